import { type Expression, type RawBuilder, sql } from "kysely";

/** More words than this say nothing more, and each is a walk through the rows. */
const MOST_WORDS = 8;

/** For the searches of the desk: one condition for each word of the text, which must stand somewhere in the columns. */
export function holdsWords(text: string, columns: readonly Expression<string>[]): RawBuilder<boolean>[] {
  const all = sql.join(columns, sql` || ' ' || `);
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS)
    .map((word) => sql<boolean>`lower(${all}) like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`);
}
