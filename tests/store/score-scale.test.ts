/** Databases from before scores began at 2.5. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changedFields } from "../../app/domain/places/changed-fields.ts";
import { type Origin, withoutUnknown } from "../../app/domain/places/place.ts";
import { stepWords } from "../../app/domain/review/review-steps.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { MIGRATIONS } from "../../app/store/migrations/index.ts";
import { readEditablePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { readDraft } from "../../app/store/review/decide-submission.ts";
import { listEvents } from "../../app/store/review/review-events.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");

const PLACES: readonly [id: string, origin: Origin, fields: { score?: number; renown?: number }][] = [
  ["rubric", "curated", { score: 2.7, renown: 2 }],
  ["chosen", "curated", { score: 4.2 }],
  ["least", "submission", { score: 1 }],
  ["unrated", "submission", {}],
  ["brought", "import", { score: 2 }],
  ["export", "import", { score: 1.3, renown: 0 }],
];

describe.each(ENGINES)("the migration of scores on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  let submissionId: string;
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
    const places = PLACES.map(([id, origin, fields]) => ({
      place: withoutUnknown({ ...makePlace({ id, houseName: `House ${id}` }), score: undefined, ...fields }),
      origin,
    }));
    await savePlaces(store.db, places, NOW);
    submissionId = (await addSubmission(store.db, makeSubmission(), { now: NOW })).submission.id;
    const draft = JSON.stringify({ houseName: "Draft", score: 3, documentedReports: 0 });
    await store.db.updateTable("submissions").set({ draft }).where("id", "=", submissionId).execute();
    await MIGRATIONS.find(({ name }) => name.startsWith("017"))!.up(store.db as never, store.engine);
  });
  afterAll(() => dispose());

  const placeOf = async (id: string) => (await readEditablePlace(store.db, id))!.place;

  test.each<[string, string, number | undefined]>([
    ["the rubric's", "rubric", 3.5625],
    ["a reviewer's", "chosen", 4.5],
    ["the least", "least", 2.5],
    ["none", "unrated", undefined],
    ["one that an import brought", "brought", 2],
    ["the rubric's that came back with an export", "export", 2.6875],
  ])("%s", async (_what, id, score) => {
    const place = await placeOf(id);
    expect(place.score).toBe(score);
    expect(place.rating).toBe(score ?? 0);
  });

  test("is a step in the history of what a reviewer chose, and of nothing else", async () => {
    const [step, ...older] = await listEvents(store.db, { locationId: "chosen" });
    expect(older).toEqual([]);
    expect(`${step!.by} ${stepWords(step!)}`).toBe("An upgrade moved the score to the scale of 2.5 to 5");
    expect(changedFields(step!.before, step!.after)).toEqual([{ field: "score", before: "4.2", after: "4.5" }]);
    for (const id of ["rubric", "unrated", "brought", "export"]) {
      expect(await listEvents(store.db, { locationId: id })).toEqual([]);
    }
  });

  test("cannot be undone as if a reviewer had made it", async () => {
    const { version } = (await readEditablePlace(store.db, "chosen"))!;
    const by = { id: "ada", username: "ada" };
    const undone = undoEdit(store.db, { placeId: "chosen", version, by, now: NOW });
    await expect(undone).rejects.toThrow("There is no edit to undo.");
  });

  test("moves the drafts of submissions", async () => {
    const { draft } = await store.db
      .selectFrom("submissions")
      .select("draft")
      .where("id", "=", submissionId)
      .executeTakeFirstOrThrow();
    expect(readDraft({ draft })).toMatchObject({ houseName: "Draft", score: 3.75 });
  });
});
