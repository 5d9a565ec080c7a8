/** npm run export -- FILE: writes the whole directory to a file; the extension decides the format. */
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { DomainError } from "../app/domain/domain-error.ts";
import { EXPORT_FORMATS, type ExportFormat, exportText } from "../app/domain/import-export/export-formats.ts";
import type { Place } from "../app/domain/places/place.ts";
import { readEdition } from "../app/store/places/catalog-version.ts";
import { readPlaces } from "../app/store/places/read-places.ts";
import {
  type Command,
  count,
  pathFromUser,
  readArguments,
  runAsProgram,
  say,
  typedAs,
  whyNotWritten,
  withDatabase,
} from "./command.ts";

export const exportPlaces: Command = async ({ args, env, out }) => {
  const usage = `Usage: ${typedAs(env, "export")} FILE, where FILE ends in .csv, .json, .ndjson or .geojson`;
  const { file } = readArguments(args, usage, {});
  const path = pathFromUser(env, file);
  const format: ExportFormat | undefined = EXPORT_FORMATS[extname(path).slice(1).toLowerCase() as "csv"];
  if (!format) throw new DomainError("invalid", usage);
  // A temporary name until it is complete, so that a partial file is never mistaken for an export.
  const unfinished = `${path}.part`;
  let places = 0;
  await withDatabase(env, async ({ db }) => {
    async function* pages(): AsyncGenerator<readonly Place[]> {
      for await (const page of readPlaces(db)) {
        places += page.length;
        yield page;
      }
    }
    try {
      await pipeline(exportText(format, pages(), await readEdition(db)), createWriteStream(unfinished));
      renameSync(unfinished, path);
    } catch (error) {
      const reason = whyNotWritten(path, error);
      // If the file could not be opened there is nothing to delete, and the folder may be inaccessible.
      if (reason === error) rmSync(unfinished, { force: true });
      throw reason;
    }
  });
  say(out, `${count(places, "place")} exported to ${path}`);
};

if (import.meta.main) await runAsProgram(exportPlaces);
