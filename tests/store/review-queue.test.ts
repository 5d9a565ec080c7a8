/** The review queue: pending items, who has them open, and who sent them. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addCorrection } from "../../app/store/review/corrections.ts";
import { claimItem } from "../../app/store/review/review-item.ts";
import { countQueue, listQueue, nextInQueue, type QueueFilter } from "../../app/store/review/review-queue.ts";
import { addSubmission, forgetSenders } from "../../app/store/review/submissions.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const EVERYTHING: QueueFilter = { status: "all", kind: "all", text: "", page: 1 };

describe.each(ENGINES)("the desk's queue on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  let ada: { id: string; username: string };
  let ben: { id: string; username: string };
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
    ada = await addReviewer(store.db, "ada", PASSWORD, NOW);
    ben = await addReviewer(store.db, "ben", PASSWORD, NOW);
  });
  afterAll(() => dispose());

  test("an item that a reviewer has open is claimed for a while", async () => {
    const { id } = (await addSubmission(store.db, makeSubmission(), { now: NOW })).submission;
    const claim = (reviewer: typeof ada, now: Date) => claimItem(store.db, "submission", id, { reviewer, now });
    expect(await claim(ada, NOW)).toBeUndefined();
    expect(await claim(ben, later(5))).toEqual({ by: "ada", since: NOW.toISOString() });
    expect(await claim(ben, later(16))).toBeUndefined();
    expect(await claim(ada, later(17))).toMatchObject({ by: "ben" });
  });

  test("the queue: oldest first, both kinds, by status, kind and words, with counts", async () => {
    const { db } = store;
    const then = new Date("2030-10-31T20:00:00.000Z");
    const at = (minutes: number) => new Date(then.getTime() + minutes * 60_000);
    await savePlaces(db, [{ place: makePlace({ id: "p", houseName: "Zebra Mill Inn" }), origin: "curated" }], NOW);
    const before = await countQueue(db, then);
    const add = async (attractionName: string, now: Date) =>
      (await addSubmission(db, makeSubmission({ attractionName, description: "100% true_story" }), { now })).submission
        .id;
    const newer = await add("Newer Zebra", at(60));
    const older = await add("Older Zebra", at(-60 * 50));
    const { id: request } = await addCorrection(
      db,
      { placeId: "p", kind: "correct", message: "The year is wrong." },
      { now: then, idempotencyKey: "zebra", senderHash: "s" },
    );
    const ids = async (filter: Partial<QueueFilter>) =>
      (await listQueue(db, { ...EVERYTHING, text: "zebra", ...filter }, then)).rows.map((row) => row.id);
    expect(await ids({ status: "pending" })).toEqual([older, request, newer]);
    expect(await ids({ status: "all" })).toEqual([newer, request, older]);
    expect(await ids({ status: "overdue" })).toEqual([older]);
    expect(await ids({ status: "rejected" })).toEqual([]);
    expect(await ids({ kind: "correction" })).toEqual([request]);
    expect(await ids({ text: "older ZEBRA oregon" })).toEqual([older]);
    expect(await ids({ text: "zebra mill year" })).toEqual([request]);
    const { streetAddress, zipCode } = makeSubmission();
    expect(await ids({ text: `older ${streetAddress} ${zipCode}` })).toEqual([older]);
    expect(await ids({ text: `zebra mill ${makePlace().address}` })).toEqual([request]);
    expect(await ids({ text: "zebra 100%" })).toHaveLength(2);
    expect(await ids({ text: "zebra true%story" })).toEqual([]);
    expect(await ids({ page: 2 })).toEqual([]);
    const after = await countQueue(db, then);
    expect([after.pending - before.pending, after.overdue - before.overdue]).toEqual([3, 1]);
    const row = (await listQueue(db, { ...EVERYTHING, text: "older zebra" }, then)).rows[0]!;
    const desk = { reviewer: ada, now: then };
    expect(await nextInQueue(db, row, desk)).toBe(`/review/correction/${request}`);
    const last = { submittedAt: at(60).toISOString(), id: newer };
    expect(await nextInQueue(db, last, desk)).toMatch(/^\/review\/(submission|correction)\//);
    expect(await nextInQueue(db, last, desk)).not.toContain(newer);
    const nextOf = (filter: Partial<QueueFilter>) => nextInQueue(db, row, desk, { ...EVERYTHING, ...filter });
    expect(await nextOf({ kind: "submission", text: "zebra" })).toBe(`/review/submission/${newer}`);
    expect(await nextOf({ kind: "report" })).toBeUndefined();
    expect(await nextOf({ status: "overdue", text: "zebra" })).toBeUndefined();
  });

  test("senders are deleted later", async () => {
    const { db } = store;
    const senders = () =>
      db.selectFrom("submissions").select("senderHash").where("senderHash", "is not", null).execute();
    const then = new Date("2031-10-31T20:00:00.000Z");
    const at = (minutes: number) => new Date(then.getTime() + minutes * 60_000);
    await addSubmission(db, makeSubmission(), { now: at(-30), senderHash: "x" });
    await addSubmission(db, makeSubmission(), { now: at(-5), senderHash: "y" });
    await forgetSenders(db, at(-20));
    expect(await senders()).toEqual([{ senderHash: "y" }]);
  });
});
