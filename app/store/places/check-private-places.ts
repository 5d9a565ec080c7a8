import type { Kysely } from "kysely";
import type { Gazetteer } from "../../domain/geo/gazetteer.ts";
import { conceal, fieldLabel } from "../../domain/places/conceal.ts";
import { PRIVATE_ADDRESS } from "../../domain/places/place.ts";
import type { Tables } from "../engine/tables.ts";
import { raiseVersion } from "./catalog-version.ts";
import { knownAddresses } from "./known-addresses.ts";
import { PLACE_COLUMNS } from "./place-rows.ts";
import { placesFromRows } from "./read-places.ts";

/**
 * For data that arrived another way, or under older rules: moves the pins of private places to their towns, and returns
 * a sentence for each place whose words tell where it is, for a reviewer to fix.
 */
export async function checkPrivatePlaces(db: Kysely<Tables>, gazetteer: Gazetteer): Promise<string[]> {
  const rows = await db
    .selectFrom("haunted_locations")
    .select(PLACE_COLUMNS)
    .where("access", "=", "private")
    .where("hiddenAt", "is", null)
    .orderBy("id")
    .execute();
  const ids = rows.map(({ id }) => id);
  const known = await knownAddresses(db, ids);
  const addresses = new Map(rows.map(({ id, address }) => [id, address]));
  const checked = (await placesFromRows(db, rows)).map((place) => {
    const { place: concealed, told } = conceal(place, { gazetteer, known: known.get(place.id)! });
    return { place, concealed, told };
  });
  const misplaced = checked
    // Other rows lose their position whenever they are read.
    .filter(({ place }) => addresses.get(place.id) === PRIVATE_ADDRESS)
    .filter(({ place: was, concealed: is }) => was.latitude !== is.latitude || was.longitude !== is.longitude);
  if (misplaced.length > 0) {
    await db.transaction().execute(async (tx) => {
      const version = await raiseVersion(tx);
      for (const { concealed } of misplaced) {
        const { id, latitude = null, longitude = null } = concealed;
        await tx
          .updateTable("haunted_locations")
          .set({ latitude, longitude, version })
          .where("id", "=", id)
          .where("address", "=", PRIVATE_ADDRESS)
          .execute();
      }
    });
  }
  return checked
    .filter(({ told }) => told.length > 0)
    .map(
      ({ place, told }) =>
        `The private place ${place.id} tells its address or position (${told.map(fieldLabel).join(", ")}): edit or hide it at /review/place/${place.id}`,
    );
}
