import { EmbedMap, MAP_STYLES } from "../../ui/embed/embed-map.tsx";
import { findEmbedded } from "../../views/embedded-places.ts";
import { embedResponse, embedSentence } from "../../web/render/embed-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { EMBED_FILTERS } from "../../web/seo/embed-code.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/embed-map";

/** Authors of pages write the filters, not those who read them. */
export const handle: RouteRule = { params: [...EMBED_FILTERS, "theme"], free: EMBED_FILTERS, typed: [] };

const UNKNOWN =
  "No places are listed under these filters. Give a state, a city, a kind, an activity or a list, as the code on our pages does.";

/** The map of a page, with its places: "/embed/map?state=Ohio". */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await findEmbedded(site, url.searchParams);
  if (!found) return embedSentence(404, UNKNOWN);
  const theme = ["light", "dark"].find((name) => name === url.searchParams.get("theme"));
  return embedResponse(<EmbedMap {...found} siteUrl={site.siteUrl} theme={theme} />, MAP_STYLES);
}
