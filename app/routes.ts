/** Every URL of the site. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("search", "routes/search.tsx"),
  route("all-locations", "routes/all-locations.tsx"),
  route("most-haunted", "routes/most-haunted.tsx"),
  route("activity-types", "routes/activity-types.tsx"),
  route("activity/:type", "routes/activity.tsx"),
  route("state/:state", "routes/state.tsx"),
  route("city/:city", "routes/city.tsx"),
  route("location/:slug", "routes/location.tsx"),
  route("location/:slug/report", "routes/location-report.tsx"),
  route("haunted-roadtrip", "routes/haunted-roadtrip.tsx"),
  route("trip", "routes/trip.tsx"),
  route("trip/change", "routes/trip-change.ts"),
  route("submit", "routes/submit.tsx"),
  route("track/:token", "routes/track.tsx"),
  route("corrections", "routes/corrections.tsx"),
  route("about", "routes/about.tsx"),
  route("privacy", "routes/privacy.tsx"),

  route("sitemap.xml", "routes/files/sitemap.ts"),
  route("feed.xml", "routes/files/feed.ts"),
  route("robots.txt", "routes/files/robots.ts"),
  route("opensearch.xml", "routes/files/opensearch.ts"),
  route("site.webmanifest", "routes/files/web-manifest.ts"),
  route(".well-known/security.txt", "routes/files/security-txt.ts"),

  route("trip/qr.svg", "routes/files/trip-code.ts"),
  route("trip/:file", "routes/files/trip-file.ts"),
  route("map.svg", "routes/files/map-picture.ts"),
  route("art/scene/:layer", "routes/files/art-scene.ts"),
  route("art/:file", "routes/files/art.ts"),
  route("art/:slug/:view", "routes/files/art-view.ts"),
  route("share/*", "routes/files/share.ts"),

  route("api", "routes/api.tsx"),

  route("review/sign-in", "routes/review/sign-in.tsx"),
  route("review", "routes/review/frame.tsx", [
    index("routes/review/queue.tsx"),
    route("submission/:id", "routes/review/submission.tsx"),
    route("correction/:id", "routes/review/correction.tsx"),
    route("report/:id", "routes/review/report.tsx"),
    route("close", "routes/review/close.tsx"),
    route("places", "routes/review/places.tsx"),
    route("place/:id", "routes/review/place.tsx"),
    route("account", "routes/review/account.tsx"),
    route("sign-out", "routes/review/sign-out.ts"),
    route("geocode", "routes/review/geocode.ts"),
    route("poster.svg", "routes/review/poster.ts"),
    route("preview", "routes/review/preview.ts"),
    route("watch/:kind/:id", "routes/review/watch.ts"),
  ]),

  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
