/** Finds a place's fields among a row's columns, however they are called, and leaves out values that cannot be right. */

import type { Place } from "../places/place.ts";
import type { RawRow } from "./import-row.ts";
import { tidyLine, tidyName, tidyStory } from "./tidy-text.ts";

type TextField =
  | "houseName"
  | "city"
  | "state"
  | "stateCode"
  | "address"
  | "storySummary"
  | "fullStory"
  | "dateActivity"
  | "articleUrl"
  | "imageUrl"
  | "socialProofUrl"
  | "paranormalActivityType"
  | "architectureStyle"
  | "additionalSources"
  | "citations"
  | "website"
  | "phoneNumber"
  | "latitude"
  | "longitude"
  | "placeType"
  | "access"
  | "accessNote";

export type RowFields = { readonly [field in TextField]?: string } & Partial<
  Pick<Place, "yearBuilt" | "duration" | "ticketPrice" | "rating" | "reviewCount" | "reports">
>;

/** Other names under which columns come; a field's own name always counts. Lower case, letters and digits only. */
const COLUMN_NAMES: Readonly<Record<string, string>> = {
  location: "houseName",
  name: "houseName",
  title: "houseName",
  placename: "houseName",
  description: "fullStory",
  story: "fullStory",
  text: "fullStory",
  summary: "storySummary",
  town: "city",
  statename: "state",
  stateabbrev: "stateCode",
  statecode: "stateCode",
  lat: "latitude",
  lng: "longitude",
  lon: "longitude",
  long: "longitude",
  streetaddress: "address",
  activities: "paranormalActivityType",
  activity: "paranormalActivityType",
  url: "website",
  phone: "phoneNumber",
  type: "placeType",
  category: "placeType",
  yearestablished: "yearBuilt",
};

const STORY_FIELDS = new Set(["fullStory", "citations"]);
const NAME_FIELDS = new Set(["houseName", "city"]);
const LINK_FIELDS = new Set(["articleUrl", "imageUrl", "socialProofUrl", "website"]);
const NUMBER_FIELDS: Readonly<Record<string, { least: number; most: number; whole: boolean }>> = {
  yearBuilt: { least: 1000, most: 2100, whole: true },
  duration: { least: 1, most: 10_000, whole: true },
  ticketPrice: { least: 0, most: 10_000, whole: false },
  rating: { least: 0, most: 5, whole: false },
  reviewCount: { least: 0, most: 10_000_000, whole: true },
};
const TEXT_FIELDS: readonly TextField[] = [
  "houseName",
  "city",
  "state",
  "stateCode",
  "address",
  "storySummary",
  "fullStory",
  "dateActivity",
  "articleUrl",
  "imageUrl",
  "socialProofUrl",
  "paranormalActivityType",
  "architectureStyle",
  "additionalSources",
  "citations",
  "website",
  "phoneNumber",
  "latitude",
  "longitude",
  "placeType",
  "access",
  "accessNote",
];
/** Nobody's file rates its own places, unless the operator says by `--map` that it may. */
const ONLY_BY_MAPPING = new Set(["rating", "reviewCount"]);

/** The fields that a mapping may name. */
export const IMPORT_FIELDS: readonly string[] = [...TEXT_FIELDS, ...Object.keys(NUMBER_FIELDS), "reports"];

const FIELD_OF_COLUMN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COLUMN_NAMES),
  ...IMPORT_FIELDS.filter((field) => !ONLY_BY_MAPPING.has(field)).map((field) => [field.toLowerCase(), field] as const),
]);

export function pickFields(raw: RawRow, mapping: ReadonlyMap<string, string>, notes: string[]): RowFields {
  const fields: Record<string, unknown> = {};
  for (const { column, field } of fieldColumns(Object.keys(raw), mapping)) {
    if (fields[field] === undefined) fields[field] = readField(field, raw[column], notes);
  }
  return fields as RowFields;
}

interface FieldColumns {
  readonly columns: readonly string[];
  readonly read: readonly { readonly column: string; readonly field: string }[];
}

/** The rows of a file have the same columns, nearly always: what they mean is found out once. */
const lastHeader = new WeakMap<ReadonlyMap<string, string>, FieldColumns>();

function fieldColumns(columns: readonly string[], mapping: ReadonlyMap<string, string>): FieldColumns["read"] {
  const last = lastHeader.get(mapping);
  if (last && last.columns.length === columns.length && columns.every((column, at) => column === last.columns[at])) {
    return last.read;
  }
  // A column that was mapped by hand wins over one that merely has a known name, and a field's own name over an alias.
  const rank = (column: string): number =>
    mapping.has(column) ? 0 : FIELD_OF_COLUMN.get(plainName(column))?.toLowerCase() === plainName(column) ? 1 : 2;
  const read = columns
    .toSorted((a, b) => rank(a) - rank(b))
    .map((column) => ({ column, field: mapping.get(column) ?? FIELD_OF_COLUMN.get(plainName(column)) }))
    .filter((known): known is { column: string; field: string } => known.field !== undefined);
  lastHeader.set(mapping, { columns, read });
  return read;
}

const plainName = (column: string): string => column.toLowerCase().replace(/[^a-z0-9]/g, "");

function readField(field: string, value: unknown, notes: string[]): unknown {
  if (field === "reports") return readReports(value);
  const text = cellText(value);
  const limits = NUMBER_FIELDS[field];
  const tidy = tidierOf(field)(text);
  if (tidy === "") return undefined;
  const leaveOut = (): undefined => {
    notes.push(`${field} was left out: "${tidy.slice(0, 60)}".`);
    return undefined;
  };
  if (limits) {
    const number = Number(tidy.replace(/^\$/, ""));
    const isGood = number >= limits.least && number <= limits.most && (!limits.whole || Number.isInteger(number));
    return isGood ? number : leaveOut();
  }
  if (LINK_FIELDS.has(field) && !isWebLink(tidy)) return leaveOut();
  return tidy;
}

function tidierOf(field: string): (text: string) => string {
  if (STORY_FIELDS.has(field)) return tidyStory;
  return NAME_FIELDS.has(field) ? tidyName : tidyLine;
}

/** Lists come as JSON arrays or as lines of one cell. */
function readReports(value: unknown): string[] | undefined {
  const items = Array.isArray(value) ? value.map(cellText) : cellText(value).split("\n");
  const reports = items.map(tidyLine).filter(Boolean);
  return reports.length > 0 ? reports : undefined;
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.map(cellText).join("; ");
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function isWebLink(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
