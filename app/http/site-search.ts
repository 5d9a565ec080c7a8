/** The search as routes use it: what a request's address asks for, answered from the request's catalog. */
import type { Directory } from "../domain/read-query.ts";
import { type SearchResult, type SearchWishes, search } from "../domain/search.ts";
import type { SiteContext } from "./site-context.ts";

export async function directoryOf({ catalog, gazetteer, whenSearchable }: SiteContext): Promise<Directory> {
  return { catalog, gazetteer, index: await whenSearchable() };
}

export async function searchSite(site: SiteContext, text: string, wishes: SearchWishes = {}): Promise<SearchResult> {
  return search(await directoryOf(site), site.askGeocoder, text, wishes);
}

/** The value of `as` that takes a text as words, whatever else it may mean. */
export const AS_WORDS = "words";

/** The address of a search, without what is as it always is. */
export function searchPath({ q, type = "all", as }: { q: string; type?: string; as?: typeof AS_WORDS }): string {
  const parameters = new URLSearchParams({ q });
  if (type !== "all") parameters.set("type", type);
  if (as) parameters.set("as", as);
  return `/search?${parameters}`;
}
