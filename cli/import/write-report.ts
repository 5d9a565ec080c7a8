import { existsSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { DomainError } from "../../app/domain/domain-error.ts";
import { csvLine } from "../../app/domain/import-export/spreadsheet-cell.ts";
import type { Remark } from "./staging.ts";

const COLUMNS = ["line", "outcome", "name", "reason"] as const;
const LINES_PER_WRITE = 1_000;

/** Writes what was not taken over, by line; false where there is nothing to say and no older report to replace. */
export async function writeReport(path: string, remarks: Iterable<Remark>): Promise<boolean> {
  const unfinished = `${path}.part`;
  let lines: string[] = [csvLine(COLUMNS)];
  let total = 0;
  try {
    const file = await open(unfinished, "w");
    try {
      for (const remark of remarks) {
        total++;
        lines.push(csvLine(COLUMNS.map((column) => remark[column])));
        if (lines.length < LINES_PER_WRITE) continue;
        await file.write(lines.join(""));
        lines = [];
      }
      await file.write(lines.join(""));
    } finally {
      await file.close();
    }
    if (total === 0 && !existsSync(path)) rmSync(unfinished);
    else renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new DomainError(
      "invalid",
      `The report ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  return total > 0;
}
