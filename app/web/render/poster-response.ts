import { drawPoster, posterPath, posterSubject, posterVersion } from "../../art/index.ts";
import type { PlaceCard } from "../../domain/places/place.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_DAY = "public, max-age=86400";

/** A place's poster; a URL with an old version redirects to the current one. */
export function posterResponse(place: PlaceCard | undefined, view: string, version: string | undefined): Response {
  if (!place) return new Response("There is no such drawing.", { status: 404 });
  const subject = posterSubject(place);
  if (version !== undefined && version !== posterVersion(subject)) {
    return new Response(null, { status: 302, headers: { location: posterPath(place, view) } });
  }
  return new Response(drawPoster(subject, view), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": version ? IMMUTABLE : ONE_DAY },
  });
}
