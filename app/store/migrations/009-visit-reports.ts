import { type Kysely, sql } from "kysely";

/**
 * Visitors' reports, and the editors' score, separate from the rating that visitors' stars move. Until now the rating
 * was the score, and the review count was the number of documented reports.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["score", "scoreBreadth", "scoreSources", "scoreTime", "scoreInvestigation"]) {
    await db.schema.alterTable("haunted_locations").addColumn(column, "double precision").execute();
  }
  for (const column of ["documentedReports", "visitorReports", "visitorStars"]) {
    await db.schema
      .alterTable("haunted_locations")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await sql`update haunted_locations set "documentedReports" = "reviewCount"`.execute(db);
  await sql`update haunted_locations set "score" = "rating" where "rating" > 0`.execute(db);

  await db.schema
    .createTable("visit_reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locationId", "text", (c) => c.notNull().references("haunted_locations.id"))
    .addColumn("month", "text")
    .addColumn("timeOfDay", "text")
    .addColumn("happened", "text")
    .addColumn("activities", "text")
    .addColumn("where", "text")
    .addColumn("account", "text")
    .addColumn("stars", "integer")
    .addColumn("name", "text")
    .addColumn("shortened", "text")
    .addColumn("hidesWhere", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("hidesName", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("consentedAt", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull().defaultTo("pending"))
    .addColumn("submittedAt", "text", (c) => c.notNull())
    .addColumn("trackingToken", "text", (c) => c.unique())
    .addColumn("senderHash", "text")
    .addColumn("senderDay", "text", (c) => c.unique())
    .addColumn("claimedBy", "text")
    .addColumn("claimedAt", "text")
    .addColumn("decidedAt", "text")
    .addColumn("decidedBy", "text")
    .addColumn("publicReason", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("catalogVersion", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("visit_reports_status").on("visit_reports").columns(["status", "submittedAt"]).execute();
  await db.schema
    .createIndex("visit_reports_location")
    .on("visit_reports")
    .columns(["locationId", "submittedAt"])
    .execute();
  await db.schema
    .createIndex("visit_reports_sender")
    .on("visit_reports")
    .columns(["senderHash", "submittedAt"])
    .execute();
  await db.schema.createIndex("visit_reports_changes").on("visit_reports").column("catalogVersion").execute();

  await db.schema.alterTable("review_events").addColumn("reportId", "text").execute();
  await db.schema.createIndex("review_events_reportId").on("review_events").column("reportId").execute();
}
