import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../app/store/engine/open-store.ts";
import { readVersion } from "../../app/store/places/catalog-version.ts";
import { editPlace, hidePlace, readEditablePlace, restorePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { loadChanges } from "../../app/store/places/load-changes.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addCorrection, decideCorrection } from "../../app/store/review/corrections.ts";
import {
  approveSubmission,
  markDuplicate,
  rejectSubmission,
  saveDraft,
  undoDecision,
} from "../../app/store/review/decide-submission.ts";
import { listEvents } from "../../app/store/review/review-events.ts";
import { findItem } from "../../app/store/review/review-item.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { findTracked } from "../../app/store/review/tracking.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const LISTING = { houseName: "Lantern Hall" } as never;

describe.each(ENGINES)("the desk's store on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let ada: { id: string; username: string };
  let ben: { id: string; username: string };
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    ada = await addReviewer(store.db, "Ada", PASSWORD, NOW);
    ben = await addReviewer(store.db, "ben", PASSWORD, NOW);
  });
  afterAll(() => dispose());

  const submit = async (fields = {}, circumstances = {}) =>
    (await addSubmission(store.db, makeSubmission(fields), { now: NOW, ...circumstances })).submission.id;
  const draftOf = (id: string) => {
    const { slug: _, ...draft } = makePlace({ id, houseName: `House ${id}` });
    return draft;
  };
  const published = async (id: string) => (await loadChanges(store.db, 0)).published.some((place) => place.id === id);

  test("approving publishes the place, tells the submitter, and is on record", async () => {
    const { submission, trackingToken } = await addSubmission(store.db, makeSubmission(), { now: NOW });
    const since = await readVersion(store.db);
    const decision = { submissionId: submission.id, version: 1, by: ada, now: NOW, reason: "Thank you!" };
    await approveSubmission(store.db, decision, { place: draftOf("s-one"), listing: LISTING });
    expect((await loadChanges(store.db, since)).published.map((place) => place.id)).toEqual(["s-one"]);
    expect(await findTracked(store.db, trackingToken)).toEqual({
      kind: "submission",
      title: "Lantern Hall",
      status: "approved",
      submittedAt: NOW.toISOString(),
      decidedAt: NOW.toISOString(),
      publicReason: "Thank you!",
      placeId: "s-one",
    });
    const [event] = await listEvents(store.db, { submissionId: submission.id });
    expect(event).toMatchObject({ by: "ada", action: "approve", before: { status: "pending" }, reason: "Thank you!" });
    expect(event!.after).toMatchObject({ status: "approved", houseName: "House s-one" });
  });

  test("an approval that cannot publish changes nothing", async () => {
    const submissionId = await submit();
    const broken = { ...draftOf("s-broken"), houseName: null as unknown as string };
    const decision = { submissionId, version: 1, by: ada, now: NOW };
    await expect(approveSubmission(store.db, decision, { place: broken, listing: LISTING })).rejects.toThrow();
    expect(await findItem(store.db, "submission", submissionId)).toMatchObject({ status: "pending", version: 1 });
    expect(await listEvents(store.db, { submissionId })).toEqual([]);
  });

  test("the second of two reviewers gets a conflict, and nothing is overwritten", async () => {
    const submissionId = await submit();
    await rejectSubmission(store.db, { submissionId, version: 1, by: ada, now: NOW, reason: "No sources." });
    const other = (second ?? store).db;
    const late = { submissionId, version: 1, by: ben, now: NOW };
    await expect(approveSubmission(other, late, { place: draftOf("s-late"), listing: LISTING })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^ada was here first: rejected it \(20:00 UTC\)\./),
    });
    expect(await published("s-late")).toBe(false);
    expect(await findItem(other, "submission", submissionId)).toMatchObject({
      status: "rejected",
      publicReason: "No sources.",
    });
    expect(await listEvents(other, { submissionId })).toHaveLength(1);
  });

  test("two decisions at the same moment: one wins", async () => {
    const submissionId = await submit();
    const outcomes = await Promise.allSettled([
      rejectSubmission(store.db, { submissionId, version: 1, by: ada, now: NOW, reason: "One." }),
      rejectSubmission((second ?? store).db, { submissionId, version: 1, by: ben, now: NOW, reason: "Two." }),
    ]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listEvents(store.db, { submissionId })).toHaveLength(1);
  });

  test("a draft of one reviewer is not overwritten by another's older page", async () => {
    const submissionId = await submit();
    await saveDraft(store.db, { submissionId, version: 1, by: ada, now: NOW }, { houseName: "Ada's" } as never);
    await expect(
      saveDraft(store.db, { submissionId, version: 1, by: ben, now: NOW }, { houseName: "Ben's" } as never),
    ).rejects.toMatchObject({ code: "conflict" });
    expect((await findItem(store.db, "submission", submissionId))!.draft).toBe('{"houseName":"Ada\'s"}');
  });

  test("undoing an approval hides the place; the submission is pending and can be approved again", async () => {
    const submissionId = await submit();
    const decide = (version: number) => ({ submissionId, version, by: ada, now: NOW });
    await approveSubmission(store.db, decide(1), { place: draftOf("s-undo"), listing: LISTING });
    await undoDecision(store.db, decide(2));
    expect(await published("s-undo")).toBe(false);
    expect(await findItem(store.db, "submission", submissionId)).toMatchObject({
      status: "pending",
      placeId: null,
      decidedBy: null,
    });
    await approveSubmission(store.db, decide(3), { place: draftOf("s-undo"), listing: LISTING });
    expect(await published("s-undo")).toBe(true);
    expect((await listEvents(store.db, { submissionId })).map((event) => event.action)).toEqual([
      "approve",
      "undo",
      "approve",
    ]);
    expect((await listEvents(store.db, { locationId: "s-undo" })).map((event) => event.action)).toEqual([
      "approve",
      "undo",
      "approve",
    ]);
  });

  test("an approval cannot be undone after a later change of the listing, until that is undone", async () => {
    const submissionId = await submit();
    const decide = (version: number) => ({ submissionId, version, by: ada, now: NOW });
    const draft = draftOf("s-later");
    await approveSubmission(store.db, decide(1), { place: draft, listing: LISTING });
    const change = async (minutes: number) => ({
      placeId: "s-later",
      version: (await readEditablePlace(store.db, "s-later"))!.version,
      by: ben,
      now: later(minutes),
    });
    await editPlace((second ?? store).db, await change(1), { ...draft, houseName: "Renamed" });
    await expect(undoDecision(store.db, decide(2))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^ben edited the listing after the approval \(2026-10-31, 20:01 UTC\)\./),
    });
    expect(await published("s-later")).toBe(true);
    expect((await readEditablePlace(store.db, "s-later"))!.place.houseName).toBe("Renamed");
    expect(await findItem(store.db, "submission", submissionId)).toMatchObject({ status: "approved", version: 2 });
    await undoEdit(store.db, await change(2));
    await hidePlace(store.db, await change(3));
    await expect(undoDecision(store.db, decide(2))).rejects.toMatchObject({
      message: expect.stringMatching(/^ben hid the listing after the approval/),
    });
    await restorePlace(store.db, await change(4));
    await undoDecision(store.db, { ...decide(2), now: later(5) });
    expect(await findItem(store.db, "submission", submissionId)).toMatchObject({ status: "pending" });
    // A change from before the next approval is history.
    await approveSubmission(store.db, { ...decide(3), now: later(6) }, { place: draft, listing: LISTING });
    await undoDecision(store.db, { ...decide(4), now: later(7) });
    expect(await published("s-later")).toBe(false);
  });

  test("a pending submission cannot be undone, a decided one cannot be decided", async () => {
    const submissionId = await submit();
    const decision = { submissionId, version: 1, by: ada, now: NOW };
    await expect(undoDecision(store.db, decision)).rejects.toMatchObject({ code: "conflict" });
    await rejectSubmission(store.db, { ...decision, reason: "No." });
    await expect(rejectSubmission(store.db, { ...decision, version: 2, reason: "No." })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(rejectSubmission(store.db, { ...decision, submissionId: "nobody", reason: "" })).rejects.toMatchObject(
      { code: "not-found" },
    );
  });

  test("a duplicate names a listing that exists", async () => {
    const submissionId = await submit();
    await savePlaces(store.db, [{ place: makePlace({ id: "twin", houseName: "Twin" }), origin: "curated" }], NOW);
    const decision = { submissionId, version: 1, by: ada, now: NOW };
    await expect(markDuplicate(store.db, decision, "nowhere")).rejects.toMatchObject({ code: "invalid" });
    await markDuplicate(store.db, decision, "twin");
    expect(await findItem(store.db, "submission", submissionId)).toMatchObject({
      status: "duplicate",
      placeId: "twin",
    });
  });

  test("an edited listing keeps its origin, redirects its old slug, and refuses an outdated form", async () => {
    const place = makePlace({ id: "edit-me", houseName: "Before", reports: ["One."] });
    await savePlaces(store.db, [{ place, origin: "curated", sourceDigest: "d" }], NOW);
    const before = (await readEditablePlace(store.db, "edit-me"))!;
    const change = { placeId: "edit-me", version: before.version, by: ada, now: NOW, reason: "New name" };
    const since = await readVersion(store.db);
    await editPlace(store.db, change, { ...draftOf("edit-me"), houseName: "After", reports: ["One.", "Two."] });
    const changes = await loadChanges(store.db, since);
    expect(changes.published[0]!.slug).toBe("after-salem-oregon");
    expect(changes.formerSlugs).toEqual([["before-salem-oregon", "edit-me"]]);
    const row = await store.db
      .selectFrom("haunted_locations")
      .selectAll()
      .where("id", "=", "edit-me")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ origin: "curated", sourceDigest: "d", editedAt: NOW.toISOString() });
    await expect(editPlace(store.db, { ...change, by: ben }, draftOf("edit-me"))).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/^ada was here first: edited the listing/),
    });
    const [event] = await listEvents(store.db, { locationId: "edit-me" });
    expect(event).toMatchObject({ action: "edit", before: { houseName: "Before" }, after: { houseName: "After" } });
  });

  test("an edit can be undone unless something happened since", async () => {
    const place = makePlace({ id: "back", houseName: "Back", reports: ["One."], fullStory: "Old." });
    await savePlaces(store.db, [{ place, origin: "curated" }], NOW);
    const change = async () => ({
      placeId: "back",
      version: (await readEditablePlace(store.db, "back"))!.version,
      by: ada,
      now: NOW,
    });
    await editPlace(store.db, await change(), { ...draftOf("back"), houseName: "Forth" });
    await undoEdit(store.db, await change());
    const { place: now } = (await readEditablePlace(store.db, "back"))!;
    expect(now).toEqual({ ...place, updatedAt: NOW.toISOString() });
    await expect(undoEdit(store.db, await change())).rejects.toMatchObject({ code: "conflict" });
  });

  test("the last edit is undone, though the clock of the server that made it is behind", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "clocks", houseName: "First" }), origin: "curated" }], NOW);
    const change = async (now: Date) => ({
      placeId: "clocks",
      version: (await readEditablePlace(store.db, "clocks"))!.version,
      by: ada,
      now,
    });
    await editPlace(store.db, await change(later(5)), { ...draftOf("clocks"), houseName: "Second" });
    await editPlace((second ?? store).db, await change(NOW), { ...draftOf("clocks"), houseName: "Third" });
    await undoEdit(store.db, await change(later(6)));
    expect((await readEditablePlace(store.db, "clocks"))!.place.houseName).toBe("Second");
    const names = (await listEvents(store.db, { locationId: "clocks" })).map(({ after }) => after?.houseName);
    expect(names).toEqual(["Second", "Third", "Second"]);
  });

  test("two edits at the same moment: one wins", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "race", houseName: "Race" }), origin: "curated" }], NOW);
    const { version } = (await readEditablePlace(store.db, "race"))!;
    const edit = (db: Store["db"], name: string) =>
      editPlace(db, { placeId: "race", version, by: ada, now: NOW }, { ...draftOf("race"), houseName: name });
    const outcomes = await Promise.allSettled([edit(store.db, "A"), edit((second ?? store).db, "B")]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("a listing is hidden and restored, each on record", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "shy-one", houseName: "Shy One" }), origin: "curated" }], NOW);
    const version = async () => (await readEditablePlace(store.db, "shy-one"))!.version;
    await hidePlace(store.db, { placeId: "shy-one", version: await version(), by: ada, now: NOW });
    expect(await published("shy-one")).toBe(false);
    await restorePlace(store.db, { placeId: "shy-one", version: await version(), by: ada, now: NOW });
    expect(await published("shy-one")).toBe(true);
    expect((await listEvents(store.db, { locationId: "shy-one" })).map((event) => event.action)).toEqual([
      "restore",
      "hide",
    ]);
  });

  test("a removal request hides the listing in the same step, once", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "my-home", houseName: "My Home" }), origin: "import" }], NOW);
    const fields = { placeId: "my-home", kind: "remove" as const, message: "We live here." };
    const circumstances = { now: NOW, idempotencyKey: "key", senderHash: "me" };
    const first = await addCorrection(store.db, fields, circumstances);
    expect(await addCorrection(store.db, fields, circumstances)).toEqual({ ...first, isNew: false });
    const decision = { correctionId: first.id, by: ada, now: NOW, outcome: "approved" as const, hideListing: true };
    await decideCorrection(store.db, { ...decision, version: 1, reason: "Done." });
    expect(await published("my-home")).toBe(false);
    expect(await findTracked(store.db, first.trackingToken)).toMatchObject({
      kind: "correction",
      title: "My Home",
      status: "approved",
      change: "hide",
    });
    await expect(decideCorrection(store.db, { ...decision, version: 1 })).rejects.toMatchObject({
      code: "conflict",
    });
    await decideCorrection(store.db, { correctionId: first.id, version: 2, by: ada, now: NOW, outcome: "pending" });
    expect(await findItem(store.db, "correction", first.id)).toMatchObject({ status: "pending", publicReason: null });
    expect(await published("my-home")).toBe(true);
    expect(await findTracked(store.db, first.trackingToken)).toMatchObject({ change: undefined });
    expect((await listEvents(store.db, { correctionId: first.id })).map((event) => event.action)).toEqual([
      "undo",
      "restore",
      "approve",
      "hide",
    ]);
  });

  describe("undoing a removal", () => {
    /** A listing and requests to remove it, each answered by a reviewer a minute after the other. */
    async function removals(placeId: string, count: number) {
      await savePlaces(store.db, [{ place: makePlace({ id: placeId, houseName: placeId }), origin: "import" }], NOW);
      const requests: string[] = [];
      for (let i = 0; i < count; i++) {
        const fields = { placeId, kind: "remove" as const, message: "We live here." };
        const sent = await addCorrection(store.db, fields, {
          now: NOW,
          idempotencyKey: `${placeId}-${i}`,
          senderHash: "me",
        });
        requests.push(sent.id);
        await decideCorrection(store.db, {
          correctionId: sent.id,
          version: 1,
          by: ada,
          now: minutesOn(i),
          outcome: "approved",
          hideListing: true,
        });
      }
      return requests;
    }
    const minutesOn = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
    const undo = (correctionId: string, minutes: number) =>
      decideCorrection(store.db, { correctionId, version: 2, by: ada, now: minutesOn(minutes), outcome: "pending" });
    const change = async (placeId: string, minutes: number) => {
      const { version } = (await readEditablePlace(store.db, placeId))!;
      return { placeId, version, by: ada, now: minutesOn(minutes) };
    };

    test("is refused while another request's removal stands, and possible after that is undone", async () => {
      const [first, second] = await removals("twice-removed", 2);
      await expect(undo(first!, 10)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("ada removed the listing for another request, too (2026-10-31, 20:01 UTC)"),
      });
      expect(await published("twice-removed")).toBe(false);
      expect(await findItem(store.db, "correction", first!)).toMatchObject({ status: "approved" });
      await undo(second!, 11);
      expect(await published("twice-removed")).toBe(false);
      await undo(first!, 12);
      expect(await published("twice-removed")).toBe(true);
    });

    test("is refused while another request was closed because the listing was gone", async () => {
      const [first] = await removals("closed-as-done", 1);
      const fields = { placeId: "closed-as-done", kind: "remove" as const, message: "We live here, too." };
      const sent = { now: NOW, idempotencyKey: "closed-as-done", senderHash: "me" };
      const { id: second } = await addCorrection(store.db, fields, sent);
      const done = { correctionId: second, version: 1, by: ben, now: minutesOn(5), outcome: "approved" as const };
      await decideCorrection(store.db, done);
      await expect(undo(first!, 10)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("ben removed the listing for another request, too"),
      });
      await undo(second, 11);
      await undo(first!, 12);
      expect(await published("closed-as-done")).toBe(true);
    });

    test("is refused where somebody restored the listing and hid it again", async () => {
      const [request] = await removals("hidden-again", 1);
      await restorePlace(store.db, await change("hidden-again", 5));
      await hidePlace(store.db, await change("hidden-again", 6));
      await expect(undo(request!, 10)).rejects.toMatchObject({
        code: "conflict",
        message: expect.stringContaining("hidden again by ada (2026-10-31, 20:06 UTC)"),
      });
      expect(await published("hidden-again")).toBe(false);
    });

    test("leaves a listing that was restored since as it is", async () => {
      const [request] = await removals("restored-since", 1);
      await restorePlace(store.db, await change("restored-since", 5));
      await undo(request!, 10);
      expect(await published("restored-since")).toBe(true);
      expect(await findItem(store.db, "correction", request!)).toMatchObject({ status: "pending" });
    });
  });

  test("a submission whose approval was undone is not published again after its listing was removed", async () => {
    const submissionId = await submit();
    const approve = (version: number) =>
      approveSubmission(
        store.db,
        { submissionId, version, by: ada, now: NOW },
        { place: draftOf("s-home"), listing: LISTING },
      );
    await approve(1);
    await undoDecision(store.db, { submissionId, version: 2, by: ada, now: later(1) });
    const { id: correctionId } = await addCorrection(
      store.db,
      { placeId: "s-home", kind: "remove", message: "We live here." },
      { now: NOW, idempotencyKey: "s-home", senderHash: "me" },
    );
    const decision = { correctionId, by: ben, now: later(2) };
    await decideCorrection(store.db, { ...decision, version: 1, outcome: "approved" });
    await expect(approve(3)).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining("ben removed"),
    });
    expect(await published("s-home")).toBe(false);
    await decideCorrection(store.db, { ...decision, version: 2, outcome: "pending" });
    await approve(3);
    expect(await published("s-home")).toBe(true);
  });

  test("a request counts as done while a change for it stands, wherever one is taken back", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "asked", houseName: "Asked" }), origin: "curated" }], NOW);
    const fields = { placeId: "asked", kind: "correct" as const, message: "It is called Inn." };
    const circumstances = { now: NOW, idempotencyKey: "asked", senderHash: "me" };
    const request = await addCorrection(store.db, fields, circumstances);
    const change = async (correctionId?: string) => ({
      placeId: "asked",
      version: (await readEditablePlace(store.db, "asked"))!.version,
      by: ada,
      now: NOW,
      correctionId,
    });
    const told = async () => (await findTracked(store.db, request.trackingToken))!.change;
    const rename = async (houseName: string) =>
      editPlace(store.db, await change(request.id), { ...draftOf("asked"), houseName });
    await rename("In");
    await undoEdit(store.db, await change());
    expect(await told()).toBeUndefined();
    await rename("Inn");
    await rename("Inns");
    await undoEdit(store.db, await change());
    expect(await told()).toBe("edit");
    await hidePlace(store.db, await change(request.id));
    expect(await told()).toBe("hide");
    await restorePlace(store.db, await change());
    expect(await told()).toBe("edit");
  });
});
