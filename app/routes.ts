/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("location/:slug", "routes/location.tsx"),
  route("art/scene.svg", "routes/art-scene.ts"),
  route("haunted-roadtrip", "routes/haunted-roadtrip.tsx"),
  route("about", "routes/about.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("feed.xml", "routes/feed.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("opensearch.xml", "routes/opensearch.ts"),
  route("site.webmanifest", "routes/web-manifest.ts"),
  route(".well-known/security.txt", "routes/security-txt.ts"),
  route("art/:file", "routes/art.ts"),
  route("art/:slug/:view", "routes/art-view.ts"),
  route("share/*", "routes/share.ts"),
  route("api/stats", "routes/api.stats.ts"),
  route("api/geocode", "routes/api.geocode.ts"),
  route("api/haunted-locations", "routes/api.haunted-locations.ts"),
  route("api/*", "routes/api.unknown.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
