import { hash } from "node:crypto";
import type { PlaceDraft } from "./place.ts";

/** The same for the same content, whenever it was written and in whatever order its fields stand. */
export function placeDigest(place: PlaceDraft & { slug?: string }): string {
  const { updatedAt: _, slug: __, ...content } = place;
  const known = Object.entries(content).filter(([, value]) => value !== undefined);
  known.sort(([a], [b]) => (a < b ? -1 : 1));
  return hash("sha256", JSON.stringify(known)).slice(0, 32);
}
