import { hash } from "node:crypto";
import type { Transaction } from "kysely";
import type { PlaceDraft } from "../../domain/places/place.ts";
import { locationSlug } from "../../domain/places/slug.ts";
import type { Tables } from "../engine/tables.ts";

/**
 * Assigns each place a slug: its current or given one if it still fits, the plain one if it is free, else one with its
 * id.
 */
export async function assignSlugs(
  tx: Transaction<Tables>,
  places: readonly (PlaceDraft & { slug?: string })[],
  slugBefore: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const plainSlugs = places.map(plainSlug);
  const owners = await tx
    .selectFrom("haunted_locations")
    .select(["slug", "id"])
    .where("slug", "in", plainSlugs)
    .execute();
  const owner = new Map(owners.map((row) => [row.slug, row.id]));
  const assigned = new Map<string, string>();
  for (const [at, place] of places.entries()) {
    const before = slugBefore.get(place.id) ?? place.slug;
    const plain = plainSlugs[at]!;
    const free = (owner.get(plain) ?? place.id) === place.id;
    const staysWithId = before !== undefined && before !== plain && before === slugWithId(place);
    const slug = free && !staysWithId ? plain : slugWithId(place);
    if (slug === plain) owner.set(plain, place.id);
    assigned.set(place.id, slug);
  }
  return assigned;
}

/** On a collision, part of the id is appended. */
export function slugWithId(place: { id: string; houseName: string; city: string; state: string }): string {
  const shortId = hash("sha256", place.id).slice(0, 6);
  return `${plainSlug(place)}-${shortId}`;
}

/** Falls back to the id if the name has no letter that a slug can contain. */
function plainSlug(place: { id: string; houseName: string; city: string; state: string }): string {
  return locationSlug(place) || place.id;
}

/** From now on it redirects to the place. */
export async function leaveSlug(tx: Transaction<Tables>, former: Tables["former_slugs"]): Promise<void> {
  const { slug: _, ...place } = former;
  await tx
    .insertInto("former_slugs")
    .values(former)
    .onConflict((conflict) => conflict.column("slug").doUpdateSet(place))
    .execute();
}
