/** Every address of the site, in one table. */
import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("art/:file", "routes/art.ts"),
  route("api/stats", "routes/api.stats.ts"),
  route("api/haunted-locations", "routes/api.haunted-locations.ts"),
  route("submit", "routes/submit.tsx"),
  route("track/:token", "routes/track.tsx"),
  route("corrections", "routes/corrections.tsx"),
  route("review/sign-in", "routes/review.sign-in.tsx"),
  route("review", "routes/review.tsx", [
    index("routes/review.queue.tsx"),
    route("submission/:id", "routes/review.submission.tsx"),
    route("correction/:id", "routes/review.correction.tsx"),
    route("places", "routes/review.places.tsx"),
    route("place/:id", "routes/review.place.tsx"),
    route("account", "routes/review.account.tsx"),
    route("sign-out", "routes/review.sign-out.ts"),
    route("geocode", "routes/review.geocode.ts"),
    route("poster.svg", "routes/review.poster.ts"),
  ]),
  route("api/submissions", "routes/api.submissions.ts"),
  route("api/similar", "routes/api.similar.ts"),
  route("api/*", "routes/api.unknown.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
