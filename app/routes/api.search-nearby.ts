import { withinMiles } from "../domain/catalog/find-nearby.ts";
import { nearbyJson, readNearbySearch } from "../domain/search/nearby-search.ts";
import { apiLoader } from "../web/api-loader.ts";
import { readJsonObject } from "../web/read-json.ts";
import { listAnswer } from "../web/render/whole-answer.ts";

export const action = apiLoader(async ({ catalog }, { request }) => {
  const { latitude, longitude, radius, limit } = readNearbySearch(await readJsonObject(request));
  const found = withinMiles(catalog, latitude, longitude, radius);
  const headers = { "cache-control": "no-store", "x-total-count": String(found.length) };
  return listAnswer(found.slice(0, limit), headers, nearbyJson);
});
