import { DomainError } from "../domain/domain-error.ts";
import { findPoint } from "../domain/find-point.ts";
import { apiLoader } from "../http/api-loader.ts";

export const loader = apiLoader(async ({ catalog, gazetteer, askGeocoder }, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", "Please enter your address, city, or zip code.");
  const point = await findPoint(catalog, gazetteer, askGeocoder, text);
  if (point) return point;
  throw new DomainError("not-found", "Unable to find the location you entered. Please try a different address.");
});
