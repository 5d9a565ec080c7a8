import { type Kysely, sql } from "kysely";

/** A migration that has been released is never changed; the next one is a new file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPlaces(db);
  await createPartsOfPlaces(db);
  await createReview(db);
  await db.schema
    .createTable("geocode_answers")
    .addColumn("query", "text", (c) => c.primaryKey())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("label", "text")
    .addColumn("answeredAt", "text", (c) => c.notNull())
    .execute();

  await db.schema
    .createTable("catalog_version")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await sql`insert into catalog_version (id, version) values (1, 0)`.execute(db);
}

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("haunted_locations")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("slug", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("houseName", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("address", "text", (c) => c.notNull())
    .addColumn("storySummary", "text", (c) => c.notNull())
    .addColumn("fullStory", "text")
    .addColumn("dateActivity", "text")
    .addColumn("articleUrl", "text")
    .addColumn("imageUrl", "text")
    .addColumn("socialProofUrl", "text")
    .addColumn("paranormalActivityType", "text")
    .addColumn("architectureStyle", "text")
    .addColumn("additionalSources", "text")
    .addColumn("citations", "text")
    .addColumn("website", "text")
    .addColumn("phoneNumber", "text")
    .addColumn("yearBuilt", "integer")
    .addColumn("duration", "integer")
    .addColumn("reviewCount", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("ticketPrice", "double precision")
    .addColumn("rating", "double precision", (c) => c.notNull().defaultTo(0))
    .addColumn("placeType", "text", (c) => c.notNull())
    .addColumn("access", "text")
    .addColumn("accessNote", "text")
    .addColumn("updatedAt", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("origin", "text", (c) => c.notNull())
    .addColumn("sourceDigest", "text")
    .addColumn("editedAt", "text")
    .addColumn("hiddenAt", "text")
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("haunted_locations_version").on("haunted_locations").column("version").execute();
}

async function createPartsOfPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("location_reports")
    .addColumn("locationId", "text", (c) => c.notNull().references("haunted_locations.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("report", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("location_reports_key", ["locationId", "position"])
    .execute();

  await db.schema
    .createTable("location_activities")
    .addColumn("locationId", "text", (c) => c.notNull().references("haunted_locations.id").onDelete("cascade"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("location_activities_key", ["locationId", "position"])
    .execute();

  await db.schema
    .createTable("former_slugs")
    .addColumn("slug", "text", (c) => c.primaryKey())
    .addColumn("locationId", "text", (c) => c.notNull().references("haunted_locations.id").onDelete("cascade"))
    .addColumn("version", "integer", (c) => c.notNull())
    .execute();
}

async function createReview(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("submissions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("attractionName", "text", (c) => c.notNull())
    .addColumn("attractionType", "text", (c) => c.notNull())
    .addColumn("streetAddress", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("zipCode", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull())
    .addColumn("ticketPrice", "double precision")
    .addColumn("duration", "integer")
    .addColumn("website", "text")
    .addColumn("phoneNumber", "text")
    .addColumn("status", "text", (c) => c.notNull().defaultTo("pending"))
    .addColumn("submittedAt", "text", (c) => c.notNull().defaultTo(sql`CURRENT_TIMESTAMP`))
    .addColumn("idempotencyKey", "text", (c) => c.unique())
    .execute();
  await db.schema.createIndex("submissions_status").on("submissions").columns(["status", "submittedAt"]).execute();

  await db.schema
    .createTable("users")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("username", "text", (c) => c.notNull().unique())
    .addColumn("password", "text", (c) => c.notNull())
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("disabledAt", "text")
    .execute();

  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .addColumn("createdAt", "text", (c) => c.notNull())
    .addColumn("lastSeenAt", "text", (c) => c.notNull())
    .addColumn("expiresAt", "text", (c) => c.notNull())
    .addColumn("addressHash", "text")
    .execute();

  // Append-only: what a reviewer did stays on record even after the account is removed.
  await db.schema
    .createTable("review_events")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("userId", "text")
    .addColumn("submissionId", "text")
    .addColumn("locationId", "text")
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("reason", "text")
    .addColumn("before", "text")
    .addColumn("after", "text")
    .execute();
}
