import type { Kysely } from "kysely";

/**
 * Hours in OpenStreetMap's syntax, the month in which they were checked, step-free access (yes, partly, no), ZIP code.
 * Null if unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["openingHours", "hoursChecked", "stepFree", "zipCode"]) {
    await db.schema.alterTable("haunted_locations").addColumn(column, "text").execute();
  }
}
