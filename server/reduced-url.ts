import { type UrlRule, urlRule } from "../app/http/url-rules.ts";

export interface ReducedUrl {
  readonly rule: UrlRule;
  /** The page that is asked for, without the suffix of a data request. */
  readonly pathname: string;
  /** Path and known parameters in their own order: what the route sees, and the key under which the answer is kept. */
  readonly href: string;
  readonly keep: boolean;
}

const DATA_SUFFIX = ".data";
/** Which loaders a client navigation wants: ids of routes. */
const DATA_PARAMETER = "_routes";

/** Cuts an address down to what its route knows, so that junk in it can neither fill the cache nor force a miss. */
export function reduceUrl(url: URL, routeIds: ReadonlySet<string>): ReducedUrl {
  const isData = url.pathname.endsWith(DATA_SUFFIX);
  const pathname = isData ? pageOfData(url.pathname) : url.pathname;
  const rule = urlRule(pathname);
  const kept = new URLSearchParams();
  let keep = rule.keep;
  for (const name of rule.parameters) {
    const value = url.searchParams.get(name);
    if (value === null || value === "") continue;
    kept.set(name, value);
    if (rule.free.includes(name)) keep = false;
  }
  const routes = url.searchParams.get(DATA_PARAMETER);
  if (isData && routes?.split(",").every((id) => routeIds.has(id))) kept.set(DATA_PARAMETER, routes);
  const query = kept.toString();
  return { rule, pathname, href: query ? `${url.pathname}?${query}` : url.pathname, keep };
}

function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -DATA_SUFFIX.length);
  return page === "/_root" || page === "/_" || page === "" ? "/" : page;
}
