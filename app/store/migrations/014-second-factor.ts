import type { Kysely } from "kysely";

/**
 * A second factor for reviewers; sessions that still wait for a code, and the browser they belong to; events about an
 * account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("totpSecret", "text").execute();
  await db.schema.alterTable("users").addColumn("totpSince", "text").execute();
  await db.schema.alterTable("users").addColumn("totpStep", "integer").execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("users.id"))
    .execute();
  await db.schema.createIndex("recovery_codes_userId").on("recovery_codes").column("userId").execute();

  await db.schema
    .alterTable("sessions")
    .addColumn("awaitsCode", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("sessions").addColumn("browser", "text").execute();

  await db.schema.alterTable("review_events").addColumn("accountId", "text").execute();
  await db.schema.createIndex("review_events_accountId").on("review_events").column("accountId").execute();
}
