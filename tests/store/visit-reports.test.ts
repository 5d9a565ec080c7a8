import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseCuratedPlace } from "../../app/domain/places/curated-place.ts";
import { draftOf } from "../../app/domain/places/place.ts";
import { ratingOf } from "../../app/domain/places/rating.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore, type Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { readVersion } from "../../app/store/places/catalog-version.ts";
import { editPlace, readEditablePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { loadChanges } from "../../app/store/places/load-changes.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import {
  approveReport,
  rejectReport,
  shortenReport,
  undoReportDecision,
  withdrawReport,
} from "../../app/store/review/decide-report.ts";
import { listEvents } from "../../app/store/review/review-events.ts";
import { findItem } from "../../app/store/review/review-item.ts";
import { countQueue, listQueue } from "../../app/store/review/review-queue.ts";
import { forgetSenders } from "../../app/store/review/submissions.ts";
import { findTracked } from "../../app/store/review/tracking.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { addReport, readPublishedReports } from "../../app/store/review/visit-reports.ts";
import { readGazetteer } from "../curated-directory.ts";
import { curatedRecord } from "../curated-record.ts";
import { makePlace } from "../make-place.ts";
import { makeReport, publishReport, sendReport } from "../make-report.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const gazetteer = readGazetteer();
const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe.each(ENGINES)("visitors' reports on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let ada: { id: string; username: string };
  let ben: { id: string; username: string };
  let count = 0;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    ada = await addReviewer(store.db, "ada", PASSWORD, NOW);
    ben = await addReviewer(store.db, "ben", PASSWORD, NOW);
  });
  afterAll(() => dispose());

  /** A new place of its own for each test. */
  const newPlace = async (fields: Parameters<typeof makePlace>[0] = {}) => {
    const id = `visited-${++count}`;
    const place = makePlace({ id, houseName: `Visited ${count}`, ...fields });
    await savePlaces(store.db, [{ place, origin: "import", sourceDigest: "d" }], NOW);
    return id;
  };
  const numbersOf = async (id: string) => {
    const { place } = (await readEditablePlace(store.db, id))!;
    const { rating, reviewCount, visitorReports, visitorStars } = place;
    return { rating, reviewCount, visitorReports, visitorStars };
  };
  const published = async (id: string) => (await readPublishedReports(store.db, [id])).get(id) ?? [];
  const decide = (reportId: string, version: number, by = ada) => ({ reportId, version, by, now: NOW });

  test("an approval publishes the report and moves the rating and the count with it", async () => {
    const place = await newPlace({ rating: 4, reviewCount: 3 });
    const { id, trackingToken } = await sendReport(store.db, place, { stars: 5 });
    expect(await numbersOf(place)).toEqual({ rating: 4, reviewCount: 3, visitorReports: 0, visitorStars: 0 });
    const since = await readVersion(store.db);
    await approveReport(store.db, decide(id, 1));
    expect(await numbersOf(place)).toEqual({ rating: 4.0909, reviewCount: 4, visitorReports: 1, visitorStars: 5 });
    const changes = await loadChanges(store.db, since);
    expect(changes.published.map((one) => [one.id, one.rating])).toEqual([[place, 4.0909]]);
    expect(changes.visits).toEqual([[place, [{ id, ...makeReport({ stars: 5 }), publishedAt: NOW.toISOString() }]]]);
    expect(await findTracked(store.db, trackingToken)).toMatchObject({ kind: "report", status: "approved" });
  });

  test("an undone approval takes all of it back", async () => {
    const place = await newPlace();
    const { id } = await publishReport(store.db, place, { stars: 2 });
    expect(await numbersOf(place)).toMatchObject({ rating: 2.9091, reviewCount: 1 });
    const since = await readVersion(store.db);
    await undoReportDecision(store.db, decide(id, 2));
    expect(await numbersOf(place)).toEqual({ rating: 0, reviewCount: 0, visitorReports: 0, visitorStars: 0 });
    expect(await loadChanges(store.db, since)).toMatchObject({ published: [{ id: place, rating: 0 }], visits: [] });
    await approveReport(store.db, decide(id, 3));
    expect(await numbersOf(place)).toMatchObject({ reviewCount: 1 });
  });

  test("a withdrawal deletes the words, takes the stars back and stands for good", async () => {
    const place = await newPlace();
    const { id, trackingToken } = await publishReport(store.db, place, { account: "A very telling account of it." });
    await withdrawReport(store.db, trackingToken, later(1));
    const row = (await findItem(store.db, "report", id))!;
    expect(JSON.stringify(row)).not.toMatch(/telling|Nell|second floor|Footsteps|2026-08/);
    expect(row).toMatchObject({ status: "withdrawn", stars: null, senderHash: null, senderDay: null });
    expect(await numbersOf(place)).toEqual({ rating: 0, reviewCount: 0, visitorReports: 0, visitorStars: 0 });
    expect(await published(place)).toEqual([]);
    for (const attempt of [approveReport, undoReportDecision]) {
      await expect(attempt(store.db, decide(id, row.version))).rejects.toMatchObject({
        code: "conflict",
        message: "The writer withdrew this report, and that cannot be undone.",
      });
    }
    expect(await withdrawReport(store.db, trackingToken, later(2))).toBe(true);
    expect(await withdrawReport(store.db, "nobody", later(2))).toBe(false);
    const tracked = (await findTracked(store.db, trackingToken))!;
    expect(tracked.status).toBe("withdrawn");
    expect(tracked.report).toBeUndefined();
  });

  test("the record has every step and no word of the visitor", async () => {
    const place = await newPlace();
    const { id, trackingToken } = await sendReport(store.db, place, { name: "Zebulon", where: "Zenith stairs" });
    await shortenReport(store.db, decide(id, 1), { account: "Steps crossed", hidesWhere: true, hidesName: true });
    await approveReport(store.db, decide(id, 2));
    await undoReportDecision(store.db, decide(id, 3));
    await rejectReport(store.db, { ...decide(id, 4), reason: "Not about this place." });
    await withdrawReport(store.db, trackingToken, later(1));
    const events = await listEvents(store.db, { reportId: id });
    expect(events.map(({ by, action }) => [by, action])).toEqual([
      ["The writer", "withdraw"],
      ["ada", "reject"],
      ["ada", "undo"],
      ["ada", "approve"],
      ["ada", "shorten"],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Steps|crossed|Zebulon|Zenith|Footsteps/);
  });

  test("a shortened report is published without what was cut; the original stays for reviewers", async () => {
    const place = await newPlace();
    const account = "The guard, Mr. Jones of 5 Elm Street, told us to run. We ran down the stairs.";
    const { id } = await sendReport(store.db, place, { account });
    const cut = {
      account: "The guard [...] told us to run. We ran down the stairs.",
      hidesWhere: true,
      hidesName: true,
    };
    await approveReport(store.db, decide(id, 1), cut);
    const [report] = await published(place);
    expect(report).toMatchObject({ account: cut.account });
    expect(report).not.toHaveProperty("name");
    expect(report).not.toHaveProperty("where");
    expect(await findItem(store.db, "report", id)).toMatchObject({ account, shortened: cut.account });
    const since = await readVersion(store.db);
    await shortenReport(store.db, decide(id, 2), { account: "We ran.", hidesWhere: false, hidesName: true });
    expect((await loadChanges(store.db, since)).visits![0]![1]).toMatchObject([
      { account: "We ran.", where: "On the second floor" },
    ]);
    await expect(
      shortenReport(store.db, decide(id, 3), { account: "We saw a ghost.", hidesWhere: false, hidesName: false }),
    ).rejects.toMatchObject({
      code: "invalid",
      fields: { shortened: expect.stringMatching(/^Words can only be cut here/) },
    });
  });

  test("the second of two reviewers gets a conflict; at the same moment one wins", async () => {
    const place = await newPlace();
    const other = (second ?? store).db;
    const { id } = await publishReport(store.db, place);
    await expect(rejectReport(other, { ...decide(id, 1, ben), reason: "No." })).rejects.toMatchObject({
      code: "conflict",
    });
    const { id: contested } = await sendReport(store.db, place);
    const outcomes = await Promise.allSettled([
      approveReport(store.db, decide(contested, 1)),
      rejectReport(other, { ...decide(contested, 1, ben), reason: "No." }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await listEvents(store.db, { reportId: contested })).toHaveLength(1);
    const { status } = (await findItem(store.db, "report", contested))!;
    expect((await numbersOf(place)).visitorReports).toBe(status === "approved" ? 2 : 1);
  });

  test("an editor's open form is not outdated by visitors' reports", async () => {
    const place = await newPlace({ rating: 2 });
    const before = (await readEditablePlace(store.db, place))!;
    await publishReport(store.db, place, { stars: 5 });
    const change = { placeId: place, version: before.version, by: ben, now: NOW };
    await editPlace(store.db, change, { ...draftOf(before.place), score: 4 });
    expect(await numbersOf(place)).toEqual({ rating: 4.0909, reviewCount: 1, visitorReports: 1, visitorStars: 5 });
    const { version } = (await readEditablePlace(store.db, place))!;
    await undoEdit(store.db, { ...change, version });
    expect(await numbersOf(place)).toMatchObject({ rating: 2.2727 });
  });

  test("nobody's draft sets the rating: an import's own numbers are computed again", async () => {
    const place = await newPlace({ rating: 3 });
    await publishReport(store.db, place, { stars: 1 });
    const forged = makePlace({
      id: place,
      houseName: "Forged",
      score: 3,
      rating: 5,
      reviewCount: 900,
      visitorStars: 99,
    });
    await savePlaces(store.db, [{ place: { ...forged, documentedReports: 2 }, origin: "import" }], NOW);
    expect(await numbersOf(place)).toEqual({ rating: 2.8182, reviewCount: 3, visitorReports: 1, visitorStars: 1 });
  });

  test("a curated record that replaces an imported place takes over its visitors' reports", async () => {
    const record = parseCuratedPlace(curatedRecord({ id: `or-taken-over-${engine.name.toLowerCase()}` }));
    const place = await newPlace({ houseName: record.houseName, city: record.city, state: record.state });
    await publishReport(store.db, place, { stars: 5 });
    const since = await readVersion(store.db);
    expect(await applyRelease(store.db, [record], gazetteer, NOW)).toMatchObject({ added: 1, replaced: 1 });
    expect(await numbersOf(place)).toMatchObject({ visitorReports: 0 });
    expect(await numbersOf(record.id)).toMatchObject({ visitorReports: 1, visitorStars: 5 });
    expect((await loadChanges(store.db, since)).visits).toMatchObject([[record.id, [{ stars: 5 }]]]);
  });

  test("a place that becomes private shows no report, and none is approved for it", async () => {
    const place = await newPlace();
    await publishReport(store.db, place);
    const { id } = await sendReport(store.db, place);
    const { place: before, version } = (await readEditablePlace(store.db, place))!;
    const change = { placeId: place, version, by: ada, now: NOW };
    const since = await readVersion(store.db);
    await editPlace(store.db, change, { ...draftOf(before), access: "private" });
    expect(await loadChanges(store.db, since)).toMatchObject({ published: [{ id: place }], visits: [] });
    await expect(approveReport(store.db, decide(id, 1))).rejects.toMatchObject({ code: "conflict" });
  });

  test("one report per sender, place and day; the digest is forgotten after a week", async () => {
    const place = await newPlace();
    const sent = { placeId: place, fields: makeReport(), now: NOW, senderHash: "s", senderDay: `day-${place}` };
    const both = await Promise.all([addReport(store.db, sent), addReport((second ?? store).db, sent)]);
    expect(both.filter(Boolean)).toHaveLength(1);
    await forgetSenders(store.db, later(1));
    expect(await findItem(store.db, "report", both.find(Boolean)!.id)).toMatchObject({
      senderHash: null,
      senderDay: null,
    });
  });

  test("reports are the queue's third kind", async () => {
    const place = await newPlace();
    const { id } = await sendReport(store.db, place, { account: "Unheard-of whistling in the attic." });
    const filter = { status: "pending", kind: "report", text: "unheard-of whistling", page: 1 } as const;
    const { rows } = await listQueue(store.db, filter, NOW);
    expect(rows).toMatchObject([{ kind: "report", id, placeId: place, version: 1, type: "something" }]);
    expect((await countQueue(store.db, NOW)).pending).toBeGreaterThan(0);
  });

  test("whatever happens in whatever order, the rating is what the formula gives", async () => {
    type Step = { readonly kind: number; readonly which: number; readonly stars: number };
    const steps = fc.array(fc.record({ kind: fc.nat(6), which: fc.nat(3), stars: fc.integer({ min: 1, max: 5 }) }), {
      minLength: 5,
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (list: Step[]) => {
        const place = await newPlace(list.length % 2 ? { rating: 3.5, reviewCount: 2 } : {});
        const sent: { id: string; trackingToken: string }[] = [];
        const run = async ({ kind, which, stars }: Step) => {
          const report = sent[which % Math.max(1, sent.length)];
          const row = report && (await findItem(store.db, "report", report.id))!;
          const decision = row && decide(row.id, row.version);
          if (kind === 0 || !decision) sent.push(await sendReport(store.db, place, { stars }));
          else if (kind === 1) await approveReport(store.db, decision);
          else if (kind === 2) await undoReportDecision(store.db, decision);
          else if (kind === 3) await rejectReport(store.db, { ...decision, reason: "No." });
          else if (kind === 4) await withdrawReport(store.db, report!.trackingToken, NOW);
          else if (kind === 5) {
            const { place: before, version } = (await readEditablePlace(store.db, place))!;
            const draft = { ...draftOf(before), score: stars, documentedReports: which };
            await editPlace(store.db, { placeId: place, version, by: ben, now: NOW }, draft);
          } else {
            const imported = { ...makePlace({ id: place, houseName: `Again ${place}` }), score: stars / 2 };
            await savePlaces(store.db, [{ place: imported, origin: "import" }], NOW);
          }
        };
        for (let from = 0; from < list.length; from += 2) {
          // Two at a time; refused steps are part of it.
          await Promise.allSettled(list.slice(from, from + 2).map(run));
          const { place: now } = (await readEditablePlace(store.db, place))!;
          const stars = (await published(place)).map((report) => report.stars);
          const figures = { visitorReports: stars.length, visitorStars: stars.reduce((sum, one) => sum + one, 0) };
          expect(now).toMatchObject({ ...figures, ...ratingOf({ ...now, ...figures }) });
        }
      }),
      { numRuns: engine.name === "PGlite" ? 10 : 25 },
    );
  });
});

test("a crash in the middle of an approval leaves the report pending and the rating as it was", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-crash-"));
  const store = openStore({ dataDir });
  await migrate(store.db, store.engine);
  await savePlaces(store.db, [{ place: makePlace({ id: "inn", rating: 4 }), origin: "import" }], NOW);
  const { id } = await sendReport(store.db, "inn", { stars: 1 });
  await store.close();
  // The reviewer's id is read for the row and again for the event, after report, rating and version were written.
  const script = `
    import { openStore } from ${JSON.stringify(new URL("../../app/store/engine/open-store.ts", import.meta.url).href)};
    import { approveReport } from ${JSON.stringify(new URL("../../app/store/review/decide-report.ts", import.meta.url).href)};
    const { db } = openStore({ dataDir: ${JSON.stringify(dataDir)} });
    let reads = 0;
    const by = { username: "ada", get id() { if (++reads === 2) process.kill(process.pid, "SIGKILL"); return "ada"; } };
    await approveReport(db, { reportId: ${JSON.stringify(id)}, version: 1, by, now: new Date() });`;
  const { signal } = spawnSync(process.execPath, ["--input-type=module", "-e", script]);
  expect(signal).toBe("SIGKILL");
  const after = openStore({ dataDir });
  expect(await findItem(after.db, "report", id)).toMatchObject({ status: "pending", version: 1 });
  expect((await readEditablePlace(after.db, "inn"))!.place).toMatchObject({ rating: 4, visitorReports: 0 });
  await approveReport(after.db, { reportId: id, version: 1, by: { id: "ada", username: "ada" }, now: NOW });
  expect((await readEditablePlace(after.db, "inn"))!.place).toMatchObject({ rating: 3.7273, visitorReports: 1 });
  await after.close();
  rmSync(dataDir, { recursive: true });
});
