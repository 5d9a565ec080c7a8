/** Every route with its rule, and what a URL asks for according to them. */
import type { ServerBuild } from "react-router";
import { apiRules } from "../../app/api/index.ts";
import { DATA_PARAMETER, DATA_SUFFIX, pathOfData } from "../../app/web/data-url.ts";
import { type RoutePattern, type RouteRule, routePattern } from "../../app/web/route-rule.ts";

export interface RouteTable {
  /** In order: the first route that matches a path wins. */
  readonly patterns: readonly RoutePattern[];
  /** Ids of the router's routes. */
  readonly ids: ReadonlySet<string>;
}

export const UNKNOWN_API = routePattern("/api/*", {
  cache: false,
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
});

/** API calls and pages. Pages export their rule as `handle`; a layout's rule applies to everything below it. */
export function readRouteTable({ routes }: Pick<ServerBuild, "routes">): RouteTable {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const layouts = new Set(all.map(({ parentId }) => parentId));
  const pages = all
    .filter(({ path, index }) => path || index)
    .map((route) => {
      const branch = [route];
      for (let id = route.parentId; id; id = routes[id]?.parentId) branch.unshift(routes[id]!);
      const path = `/${branch.flatMap((part) => part.path || []).join("/")}`;
      const rule: RouteRule = Object.assign({}, ...branch.map(({ module }) => module.handle));
      return layouts.has(route.id) ? routePattern(`${path}/*`, { ...rule, cache: false }) : routePattern(path, rule);
    })
    // Wildcards come after what is more specific: "/trip/day" before "/trip/:file".
    .toSorted((a, b) => openness(a) - openness(b) || b.path.length - a.path.length);
  return { patterns: [...apiRules, UNKNOWN_API, ...pages], ids: new Set(Object.keys(routes)) };
}

const openness = ({ path }: RoutePattern): number => (path.endsWith("*") ? 100 : path.split(":").length);

/** What a URL asks for, reduced to what its route knows: junk in it can neither fill the cache nor bypass it. */
export interface RequestedRoute {
  readonly rule: RoutePattern;
  /** Path and known parameters in the rule's order: what the route sees, and the cache key. */
  readonly href: string;
  readonly cacheable: boolean;
  /** Whether it is the data of a client navigation. */
  readonly isData: boolean;
  /** What of a visitor the address holds. */
  readonly holds: "position" | "words" | undefined;
}

const FIRST_PAGE = "1";
const MAX_PARAMETER_LENGTH = 1_000;
const MAX_LONG_PARAMETER_LENGTH = 6_000;
/** The maximum number of values of a repeatable parameter. */
const MAX_VALUES = 150;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the point
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/g;

export function requestedRoute({ patterns, ids }: RouteTable, url: URL): RequestedRoute {
  const isData = url.pathname.endsWith(DATA_SUFFIX) && !url.pathname.startsWith("/api/");
  const pathname = isData ? pathOfData(url.pathname) : url.pathname;
  const rule = patterns.find(({ pattern }) => pattern.test(pathname))!;
  const query = new URLSearchParams();
  let cacheable = rule.cache && isPlainlyEncoded(url.pathname);
  let holds: RequestedRoute["holds"];
  for (const name of rule.params) {
    for (const value of readValues(rule, url.searchParams, name)) {
      if (value === "" || (name === "page" && value === FIRST_PAGE)) continue;
      query.append(name, value);
      if (rule.free.includes(name)) cacheable = false;
      if (isPosition(rule, name, value)) holds = "position";
      else if (rule.typed.includes(name)) holds ??= "words";
    }
  }
  const loaders = url.searchParams.get(DATA_PARAMETER);
  if (isData && loaders?.split(",").every((id) => ids.has(id))) {
    query.set(DATA_PARAMETER, loaders);
    // Ids can be combined without end. Pages use such URLs to load the next part of a list; navigations do not.
    cacheable = false;
  }
  return { rule, href: query.size > 0 ? `${url.pathname}?${query}` : url.pathname, cacheable, isData, holds };
}

/** "42.5195, -70.8967", wherever it is typed. */
const COORDINATES = /-?\d{1,3}\.\d+\s*[,;\s]\s*-?\d{1,3}\.\d+/;

const isPosition = ({ positions, typed }: RoutePattern, name: string, value: string): boolean =>
  positions.includes(name) || (typed.includes(name) && COORDINATES.test(value));

/** Degrees with three decimals, about a hundred yards: pages, and the links on them, know nobody's position better. */
const roundDegrees = (text: string): string =>
  text.replace(/(?<![\d.])\d{1,3}\.\d{4,}/g, (degrees) => String(Number(Number(degrees).toFixed(3))));

function readValues(rule: RoutePattern, parameters: URLSearchParams, name: string): string[] {
  const { lists, long } = rule;
  const values = parameters.getAll(name).slice(0, lists.includes(name) ? MAX_VALUES : 1);
  const maxLength = long.includes(name) ? MAX_LONG_PARAMETER_LENGTH : MAX_PARAMETER_LENGTH;
  const isPage = !rule.path.startsWith("/api/");
  return values
    .map((value) => value.slice(0, maxLength).replace(CONTROL_CHARACTERS, ""))
    .map((value) => (isPage && name !== "trip" && isPosition(rule, name, value) ? roundDegrees(value) : value));
}

/** Any letter can also be written as an escape: such URLs are answered, but must not fill the cache. */
function isPlainlyEncoded(pathname: string): boolean {
  return !pathname.includes("%") || encodeURI(decodeURIComponent(pathname)) === pathname;
}

const PATH_AND_QUERY = /^\/[^\\?]*(\?|$)/;

/**
 * Parses a request's target as a URL of this site; undefined for targets that none of our pages can have (another
 * host's, broken escapes, control characters).
 */
export function parseTarget(target: string | undefined): URL | undefined {
  if (target === undefined || !PATH_AND_QUERY.test(target)) return undefined;
  // Concatenate: resolved as a reference, "//host/path" would be a URL on another host.
  const url = URL.parse(`http://localhost${target}`);
  if (!url) return undefined;
  try {
    return decodeURIComponent(url.pathname).search(CONTROL_CHARACTERS) >= 0 ? undefined : url;
  } catch {
    return undefined;
  }
}
