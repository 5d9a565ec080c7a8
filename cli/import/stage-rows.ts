import { basename } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import { stateByName } from "../../app/domain/geo/us-states.ts";
import { placeFromExport } from "../../app/domain/import-export/exported-place.ts";
import { foldPlaces } from "../../app/domain/import-export/fold-places.ts";
import {
  type ImportedRow,
  type ImportRules,
  importRow,
  type RawRow,
  readPosition,
} from "../../app/domain/import-export/import-row.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { placeDigest } from "../../app/domain/places/place-digest.ts";
import { samePlaceKey } from "../../app/domain/places/same-place-key.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ReadRow } from "./read-row.ts";
import type { StagedRow, Staging } from "./staging.ts";

export interface ReadCounts {
  rows: number;
  rejected: number;
  folded: number;
  /** Rows of an export of this site. */
  own: number;
}

/** Reads every row, keeps the places among them, and remarks on the others. */
export async function stageRows(
  rows: AsyncIterable<ReadRow>,
  staging: Staging,
  rules: ImportRules,
  { file, trustsExports }: Pick<ImportOptions, "file" | "trustsExports">,
  onRow: (rows: number) => void,
): Promise<ReadCounts> {
  const counts: ReadCounts = { rows: 0, rejected: 0, folded: 0, own: 0 };
  const unseen = new Set(rules.mapping.keys());
  let columns: string[] = [];
  let firstRefusal: string | undefined;
  for await (const read of rows) {
    counts.rows++;
    onRow(counts.rows);
    const { line } = read;
    if ("row" in read) {
      if (columns.length === 0) columns = Object.keys(read.row);
      for (const column of unseen) if (column in read.row) unseen.delete(column);
    }
    const own = trustsExports && "row" in read ? ownPlace(read.row, rules) : undefined;
    const result: ImportedRow = own ?? ("row" in read ? importRow(read.row, rules) : { rejected: read.unreadable });
    if ("rejected" in result) {
      counts.rejected++;
      firstRefusal ??= result.rejected;
      staging.remark({ line, outcome: "rejected", name: nameIn(read), reason: result.rejected });
      continue;
    }
    const { place, key, notes } = result;
    const isOwn = own !== undefined;
    const row: StagedRow = { line, key, digest: placeDigest(place), isOwn, place };
    const earlier = staging.findEarlier(row);
    if (earlier) {
      counts.folded++;
      staging.remark({ line, outcome: "folded", name: place.houseName, reason: fold(row, earlier, staging) });
      continue;
    }
    staging.stage(row);
    if (own) counts.own++;
    for (const reason of notes) staging.remark({ line, outcome: "note", name: place.houseName, reason });
  }
  if (unseen.size > 0 && counts.rows > 0) {
    const missing = [...unseen].map((column) => `"${column}"`).join(", ");
    throw new DomainError(
      "invalid",
      `${basename(file)} has no column ${missing}; its columns are ${columns.join(", ")}.`,
    );
  }
  if (counts.rejected === counts.rows && firstRefusal !== undefined) {
    throw new DomainError(
      "invalid",
      `None of the ${counts.rows} rows of ${basename(file)} can be used; of the first one: ${firstRefusal}${columns.length > 0 ? " --map says which column is which." : ""}`,
    );
  }
  return counts;
}

/** Adds to the earlier row what the later one knows besides, and says so. */
function fold(later: StagedRow, earlier: StagedRow, staging: Staging): string {
  const same = `The same place as line ${earlier.line}`;
  if (later.isOwn) return `${same} (${later.place.id}); that row was kept.`;
  const place = foldPlaces(earlier.place, later.place);
  const digest = placeDigest(place);
  if (digest === earlier.digest) return `${same}, which says all of this already.`;
  staging.restage({ ...earlier, digest, place });
  return `${same}; its text and details were added there.`;
}

/** A row of our own export, word for word, if it is one. */
function ownPlace(
  row: RawRow,
  rules: ImportRules,
): { place: Place; key: string; notes: string[] } | { rejected: string } | undefined {
  const place = rules.mapping.size === 0 ? placeFromExport(row) : undefined;
  if (!place) return undefined;
  const position = readPosition(place, stateByName(place.state)!.code, rules.outlines);
  return typeof position === "string" ? { rejected: position } : { place, key: samePlaceKey(place), notes: [] };
}

/** What a row that could not be used calls itself, for whoever looks for it in the file. */
function nameIn(read: ReadRow): string {
  if (!("row" in read)) return "";
  const { row } = read;
  const name = row.houseName ?? row.name ?? row.location ?? row.title ?? Object.values(row)[0];
  return typeof name === "string" ? name.slice(0, 100) : "";
}
