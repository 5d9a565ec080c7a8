import type { Transaction } from "kysely";
import type { Tables } from "../engine/tables.ts";
import { raiseVersion } from "./catalog-version.ts";

/** Takes places out of the directory without losing anything, or (null) brings them back. */
export async function setHiddenIn(
  tx: Transaction<Tables>,
  ids: readonly string[],
  hiddenAt: string | null,
): Promise<void> {
  const version = await raiseVersion(tx);
  await tx.updateTable("haunted_locations").set({ hiddenAt, version }).where("id", "in", ids).execute();
}
