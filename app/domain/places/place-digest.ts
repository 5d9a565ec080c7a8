import { hash } from "node:crypto";
import type { PlaceDraft } from "./place.ts";

const NOT_CONTENT: ReadonlySet<string> = new Set([
  "updatedAt",
  "slug",
  "rating",
  "reviewCount",
  "visitorReports",
  "visitorStars",
]);

/** Hash of a place's content; independent of field order, timestamps and visitors. */
export function placeDigest(place: PlaceDraft & { slug?: string }): string {
  const content = place as unknown as Readonly<Record<string, unknown>>;
  const known = Object.keys(content).filter((field) => !NOT_CONTENT.has(field) && content[field] !== undefined);
  return hash("sha256", JSON.stringify(known.sort().map((field) => [field, content[field]]))).slice(0, 32);
}
