/** Compares the places of an import with the directory. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { decideImport, type ImportDecision, type ListedPlace } from "../../app/domain/import-export/decide-import.ts";
import { fieldsThatMayTell } from "../../app/domain/places/may-tell-address.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { placeDigest } from "../../app/domain/places/place-digest.ts";
import { samePlaceKey } from "../../app/domain/places/place-name-key.ts";
import type { Tables } from "../../app/store/engine/tables.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import type { PlaceToSave } from "../../app/store/places/save-places.ts";
import type { CollectedPlace } from "./collect-places.ts";
import type { Remark } from "./write-report.ts";

interface ListedPlaces {
  readonly byId: ReadonlyMap<string, ListedPlace>;
  readonly byKey: ReadonlyMap<string, ListedPlace>;
}

export interface Merged {
  readonly counts: { added: number; updated: number; unchanged: number; kept: number; folded: number };
  readonly remarks: Remark[];
  /** New and changed places. */
  readonly toSave: PlaceToSave[];
}

const BATCH_SIZE = 500;

/** All places of the directory, including hidden ones; none if there is no database yet. */
export async function readListedPlaces(db: Kysely<Tables> | undefined): Promise<ListedPlaces> {
  const byId = new Map<string, ListedPlace>();
  const byKey = new Map<string, ListedPlace>();
  const rows = await db
    ?.selectFrom("haunted_locations")
    .select(["id", "houseName", "city", "state", "origin", "editedAt", "hiddenAt", "sourceDigest"])
    .orderBy("id")
    .execute();
  for (const row of rows ?? []) {
    const listed: ListedPlace = {
      id: row.id,
      origin: row.origin as ListedPlace["origin"],
      isEdited: row.editedAt !== null,
      isHidden: row.hiddenAt !== null,
      sourceDigest: row.sourceDigest,
    };
    byId.set(row.id, listed);
    const key = samePlaceKey(row);
    const other = byKey.get(key);
    if (!other || rank(listed) < rank(other)) byKey.set(key, listed);
  }
  return { byId, byKey };
}

/** If several places share a key, a visible one wins over a hidden one, then ours over an imported one. */
function rank({ isHidden, origin }: ListedPlace): number {
  return (isHidden ? 2 : 0) + (origin === "import" ? 1 : 0);
}

interface MergeInto {
  readonly db: Kysely<Tables> | undefined;
  readonly now: Date;
}

/** Decides what to do with every place. Writes nothing. */
export async function mergePlaces(
  places: readonly CollectedPlace[],
  listed: ListedPlaces,
  { db, now }: MergeInto,
  onProgress: (places: number) => void = () => {},
): Promise<Merged> {
  const counts = { added: 0, updated: 0, unchanged: 0, kept: 0, folded: 0 };
  const remarks: Remark[] = [];
  const toSave: PlaceToSave[] = [];
  const decide = makeDecider(listed);
  for (let from = 0; from < places.length; from += BATCH_SIZE) {
    onProgress(from);
    // Yields, so that Ctrl-C works.
    await setImmediate();
    const decided = places.slice(from, from + BATCH_SIZE).map(decide);
    const same = db ? await alreadySame(db, decided) : new Set();
    for (const { row, listed, decision } of decided) {
      if (decision.kind === "add" || decision.kind === "update") {
        counts[decision.kind === "add" ? "added" : "updated"]++;
        const { digest: sourceDigest, visits = [] } = row;
        const place = placeToSave(row, listed, now);
        const told = fieldsThatMayTell(place);
        toSave.push({ place, origin: "import", sourceDigest, visits, isHeld: told.length > 0 });
        if (told.length > 0) remarks.push(heldRemark(row, place.id, told));
      } else if (!("reason" in decision) || same.has(row)) {
        counts.unchanged++;
      } else {
        counts[decision.kind]++;
        const { kind: outcome, reason } = decision;
        remarks.push({ line: row.line, outcome, name: row.place.houseName, reason });
      }
    }
  }
  return { counts, remarks, toSave };
}

/** It is in the database, but not in the directory. */
function heldRemark({ line, place }: CollectedPlace, id: string, told: readonly string[]): Remark {
  const reason = `The place is private and its words may tell where it is (${told.join(", ")}): it is held back until a reviewer has read them and brings it back at /review/place/${id}.`;
  return { line, outcome: "note", name: place.houseName, reason };
}

interface Decided {
  readonly row: CollectedPlace;
  readonly listed: ListedPlace | undefined;
  readonly decision: ImportDecision | { readonly kind: "folded"; readonly reason: string };
}

function makeDecider({ byId, byKey }: ListedPlaces): (row: CollectedPlace) => Decided {
  const lineOfListed = new Map<string, number>();
  return (row) => {
    const { key, isOwn, place } = row;
    // Match our own rows by id first, others by name and town.
    const listed = isOwn ? (byId.get(place.id) ?? byKey.get(key)) : (byKey.get(key) ?? byId.get(place.id));
    const line = listed && lineOfListed.get(listed.id);
    if (line !== undefined) {
      const reason = `About the same listed place as line ${line} (${listed!.id}); that row was kept.`;
      return { row, listed, decision: { kind: "folded", reason } };
    }
    if (listed) lineOfListed.set(listed.id, row.line);
    return { row, listed, decision: decideImport(row.digest, listed) };
  };
}

/** Rows of our own export that equal a protected place need no line in the report. */
async function alreadySame(db: Kysely<Tables>, decided: readonly Decided[]): Promise<ReadonlySet<CollectedPlace>> {
  const protectedRows = decided.filter(({ row, listed, decision }) => row.isOwn && listed && decision.kind === "kept");
  const places = await readPlacesById(
    db,
    protectedRows.map(({ listed }) => listed!.id),
  );
  const digests = new Map(places.map((place) => [place.id, placeDigest(place)]));
  return new Set(
    protectedRows.filter(({ row, listed }) => digests.get(listed!.id) === row.digest).map(({ row }) => row),
  );
}

/** Keeps the place's id in this directory; a changed row of our own export gets today's date. */
function placeToSave(
  { place, isOwn }: CollectedPlace,
  listed: ListedPlace | undefined,
  now: Date,
): PlaceToSave["place"] {
  if (!listed) return place as Place;
  const { slug: _, ...content } = place as Place;
  return { ...content, id: listed.id, updatedAt: isOwn ? now.toISOString() : place.updatedAt };
}
