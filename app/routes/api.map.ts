import { readMapWindow } from "../domain/map-features.ts";
import { apiLoader } from "../http/api-loader.ts";
import { mapKey, placesOnMap } from "../http/map-places.ts";
import { mapView } from "../ui/map-view.ts";

export const loader = apiLoader(async (site, { url }) => {
  const { catalog, mapGroups } = site;
  const parameters = url.searchParams;
  const window = readMapWindow(parameters.get("bbox"), parameters.get("zoom"));
  const features = await mapGroups.find(
    mapKey(parameters),
    catalog.version,
    () => placesOnMap(site, parameters),
    window,
  );
  return mapView(catalog, features);
});
