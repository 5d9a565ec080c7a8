/** Turns the rows of a file into places, merges rows about the same place, and explains the rest. */

import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { Gazetteer } from "../../app/domain/geo/gazetteer.ts";
import { stateByName } from "../../app/domain/geo/us-states.ts";
import { placeFromExport, visitsFromExport } from "../../app/domain/import-export/exported-place.ts";
import { foldPlaces } from "../../app/domain/import-export/fold-places.ts";
import type { RawRow } from "../../app/domain/import-export/import-fields.ts";
import {
  type ImportedRow,
  type ImportRules,
  importRow,
  readPosition,
} from "../../app/domain/import-export/import-row.ts";
import { conceal } from "../../app/domain/places/conceal.ts";
import { type Place, type PlaceDraft, withoutUnknown } from "../../app/domain/places/place.ts";
import { placeDigest } from "../../app/domain/places/place-digest.ts";
import { samePlaceKey } from "../../app/domain/places/place-name-key.ts";
import type { VisitReport } from "../../app/domain/visits/visit-report.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ReadRow } from "./read-rows.ts";
import type { Remark } from "./write-report.ts";

export interface CollectedPlace {
  readonly line: number;
  /** Two rows with the same key are the same place. */
  readonly key: string;
  /** From a row of our own export, which has an id: two of those are the same place only if their ids are equal. */
  readonly isOwn: boolean;
  place: PlaceDraft | Place;
  digest: string;
  /** Visitors' reports, from a row of our own export. */
  readonly visits?: readonly VisitReport[];
}

export interface Collected {
  readonly places: CollectedPlace[];
  readonly remarks: Remark[];
  readonly counts: {
    rows: number;
    rejected: number;
    folded: number;
    /** The number of rows that come from an export of this site. */
    own: number;
  };
}

const BATCH_SIZE = 500;

export async function collectPlaces(
  rows: readonly ReadRow[],
  rules: ImportRules,
  { file, trustsExports }: Pick<ImportOptions, "file" | "trustsExports">,
  onProgress: (rows: number) => void = () => {},
): Promise<Collected> {
  assertColumns(rows, rules.mapping, file);
  const counts = { rows: rows.length, rejected: 0, folded: 0, own: 0 };
  const remarks: Remark[] = [];
  const byId = new Map<string, CollectedPlace>();
  const ownByKey = new Map<string, CollectedPlace>();
  for (const [index, read] of rows.entries()) {
    if (index % BATCH_SIZE === 0) {
      onProgress(index);
      // Yields, so that Ctrl-C works.
      await setImmediate();
    }
    const { line } = read;
    const own = trustsExports && "row" in read ? ownPlace(read.row, rules) : undefined;
    const result: ImportedRow = own ?? ("row" in read ? importRow(read.row, rules) : { rejected: read.unreadable });
    if ("rejected" in result) {
      counts.rejected++;
      remarks.push({ line, outcome: "rejected", name: nameIn(read), reason: result.rejected });
      continue;
    }
    const { place, key, notes } = result;
    const isOwn = own !== undefined;
    // Rows from elsewhere get an id derived from their key.
    const earlier = byId.get(place.id) ?? (isOwn ? undefined : ownByKey.get(key));
    if (earlier) {
      counts.folded++;
      const reason = isOwn
        ? `${sameAs(earlier)} (${place.id}); that row was kept.`
        : fold(result, earlier, rules.gazetteer);
      remarks.push({ line, outcome: "folded", name: place.houseName, reason });
      continue;
    }
    const collected: CollectedPlace = {
      line,
      key,
      isOwn,
      place,
      digest: placeDigest(place),
      ...(isOwn && "row" in read && { visits: visitsFromExport(read.row) }),
    };
    byId.set(place.id, collected);
    if (isOwn) {
      counts.own++;
      if (!ownByKey.has(key)) ownByKey.set(key, collected);
    }
    for (const reason of notes) remarks.push({ line, outcome: "note", name: place.houseName, reason });
  }
  if (rows.length > 0 && counts.rejected === rows.length) {
    const hint = rows.some((read) => "row" in read) ? " --map says which column is which." : "";
    throw new DomainError(
      "invalid",
      `None of the rows of ${basename(file)} can be used; the first one was rejected: ${remarks[0]!.reason}${hint}`,
    );
  }
  return { places: [...byId.values()], remarks, counts };
}

/** Checks that every column named by --map exists in the file. */
function assertColumns(rows: readonly ReadRow[], mapping: ReadonlyMap<string, string>, file: string): void {
  const missing = [...mapping.keys()].filter((column) => !rows.some((read) => "row" in read && column in read.row));
  if (missing.length === 0 || rows.length === 0) return;
  const first = rows.find((read) => "row" in read);
  const columns = first ? Object.keys(first.row) : [];
  throw new DomainError(
    "invalid",
    `${basename(file)} has no column ${missing.map((column) => `"${column}"`).join(", ")}; its columns are ${columns.join(", ")}.`,
  );
}

const sameAs = ({ line }: CollectedPlace): string => `The same place as line ${line}`;

/** Merges the later row into the earlier one; returns a sentence for the report. */
function fold(later: { readonly place: PlaceDraft }, earlier: CollectedPlace, gazetteer: Gazetteer): string {
  // One of the two may be private, and the other may have its address.
  const place = conceal(withoutUnknown(foldPlaces(earlier.place, later.place)), gazetteer);
  const digest = placeDigest(place);
  if (digest === earlier.digest) return `${sameAs(earlier)}, which already says all of this.`;
  Object.assign(earlier, { place, digest });
  return `${sameAs(earlier)}; its text and details were added there.`;
}

/** The place of a row of our own export, unchanged unless it must be concealed; undefined for other rows. */
function ownPlace(
  row: RawRow,
  rules: ImportRules,
): { place: Place; key: string; notes: readonly string[] } | { rejected: string } | undefined {
  const place = rules.mapping.size === 0 ? placeFromExport(row) : undefined;
  if (!place) return undefined;
  const position = readPosition(place, stateByName(place.state)!.code, rules.outlines);
  if (typeof position === "string") return { rejected: position };
  return { place: conceal(place, rules.gazetteer), key: samePlaceKey(place), notes: [] };
}

/** The name of a rejected row in the report. */
function nameIn(read: ReadRow): string {
  if (!("row" in read)) return "";
  const { row } = read;
  const name = row.houseName ?? row.name ?? row.location ?? row.title ?? Object.values(row)[0];
  return typeof name === "string" ? name.slice(0, 100) : "";
}
