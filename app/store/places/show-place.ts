/** The only way back into the directory for a hidden place: approval, restoring and undo all go through it. */
import type { Kysely, Transaction } from "kysely";
import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import { requireConcealed } from "../../domain/places/conceal.ts";
import type { PlaceDraft } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { raiseVersion } from "./catalog-version.ts";
import { knownAddresses } from "./known-addresses.ts";
import { PLACE_COLUMNS } from "./place-rows.ts";
import { placesFromRows } from "./read-places.ts";

/** Throws a DomainError ("invalid") if it is private and tells where it is. */
export async function showPlaceIn(tx: Transaction<Tables>, id: string, gazetteer: Gazetteer): Promise<void> {
  const rows = await tx.selectFrom("haunted_locations").select(PLACE_COLUMNS).where("id", "=", id).execute();
  for (const place of await placesFromRows(tx, rows)) await requireConcealedIn(tx, place, gazetteer);
  const version = await raiseVersion(tx);
  await tx.updateTable("haunted_locations").set({ hiddenAt: null, version }).where("id", "=", id).execute();
}

/** Text written before more was known about the place, or before it was private, may tell where it is. */
export async function requireConcealedIn(
  db: Kysely<Tables>,
  place: PlaceDraft,
  gazetteer: Gazetteer,
): Promise<PlaceDraft> {
  return requireConcealed(place, { gazetteer, known: (await knownAddresses(db, [place.id])).get(place.id)! });
}
