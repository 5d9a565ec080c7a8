/**
 * How the server treats the requests for one route, before the route runs. Pages export theirs as `handle`; without one a
 * route takes GET and HEAD, reads no query parameters and has its answers cached.
 *
 *     export const handle: RouteRule = { params: ["q", "page"], free: ["q"], budget: "search" };
 */
export interface RouteRule {
  /** GET by default, which includes HEAD. */
  readonly methods?: readonly ("GET" | "POST" | "PUT" | "PATCH" | "DELETE")[];
  /** Query parameters that the route reads; all others are dropped before it runs. */
  readonly params?: readonly string[];
  /** The subset of `params` whose values visitors make up: an answer to a URL with one of them is not cached. */
  readonly free?: readonly string[];
  /** The subset of `params` that visitors may type into: answers are `private`. `free` if not given. */
  readonly typed?: readonly string[];
  /** The subset of `params` that say where somebody is or goes: answers are `private, no-store`. */
  readonly positions?: readonly string[];
  /** The subset of `params` whose values may be as long as the way of a trip. */
  readonly long?: readonly string[];
  /** The subset of `params` that may be repeated; of the others the first value counts. */
  readonly lists?: readonly string[];
  /** Whether answers of 200 are cached until the catalog changes (unless they say no-store). True unless `personal`. */
  readonly cache?: boolean;
  /** For one person only: never cached by anyone, never indexed. */
  readonly personal?: boolean;
  /** Scripts on pages of other sites may read the answers, without credentials. Never for the desk, tracking pages and forms. */
  readonly shared?: boolean;
  /** The answer is streamed, so the server neither compresses nor tags it. */
  readonly stream?: boolean;
  /** Accepts a listing with a full-length story from a reviewer. */
  readonly longForm?: boolean;
  /** Accepts photographs: multipart forms of up to 40 MB, two at a time. */
  readonly photos?: boolean;
  /** The subset of `params` that are searched for: a request with one of them counts as a search. */
  readonly searches?: readonly string[];
  /** The rate limit that requests count against (server/http/limits.ts), if the method alone does not decide it. */
  readonly budget?: Budget;
}

export type Budget = "search" | "typing" | "export" | "trip" | "render";

/** A rule with its defaults filled in, and the path it applies to. */
export interface RoutePattern extends Required<Omit<RouteRule, "budget" | "methods">> {
  /** As in app/routes.ts, with a leading slash: "/state/:state". */
  readonly path: string;
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly budget: RouteRule["budget"];
}

export function routePattern(path: string, { methods = ["GET"], ...rule }: RouteRule = {}): RoutePattern {
  const source = path
    .replace(/[.+?^$()|[\]\\]/g, "\\$&")
    .replace(/:[^/.\\]+/g, "[^/]+")
    .replace(/\*$/, ".*");
  return {
    path,
    pattern: new RegExp(`^${source}$`),
    methods: methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)),
    params: [],
    free: [],
    typed: rule.free ?? [],
    positions: [],
    long: [],
    lists: [],
    searches: [],
    cache: !rule.personal,
    personal: false,
    shared: false,
    stream: false,
    longForm: false,
    photos: false,
    budget: undefined,
    ...rule,
  };
}
