/** The review record: every event has a before and an after, and none is ever changed. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccountAction, ReviewAction } from "../../app/domain/review/review-steps.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { MIGRATIONS } from "../../app/store/migrations/index.ts";
import { editPlace, hidePlace, readEditablePlace, restorePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addCorrection, decideCorrection } from "../../app/store/review/corrections.ts";
import { shortenReport, withdrawReport } from "../../app/store/review/decide-report.ts";
import {
  approveSubmission,
  markDuplicate,
  rejectSubmission,
  saveDraft,
  undoDecision,
} from "../../app/store/review/decide-submission.ts";
import { listEvents } from "../../app/store/review/review-events.ts";
import { openSession } from "../../app/store/review/sessions.ts";
import { addSubmission, forgetSenders } from "../../app/store/review/submissions.ts";
import { addReviewer, removeReviewer } from "../../app/store/review/users.ts";
import { addPhoto } from "../make-photo.ts";
import { makePlace } from "../make-place.ts";
import { sendReport } from "../make-report.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const AT = NOW.toISOString();
/** A new action does not compile until it is listed here; score-scale.test.ts has the one of an upgrade. */
const EVERY_ACTION: Record<Exclude<ReviewAction, AccountAction | "rescale">, true> = {
  draft: true,
  approve: true,
  reject: true,
  duplicate: true,
  undo: true,
  edit: true,
  hide: true,
  restore: true,
  shorten: true,
  withdraw: true,
  add: true,
};
const APPEND_ONLY = /review_events is append-only/;

