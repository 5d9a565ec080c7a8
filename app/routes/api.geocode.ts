import { DomainError } from "../domain/domain-error.ts";
import { findPoint } from "../domain/find-point.ts";
import { EMPTY_NEARBY, PLACE_NOT_FOUND } from "../domain/search-texts.ts";
import { apiLoader } from "../http/api-loader.ts";
import { directoryOf } from "../http/site-search.ts";

export const loader = apiLoader(async (site, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_NEARBY);
  const point = await findPoint(await directoryOf(site), site.askGeocoder, text);
  if (point) return point;
  throw new DomainError("not-found", PLACE_NOT_FOUND);
});
