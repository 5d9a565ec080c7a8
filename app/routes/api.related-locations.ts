import { requirePlace } from "../domain/catalog/find-place.ts";
import { relatedPlaces } from "../domain/places/related-places.ts";
import { API_CACHE, apiLoader } from "../web/api-loader.ts";
import { jsonAnswer } from "../web/render/whole-answer.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  jsonAnswer(relatedPlaces(catalog, requirePlace(catalog, params.id).place, AT_MOST), { "cache-control": API_CACHE }),
);