describe.each(ENGINES)("the record on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  let by: { id: string; username: string };
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
    by = await addReviewer(store.db, "ada", PASSWORD, NOW);
    await savePlaces(store.db, [{ place: makePlace({ id: "mill", houseName: "Mill" }), origin: "curated" }], NOW);
  });
  afterAll(() => dispose());

  const submit = async () => (await addSubmission(store.db, makeSubmission(), { now: NOW })).submission.id;
  const draftOf = (id: string) => {
    const { slug: _, ...draft } = makePlace({ id, houseName: `House ${id}` });
    return draft;
  };
  const change = async (placeId: string) => ({
    placeId,
    version: (await readEditablePlace(store.db, placeId))!.version,
    by,
    now: NOW,
  });

  test("every kind of event records the state before and after", async () => {
    const { db } = store;
    const approved = await submit();
    const step = (submissionId: string, version: number) => ({ submissionId, version, by, now: NOW });
    const listing = { houseName: "Draft" } as never;
    await saveDraft(db, step(approved, 1), listing);
    await approveSubmission(db, step(approved, 2), { place: draftOf("s-1"), listing });
    await undoDecision(db, step(approved, 3));
    await rejectSubmission(db, { ...step(await submit(), 1), reason: "No." });
    await markDuplicate(db, step(await submit(), 1), "mill");
    await editPlace(db, await change("mill"), draftOf("mill"));
    await undoEdit(db, await change("mill"));
    await hidePlace(db, await change("mill"));
    await restorePlace(db, await change("mill"));
    await addPhoto(db, "mill", { by });
    const request = await addCorrection(
      db,
      { placeId: "mill", kind: "remove", message: "Please." },
      { now: NOW, idempotencyKey: "k", senderHash: "s" },
    );
    const decision = { correctionId: request.id, by, now: NOW };
    await decideCorrection(db, { ...decision, version: 1, outcome: "approved", hideListing: true });
    await decideCorrection(db, { ...decision, version: 2, outcome: "pending" });

    const report = await sendReport(db, "mill");
    const cut = { account: "Steps above me.", hidesWhere: false, hidesName: true };
    await shortenReport(db, { reportId: report.id, version: 1, by, now: NOW }, cut);
    await withdrawReport(db, report.trackingToken, NOW);

    const rows = await db.selectFrom("review_events").select(["action", "before", "after"]).execute();
    const recorded = new Set(rows.map((row) => row.action));
    expect(recorded).toEqual(new Set(Object.keys(EVERY_ACTION)));
    for (const row of rows) {
      expect(JSON.parse(row.before!), row.action).toBeTypeOf("object");
      expect(row.before, row.action).not.toBe("null");
      expect(row.after, row.action).not.toBe(row.before);
    }
    const ofListing = await listEvents(db, { locationId: "mill" });
    const shown = ofListing.filter(({ action }) => action === "hide" || action === "restore");
    expect(shown.map(({ action, before, after }) => [action, before!.hiddenAt, after!.hiddenAt])).toEqual([
      ["restore", AT, null],
      ["hide", null, AT],
      ["restore", AT, null],
      ["hide", null, AT],
    ]);
  });

  test("a listing that was hidden before a request stays hidden when its decision is undone", async () => {
    const { db } = store;
    await savePlaces(db, [{ place: makePlace({ id: "shy", houseName: "Shy" }), origin: "curated" }], NOW);
    await hidePlace(db, await change("shy"));
    const { id: correctionId } = await addCorrection(
      db,
      { placeId: "shy", kind: "remove", message: "Please." },
      { now: NOW, idempotencyKey: "shy", senderHash: "s" },
    );
    await decideCorrection(db, { correctionId, by, now: NOW, version: 1, outcome: "approved", hideListing: true });
    await decideCorrection(db, { correctionId, by, now: NOW, version: 2, outcome: "pending" });
    expect((await readEditablePlace(db, "shy"))!.hiddenAt).toBe(AT);
  });

  test("an event can be neither changed, replaced nor deleted", async () => {
    const { db } = store;
    const before = await db.selectFrom("review_events").selectAll().orderBy("id").execute();
    expect(before.length).toBeGreaterThan(0);
    const { id } = before[0]!;
    await expect(db.updateTable("review_events").set({ reason: "x" }).execute()).rejects.toThrow(APPEND_ONLY);
    await expect(db.updateTable("review_events").set({ userId: "x" }).where("id", "=", id).execute()).rejects.toThrow(
      APPEND_ONLY,
    );
    await expect(db.deleteFrom("review_events").where("id", "=", id).execute()).rejects.toThrow(APPEND_ONLY);
    await expect(db.deleteFrom("review_events").execute()).rejects.toThrow(APPEND_ONLY);
    await expect(
      (engine.name === "SQLite"
        ? sql`insert or replace into review_events (id, at, action) values (${id}, 'x', 'x')`
        : sql`truncate review_events`
      ).execute(db),
    ).rejects.toThrow(APPEND_ONLY);
    await expect(
      sql`insert into review_events (id, at, action) values (${id}, 'x', 'x') on conflict (id) do update set at = 'x'`.execute(
        db,
      ),
    ).rejects.toThrow(APPEND_ONLY);
    expect(await db.selectFrom("review_events").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("deletable data still is: senders, sessions, accounts, and places with their dependents", async () => {
    const { db } = store;
    const old = await addSubmission(db, makeSubmission(), { now: new Date("2020-01-01"), senderHash: "old" });
    await forgetSenders(db, new Date("2021-01-01"));
    const row = await db
      .selectFrom("submissions")
      .select("senderHash")
      .where("id", "=", old.submission.id)
      .executeTakeFirst();
    expect(row!.senderHash).toBeNull();
    const gone = await addReviewer(db, "gone", PASSWORD, NOW);
    await openSession(db, gone.id, { now: NOW, addressHash: "a" });
    await removeReviewer(db, "gone", NOW);
    await db.deleteFrom("users").where("id", "=", gone.id).execute();
    await db.deleteFrom("submissions").where("id", "=", old.submission.id).execute();
    await db.deleteFrom("haunted_locations").where("id", "=", "s-1").execute();
    expect(await listEvents(db, { locationId: "s-1" })).not.toEqual([]);
  });

  test("an older database gets the triggers at the next start and keeps its events", async () => {
    const fresh = await engine.open();
    const { db } = fresh.store;
    await migrate(db, fresh.store.engine, MIGRATIONS.slice(0, 2));
    await db
      .insertInto("review_events")
      .values({ id: "1", at: AT, action: "hide" } as never)
      .execute();
    expect(await migrate(db, fresh.store.engine)).toEqual(MIGRATIONS.slice(2).map((migration) => migration.name));
    expect(await db.selectFrom("review_events").select("id").execute()).toEqual([{ id: "1" }]);
    await expect(db.deleteFrom("review_events").execute()).rejects.toThrow(APPEND_ONLY);
    await fresh.dispose();
  });
});
