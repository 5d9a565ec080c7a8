import type { Kysely } from "kysely";
import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import { conceal } from "../../domain/places/conceal.ts";
import { PRIVATE_ADDRESS } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { raiseVersion } from "./catalog-version.ts";

/**
 * For rows that were written by hand: puts the pins of private places on their towns. (A row that still has its address
 * loses its position whenever it is read.)
 */
export async function movePrivatePins(db: Kysely<Tables>, gazetteer: Gazetteer): Promise<void> {
  const rows = await db
    .selectFrom("haunted_locations")
    .select(["id", "city", "state", "address", "access", "latitude", "longitude"])
    .where("access", "=", "private")
    .where("address", "=", PRIVATE_ADDRESS)
    .execute();
  const moved = rows
    .map((row) => {
      const { latitude, longitude, access: _, ...place } = row;
      const pin = { latitude: latitude ?? undefined, longitude: longitude ?? undefined };
      const { latitude: lat = null, longitude: lng = null } = conceal(
        { ...place, ...pin, access: "private" },
        gazetteer,
      );
      return { id: row.id, was: [latitude, longitude], is: { latitude: lat, longitude: lng } };
    })
    .filter(({ was, is }) => was[0] !== is.latitude || was[1] !== is.longitude);
  if (moved.length === 0) return;
  await db.transaction().execute(async (tx) => {
    const version = await raiseVersion(tx);
    for (const { id, is } of moved) {
      const own = tx
        .updateTable("haunted_locations")
        .set({ ...is, version })
        .where("id", "=", id);
      await own.where("address", "=", PRIVATE_ADDRESS).execute();
    }
  });
}
