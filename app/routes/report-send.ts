import { takeReport } from "../web/forms/take-report.ts";
import type { RouteRule } from "../web/route-rule.ts";
import type { Route } from "./+types/report-send";

/** The form of location-report.tsx as its script sends it, with pictures. */
export const handle: RouteRule = { methods: ["POST"], cache: false, photos: true };

export async function action(args: Route.ActionArgs) {
  const taken = await takeReport(args);
  if ("trackingToken" in taken) return Response.json({ path: `/track/${taken.trackingToken}` });
  const { data, init } = taken.answer;
  return Response.json(data, { ...init });
}
