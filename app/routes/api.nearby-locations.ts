import { nearestToPlace } from "../domain/find-nearby.ts";
import { requirePlace } from "../domain/find-place.ts";
import { nearbyJson } from "../domain/nearby-search.ts";
import { API_CACHE, apiLoader } from "../http/api-loader.ts";
import { listAnswer } from "../http/whole-answer.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  listAnswer(
    nearestToPlace(catalog, requirePlace(catalog, params.id).place, AT_MOST),
    { "cache-control": API_CACHE },
    nearbyJson,
  ),
);
