import { nearestToPlace } from "../domain/catalog/find-nearby.ts";
import { requirePlace } from "../domain/catalog/find-place.ts";
import { nearbyCard } from "../domain/search/nearby-search.ts";
import { API_CACHE, apiLoader } from "../web/api-loader.ts";
import { jsonAnswer } from "../web/render/whole-answer.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  jsonAnswer(nearestToPlace(catalog, requirePlace(catalog, params.id).place, AT_MOST).map(nearbyCard), {
    "cache-control": API_CACHE,
  }),
);
