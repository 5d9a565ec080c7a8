import { DomainError } from "../../app/domain/domain-error.ts";
import type { RawRow } from "../../app/domain/import-export/import-row.ts";
import { LONGEST_ROW, type ReadRow } from "./read-row.ts";
import { JsonSplitter } from "./split-json.ts";

/** An array of rows, or a GeoJSON FeatureCollection. */
export async function* readJsonRows(chunks: AsyncIterable<string>, name: string): AsyncGenerator<ReadRow> {
  const splitter = new JsonSplitter(LONGEST_ROW);
  const check = (): void => {
    if (splitter.failure) throw new DomainError("invalid", `${name} ${splitter.failure}`);
  };
  for await (const chunk of chunks) {
    for (const { line, text } of splitter.push(chunk)) yield toRow(line, text);
    check();
  }
  splitter.end();
  check();
}

/** One object on each line. */
export async function* readNdjsonRows(chunks: AsyncIterable<string>, name: string): AsyncGenerator<ReadRow> {
  let rest = "";
  let line = 0;
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      line++;
      if (text.trim() !== "") yield toRow(line, text);
    }
    if (rest.length > LONGEST_ROW) {
      throw new DomainError("invalid", `${name} has a row of more than a million characters on line ${line + 1}.`);
    }
  }
  if (rest.trim() === "") return;
  if (parseJson(rest) === undefined) throw new DomainError("invalid", `${name} breaks off on line ${line + 1}.`);
  yield toRow(line + 1, rest);
}

function toRow(line: number, text: string): ReadRow {
  const value = parseJson(text);
  if (value === undefined) return { line, unreadable: "The row is not valid JSON." };
  if (!isRow(value)) return { line, unreadable: "The row is not an object." };
  return { line, row: value.type === "Feature" ? rowOfFeature(value) : value };
}

function rowOfFeature({ id, properties, geometry }: RawRow): RawRow {
  const row: RawRow = { ...(id === undefined ? {} : { id }), ...(isRow(properties) ? properties : {}) };
  if (!isRow(geometry) || geometry.type !== "Point" || !Array.isArray(geometry.coordinates)) return row;
  const [longitude, latitude] = geometry.coordinates as unknown[];
  return { ...row, latitude, longitude };
}

export function isRow(value: unknown): value is RawRow {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
