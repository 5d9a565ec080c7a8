/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("state/:state", "routes/state.tsx"),
  route("city/:city", "routes/city.tsx"),
  route("activity/:type", "routes/activity.tsx"),
  route("activity-types", "routes/activity-types.tsx"),
  route("most-haunted", "routes/most-haunted.tsx"),
  route("all-locations", "routes/all-locations.tsx"),
  route("art/:file", "routes/art.ts"),
  route("api/stats", "routes/api.stats.ts"),
  route("api/haunted-locations", "routes/api.haunted-locations.ts"),
  route("api/*", "routes/api.unknown.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
