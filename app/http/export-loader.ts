import { EXPORT_FORMATS, type ExportFormatName, exportText } from "../domain/export-formats.ts";
import { readPlaces } from "../store/read-places.ts";
import { API_CACHE, apiLoader } from "./api-loader.ts";
import { streamedResponse } from "./streamed.ts";

/** The whole directory as a file: read from the database page by page while it goes out. */
export function exportLoader(name: ExportFormatName) {
  const format = EXPORT_FORMATS[name];
  return apiLoader(({ db, log, requestId }, { request }) =>
    streamedResponse(
      exportText(format, readPlaces(db)),
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
