import { DomainError } from "../domain/domain-error.ts";
import { findPoint } from "../domain/geo/find-point.ts";
import { EMPTY_NEARBY, PLACE_NOT_FOUND } from "../domain/search/search-texts.ts";
import { apiLoader } from "../web/api-loader.ts";
import { searchContextOf } from "../web/site-search.ts";

export const loader = apiLoader(async (site, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_NEARBY);
  const point = await findPoint(await searchContextOf(site), site.askGeocoder, text);
  if (point) return point;
  throw new DomainError("not-found", PLACE_NOT_FOUND);
});
