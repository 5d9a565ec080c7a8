import { readMapWindow } from "../domain/browse/map-features.ts";
import { mapView } from "../ui/map/map-view.ts";
import { apiLoader } from "../web/api-loader.ts";
import { mapKey, placesOnMap } from "../web/map-places.ts";

export const loader = apiLoader(async (site, { url }) => {
  const { catalog, clusters } = site;
  const parameters = url.searchParams;
  const window = readMapWindow(parameters.get("bbox"), parameters.get("zoom"));
  const features = await clusters.find(
    mapKey(parameters),
    catalog.version,
    () => placesOnMap(site, parameters),
    window,
  );
  return mapView(features);
});
