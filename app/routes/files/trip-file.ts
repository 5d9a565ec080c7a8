import { readQuestion } from "../../domain/trips/question/read-question.ts";
import { tripCalendar, tripGpx } from "../../domain/trips/travel/trip-files.ts";
import type { TripPlan } from "../../domain/trips/trip.ts";
import { planSiteTrip } from "../../views/site-trip.ts";
import { errorResponse } from "../../web/error-status.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { type SiteContext, siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/trip-file";

export const handle: RouteRule = { ...tripRule, params: [...tripRule.params, "day"], shared: true };

/** A plan to download: "plan.gpx", whole or one day of it, or "plan.ics", which takes a first day. */
export async function loader({ params: { file }, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { question } = readQuestion(url.searchParams);
  const isCalendar = file === "plan.ics";
  if ((file !== "plan.gpx" && !isCalendar) || (isCalendar && !question.start)) return noSuchFile();
  const plan = await planSiteTrip(site, question).catch(errorResponse);
  if (plan instanceof Response) return plan;
  const made = plan && (isCalendar ? calendar(plan, site) : gpx(plan, url.searchParams.get("day")));
  if (!made) return noSuchFile();
  const response = fileResponse(made.body, made.type);
  response.headers.set("content-disposition", `attachment; filename="${made.name}"`);
  response.headers.set("x-robots-tag", "noindex");
  if (plan.isTemporary) response.headers.set("cache-control", "no-store");
  return response;
}

function calendar(plan: TripPlan, { siteUrl, now }: SiteContext) {
  const body = plan.days.length > 0 && tripCalendar(plan, { siteUrl, now: now() });
  return body ? { body, type: "text/calendar", name: "haunted-trip.ics" } : undefined;
}

function gpx(plan: TripPlan, dayText: string | null) {
  const day = dayText === null ? undefined : Number(dayText);
  if (plan.days.length === 0 || (day !== undefined && !plan.days[day - 1])) return undefined;
  const name = day === undefined ? "haunted-trip.gpx" : `haunted-trip-day-${day}.gpx`;
  return { body: tripGpx(plan, day), type: "application/gpx+xml", name };
}
