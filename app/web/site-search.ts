/** The search as routes use it: what a request's address asks for, answered from the request's catalog. */
import { DomainError } from "../domain/domain-error.ts";
import type { SearchContext } from "../domain/search/parse-query.ts";
import { type SearchOptions, type SearchResult, search } from "../domain/search/search.ts";
import { SEARCH_RADIUS_MILES } from "../domain/search/search-radius.ts";
import { GEOCODER_BUSY } from "../domain/search/search-texts.ts";
import type { SiteContext } from "./site-context.ts";

export async function searchContextOf({ catalog, gazetteer, whenSearchable }: SiteContext): Promise<SearchContext> {
  return { catalog, gazetteer, index: await whenSearchable() };
}

export async function searchSite(site: SiteContext, text: string, options: SearchOptions = {}): Promise<SearchResult> {
  return search(await searchContextOf(site), site.askGeocoder, text, options);
}

/** For callers that wait for an answer: one that could not be had now is no "nothing found". */
export async function searchSiteNow(site: SiteContext, text: string, options?: SearchOptions): Promise<SearchResult> {
  const result = await searchSite(site, text, options);
  if (result.busy) throw new DomainError("unavailable", GEOCODER_BUSY);
  return result;
}

/** The value of `as` that takes a text as words, whatever else it may mean. */
export const AS_WORDS = "words";

interface SearchAddress {
  readonly q: string;
  readonly type?: string;
  readonly as?: typeof AS_WORDS;
  readonly miles?: number;
}

/** The address of a search, without what is as it always is. */
export function searchPath({ q, type = "all", as, miles = SEARCH_RADIUS_MILES }: SearchAddress): string {
  const parameters = new URLSearchParams({ q });
  if (type !== "all") parameters.set("type", type);
  if (as) parameters.set("as", as);
  if (miles !== SEARCH_RADIUS_MILES) parameters.set("within", String(miles));
  return `/search?${parameters}`;
}
