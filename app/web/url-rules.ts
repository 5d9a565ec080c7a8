/** The rules of every route (route-rule.ts), until each stands with its route. */
import { READ_AND_POST, type RoutePattern, routePattern } from "./route-rule.ts";

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

export const URL_RULES: readonly RoutePattern[] = [
  routePattern("/", { params: ["q", "type", "lat", "lng"], free: ["q", "type", "lat", "lng"] }),
  routePattern("/location/:slug"),
  routePattern("/haunted-roadtrip"),
  routePattern("/about"),
  routePattern("/privacy"),
  routePattern("/sitemap.xml", { params: ["part"] }),
  routePattern("/feed.xml"),
  routePattern("/robots.txt"),
  routePattern("/opensearch.xml"),
  routePattern("/site.webmanifest"),
  // Its date of expiry is computed for each request.
  routePattern("/.well-known/security.txt", { cache: false }),
  routePattern("/state/:state", { params: ["page", "from"], free: ["from"] }),
  routePattern("/city/:city", { params: ["state", "page", "from"], free: ["from"] }),
  routePattern("/activity/:type", { params: ["page", "from"], free: ["from"] }),
  routePattern("/activity-types"),
  routePattern("/most-haunted"),
  routePattern("/all-locations", {
    params: ["q", "state", "activity", "kind", "access", "find", "type", "sort", "page", "from"],
    // Only the plain pages are kept: what can be put together from filters would push out everything else.
    free: ["q", "state", "activity", "kind", "access", "find", "type", "sort", "from"],
  }),
  routePattern("/search", {
    budget: "search",
    params: ["q", "type", "as", "within", "page", "from"],
    free: ["q", "type", "as", "within", "page", "from"],
  }),
  routePattern("/art/:file.svg"),
  routePattern("/art/:slug/:view.svg"),
  // Pictures are kept on disk instead.
  routePattern("/share/:slug.png", { cache: false }),
  routePattern("/share/:kind/:slug.png", { cache: false }),
  routePattern("/api/stats"),
  routePattern("/api/geocode", { budget: "search", params: ["q"], free: ["q"] }),
  routePattern("/api"),
  routePattern("/api/openapi.json"),
  routePattern("/api/haunted-locations"),
  routePattern("/api/haunted-locations/:id"),
  routePattern("/api/haunted-locations/state/:state"),
  routePattern("/api/haunted-locations/city/:city"),
  routePattern("/api/related-locations/:id", { budget: "search" }),
  routePattern("/api/nearby-locations/:id", { budget: "search" }),
  routePattern("/api/search", { budget: "search", params: ["q", "type"], free: ["q"] }),
  routePattern("/api/search/panel", { budget: "search", params: ["q", "type"], free: ["q"] }),
  routePattern("/api/map", { budget: "typing", params: ["bbox", "zoom", ...MAP_FILTERS], cache: false }),
  routePattern("/api/suggest", { budget: "typing", params: ["q"], free: ["q"] }),
  routePattern("/api/search/nearby", { budget: "search", methods: ["POST"], cache: false }),
  routePattern("/api/export.csv", { budget: "export", cache: false, stream: true }),
  routePattern("/api/export.geojson", { budget: "export", cache: false, stream: true }),
  routePattern("/submit", { methods: READ_AND_POST, params: ["received"], cache: false }),
  routePattern("/track/:token", { personal: true }),
  routePattern("/corrections", { methods: READ_AND_POST, params: ["place"], cache: false }),
  routePattern("/review", { personal: true, params: ["status", "kind", "q", "page"] }),
  routePattern("/review/sign-in", { personal: true, methods: READ_AND_POST, params: ["next"] }),
  routePattern("/review/sign-out", { personal: true, methods: READ_AND_POST }),
  routePattern("/review/account", { personal: true, methods: READ_AND_POST, params: ["changed"] }),
  routePattern("/review/submission/:id", { personal: true, methods: READ_AND_POST, longForm: true }),
  routePattern("/review/correction/:id", { personal: true, methods: READ_AND_POST }),
  routePattern("/review/places", { personal: true, params: ["q"] }),
  routePattern("/review/place/:id", { personal: true, methods: READ_AND_POST, params: ["request"], longForm: true }),
  routePattern("/review/geocode", { personal: true, params: ["q"] }),
  routePattern("/review/poster.svg", {
    personal: true,
    params: ["id", "houseName", "city", "state", "placeType", "activities", "yearBuilt"],
  }),
  routePattern("/review/preview", { budget: "typing", personal: true, methods: ["POST"], longForm: true }),
  routePattern("/review/watch/:kind/:id", { personal: true }),
  routePattern("/review/:unknown", { personal: true }),
  routePattern("/api/submissions", { methods: READ_AND_POST, cache: false }),
  routePattern("/api/similar", { budget: "search", params: ["name", "city", "state"], cache: false }),
];

/** Anything else: the not-found page, or the API's not-found answer, which the server gives without asking a route. */
const UNKNOWN_PAGE: RoutePattern = routePattern("/:unknown", { cache: false });
export const UNKNOWN_API: RoutePattern = routePattern("/api/:unknown", {
  cache: false,
  methods: [...READ_AND_POST, "PUT", "PATCH", "DELETE"],
});

export function urlRule(pathname: string): RoutePattern {
  return (
    URL_RULES.find((candidate) => candidate.pattern.test(pathname)) ??
    (pathname.startsWith("/api/") ? UNKNOWN_API : UNKNOWN_PAGE)
  );
}
