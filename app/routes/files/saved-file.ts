import { editionOf } from "../../domain/import-export/data-license.ts";
import { PLACE_FILES, type PlaceFileName } from "../../domain/saved/place-files.ts";
import { readSavedLink } from "../../domain/saved/saved-link.ts";
import { savedCardView } from "../../ui/saved/saved-view.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/saved-file";

/** Long links repeat the parameter (app/domain/saved/saved-link.ts). */
export const handle: RouteRule = { params: ["places"], free: ["places"], lists: ["places"], shared: true };

/** The places of a shared link to download: "places.gpx", "places.kml", "places.geojson" or "places.csv". */
export function loader({ params, context, url }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  const [, name] = /^places\.(gpx|kml|geojson|csv)$/.exec(params.file) ?? [];
  const values = url.searchParams.getAll("places");
  const link = readSavedLink(catalog, values);
  if (!name || values.length === 0 || "mistake" in link || link.places.length === 0) return noSuchFile();
  const file = PLACE_FILES[name as PlaceFileName];
  const places = link.places.map((place) => ({ ...savedCardView(place), url: `${siteUrl}/location/${place.slug}` }));
  const response = fileResponse(file.write("Haunted places", places, editionOf(catalog)), file.type);
  response.headers.set("content-disposition", `attachment; filename="haunted-places.${name}"`);
  response.headers.set("x-robots-tag", "noindex");
  return response;
}
