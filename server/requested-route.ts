import type { RoutePattern } from "../app/web/route-rule.ts";
import { urlRule } from "../app/web/url-rules.ts";

/** What a URL asks for, cut down to what its route knows: junk in it can neither fill the cache nor bypass it. */
export interface RequestedRoute {
  readonly rule: RoutePattern;
  /** Path and known parameters in the rule's order: what the route sees, and the key of the cached answer. */
  readonly href: string;
  readonly cacheable: boolean;
  /** Whether it is the data of a client navigation. */
  readonly isData: boolean;
}

const DATA_SUFFIX = ".data";
/** Which loaders a client navigation wants: ids of routes. */
const DATA_PARAMETER = "_routes";
const FIRST_PAGE = "1";

export function requestedRoute(url: URL, routeIds: ReadonlySet<string>): RequestedRoute {
  const isData = url.pathname.endsWith(DATA_SUFFIX) && !url.pathname.startsWith("/api/");
  const rule = urlRule(isData ? pageOfData(url.pathname) : url.pathname);
  const query = new URLSearchParams();
  let cacheable = rule.cache && isPlainlyEncoded(url.pathname);
  for (const name of rule.params) {
    const value = url.searchParams.get(name);
    if (value === null || value === "" || (name === "page" && value === FIRST_PAGE)) continue;
    query.set(name, value);
    if (rule.free.includes(name)) cacheable = false;
  }
  const routes = url.searchParams.get(DATA_PARAMETER);
  if (isData && routes?.split(",").every((id) => routeIds.has(id))) {
    query.set(DATA_PARAMETER, routes);
    // Ids can be combined without end. A page asks so for the next part of a list; a navigation does not.
    cacheable = false;
  }
  return { rule, href: query.size > 0 ? `${url.pathname}?${query}` : url.pathname, cacheable, isData };
}

/** Any letter can also be written as an escape: such URLs are answered, but must not fill the cache. */
function isPlainlyEncoded(pathname: string): boolean {
  return !pathname.includes("%") || encodeURI(decodeURIComponent(pathname)) === pathname;
}

function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -DATA_SUFFIX.length);
  return page === "/_root" || page === "/_" || page === "" ? "/" : page;
}
