/** Exports places, and reads rows of our own exports back without loss. */
import { z } from "zod";
import { type Place, withoutUnknown } from "../places/place.ts";
import { fieldType, PLACE_FIELDS, type PlaceField, placeSchema } from "../places/place-schema.ts";
import { withScore } from "../places/rating.ts";
import { cleanBoolean } from "../submissions/clean-input.ts";
import type { VisitReport } from "../visits/visit-report.ts";
import { visitReportSchema } from "../visits/visit-report-schema.ts";

/** A place with its photographs and its visitors' published reports, if it has any. */
export type ExportedPlace = Place & { readonly visits?: readonly VisitReport[] };

/** The column order of every export. */
export const EXPORT_COLUMNS: readonly (PlaceField | "photos" | "visits")[] = [...PLACE_FIELDS, "photos", "visits"];

/** Unknown values are absent; of a private place, photographs and visitors' reports are left out. */
export function exportRecord({ visits = [], photos = [], ...place }: ExportedPlace): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const column of PLACE_FIELDS) if (place[column] !== undefined) record[column] = place[column];
  if (photos.length > 0 && place.access !== "private") record.photos = photos;
  if (visits.length > 0 && place.access !== "private") record.visits = visits;
  return record;
}

/** The place exactly as it was exported, not yet concealed; undefined for rows from elsewhere. */
export function placeFromExport(row: Readonly<Record<string, unknown>>): Place | undefined {
  if (row.id === undefined || row.slug === undefined || row.updatedAt === undefined) return undefined;
  const cells = PLACE_FIELDS.map((column) => [column, readCell(column, row[column])]);
  const { data } = placeSchema.safeParse(
    withScore({ visitorReports: 0, visitorStars: 0, ...withoutUnknown(Object.fromEntries(cells)) }),
  );
  return data && withoutUnknown(data);
}

/**
 * The visitors' reports of an exported row; none if they are not in the form we export. In CSV they are JSON in a cell.
 */
export function visitsFromExport({ visits }: Readonly<Record<string, unknown>>): readonly VisitReport[] {
  const { data } = visitsSchema.safeParse(typeof visits === "string" ? readJson(visits) : visits);
  return data ?? [];
}

const visitsSchema = z.array(visitReportSchema).max(100_000);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** CSV cells are strings, with all reports in one cell, one per line; JSON has typed values. */
function readCell(column: PlaceField, value: unknown): unknown {
  const type = fieldType(placeSchema.shape[column]);
  if (type === "array") return typeof value === "string" ? value.split("\n").filter(Boolean) : (value ?? []);
  if (value === "" || value === null) return undefined;
  if (type === "boolean") return cleanBoolean(value);
  return type === "number" && typeof value === "string" ? Number(value) : value;
}
