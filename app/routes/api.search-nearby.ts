import { withinMiles } from "../domain/catalog/find-nearby.ts";
import { nearbyCard, readNearbySearch } from "../domain/search/nearby-search.ts";
import { apiLoader } from "../web/api-loader.ts";
import { readJsonObject } from "../web/read-json.ts";
import { jsonAnswer } from "../web/render/whole-answer.ts";

export const action = apiLoader(async ({ catalog }, { request }) => {
  const { latitude, longitude, radius, limit } = readNearbySearch(await readJsonObject(request));
  const found = withinMiles(catalog, latitude, longitude, radius);
  const headers = { "cache-control": "no-store", "x-total-count": String(found.length) };
  return jsonAnswer(found.slice(0, limit).map(nearbyCard), headers);
});
