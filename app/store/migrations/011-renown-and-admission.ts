import type { Kysely } from "kysely";

/**
 * The inputs of the second rubric's score, and what a visit costs. The parts of the first rubric are dropped: a score
 * that a reviewer built from them stays as a number, and its parts stay in the history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["renown", "reportedSince", "stillTold", "witnesses", "priceYear"]) {
    await db.schema.alterTable("haunted_locations").addColumn(column, "integer").execute();
  }
  for (const column of ["renownNote", "investigation", "admission"]) {
    await db.schema.alterTable("haunted_locations").addColumn(column, "text").execute();
  }
  for (const column of ["scoreBreadth", "scoreSources", "scoreTime", "scoreInvestigation"]) {
    await db.schema.alterTable("haunted_locations").dropColumn(column).execute();
  }
}
