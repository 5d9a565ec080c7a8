import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { EXPORT_FORMATS, type ExportFormatName, exportText } from "../../domain/import-export/export-formats.ts";
import { readPlaces } from "../../store/places/read-places.ts";
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
    schema: z.object({ type: z.literal("FeatureCollection"), features: z.array(z.looseObject({})) }),
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

/** The whole directory as a file, read from the database page by page as it is sent. */
async function sendExport(c: ApiContext, name: ExportFormatName): Promise<Response> {
  const { db, log, requestId } = c.env;
  const format = EXPORT_FORMATS[name];
  const parts = exportText(format, readPlaces(db));
  // Fetch the first page before answering: while the database is down the answer is 503, not a broken file.
  const beginning = [await parts.next(), await parts.next()];
  async function* all() {
    try {
      for (const { value, done } of beginning) if (!done) yield value;
      for await (const part of parts) {
        yield part;
        // Yield to other requests, however fast this client reads.
        await setImmediate();
      }
    } catch (error) {
      log.error({ err: error, requestId }, "an export broke off");
      throw error;
    }
  }
  const text = (Readable.toWeb(Readable.from(all())) as ReadableStream<string>).pipeThrough(new TextEncoderStream());
  const isCompressed = /\bgzip\b/.test(c.req.header("accept-encoding") ?? "");
  return c.body(isCompressed ? text.pipeThrough(new CompressionStream("gzip")) : text, 200, {
    "content-type": format.contentType,
    "content-disposition": `attachment; filename="haunted-places.${name}"`,
    vary: "Accept-Encoding",
    ...(isCompressed ? { "content-encoding": "gzip" } : {}),
  });
}
