import type { PlaceCard } from "../domain/places/place.ts";
import { digestOf } from "./drawings.ts";
import { planPoster } from "./plan-poster.ts";
import { POSTER_ROWS } from "./poster-row.ts";
import { type PosterSubject, posterSubject } from "./poster-subject.ts";
import { hashOf } from "./seeded-random.ts";
import { uncannyDetail } from "./uncanny.ts";

/** Raised when code of drawings changes, so that browsers fetch all posters again; a row or file that changes gives its own posters new addresses. */
const DRAWING_VERSION = 7;

/** The address of a place's drawing: it names its own version, so it may be kept for ever. */
export function posterPath(place: PlaceCard, view = "front", subject = posterSubject(place)): string {
  const version = posterVersion(subject);
  return view === "front" ? `/art/${place.slug}.${version}.svg` : `/art/${place.slug}/${view}.${version}.svg`;
}

/** Changes with everything that a poster is drawn from. */
export function posterVersion(subject: PosterSubject): string {
  const { id, houseName, city, state, placeType, activities, yearBuilt, architectureStyle } = subject;
  const row = POSTER_ROWS.get(id);
  const { building, digest } = planPoster(subject).silhouette;
  const text = JSON.stringify([
    DRAWING_VERSION,
    id,
    houseName,
    city,
    state,
    placeType,
    activities,
    yearBuilt,
    architectureStyle,
    ...(row ? [row] : []),
    ...(building ? [building] : []),
    ...(digest ? [digest] : []),
    digestOf(uncannyDetail(activities[0], id).file),
  ]);
  return hashOf(text).toString(36).padStart(7, "0").slice(-7);
}

/** A file name as it is asked for: "whaley-house.1x2y3z4.svg" or without a version. */
export function readPosterFile(file: string): { name: string; version: string | undefined } {
  const [, name = "", version] = /^(.*?)(?:\.([0-9a-z]{7}))?\.svg$/.exec(file) ?? [];
  return { name, version };
}
