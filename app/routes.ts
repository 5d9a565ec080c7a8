/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("all-locations", "routes/all-locations.tsx"),
  route("most-haunted", "routes/most-haunted.tsx"),
  route("activity-types", "routes/activity-types.tsx"),
  route("activity/:type", "routes/activity.tsx"),
  route("state/:state", "routes/state.tsx"),
  route("city/:city", "routes/city.tsx"),
  route("location/:slug", "routes/location.tsx"),
  route("haunted-roadtrip", "routes/haunted-roadtrip.tsx"),
  route("about", "routes/about.tsx"),
  route("privacy", "routes/privacy.tsx"),

  route("sitemap.xml", "routes/sitemap.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("opensearch.xml", "routes/opensearch.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),

  route("art/scene/:layer", "routes/art-scene.ts"),
  route("art/:file", "routes/art.ts"),
  route("art/:slug/:view", "routes/art-view.ts"),
  route("share/*", "routes/share.ts"),

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
  route("api/export.csv", "routes/api.export-csv.ts"),
  route("api/export.geojson", "routes/api.export-geojson.ts"),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
