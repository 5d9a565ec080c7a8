/** Streams the rows of a CSV, JSON, NDJSON or GeoJSON file, told apart by content; memory does not grow with the file. */
import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import { delimiterOf, readCsvRows } from "./read-csv-rows.ts";
import { isRow, parseJson, readJsonRows, readNdjsonRows } from "./read-json-rows.ts";
import { LONGEST_ROW, type ReadRow } from "./read-row.ts";
import { readText } from "./read-text.ts";

/** `onBytes` hears how much of the file was read, for whoever shows progress. */
export async function* readRows(path: string, onBytes = (_count: number): void => {}): AsyncGenerator<ReadRow> {
  const chunks = readText(path, onBytes);
  try {
    yield* await openRows(chunks, basename(path));
  } finally {
    await chunks.return(undefined);
  }
}

/** No generator of its own: every row would take one more turn through it. */
async function openRows(chunks: AsyncGenerator<string>, name: string): Promise<AsyncGenerator<ReadRow>> {
  const { text, firstLine } = await readFirstLine(chunks);
  const whole = prepend(text, chunks);
  const start = firstLine[0];
  if (start === undefined) throw new DomainError("invalid", `${name} is empty.`);
  if (start === "[") return readJsonRows(whole, name);
  if (start === "{") return isNdjson(firstLine) ? readNdjsonRows(whole, name) : readJsonRows(whole, name);
  if (firstLine.length > LONGEST_ROW) {
    throw new DomainError(
      "invalid",
      `${name} has a first line of more than a million characters; it is no list of places.`,
    );
  }
  const delimiter = start === "<" ? undefined : delimiterOf(firstLine);
  if (!delimiter) throw new DomainError("invalid", `${name} is not CSV, JSON, NDJSON or GeoJSON.`);
  return readCsvRows(whole, delimiter, name);
}

/** What was read until the first line with something on it was whole, or too long to be one. */
async function readFirstLine(chunks: AsyncGenerator<string>): Promise<{ text: string; firstLine: string }> {
  let text = "";
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    text += text === "" ? next.value.replace(/^\ufeff/, "") : next.value;
    if (text.trimStart().includes("\n") || text.length > LONGEST_ROW) break;
  }
  return { text, firstLine: text.trimStart().split("\n", 1)[0] ?? "" };
}

/** One object per line; a FeatureCollection on one line is not that. */
function isNdjson(firstLine: string): boolean {
  const value = firstLine.length <= LONGEST_ROW ? parseJson(firstLine) : undefined;
  return isRow(value) && !Array.isArray(value.features);
}

async function* prepend(text: string, chunks: AsyncGenerator<string>): AsyncGenerator<string> {
  yield text;
  yield* chunks;
}
