/** Exports places, and reads rows of our own exports back without loss. */
import { concealPlace } from "../places/conceal.ts";
import { type Place, withoutUnknown } from "../places/place.ts";
import { fieldType, PLACE_FIELDS, type PlaceField, placeSchema } from "../places/place-schema.ts";
import { withScore } from "../places/rating.ts";
import { cleanBoolean } from "../submissions/clean-input.ts";

/** In the order of every export. */
export const EXPORT_COLUMNS: readonly PlaceField[] = PLACE_FIELDS;

/** Unknown values are absent; private places stay concealed. */
export function exportRecord(place: Place): Record<string, unknown> {
  const shown = concealPlace(place);
  const record: Record<string, unknown> = {};
  for (const column of EXPORT_COLUMNS) if (shown[column] !== undefined) record[column] = shown[column];
  return record;
}

/** The place exactly as it was exported, not yet concealed; undefined for rows from elsewhere. */
export function placeFromExport(row: Readonly<Record<string, unknown>>): Place | undefined {
  if (row.id === undefined || row.slug === undefined || row.updatedAt === undefined) return undefined;
  const cells = EXPORT_COLUMNS.map((column) => [column, readCell(column, row[column])]);
  const { data } = placeSchema.safeParse(
    withScore({ visitorReports: 0, visitorStars: 0, ...withoutUnknown(Object.fromEntries(cells)) }),
  );
  return data && withoutUnknown(data);
}

/** CSV cells are strings, with all reports in one cell, one per line; JSON has typed values. */
function readCell(column: PlaceField, value: unknown): unknown {
  const type = fieldType(placeSchema.shape[column]);
  if (type === "array") return typeof value === "string" ? value.split("\n").filter(Boolean) : (value ?? []);
  if (value === "" || value === null) return undefined;
  if (type === "boolean") return cleanBoolean(value);
  return type === "number" && typeof value === "string" ? Number(value) : value;
}
