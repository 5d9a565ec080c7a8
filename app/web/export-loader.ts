import { EXPORT_FORMATS, type ExportFormatName, exportText } from "../domain/import-export/export-formats.ts";
import { readPlaces } from "../store/places/read-places.ts";
import { API_CACHE, apiLoader } from "./api-loader.ts";
import { streamedResponse } from "./render/streamed.ts";

/** The whole directory as a file: read from the database page by page while it goes out. */
export function exportLoader(name: ExportFormatName) {
  const format = EXPORT_FORMATS[name];
  return apiLoader(async ({ db, log, requestId }, { request }) =>
    streamedResponse(
      await begun(exportText(format, readPlaces(db))),
      request,
      {
        "content-type": format.contentType,
        "content-disposition": `attachment; filename="haunted-places.${name}"`,
        "cache-control": API_CACHE,
      },
      (error) => log.error({ err: error, requestId }, "an export broke off"),
    ),
  );
}

/** The same pieces, the first of them made already: a database that is away is an answer of its own, not a broken file. */
async function begun(pieces: AsyncGenerator<string>): Promise<AsyncGenerator<string>> {
  const first = await pieces.next();
  const second = first.done ? first : await pieces.next();
  return (async function* () {
    for (const piece of [first, second]) if (!piece.done) yield piece.value;
    yield* pieces;
  })();
}
