import { nearestToPlace } from "../domain/find-nearby.ts";
import { requirePlace } from "../domain/find-place.ts";
import { withDistance } from "../domain/nearby-search.ts";
import { apiLoader } from "../http/api-loader.ts";

const AT_MOST = 6;

export const loader = apiLoader(({ catalog }, { params }) =>
  nearestToPlace(catalog, requirePlace(catalog, params.id).place, AT_MOST).map(withDistance),
);
