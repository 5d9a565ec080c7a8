/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("art/:file", "routes/art.ts"),
  route("api", "routes/api.tsx"),
  route("api/openapi.json", "routes/api.openapi.ts"),
  route("api/stats", "routes/api.stats.ts"),
  route("api/haunted-locations", "routes/api.haunted-locations.ts"),
  route("api/haunted-locations/:id", "routes/api.haunted-location.ts"),
  route("api/haunted-locations/state/:state", "routes/api.locations-in-state.ts"),
  route("api/haunted-locations/city/:city", "routes/api.locations-in-city.ts"),
  route("api/related-locations/:id", "routes/api.related-locations.ts"),
  route("api/nearby-locations/:id", "routes/api.nearby-locations.ts"),
  route("api/search/nearby", "routes/api.search-nearby.ts"),
  route("api/submissions", "routes/api.submissions.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
