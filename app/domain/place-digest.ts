import { hash } from "node:crypto";
import type { PlaceDraft } from "./place.ts";

/** The same for the same content, whenever it was written and in whatever order its fields stand. */
export function placeDigest(place: PlaceDraft & { slug?: string }): string {
  const { updatedAt: _, slug: __, ...content } = place;
  const known = (Object.keys(content) as (keyof typeof content)[]).filter((field) => content[field] !== undefined);
  return hash("sha256", JSON.stringify(known.sort().map((field) => [field, content[field]]))).slice(0, 32);
}
