/** Maps between rows and places: unknown is null in the database and absent in the domain; booleans are 0 and 1. */
import type { Insertable, Selectable } from "kysely";
import { conceal } from "../../domain/places/conceal.ts";
import { ACCESS_CLASSES, type Place } from "../../domain/places/place.ts";
import { fieldType, PLACE_FIELDS, placeSchema } from "../../domain/places/place-schema.ts";
import type { PlaceColumns, Tables } from "../engine/tables.ts";

export const PLACE_COLUMNS = PLACE_FIELDS.filter((field) => field !== "reports");

const BOOLEANS: ReadonlySet<string> = new Set(
  PLACE_COLUMNS.filter((column) => fieldType(placeSchema.shape[column]) === "boolean"),
);

export type PlaceRow = Selectable<PlaceColumns>;

/** The way out of the database: private places are concealed here, whatever the row contains. */
export function placeFromRow(row: PlaceRow, reports: readonly string[]): Place {
  const place: Record<string, unknown> = {};
  for (const column of PLACE_COLUMNS) {
    const value = row[column];
    if (value !== null) place[column] = BOOLEANS.has(column) ? value === 1 : value;
  }
  // Written by hand, perhaps with a typo: better to conceal it than to reveal it by mistake.
  if (row.access !== null && !ACCESS_CLASSES.some((access) => access === row.access)) place.access = "private";
  return conceal({ ...place, reports } as Place);
}

export function rowFromPlace(place: Place): Insertable<PlaceColumns> {
  const row: Record<string, unknown> = {};
  for (const column of PLACE_COLUMNS) {
    const value = place[column] ?? null;
    row[column] = typeof value === "boolean" ? Number(value) : value;
  }
  return row as unknown as PlaceColumns;
}

export function reportRows(place: Place): Tables["location_reports"][] {
  return place.reports.map((report, position) => ({ locationId: place.id, position, report }));
}
