import type { Transaction } from "kysely";
import type { PlaceDraft } from "../domain/place.ts";
import { plainSlug, slugWithId } from "../domain/unique-slug.ts";
import type { Tables } from "./tables.ts";

/**
 * One slug for each place: the one it has (or brings along) if it still fits, the plain one if it is free, else the one
 * with its id.
 */
export async function assignSlugs(
  tx: Transaction<Tables>,
  places: readonly (PlaceDraft & { slug?: string })[],
  slugBefore: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const holders = await tx
    .selectFrom("haunted_locations")
    .select(["slug", "id"])
    .where("slug", "in", places.map(plainSlug))
    .execute();
  const holder = new Map(holders.map((row) => [row.slug, row.id]));
  const assigned = new Map<string, string>();
  for (const place of places) {
    const before = slugBefore.get(place.id) ?? place.slug;
    const plain = plainSlug(place);
    const free = (holder.get(plain) ?? place.id) === place.id;
    const slug = before === slugWithId(place) ? before : free ? plain : slugWithId(place);
    if (slug === plain) holder.set(plain, place.id);
    assigned.set(place.id, slug);
  }
  return assigned;
}
