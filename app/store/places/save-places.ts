import type { Kysely, Transaction } from "kysely";
import type { Origin, PlaceDraft } from "../../domain/places/place.ts";
import { ratingOf } from "../../domain/places/rating.ts";
import type { VisitReport } from "../../domain/visits/visit-report.ts";
import type { Tables } from "../engine/tables.ts";
import { publishedRow } from "../review/visit-reports.ts";
import { assignSlugs, leaveSlug } from "./assign-slugs.ts";
import { raiseVersion } from "./catalog-version.ts";
import { reportRows, rowFromPlace } from "./place-rows.ts";
import { refreshRatings, visitorFigures } from "./ratings.ts";

export interface PlaceToSave {
  /** A given slug is used if it fits the name and is free. */
  readonly place: PlaceDraft & { readonly slug?: string };
  readonly origin: Origin;
  readonly sourceDigest?: string | undefined;
  /** Set when a reviewer made the change. */
  readonly editedAt?: string | undefined;
  /** Hidden until a reviewer has read it. */
  readonly isHeld?: boolean;
  /** Visitors' published reports that came with an export. */
  readonly visits?: readonly VisitReport[];
}

export async function savePlaces(db: Kysely<Tables>, places: readonly PlaceToSave[], now: Date): Promise<number> {
  return db.transaction().execute((tx) => savePlacesIn(tx, places, now));
}

/** Rows per statement: both engines bind at most 32,766 values at once. */
const BATCH_SIZE = 500;

/** Columns of an existing place that saving does not touch. */
const PRESERVED_COLUMNS: ReadonlySet<string> = new Set(["id", "createdAt", "hiddenAt"]);

/** Inserts or replaces places by id, records changed slugs as former ones, and raises the version. */
export async function savePlacesIn(
  tx: Transaction<Tables>,
  places: readonly PlaceToSave[],
  now: Date,
): Promise<number> {
  const version = await raiseVersion(tx);
  await savePlacesAt(tx, places, version, now);
  return version;
}

/** The same under a version that the caller has raised, for changes in several batches. */
export async function savePlacesAt(
  tx: Transaction<Tables>,
  places: readonly PlaceToSave[],
  version: number,
  now: Date,
): Promise<void> {
  for (let from = 0; from < places.length; from += BATCH_SIZE) {
    await saveBatch(tx, places.slice(from, from + BATCH_SIZE), version, now.toISOString());
  }
}

async function saveBatch(tx: Transaction<Tables>, drafts: readonly PlaceToSave[], version: number, at: string) {
  const ids = drafts.map(({ place }) => place.id);
  const before = await tx.selectFrom("haunted_locations").select(["id", "slug"]).where("id", "in", ids).execute();
  const slugBefore = new Map(before.map((row) => [row.id, row.slug]));
  const slugs = await assignSlugs(
    tx,
    drafts.map(({ place }) => place),
    slugBefore,
  );
  const figuresOf = await visitorFigures(tx, ids);
  const batch = drafts.map(({ place, ...draft }) => {
    const figures = figuresOf(place.id);
    const numbers = ratingOf({ ...place, ...figures });
    return { ...draft, place: { ...place, slug: slugs.get(place.id)!, ...figures, ...numbers } };
  });

  const rows = batch.map(({ place, origin, sourceDigest, editedAt }) =>
    Object.assign(rowFromPlace(place), {
      createdAt: at,
      origin,
      sourceDigest: sourceDigest ?? null,
      editedAt: editedAt ?? null,
      hiddenAt: null,
      version,
    }),
  );
  const columns = Object.keys(rows[0]!).filter((column) => !PRESERVED_COLUMNS.has(column));
  await tx
    .insertInto("haunted_locations")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) =>
          Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column as "slug"}`)])),
        ),
    )
    .execute();

  if (before.length > 0) {
    const known = before.map((row) => row.id);
    await tx.deleteFrom("location_reports").where("locationId", "in", known).execute();
  }
  const reports = batch.flatMap(({ place }) => reportRows(place));
  for (let from = 0; from < reports.length; from += 2 * BATCH_SIZE) {
    await tx
      .insertInto("location_reports")
      .values(reports.slice(from, from + 2 * BATCH_SIZE))
      .execute();
  }

  const held = drafts.filter(({ isHeld }) => isHeld).map(({ place }) => place.id);
  if (held.length > 0) {
    await tx.updateTable("haunted_locations").set({ hiddenAt: at }).where("id", "in", held).execute();
  }

  await saveVisits(tx, batch, version);

  for (const { id: locationId, slug } of before) {
    if (slug !== slugs.get(locationId)) await leaveSlug(tx, { slug, locationId, version });
  }
}

/** A known report is left alone: it may have been shortened or withdrawn since. */
async function saveVisits(tx: Transaction<Tables>, places: readonly PlaceToSave[], version: number): Promise<void> {
  const rows = places.flatMap(({ place, visits = [] }) =>
    (place.access === "private" ? [] : visits).map((visit) => publishedRow(place.id, visit, version)),
  );
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto("visit_reports")
      .values(rows.slice(from, from + BATCH_SIZE))
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
  if (rows.length > 0) await refreshRatings(tx, [...new Set(rows.map(({ locationId }) => locationId))]);
}

/** The only way back into the directory for a hidden place: approval, restoring and undo all go through it. */
export async function showPlaceIn(tx: Transaction<Tables>, id: string): Promise<void> {
  const version = await raiseVersion(tx);
  await tx.updateTable("haunted_locations").set({ hiddenAt: null, version }).where("id", "=", id).execute();
}

/** Hides places from the directory. */
export async function hidePlacesIn(tx: Transaction<Tables>, ids: readonly string[], hiddenAt: string): Promise<void> {
  const version = await raiseVersion(tx);
  await tx.updateTable("haunted_locations").set({ hiddenAt, version }).where("id", "in", ids).execute();
}
