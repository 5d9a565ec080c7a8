import type { RoutePattern } from "../app/web/route-rule.ts";
import { urlRule } from "../app/web/url-rules.ts";

export interface ReducedUrl {
  readonly rule: RoutePattern;
  /** Path and known parameters in their own order: what the route sees, and the key under which the answer is kept. */
  readonly href: string;
  readonly keep: boolean;
  /** Whether it is asked for as the data of a client navigation. */
  readonly isData: boolean;
}

const DATA_SUFFIX = ".data";
/** API calls are asked for as they are, never as the data of a navigation. */
const API = "/api/";
/** Which loaders a client navigation wants: ids of routes. */
const DATA_PARAMETER = "_routes";

/** The same as none. */
const FIRST_PAGE = "1";

/** Cuts an address down to what its route knows, so that junk in it can neither fill the cache nor force a miss. */
export function reduceUrl(url: URL, routeIds: ReadonlySet<string>): ReducedUrl {
  const isData = url.pathname.endsWith(DATA_SUFFIX) && !url.pathname.startsWith(API);
  const rule = urlRule(isData ? pageOfData(url.pathname) : url.pathname);
  const kept = new URLSearchParams();
  let keep = rule.cache && isPlainlyWritten(url.pathname);
  for (const name of rule.params) {
    const value = url.searchParams.get(name);
    if (value === null || value === "" || (name === "page" && value === FIRST_PAGE)) continue;
    kept.set(name, value);
    if (rule.free.includes(name)) keep = false;
  }
  const routes = url.searchParams.get(DATA_PARAMETER);
  if (isData && routes?.split(",").every((id) => routeIds.has(id))) {
    kept.set(DATA_PARAMETER, routes);
    // Ids can be put together without end. A page asks so for the next part of a list; a navigation does not.
    keep = false;
  }
  const query = kept.toString();
  return { rule, href: query ? `${url.pathname}?${query}` : url.pathname, keep, isData };
}

/** Any letter can also be written as an escape: such spellings are answered, but they must not fill the cache. */
function isPlainlyWritten(pathname: string): boolean {
  if (!pathname.includes("%")) return true;
  const plain = decodeURIComponent(pathname);
  return encodeURI(plain) === pathname;
}

function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -DATA_SUFFIX.length);
  return page === "/_root" || page === "/_" || page === "" ? "/" : page;
}
