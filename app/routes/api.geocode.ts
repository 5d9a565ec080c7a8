import { DomainError } from "../domain/domain-error.ts";
import { findPoint } from "../domain/find-point.ts";
import { EMPTY_NEARBY, PLACE_NOT_FOUND } from "../domain/search-texts.ts";
import { apiLoader } from "../http/api-loader.ts";

export const loader = apiLoader(async ({ catalog, gazetteer, askGeocoder }, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_NEARBY);
  const point = await findPoint(catalog, gazetteer, askGeocoder, text);
  if (point) return point;
  throw new DomainError("not-found", PLACE_NOT_FOUND);
});
