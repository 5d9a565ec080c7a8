import { requirePlace } from "../domain/find-place.ts";
import { relatedPlaces } from "../domain/related-places.ts";
import { apiLoader } from "../http/api-loader.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  relatedPlaces(catalog, requirePlace(catalog, params.id).place, AT_MOST),
);
