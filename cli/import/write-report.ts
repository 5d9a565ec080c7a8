import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { DomainError } from "../../app/domain/domain-error.ts";
import { csvLine } from "../../app/domain/import-export/spreadsheet-cell.ts";
import { cannotWrite } from "../command.ts";

export interface Remark {
  readonly line: number;
  readonly outcome: "rejected" | "folded" | "kept" | "note";
  readonly name: string;
  readonly reason: string;
}

const COLUMNS = ["line", "outcome", "name", "reason"] as const;

/** Writes the rows that were not imported as they are, by line; returns false if there are none. */
export async function writeReport(path: string, remarks: readonly Remark[]): Promise<boolean> {
  // Replace the report of an earlier run even if there is nothing to report this time.
  if (remarks.length === 0 && !existsSync(path)) return false;
  const lines = remarks
    .toSorted((a, b) => a.line - b.line)
    .map((remark) => csvLine(COLUMNS.map((column) => remark[column])));
  const unfinished = `${path}.part`;
  try {
    await writeFile(unfinished, [csvLine(COLUMNS), ...lines].join(""));
    await rename(unfinished, path);
  } catch (error) {
    // In a folder that this user may not read there is nothing to delete, and even checking fails.
    await rm(unfinished, { force: true }).catch(() => undefined);
    const sentence = cannotWrite(`The report ${path}`, error);
    throw new DomainError("invalid", `${sentence} Nothing was imported; --report names another file.`);
  }
  return remarks.length > 0;
}
