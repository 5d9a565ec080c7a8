/** Maps a row's columns to fields of a place and drops invalid values. */

import { checkHours } from "../places/hours/check-hours.ts";
import type { Place } from "../places/place.ts";
import { fieldType, fieldUse, PLACE_FIELDS, type PlaceField, placeSchema } from "../places/place-schema.ts";
import { filmedLine, readFilmed } from "../places/shows.ts";
import { cleanBoolean } from "../submissions/clean-input.ts";
import { tidyLine, tidyName, tidyStory } from "./tidy-text.ts";

export type RawRow = Readonly<Record<string, unknown>>;

/** Read as text: import-row.ts interprets them or rejects the row. */
const INTERPRETED_FIELDS = [
  "houseName",
  "city",
  "state",
  "address",
  "latitude",
  "longitude",
  "placeType",
  "access",
  "storySummary",
  "fullStory",
] as const satisfies readonly PlaceField[];
type InterpretedField = (typeof INTERPRETED_FIELDS)[number];
type NeverImported = "id" | "slug" | "updatedAt" | "visitorReports" | "visitorStars";

export type RowFields = { readonly [field in InterpretedField | "stateCode"]?: string } & Partial<
  Omit<Place, InterpretedField | NeverImported>
>;

const STORY_FIELDS = new Set(["fullStory", "citations", "shows"]);
const NAME_FIELDS = new Set(["houseName", "city"]);

const imported = PLACE_FIELDS.filter((field) => fieldUse(field).imported !== "never");

/** The fields that --map may name. A state may also be given by its code. */
export const IMPORT_FIELDS: readonly string[] = [...imported, "stateCode"];

/** By normalized column name: lower case, letters and digits only. */
const FIELD_OF_COLUMN: ReadonlyMap<string, string> = new Map([
  ["statecode", "stateCode"],
  ["stateabbrev", "stateCode"],
  ...imported
    // A file may not rate its own places unless the operator allows it with --map.
    .filter((field) => fieldUse(field).imported !== "if mapped")
    .flatMap((field) => [field, ...(fieldUse(field).aliases ?? [])].map((name) => [plainName(name), field] as const)),
]);

/** What an "admission" column often contains instead of a kind of admission. */
const PRICE = /^\$? ?\d{1,6}(\.\d{1,2})?$/;

export function pickFields(raw: RawRow, mapping: ReadonlyMap<string, string>, notes: string[]): RowFields {
  const fields: Record<string, unknown> = {};
  for (const { column, field: named } of fieldColumns(Object.keys(raw), mapping)) {
    const isPrice = named === "admission" && PRICE.test(cellText(raw[column]).trim());
    const field = isPrice ? "ticketPrice" : named;
    if (fields[field] !== undefined) continue;
    fields[field] = readField(field, raw[column], notes);
    if (isPrice) notes.push(`admission was taken as the ticket price: "${cellText(raw[column]).trim()}".`);
  }
  return fields as RowFields;
}

/** A column named by --map wins over a known name, and a field's own name over an alias. */
function fieldColumns(columns: readonly string[], mapping: ReadonlyMap<string, string>) {
  const rank = (column: string): number =>
    mapping.has(column) ? 0 : FIELD_OF_COLUMN.get(plainName(column))?.toLowerCase() === plainName(column) ? 1 : 2;
  return columns
    .toSorted((a, b) => rank(a) - rank(b))
    .map((column) => ({ column, field: mapping.get(column) ?? FIELD_OF_COLUMN.get(plainName(column)) }))
    .filter((known): known is { column: string; field: string } => known.field !== undefined);
}

function plainName(column: string): string {
  return column.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** An invalid optional value is dropped with a note; the place is fine without it. */
function readField(field: string, value: unknown, notes: string[]): unknown {
  const schema = field === "stateCode" ? undefined : placeSchema.shape[field as PlaceField];
  const type = schema && fieldType(schema);
  if (type === "array") return readLines(value);
  const tidy = tidierOf(field)(type === "boolean" && typeof value === "boolean" ? String(value) : cellText(value));
  if (tidy === "") return undefined;
  if (!schema || INTERPRETED_FIELDS.some((interpreted) => interpreted === field)) return tidy;
  if (field === "openingHours") return readImportedHours(tidy, notes);
  if (field === "shows") return readImportedShows(tidy, notes);
  const read = schema.safeParse(typedValue(tidy, type));
  if (!read.success) notes.push(`${field} was left out: "${tidy.slice(0, 60)}".`);
  return read.data;
}

function readImportedHours(text: string, notes: string[]): string | undefined {
  const checked = checkHours(text);
  if ("hours" in checked) return checked.hours;
  notes.push(`openingHours was left out: "${text.slice(0, 60)}". ${checked.refused}`);
  return undefined;
}

/** One title a line, or between semicolons; those that are not in our table are left out. */
function readImportedShows(text: string, notes: string[]): string | undefined {
  const lines = text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const known = lines.flatMap((line) => readFilmed(line) ?? []);
  if (known.length < lines.length) {
    notes.push(
      `shows was left out in part: "${lines
        .filter((line) => !readFilmed(line))
        .join("; ")
        .slice(0, 60)}".`,
    );
  }
  return known.map(filmedLine).join("\n") || undefined;
}

function typedValue(tidy: string, type: string | undefined): unknown {
  if (type === "number") return Number(tidy.replace(/^\$\s*/, ""));
  if (type === "enum") return tidy.toLowerCase();
  return type === "boolean" ? cleanBoolean(tidy) : tidy;
}

function tidierOf(field: string): (text: string) => string {
  if (STORY_FIELDS.has(field)) return tidyStory;
  return NAME_FIELDS.has(field) ? tidyName : tidyLine;
}

/** Lists come as JSON arrays or as lines of one cell. */
function readLines(value: unknown): string[] | undefined {
  const items = Array.isArray(value) ? value.map(cellText) : cellText(value).split("\n");
  const lines = items.map(tidyLine).filter(Boolean);
  return lines.length > 0 ? lines : undefined;
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join("; ");
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}
