/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("art/:file", "routes/art.ts"),
  route("api/stats", "routes/api.stats.ts"),
  route("api/haunted-locations", "routes/api.haunted-locations.ts"),
  route("submit", "routes/submit.tsx"),
  route("track/:token", "routes/track.tsx"),
  route("api/submissions", "routes/api.submissions.ts"),
  route("api/similar", "routes/api.similar.ts"),
  route("api/*", "routes/api.unknown.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
