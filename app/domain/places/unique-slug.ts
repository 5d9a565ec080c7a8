import { hash } from "node:crypto";
import { locationSlug } from "./slug.ts";

/** On a collision, part of the id is appended. */
export function slugWithId(place: { id: string; houseName: string; city: string; state: string }): string {
  const shortId = hash("sha256", place.id).slice(0, 6);
  return `${plainSlug(place)}-${shortId}`;
}

/** The id, if the name has no letter that can be part of a slug. */
export function plainSlug(place: { id: string; houseName: string; city: string; state: string }): string {
  return locationSlug(place) || place.id;
}
