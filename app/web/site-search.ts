/** Search for routes: runs the search of a URL on the request's catalog. */
import { DomainError } from "../domain/domain-error.ts";
import type { SearchContext } from "../domain/search/parse-query.ts";
import { type SearchOptions, type SearchResult, search } from "../domain/search/search.ts";
import { SEARCH_RADIUS_MILES } from "../domain/search/search-parameters.ts";
import { GEOCODER_BUSY } from "../domain/search/search-texts.ts";
import type { SiteContext } from "./site-context.ts";

export async function searchContextOf({ catalog, gazetteer, whenSearchable }: SiteContext): Promise<SearchContext> {
  return { catalog, gazetteer, index: await whenSearchable() };
}

export async function searchSite(site: SiteContext, text: string, options: SearchOptions = {}): Promise<SearchResult> {
  return search(await searchContextOf(site), site.askGeocoder, text, options);
}

/** Throws if the geocoder is unavailable, which must not look like "nothing found". */
export async function searchSiteNow(site: SiteContext, text: string, options?: SearchOptions): Promise<SearchResult> {
  const result = await searchSite(site, text, options);
  if (result.busy) throw new DomainError("unavailable", GEOCODER_BUSY);
  return result;
}

/** Value of `as` that forces a plain text search. */
export const AS_WORDS = "words";

interface SearchAddress {
  readonly q: string;
  readonly type?: string;
  readonly as?: typeof AS_WORDS;
  readonly miles?: number;
}

/** Search URL; default parameters are omitted. */
export function searchPath({ q, type = "all", as, miles = SEARCH_RADIUS_MILES }: SearchAddress): string {
  const parameters = new URLSearchParams({ q });
  if (type !== "all") parameters.set("type", type);
  if (as) parameters.set("as", as);
  if (miles !== SEARCH_RADIUS_MILES) parameters.set("within", String(miles));
  return `/search?${parameters}`;
}
