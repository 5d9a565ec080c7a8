/** The export formats; each is written place by place, so that exports can be streamed. */
import { DATA_LICENSE, type Edition } from "./data-license.ts";
import { EXPORT_COLUMNS, type ExportedPlace, exportRecord } from "./exported-place.ts";
import { type Cell, csvLine } from "./spreadsheet-cell.ts";

export interface ExportFormat {
  readonly contentType: string;
  /** Of CSV and JSON the data package says the edition. */
  readonly head: (edition: Edition) => string;
  readonly between: string;
  readonly tail: string;
  write(place: ExportedPlace): string;
}

export const EXPORT_FORMATS = {
  csv: {
    contentType: "text/csv; charset=utf-8",
    head: () => csvLine(EXPORT_COLUMNS),
    between: "",
    tail: "",
    write: csvRow,
  },
  json: {
    contentType: "application/json; charset=utf-8",
    head: () => "[\n",
    between: ",\n",
    tail: "\n]\n",
    write: (place) => JSON.stringify(exportRecord(place)),
  },
  ndjson: {
    contentType: "application/x-ndjson; charset=utf-8",
    head: () => "",
    between: "",
    tail: "",
    write: (place) => `${JSON.stringify(exportRecord(place))}\n`,
  },
  geojson: {
    contentType: "application/geo+json; charset=utf-8",
    head: (edition) =>
      `${JSON.stringify({ type: "FeatureCollection", license: DATA_LICENSE.url, ...edition }).slice(0, -1)},"features":[\n`,
    between: ",\n",
    tail: "\n]}\n",
    write: (place) => JSON.stringify(feature(place)),
  },
} as const satisfies Record<string, ExportFormat>;

export type ExportFormatName = keyof typeof EXPORT_FORMATS;

/** The text of an export in chunks, one per page of places. */
export async function* exportText(
  format: ExportFormat,
  pages: AsyncIterable<readonly ExportedPlace[]>,
  edition: Edition,
): AsyncGenerator<string> {
  yield format.head(edition);
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield (isFirst ? "" : format.between) + page.map((place) => format.write(place)).join(format.between);
    isFirst = false;
  }
  yield format.tail;
}

/** All reports share one cell, one per line; visitors' reports and photographs are JSON in cells of their own. */
function csvRow(place: ExportedPlace): string {
  const { reports, photos, visits, ...record } = exportRecord(place);
  const lines = (reports as string[]).map((report) => report.replace(/(?<!\s)\s*\n\s*/g, " "));
  const cells = {
    ...record,
    reports: lines.join("\n") || undefined,
    photos: photos && JSON.stringify(photos),
    visits: visits && JSON.stringify(visits),
  } as Record<string, Cell>;
  return csvLine(EXPORT_COLUMNS.map((column) => cells[column]));
}

function feature(place: ExportedPlace): object {
  const { id, latitude, longitude, ...properties } = exportRecord(place);
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    type: "Feature",
    id,
    geometry: isPlaced ? { type: "Point", coordinates: [longitude, latitude] } : null,
    properties,
  };
}
