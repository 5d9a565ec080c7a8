/** The columns of an export, and the way back: a row of our own export becomes the place it was. */
import { concealPlace } from "../places/conceal-private.ts";
import { type Place, withoutUnknown } from "../places/place.ts";
import { fieldType, PLACE_FIELDS, type PlaceField, placeSchema } from "../places/place-schema.ts";
import { cleanBoolean } from "../submissions/clean-input.ts";

/** In the order in which they stand in every export. */
export const EXPORT_COLUMNS: readonly PlaceField[] = PLACE_FIELDS;

/** Unknown stays absent; private places stay concealed. */
export function exportRecord(place: Place): Record<string, unknown> {
  const shown = concealPlace(place);
  const record: Record<string, unknown> = {};
  for (const column of EXPORT_COLUMNS) if (shown[column] !== undefined) record[column] = shown[column];
  return record;
}

/** The place as it was exported, word for word; undefined for a row that is not of our making. */
export function placeFromExport(row: Readonly<Record<string, unknown>>): Place | undefined {
  if (row.id === undefined || row.slug === undefined || row.updatedAt === undefined) return undefined;
  const cells = EXPORT_COLUMNS.map((column) => [column, readCell(column, row[column])]);
  const { data } = placeSchema.safeParse(Object.fromEntries(cells));
  return data && concealPlace(withoutUnknown(data));
}

/** Cells of a CSV file are text, and reports stand in one of them, one on each line; JSON has values. */
function readCell(column: PlaceField, value: unknown): unknown {
  const type = fieldType(placeSchema.shape[column]);
  if (type === "array") return typeof value === "string" ? value.split("\n").filter(Boolean) : (value ?? []);
  if (value === "" || value === null) return undefined;
  if (type === "boolean") return cleanBoolean(value);
  return type === "number" && typeof value === "string" ? Number(value) : value;
}
