import type { Kysely } from "kysely";

/** What the review desk needs beyond the founding tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const submissionColumns = [
    "trackingToken",
    "senderHash",
    "proofOfWork",
    "claimedBy",
    "claimedAt",
    "decidedAt",
    "decidedBy",
    "publicReason",
    "placeId",
    "draft",
  ];
  for (const column of submissionColumns) await db.schema.alterTable("submissions").addColumn(column, "text").execute();
  await db.schema
    .alterTable("submissions")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("submissions_tracking").on("submissions").column("trackingToken").unique().execute();
  await db.schema.createIndex("submissions_proof").on("submissions").column("proofOfWork").unique().execute();
  await db.schema.createIndex("submissions_sender").on("submissions").columns(["senderHash", "submittedAt"]).execute();
  await db.schema.createIndex("submissions_time").on("submissions").column("submittedAt").execute();

  await db.schema
    .createTable("corrections")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locationId", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("contact", "text")
    .addColumn("status", "text", (c) => c.notNull().defaultTo("pending"))
    .addColumn("submittedAt", "text", (c) => c.notNull())
    .addColumn("idempotencyKey", "text", (c) => c.unique())
    .addColumn("trackingToken", "text", (c) => c.notNull().unique())
    .addColumn("senderHash", "text")
    .addColumn("claimedBy", "text")
    .addColumn("claimedAt", "text")
    .addColumn("decidedAt", "text")
    .addColumn("decidedBy", "text")
    .addColumn("publicReason", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex("corrections_status").on("corrections").columns(["status", "submittedAt"]).execute();
  await db.schema.createIndex("corrections_sender").on("corrections").columns(["senderHash", "submittedAt"]).execute();

  await db.schema.alterTable("review_events").addColumn("correctionId", "text").execute();
  for (const column of ["submissionId", "locationId", "correctionId"]) {
    await db.schema.createIndex(`review_events_${column}`).on("review_events").column(column).execute();
  }
  await db.schema.createIndex("sessions_user").on("sessions").column("userId").execute();

  await db.schema
    .createTable("sign_in_failures")
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("sign_in_failures_subject").on("sign_in_failures").columns(["subject", "at"]).execute();

  await db.schema
    .createTable("site_secrets")
    .addColumn("name", "text", (c) => c.primaryKey())
    .addColumn("value", "text", (c) => c.notNull())
    .execute();
}
