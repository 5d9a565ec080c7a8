import type { Kysely, Transaction } from "kysely";
import type { Edition } from "../../domain/import-export/data-license.ts";
import type { Tables } from "../engine/tables.ts";

export async function readVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom("catalog_version").select("version").where("id", "=", 1).executeTakeFirstOrThrow();
  return row.version;
}

/** The edition of what the database holds now, for files made without a catalog. */
export async function readEdition(db: Kysely<Tables>): Promise<Edition> {
  const { last } = await db
    .selectFrom("haunted_locations")
    .select(({ fn }) => fn.max("updatedAt").as("last"))
    .where("hiddenAt", "is", null)
    .executeTakeFirstOrThrow();
  return { version: await readVersion(db), date: (last ?? "").slice(0, "2026-11-19".length) };
}

/**
 * Call this in the transaction of every change to published data. The row stays locked until the transaction ends, so a
 * reader of version n sees every change up to n.
 */
export async function raiseVersion(tx: Transaction<Tables>): Promise<number> {
  const row = await tx
    .updateTable("catalog_version")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", 1)
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Locks published data until the transaction ends without raising the version: for transactions that read first and may
 * find nothing to do.
 */
export async function lockCatalog(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable("catalog_version")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", 1)
    .execute();
}
