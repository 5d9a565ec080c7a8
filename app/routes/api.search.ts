import { DomainError } from "../domain/domain-error.ts";
import { nearbyCard } from "../domain/search/nearby-search.ts";
import { allFound } from "../domain/search/search.ts";
import { EMPTY_SEARCH } from "../domain/search/search-texts.ts";
import { requireSearchType } from "../domain/search/search-types.ts";
import { API_CACHE, apiLoader } from "../web/api-loader.ts";
import { jsonAnswer } from "../web/render/whole-answer.ts";
import { searchSiteNow } from "../web/site-search.ts";

/** The list is as long as it is useful; the header says how many there are. */
const MAX_LOCATIONS = 1_000;

export const loader = apiLoader(async (site, { url }) => {
  const text = url.searchParams.get("q")?.trim() ?? "";
  if (text === "") throw new DomainError("invalid", EMPTY_SEARCH);
  const found = allFound(await searchSiteNow(site, text, { type: requireSearchType(url.searchParams.get("type")) }));
  const headers = { "cache-control": API_CACHE, "x-total-count": String(found.length) };
  const cards = found
    .slice(0, MAX_LOCATIONS)
    .map(({ place, distance }) => (distance === undefined ? place : nearbyCard({ place, distance })));
  return jsonAnswer(cards, headers);
});
