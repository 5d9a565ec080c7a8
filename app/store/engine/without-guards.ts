import { sql, type Transaction } from "kysely";
import type { Engine } from "./engine.ts";
import type { Tables } from "./tables.ts";

/**
 * The record of the desk refuses to lose a row. Putting a backup in the place of everything is the one thing that may: its guards
 * step aside for that part of the transaction, and come back with the same words.
 */
export async function withoutGuards(tx: Transaction<Tables>, engine: Engine, work: () => Promise<void>): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table review_events disable trigger user`.execute(tx);
    await work();
    await sql`alter table review_events enable trigger user`.execute(tx);
    return;
  }
  const { rows: guards } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger' and tbl_name = 'review_events'`.execute(tx);
  for (const { name } of guards) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  await work();
  for (const guard of guards) await sql.raw(guard.sql).execute(tx);
}
