import type { RawRow } from "../../app/domain/import-export/import-row.ts";

/** The line on which the row begins, and the row, or why it could not be read while the rest can. */
export type ReadRow =
  | { readonly line: number; readonly row: RawRow }
  | { readonly line: number; readonly unreadable: string };

/** No place is that long; a longer row is another kind of file, and must not fill the memory. */
export const LONGEST_ROW = 1_000_000;
