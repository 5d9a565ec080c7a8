import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine/tables.ts";

/** Photographs: one row for the text about each, and one for each of its three files. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("photos")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("locationId", "text", (c) => c.notNull().references("haunted_locations.id"))
    .addColumn("reportId", "text", (c) => c.references("visit_reports.id"))
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull().defaultTo("pending"))
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("differenceHash", "text", (c) => c.notNull())
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("height", "integer", (c) => c.notNull())
    .addColumn("color", "text", (c) => c.notNull())
    .addColumn("alt", "text")
    .addColumn("caption", "text")
    .addColumn("credit", "text")
    .addColumn("creditUrl", "text")
    .addColumn("licence", "text", (c) => c.notNull())
    .addColumn("licenceNote", "text")
    .addColumn("sourceUrl", "text")
    .addColumn("consent", "text")
    .addColumn("consentedAt", "text")
    .addColumn("position", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("leads", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("barred", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("senderHash", "text")
    .addColumn("submittedAt", "text", (c) => c.notNull())
    .addColumn("publishedAt", "text")
    .addColumn("claimedBy", "text")
    .addColumn("claimedAt", "text")
    .addColumn("decidedAt", "text")
    .addColumn("decidedBy", "text")
    .addColumn("publicReason", "text")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("catalogVersion", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  for (const [name, columns] of [
    ["location", ["locationId", "status"]],
    ["report", ["reportId"]],
    ["status", ["status", "submittedAt"]],
    ["sha256", ["sha256"]],
    ["changes", ["catalogVersion"]],
  ] as const) {
    await db.schema
      .createIndex(`photos_${name}`)
      .on("photos")
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable("photo_files")
    .addColumn("photoId", "text", (c) => c.notNull().references("photos.id"))
    .addColumn("width", "integer", (c) => c.notNull())
    .addColumn("bytes", engine === "postgres" ? "bytea" : "blob", (c) => c.notNull())
    .addPrimaryKeyConstraint("photo_files_pk", ["photoId", "width"])
    .execute();
  // WebP does not compress any further.
  if (engine === "postgres") await sql`alter table photo_files alter column bytes set storage external`.execute(db);

  await db.schema.alterTable("review_events").addColumn("photoId", "text").execute();
  await db.schema.createIndex("review_events_photoId").on("review_events").column("photoId").execute();
}
