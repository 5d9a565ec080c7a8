import { drawPoster } from "../art/draw-poster.ts";
import { posterSubject } from "../art/poster-subject.ts";
import type { PlaceCard } from "../domain/place.ts";

export function posterResponse(place: PlaceCard | undefined, view: string): Response {
  if (!place) return new Response("There is no such drawing.", { status: 404 });
  return new Response(drawPoster(posterSubject(place), view), {
    headers: { "content-type": "image/svg+xml; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}
