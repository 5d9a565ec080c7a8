import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../engine/tables.ts";

export async function readVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom("catalog_version").select("version").where("id", "=", 1).executeTakeFirstOrThrow();
  return row.version;
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
