import { renderSVG } from "uqr";
import { questionSearch, readQuestion } from "../../domain/trips/read-question.ts";
import { fileResponse } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/trip-code";

export const handle: RouteRule = { ...tripRule, budget: "search" };

/** A plan's address as a QR code. Nothing is planned for it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const { question } = readQuestion(url.searchParams);
  const svg = renderSVG(`${siteUrl}/trip${questionSearch(question)}`, { border: 2, pixelSize: 2, boostEcc: false });
  return fileResponse(svg, "image/svg+xml");
}
