import type { Kysely } from "kysely";

/** Whether teams may investigate at night, on what terms and where to book; television programs, one a line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["hunts", "huntNote", "huntUrl", "shows"]) {
    await db.schema.alterTable("haunted_locations").addColumn(column, "text").execute();
  }
}
