import { requirePlace } from "../domain/find-place.ts";
import { relatedPlaces } from "../domain/related-places.ts";
import { cardJson } from "../domain/written-cards.ts";
import { API_CACHE, apiLoader } from "../http/api-loader.ts";
import { listAnswer } from "../http/whole-answer.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  listAnswer(
    relatedPlaces(catalog, requirePlace(catalog, params.id).place, AT_MOST),
    { "cache-control": API_CACHE },
    cardJson,
  ),
);
