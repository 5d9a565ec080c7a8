/** How an item stands: for whoever has it open and should hear of what others do to it. */
import type { Kysely } from "kysely";
import { stepWords } from "../../domain/review/review-steps.ts";
import type { Tables } from "../engine/tables.ts";
import { listEvents } from "./review-events.ts";
import type { ItemKind } from "./review-item.ts";

export interface WatchedItem {
  readonly version: number;
  /** The last thing that was done to it. */
  readonly last: { readonly by: string; readonly did: string; readonly at: string } | undefined;
}

export async function watchItem(db: Kysely<Tables>, kind: ItemKind, id: string): Promise<WatchedItem | undefined> {
  const table = { submission: "submissions", correction: "corrections", place: "haunted_locations" } as const;
  const row = await db.selectFrom(table[kind]).select("version").where("id", "=", id).executeTakeFirst();
  if (!row) return undefined;
  const subject = { submission: "submissionId", correction: "correctionId", place: "locationId" } as const;
  const [last] = await listEvents(db, { [subject[kind]]: id }, 1);
  return { version: row.version, last: last && { by: last.by, did: stepWords(last), at: last.at } };
}
