import type { Kysely, Transaction } from "kysely";
import { decideImport, type HeldPlace, type ImportDecision } from "../../app/domain/import-export/decide-import.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { placeDigest } from "../../app/domain/places/place-digest.ts";
import { samePlaceKey } from "../../app/domain/places/same-place-key.ts";
import type { Tables } from "../../app/store/engine/tables.ts";
import { raiseVersion } from "../../app/store/places/catalog-version.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import { type PlaceToSave, savePlacesAt } from "../../app/store/places/save-places.ts";
import type { StagedRow, Staging } from "./staging.ts";

export interface MergeCounts {
  added: number;
  updated: number;
  unchanged: number;
  kept: number;
  folded: number;
}

const CHUNK = 500;
const HELD_PAGE = 2_000;

/** Notes which places the directory holds, so that rows about them are recognised. */
export async function holdPlaces(db: Kysely<Tables>, staging: Staging): Promise<number> {
  let total = 0;
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("haunted_locations")
      .select(["id", "houseName", "city", "state", "origin", "editedAt", "hiddenAt", "sourceDigest"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(HELD_PAGE)
      .execute();
    if (rows.length === 0) return total;
    for (const row of rows) {
      staging.hold(samePlaceKey(row), {
        id: row.id,
        origin: row.origin as HeldPlace["origin"],
        isEdited: row.editedAt !== null,
        isHidden: row.hiddenAt !== null,
        sourceDigest: row.sourceDigest,
      });
    }
    total += rows.length;
    after = rows.at(-1)!.id;
  }
}

/** Decides on every staged row and, given a transaction, writes what is new or changed under one version. */
export async function mergeStaged(
  staging: Staging,
  db: Kysely<Tables> | undefined,
  tx: Transaction<Tables> | undefined,
  now: Date,
  onRow: (rows: number) => void,
): Promise<MergeCounts> {
  const counts: MergeCounts = { added: 0, updated: 0, unchanged: 0, kept: 0, folded: 0 };
  let version: number | undefined;
  let done = 0;
  for (const chunk of staging.staged(CHUNK)) {
    const decided = chunk.map((row) => decide(row, staging));
    const same = db ? await alreadySame(db, decided) : new Set<StagedRow>();
    const toSave: PlaceToSave[] = [];
    for (const { row, held, decision } of decided) {
      if (decision.kind === "add" || decision.kind === "update") {
        counts[decision.kind === "add" ? "added" : "updated"]++;
        toSave.push({ place: placeToSave(row, held, now), origin: "import", sourceDigest: row.digest });
      } else if (!("reason" in decision) || same.has(row)) {
        counts.unchanged++;
      } else {
        counts[decision.kind]++;
        staging.remark({
          line: row.line,
          outcome: decision.kind,
          name: row.place.houseName,
          reason: decision.reason,
        });
      }
    }
    if (tx && toSave.length > 0) {
      version ??= await raiseVersion(tx);
      await savePlacesAt(tx, toSave, version, now);
    }
    done += chunk.length;
    onRow(done);
  }
  return counts;
}

interface Decided {
  readonly row: StagedRow;
  readonly held: HeldPlace | undefined;
  readonly decision: ImportDecision | { readonly kind: "folded"; readonly reason: string };
}

function decide(row: StagedRow, staging: Staging): Decided {
  const held = staging.findHeld(row);
  if (held?.claimedBy !== undefined) {
    const reason = `About the same listed place as line ${held.claimedBy} (${held.id}); that row was kept.`;
    return { row, held, decision: { kind: "folded", reason } };
  }
  if (held) staging.claim(held.id, row.line);
  return { row, held, decision: decideImport(row.digest, held) };
}

/** A row of our own export that says just what the directory says of a protected place needs no remark. */
async function alreadySame(db: Kysely<Tables>, decided: readonly Decided[]): Promise<ReadonlySet<StagedRow>> {
  const protectedRows = decided.filter(({ row, held, decision }) => row.isOwn && held && decision.kind === "kept");
  const places = await readPlacesById(
    db,
    protectedRows.map(({ held }) => held!.id),
  );
  const digests = new Map(places.map((place) => [place.id, placeDigest(place)]));
  return new Set(protectedRows.filter(({ row, held }) => digests.get(held!.id) === row.digest).map(({ row }) => row));
}

/** Under the id that the place has here; a change that carries its old date is a change of today. */
function placeToSave({ place, isOwn }: StagedRow, held: HeldPlace | undefined, now: Date): PlaceToSave["place"] {
  if (!held) return place as Place;
  const { slug: _, ...content } = place as Place;
  return { ...content, id: held.id, updatedAt: isOwn ? now.toISOString() : place.updatedAt };
}
