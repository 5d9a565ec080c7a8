import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { DomainError } from "../../app/domain/domain-error.ts";
import { unguardFormula } from "../../app/domain/import-export/spreadsheet-cell.ts";
import { LONGEST_ROW, type ReadRow } from "./read-row.ts";

const DELIMITERS = [",", ";", "\t", "|"];

/** The sign that parts the header into the most cells; undefined where none does. */
export function delimiterOf(header: string): string | undefined {
  const bare = header.replace(/"[^"]*"/g, "");
  const cells = (delimiter: string): number => bare.split(delimiter).length;
  const best = DELIMITERS.toSorted((a, b) => cells(b) - cells(a))[0]!;
  return cells(best) > 1 ? best : undefined;
}

export async function* readCsvRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  name: string,
): AsyncGenerator<ReadRow> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  // The parser passes a failure of the source on to whoever reads it, so this promise has nothing to add.
  const flow = pipeline(Readable.from(chunks), parser).catch(() => undefined);
  let header: string[] | undefined;
  let line = 1;
  try {
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      // The parser counts to the end of the row, and blank lines before it; line breaks in cells lie between.
      if (header) yield toRow(header, record, info.lines - lineBreaksIn(record));
      else header = record.map((cell) => unguardFormula(cell.trim()));
      line = info.lines + 1;
    }
  } catch (error) {
    throw error instanceof CsvError ? new DomainError("invalid", sentenceFor(error, name, line)) : error;
  }
  await flow;
}

function toRow(header: readonly string[], record: readonly string[], line: number): ReadRow {
  if (record.length !== header.length) {
    return { line, unreadable: `The row has ${record.length} cells, the header has ${header.length}.` };
  }
  return { line, row: Object.fromEntries(header.map((column, index) => [column, unguardFormula(record[index]!)])) };
}

function lineBreaksIn(record: readonly string[]): number {
  return record.reduce((sum, cell) => sum + (cell.includes("\n") ? cell.split("\n").length - 1 : 0), 0);
}

function sentenceFor(error: CsvError, name: string, line: number): string {
  if (error.code === "CSV_QUOTE_NOT_CLOSED")
    return `${name} breaks off inside the quoted cell that begins on line ${line}.`;
  if (error.code === "CSV_MAX_RECORD_SIZE")
    return `${name} has a row of more than a million characters on line ${line}.`;
  return `${name} is not readable as CSV from line ${line} on.`;
}
