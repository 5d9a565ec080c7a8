/**
 * npm run photos -- add FILE.csv: adds the operator's own photographs to the directory, each with its author and
 * licence.
 */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { RawRow } from "../../app/domain/import-export/import-fields.ts";
import { photoWordsSchema } from "../../app/domain/photos/photo-schema.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { findShownPlace, hasPhoto } from "../../app/store/photos/places-for-photos.ts";
import { savePhoto } from "../../app/store/photos/save-photo.ts";
import type { PictureReader } from "../../server/photos/picture-reader.ts";
import { count, type Output, say } from "../command.ts";
import { readRows } from "../import/read-rows.ts";

interface AddOptions {
  readonly store: Store;
  readonly reader: PictureReader;
  readonly path: string;
  readonly isDryRun: boolean;
  readonly out: Output;
}

type Outcome = "added" | "already there";

/** Maps columns of the file to fields of the photograph. */
const COLUMNS: Readonly<Record<string, string>> = {
  alt: "alt",
  author: "credit",
  authorpage: "creditUrl",
  caption: "caption",
  credit: "credit",
  creditpage: "creditUrl",
  licence: "licence",
  license: "licence",
  note: "licenceNote",
  source: "sourceUrl",
};

export async function addPhotos(options: AddOptions): Promise<void> {
  const { path, out, isDryRun } = options;
  const counts = { added: 0, "already there": 0, refused: 0 };
  for (const read of await readRows(path)) {
    try {
      if ("unreadable" in read) throw new DomainError("invalid", read.unreadable);
      counts[await addOne(options, read.row)]++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      counts.refused++;
      say(out, `Line ${read.line} was refused: ${error.message}`);
    }
  }
  const { added, refused } = counts;
  say(
    out,
    `${count(added, "photograph")} ${isDryRun ? "would be added" : "added"}, ${counts["already there"]} already there, ${refused} refused`,
  );
}

async function addOne({ store: { db }, reader, path, isDryRun }: AddOptions, row: RawRow): Promise<Outcome> {
  const cells = cellsOf(row);
  const words = readWords(cells);
  const place = cells.place && (await findShownPlace(db, cells.place));
  if (!place) throw new DomainError("not-found", `There is no place "${cells.place ?? ""}".`);
  if (place.access === "private") throw new DomainError("conflict", "Private places have no photographs.");
  const picture = await reader.read(await readPicture(resolve(dirname(path), cells.file ?? "")));
  if (isDryRun) return (await hasPhoto(db, place.id, picture.sha256)) ? "already there" : "added";
  const photo = { placeId: place.id, picture, words, origin: "editor", status: "approved", now: new Date() } as const;
  const { outcome } = await savePhoto(db, photo);
  if (outcome === "barred") throw new DomainError("conflict", "A reviewer barred this picture.");
  return outcome === "known" ? "already there" : "added";
}

/** Accepts column names in any case, with or without spaces. */
function cellsOf(row: RawRow): Readonly<Record<string, string | undefined>> {
  const cells = Object.entries(row).map(([name, value]) => {
    const column = name.toLowerCase().replace(/[^a-z]/g, "");
    return [COLUMNS[column] ?? column, String(value ?? "").trim() || undefined] as const;
  });
  return Object.fromEntries(cells);
}

function readWords(cells: Readonly<Record<string, string | undefined>>) {
  const licence = cells.licence?.toLowerCase().replace(/\s+/g, "-").replace(/^pd$/, "public-domain");
  const read = photoWordsSchema.safeParse({ ...cells, licence });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue!.path[0]);
  const column = Object.keys(COLUMNS).find((name) => COLUMNS[name] === field) ?? field;
  throw new DomainError("invalid", cells[field] ? `${column}: ${issue!.message}` : `${column} is missing.`);
}

async function readPicture(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new DomainError("not-found", `${path} cannot be read.`);
  }
}
