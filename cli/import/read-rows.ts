/** Reads the rows of a CSV, JSON, NDJSON or GeoJSON file; the format is detected from the content. */
import { basename } from "node:path";
import { CsvError, parse } from "csv-parse/sync";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { RawRow } from "../../app/domain/import-export/import-fields.ts";
import { unguardFormula } from "../../app/domain/import-export/spreadsheet-cell.ts";
import { readText } from "./read-text.ts";

/** `line` is where a row begins; in a JSON array or GeoJSON it is the number of the row. */
export type ReadRow =
  | { readonly line: number; readonly row: RawRow }
  | { readonly line: number; readonly unreadable: string };

/** No place is this long: a longer row means that the file is something else. */
const MAX_ROW_LENGTH = 1_000_000;
const DELIMITERS = [",", ";", "\t", "|"];

export async function readRows(path: string): Promise<ReadRow[]> {
  const name = basename(path);
  const text = await readText(path);
  const firstLine = text.trimStart().split("\n", 1)[0]!;
  const start = firstLine[0];
  if (start === undefined) throw new DomainError("invalid", `${name} is empty.`);
  if (start === "[") return readJsonRows(text, name);
  if (start === "{") return isNdjson(firstLine) ? readNdjsonRows(text, name) : readJsonRows(text, name);
  if (firstLine.length > MAX_ROW_LENGTH) {
    throw new DomainError(
      "invalid",
      `${name} has a first line of more than a million characters; it is not a list of places.`,
    );
  }
  const delimiter = start === "<" ? undefined : delimiterOf(firstLine);
  if (!delimiter) throw new DomainError("invalid", `${name} is not CSV, JSON, NDJSON or GeoJSON.`);
  return readCsvRows(text, delimiter, name);
}

/** The delimiter that splits the header into the most cells; undefined if none does. */
function delimiterOf(header: string): string | undefined {
  const bare = header.replace(/"[^"]*"/g, "");
  const cells = (delimiter: string): number => bare.split(delimiter).length;
  const best = DELIMITERS.toSorted((a, b) => cells(b) - cells(a))[0]!;
  return cells(best) > 1 ? best : undefined;
}

function readCsvRows(text: string, delimiter: string, name: string): ReadRow[] {
  const records: { line: number; cells: string[] }[] = [];
  let lastLine = 0;
  const collect = (cells: string[], { lines }: { lines: number }): null => {
    // The parser counts lines to the end of a row, whose cells may contain line breaks.
    records.push({ line: lines - lineBreaksIn(cells), cells });
    lastLine = lines;
    return null;
  };
  try {
    parse(text, {
      delimiter,
      max_record_size: MAX_ROW_LENGTH,
      on_record: collect,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw error instanceof CsvError ? csvError(error, name, lastLine + 1) : error;
  }
  const [header, ...rows] = records;
  const columns = (header?.cells ?? []).map((cell) => unguardFormula(cell.trim()));
  return rows.map(({ line, cells }) => csvRow(columns, cells, line));
}

function csvRow(columns: readonly string[], cells: readonly string[], line: number): ReadRow {
  if (cells.length !== columns.length) {
    return { line, unreadable: `The row has ${cells.length} cells, the header has ${columns.length}.` };
  }
  return { line, row: Object.fromEntries(columns.map((column, index) => [column, unguardFormula(cells[index]!)])) };
}

function lineBreaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.split("\n").length - 1, 0);
}

function csvError({ code }: CsvError, name: string, line: number): DomainError {
  if (code === "CSV_MAX_RECORD_SIZE") return rowTooLong(name, `on line ${line}`);
  const reason =
    code === "CSV_QUOTE_NOT_CLOSED"
      ? `breaks off inside the quoted cell that begins on line ${line}.`
      : `is not readable as CSV from line ${line} on.`;
  return new DomainError("invalid", `${name} ${reason}`);
}

/** An array of rows, or a GeoJSON FeatureCollection. */
function readJsonRows(text: string, name: string): ReadRow[] {
  const rows = rowsOfJson(text, name);
  return rows.map((row, index) => {
    if (JSON.stringify(row).length > MAX_ROW_LENGTH) throw rowTooLong(name, `in row ${index + 1}`);
    return toRow(index + 1, row);
  });
}

function rowsOfJson(text: string, name: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, " ");
    throw new DomainError("invalid", `${name} is not valid JSON: ${reason}.`);
  }
  if (Array.isArray(value)) return value;
  if (isObject(value) && Array.isArray(value.features)) return value.features;
  throw new DomainError("invalid", `${name} is one JSON object; expected an array, one object per line, or GeoJSON.`);
}

/** One object per line; a FeatureCollection on a single line is not NDJSON. */
function isNdjson(firstLine: string): boolean {
  const value = parseJson(firstLine);
  return isObject(value) && !Array.isArray(value.features);
}

function readNdjsonRows(text: string, name: string): ReadRow[] {
  const lines = text.split("\n");
  return lines.flatMap((content, index): ReadRow[] => {
    const line = index + 1;
    if (content.trim() === "") return [];
    if (content.length > MAX_ROW_LENGTH) throw rowTooLong(name, `on line ${line}`);
    const value = parseJson(content);
    if (value !== undefined) return [toRow(line, value)];
    // If no line break follows it, a broken last line means that the file was cut short.
    if (line === lines.length) throw new DomainError("invalid", `${name} breaks off on line ${line}.`);
    return [{ line, unreadable: "The row is not valid JSON." }];
  });
}

function toRow(line: number, value: unknown): ReadRow {
  if (!isObject(value)) return { line, unreadable: "The row is not an object." };
  return { line, row: value.type === "Feature" ? rowOfFeature(value) : value };
}

function rowOfFeature({ id, properties, geometry }: RawRow): RawRow {
  const row: RawRow = { ...(id === undefined ? {} : { id }), ...(isObject(properties) ? properties : {}) };
  if (!isObject(geometry) || geometry.type !== "Point" || !Array.isArray(geometry.coordinates)) return row;
  const [longitude, latitude] = geometry.coordinates as unknown[];
  return { ...row, latitude, longitude };
}

function isObject(value: unknown): value is RawRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function rowTooLong(name: string, where: string): DomainError {
  return new DomainError("invalid", `${name} has a row of more than a million characters ${where}.`);
}
