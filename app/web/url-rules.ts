/**
 * What the outer server must know of each address before a route runs: the methods it takes, the query parameters it
 * reads, what it draws on, and whether a rendered answer may be kept (it is not where it says no-store). Parameters that are
 * not named here never reach a route.
 */
export interface UrlRule {
  /** As it is written in this table: "/state/{state}". */
  readonly path: string;
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly parameters: readonly string[];
  /** Parameters with values of the visitor's own making: an address that carries one is rendered, not kept. */
  readonly free: readonly string[];
  readonly keep: boolean;
  /** The answer grows with the directory: it is kept whatever its size. Only for addresses without parameters. */
  readonly large: boolean;
  /** For one person's eyes: never kept by anyone, never indexed. */
  readonly personal: boolean;
  /** Takes a listing with a story of full length from a reviewer; every other address takes less. */
  readonly longForm: boolean;
  readonly kind: "page" | "api" | "file";
  /** What a request for it draws on, where that is not told by its method (server/limits.ts has the figures). */
  readonly budget: "search" | "typing" | "export" | undefined;
}

const READ = ["GET", "HEAD"] as const;
const WRITE = [...READ, "POST"] as const;

function rule(path: string, options: Partial<Omit<UrlRule, "path" | "pattern">> = {}): UrlRule {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]+\}/g, "[^/]+");
  return {
    path,
    pattern: new RegExp(`^${source}$`),
    methods: READ,
    parameters: [],
    free: [],
    keep: !options.personal,
    large: false,
    personal: false,
    longForm: false,
    kind: path.startsWith("/api/") ? "api" : "page",
    budget: undefined,
    ...options,
  };
}

/** Parameters of /api/map that choose places; the rest of its address is the window. */
export const MAP_FILTERS = [
  "place",
  "list",
  "city",
  "state",
  "activity",
  "kind",
  "access",
  "q",
  "find",
  "type",
] as const;

export const URL_RULES: readonly UrlRule[] = [
  rule("/", { parameters: ["q", "type", "lat", "lng"], free: ["q", "type", "lat", "lng"] }),
  rule("/location/{slug}"),
  rule("/haunted-roadtrip"),
  rule("/about"),
  rule("/privacy"),
  rule("/sitemap.xml", { kind: "file", parameters: ["part"] }),
  rule("/feed.xml", { kind: "file" }),
  rule("/robots.txt", { kind: "file" }),
  rule("/opensearch.xml", { kind: "file" }),
  rule("/site.webmanifest", { kind: "file" }),
  // Its date of expiry is computed for each request.
  rule("/.well-known/security.txt", { kind: "file", keep: false }),
  rule("/state/{state}", { parameters: ["page", "from"], free: ["from"] }),
  rule("/city/{city}", { parameters: ["state", "page", "from"], free: ["from"] }),
  rule("/activity/{type}", { parameters: ["page", "from"], free: ["from"] }),
  rule("/activity-types"),
  rule("/most-haunted"),
  rule("/all-locations", {
    parameters: ["q", "state", "activity", "kind", "access", "find", "type", "sort", "page", "from"],
    // Only the plain pages are kept: what can be put together from filters would push out everything else.
    free: ["q", "state", "activity", "kind", "access", "find", "type", "sort", "from"],
  }),
  rule("/search", {
    budget: "search",
    parameters: ["q", "type", "as", "within", "page", "from"],
    free: ["q", "type", "as", "within", "page", "from"],
  }),
  rule("/art/{file}.svg", { kind: "file" }),
  rule("/art/{slug}/{view}.svg", { kind: "file" }),
  // Pictures are kept on disk instead.
  rule("/share/{slug}.png", { kind: "file", keep: false }),
  rule("/share/{kind}/{slug}.png", { kind: "file", keep: false }),
  rule("/api/stats"),
  rule("/api/geocode", { budget: "search", parameters: ["q"], free: ["q"] }),
  rule("/api"),
  rule("/api/openapi.json"),
  rule("/api/haunted-locations", { large: true }),
  rule("/api/haunted-locations/{id}"),
  rule("/api/haunted-locations/state/{state}"),
  rule("/api/haunted-locations/city/{city}"),
  rule("/api/related-locations/{id}", { budget: "search" }),
  rule("/api/nearby-locations/{id}", { budget: "search" }),
  rule("/api/search", { budget: "search", parameters: ["q", "type"], free: ["q"] }),
  rule("/api/search/panel", { budget: "search", parameters: ["q", "type"], free: ["q"] }),
  rule("/api/map", { budget: "typing", parameters: ["bbox", "zoom", ...MAP_FILTERS], keep: false }),
  rule("/api/suggest", { budget: "typing", parameters: ["q"], free: ["q"] }),
  rule("/api/search/nearby", { budget: "search", methods: ["POST"], keep: false }),
  rule("/api/export.csv", { budget: "export", keep: false }),
  rule("/api/export.geojson", { budget: "export", keep: false }),
  rule("/submit", { methods: WRITE, parameters: ["received"], keep: false }),
  rule("/track/{token}", { personal: true }),
  rule("/corrections", { methods: WRITE, parameters: ["place"], keep: false }),
  rule("/review", { personal: true, parameters: ["status", "kind", "q", "page"] }),
  rule("/review/sign-in", { personal: true, methods: WRITE, parameters: ["next"] }),
  rule("/review/sign-out", { personal: true, methods: WRITE }),
  rule("/review/account", { personal: true, methods: WRITE, parameters: ["changed"] }),
  rule("/review/submission/{id}", { personal: true, methods: WRITE, longForm: true }),
  rule("/review/correction/{id}", { personal: true, methods: WRITE }),
  rule("/review/places", { personal: true, parameters: ["q"] }),
  rule("/review/place/{id}", { personal: true, methods: WRITE, parameters: ["request"], longForm: true }),
  rule("/review/geocode", { personal: true, parameters: ["q"] }),
  rule("/review/poster.svg", {
    personal: true,
    parameters: ["id", "houseName", "city", "state", "placeType", "activities", "yearBuilt"],
  }),
  rule("/review/preview", { budget: "typing", personal: true, methods: ["POST"], longForm: true }),
  rule("/review/watch/{kind}/{id}", { personal: true }),
  rule("/review/{unknown}", { personal: true }),
  rule("/api/submissions", { methods: WRITE, keep: false }),
  rule("/api/similar", { budget: "search", parameters: ["name", "city", "state"], keep: false }),
];

/** Anything else: the not-found page, or the API's not-found answer, which the server gives without asking a route. */
const UNKNOWN_PAGE: UrlRule = rule("/{unknown}", { keep: false });
export const UNKNOWN_API: UrlRule = rule("/api/{unknown}", {
  keep: false,
  methods: [...WRITE, "PUT", "PATCH", "DELETE"],
});

export function urlRule(pathname: string): UrlRule {
  return (
    URL_RULES.find((candidate) => candidate.pattern.test(pathname)) ??
    (pathname.startsWith("/api/") ? UNKNOWN_API : UNKNOWN_PAGE)
  );
}
