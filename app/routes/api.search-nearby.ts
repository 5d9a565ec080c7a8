import { withinMiles } from "../domain/find-nearby.ts";
import { readNearbySearch, withDistance } from "../domain/nearby-search.ts";
import { apiLoader } from "../http/api-loader.ts";
import { readJsonObject } from "../http/read-json.ts";

export const action = apiLoader(
  async ({ catalog }, { request }) => {
    const { latitude, longitude, radius } = readNearbySearch(await readJsonObject(request));
    return withinMiles(catalog, latitude, longitude, radius).map(withDistance);
  },
  { "cache-control": "no-store" },
);
