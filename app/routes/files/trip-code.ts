import { renderSVG } from "uqr";
import { questionSearch, readQuestion } from "../../domain/trips/question/read-question.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import { tripRule } from "../../web/trip-rule.ts";
import type { Route } from "./+types/trip-code";

/** Not cached: unlike plans, codes would share the cache of the pages that everybody reads. */
export const handle: RouteRule = { ...tripRule, budget: "search", cache: false };

/** Of what a code can hold. */
const MAX_LENGTH = 2_900;

/** A plan's address as a QR code. Nothing is planned for it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { siteUrl } = context.get(siteContext);
  const { question } = readQuestion(url.searchParams);
  const address = `${siteUrl}/trip${questionSearch(question)}`;
  if (address.length > MAX_LENGTH) return noSuchFile();
  const svg = renderSVG(address, { border: 2, pixelSize: 2, boostEcc: false });
  return fileResponse(svg, "image/svg+xml");
}
