import { famousViews, readPosterFile } from "../../art/index.ts";
import { posterResponse } from "../../web/render/poster-response.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/art-view";

/** Additional drawings of the famous houses. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const place = catalog.bySlug.get(params.slug);
  const { name: view, version } = readPosterFile(params.view);
  const known = place && famousViews(place).some((famous) => famous.view === view);
  return posterResponse(known ? place : undefined, view, version);
}
