import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine/tables.ts";

/**
 * Makes the desk's record append-only in the database itself: rows of review_events can be added, and nothing else.
 * Sign-in attempts are counted before they are checked, so that parallel ones cannot slip through.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of engine === "sqlite" ? SQLITE_GUARDS : POSTGRES_GUARDS) await sql.raw(statement).execute(db);

  await db.schema.dropTable("sign_in_failures").execute();
  await db.schema
    .createTable("sign_in_attempts")
    .addColumn("subject", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("until", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sign_in_attempts_until").on("sign_in_attempts").column("until").execute();
}

const REFUSAL = "review_events is append-only";

const SQLITE_GUARDS = [
  `create trigger review_events_no_update before update on review_events
   begin select raise(abort, '${REFUSAL}'); end`,
  `create trigger review_events_no_delete before delete on review_events
   begin select raise(abort, '${REFUSAL}'); end`,
  // REPLACE deletes a row without firing the trigger above.
  `create trigger review_events_no_replace before insert on review_events
   when exists (select 1 from review_events where id = new.id)
   begin select raise(abort, '${REFUSAL}'); end`,
];

const POSTGRES_GUARDS = [
  `create function refuse_review_event_change() returns trigger language plpgsql as
   $$ begin raise exception '${REFUSAL}'; end $$`,
  `create trigger review_events_append_only before update or delete or truncate on review_events
   for each statement execute function refuse_review_event_change()`,
];
