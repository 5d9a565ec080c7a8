import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { DATA_LICENSE, editionOf } from "../../domain/import-export/data-license.ts";
import { EXPORT_FORMATS, type ExportFormatName, exportText } from "../../domain/import-export/export-formats.ts";
import { memoize } from "../../domain/memoize.ts";
import { readPlaces } from "../../store/places/read-places.ts";
import { acceptedEncodings } from "../../web/accepted-encodings.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { type ApiContext, defineCall } from "../define-call.ts";

export const exportGeoJson = defineCall({
  method: "get",
  path: "/api/export.geojson",
  id: "exportGeoJson",
  group: "Whole directory",
  summary: "Everything as GeoJSON",
  description: "Every place with all its fields, for maps and geographic programs.",
  answer: {
    description: "A feature collection.",
    mediaType: "application/geo+json",
    schema: z.object({
      type: z.literal("FeatureCollection"),
      license: z.url(),
      version: z.int().describe("Of the directory: higher after each change."),
      date: z.string().describe("Day of the latest change."),
      features: z.array(z.looseObject({})),
    }),
  },
  cache: false,
  stream: true,
  budget: "export",
  handle: (c) => sendExport(c, "geojson"),
});

export const exportCsv = defineCall({
  method: "get",
  path: "/api/export.csv",
  id: "exportCsv",
  group: "Whole directory",
  summary: "Everything as CSV",
  description: "Every place with all its fields, one per row, safe to open in a spreadsheet.",
  answer: { description: "Rows under a row of field names.", mediaType: "text/csv", schema: z.string() },
  cache: false,
  stream: true,
  budget: "export",
  handle: (c) => sendExport(c, "csv"),
});

/** The packed files of each state of the catalog: they are as many as the formats, and go when the catalog does. */
const filesOf = memoize((_catalog: Catalog) => new Map<ExportFormatName, Promise<Buffer>>());

/** The whole directory as a file, made once until something changes. Clients that cannot unpack it get it unpacked. */
async function sendExport(c: ApiContext, name: ExportFormatName): Promise<Response> {
  const file = await exportFile(c.env, name);
  const isCompressed = acceptedEncodings(c.req.header("accept-encoding")).includes("gzip");
  return c.body(isCompressed ? (file as Buffer<ArrayBuffer>) : unpacked(file), 200, {
    "content-type": EXPORT_FORMATS[name].contentType,
    "content-disposition": `attachment; filename="haunted-places.${name}"`,
    link: `</api/datapackage.json>; rel="describedby", <${DATA_LICENSE.url}>; rel="license"`,
    vary: "Accept-Encoding",
    ...(isCompressed ? { "content-encoding": "gzip" } : {}),
  });
}

function exportFile({ catalog, db }: SiteContext, name: ExportFormatName): Promise<Buffer> {
  const files = filesOf(catalog);
  const known = files.get(name);
  if (known) return known;
  const file = packed(exportText(EXPORT_FORMATS[name], readPlaces(db), editionOf(catalog)));
  files.set(name, file);
  file.catch(() => files.delete(name));
  return file;
}

function packed(parts: AsyncIterable<string>): Promise<Buffer> {
  async function* politely() {
    for await (const part of parts) {
      yield part;
      // Other requests come in between.
      await setImmediate();
    }
  }
  return pipeline(politely, createGzip(), (file) => buffer(file));
}

/** In large pieces: each one costs time on the request thread. */
const PIECE_BYTES = 1024 * 1024;

const unpacked = (file: Buffer): ReadableStream =>
  Readable.toWeb(Readable.from([file]).pipe(createGunzip({ chunkSize: PIECE_BYTES }))) as ReadableStream;
