import { editionOf } from "../../domain/import-export/data-license.ts";
import { mayBeVisited } from "../../domain/places/place.ts";
import { PLACE_FILES, type PlaceFileName } from "../../domain/saved/place-files.ts";
import { savedCardView } from "../../ui/saved/saved-view.ts";
import { momentOf, placesOnMap } from "../../views/places-on-map.ts";
import { MAP_FILTERS } from "../../web/filter-parameters.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/places-file";

export const handle: RouteRule = {
  params: MAP_FILTERS,
  free: MAP_FILTERS,
  searches: ["find"],
  budget: "export",
  shared: true,
};

/** The places of a page to download, by the filters of its map: "haunted-places.gpx?state=Ohio". Only those that may be visited. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const [, name] = /^haunted-places\.(gpx|kml|csv|geojson)$/.exec(params.file) ?? [];
  if (!name) return noSuchFile();
  const file = PLACE_FILES[name as PlaceFileName];
  const places = (await placesOnMap(site, url.searchParams))
    .filter(mayBeVisited)
    .map((place) => ({ ...savedCardView(place), url: `${site.siteUrl}/location/${place.slug}` }));
  const isMomentary = momentOf(site, url.searchParams) !== "";
  const text = file.write("Haunted places", places, editionOf(site.catalog));
  const response = fileResponse(text, file.type, isMomentary ? "no-store" : undefined);
  response.headers.set("content-disposition", `attachment; filename="haunted-places.${name}"`);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
