/**
 * What the outer server must know of each address before a route runs: the methods it takes, the query parameters it
 * reads, and whether a rendered answer may be kept. Parameters that are not named here never reach a route.
 */
export interface UrlRule {
  readonly pattern: RegExp;
  readonly methods: readonly string[];
  readonly parameters: readonly string[];
  /** Parameters with values of the visitor's own making: an address that carries one is rendered, not kept. */
  readonly free: readonly string[];
  readonly keep: boolean;
  /** For one person's eyes: never kept by anyone, never indexed. */
  readonly personal: boolean;
  readonly kind: "page" | "api" | "file";
}

const READ = ["GET", "HEAD"] as const;
const WRITE = [...READ, "POST"] as const;

function rule(path: string, options: Partial<Omit<UrlRule, "pattern">> = {}): UrlRule {
  const source = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{[^}]+\}/g, "[^/]+");
  return {
    pattern: new RegExp(`^${source}$`),
    methods: READ,
    parameters: [],
    free: [],
    keep: !options.personal,
    personal: false,
    kind: path.startsWith("/api/") ? "api" : "page",
    ...options,
  };
}

export const URL_RULES: readonly UrlRule[] = [
  rule("/", { parameters: ["lat", "lng"], free: ["lat", "lng"] }),
  rule("/art/{file}.svg", { kind: "file" }),
  rule("/api/stats"),
  rule("/api/haunted-locations"),
  rule("/submit", { methods: WRITE, parameters: ["received"], keep: false }),
  rule("/track/{token}", { personal: true }),
  rule("/corrections", { methods: WRITE, parameters: ["place"], keep: false }),
  rule("/review", { personal: true, parameters: ["status", "kind", "q", "page"] }),
  rule("/review/sign-in", { personal: true, methods: WRITE, parameters: ["next"] }),
  rule("/review/sign-out", { personal: true, methods: WRITE }),
  rule("/review/account", { personal: true, methods: WRITE }),
  rule("/review/submission/{id}", { personal: true, methods: WRITE }),
  rule("/review/correction/{id}", { personal: true, methods: WRITE }),
  rule("/review/places", { personal: true, parameters: ["q"] }),
  rule("/review/place/{id}", { personal: true, methods: WRITE, parameters: ["request"] }),
  rule("/review/geocode", { personal: true, parameters: ["q"] }),
  rule("/review/poster.svg", {
    personal: true,
    parameters: ["id", "houseName", "city", "state", "placeType", "activities", "yearBuilt"],
  }),
  rule("/api/submissions", { methods: WRITE, keep: false }),
  rule("/api/similar", { parameters: ["name", "city", "state"], free: ["name", "city", "state"], keep: false }),
];

/** Anything else: the not-found page, or the API's not-found answer. */
const UNKNOWN_PAGE: UrlRule = rule("/{unknown}", { keep: false });
const UNKNOWN_API: UrlRule = rule("/api/{unknown}", { keep: false, methods: [...WRITE, "PUT", "PATCH", "DELETE"] });

export function urlRule(pathname: string): UrlRule {
  return (
    URL_RULES.find((candidate) => candidate.pattern.test(pathname)) ??
    (pathname === "/api" || pathname.startsWith("/api/") ? UNKNOWN_API : UNKNOWN_PAGE)
  );
}
