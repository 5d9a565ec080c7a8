import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { findPlace } from "../../app/domain/catalog/find-place.ts";
import type { CuratedPlace } from "../../app/domain/places/curated-place.ts";
import { draftOf, type PlaceDraft, PRIVATE_ADDRESS } from "../../app/domain/places/place.ts";
import type { Reviewer } from "../../app/domain/review/reviewer.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { readVersion } from "../../app/store/places/catalog-version.ts";
import { editPlace, hidePlace, readEditablePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { loadChanges } from "../../app/store/places/load-changes.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { readGazetteer } from "../curated-directory.ts";
import { curatedRecord } from "../curated-record.ts";
import { hidePlaces, restorePlaces } from "../hide-places.ts";
import { makePlace } from "../make-place.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const LATER = new Date("2027-03-01T08:00:00.000Z");
const INN = curatedRecord();
const MILL = curatedRecord({ id: "ma-old-mill", houseName: "Old Mill" });
const NOTHING = {
  added: 0,
  changed: 0,
  returned: 0,
  replaced: 0,
  merged: [],
  kept: [],
  withdrawn: [],
  sentence: undefined,
};
const gazetteer = readGazetteer();

describe.each(ENGINES)("a release on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let by: Reviewer;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    by = await addReviewer(store.db, "ada", PASSWORD, NOW);
  });
  afterAll(() => dispose());
  beforeEach(async () => {
    await store.db.deleteFrom("haunted_locations").execute();
  });

  const release = (records: Parameters<typeof applyRelease>[1], now = NOW) =>
    applyRelease(store.db, records, gazetteer, now);
  const catalog = async () => reviseCatalog(EMPTY_CATALOG, await loadChanges(store.db, 0));
  const names = async () => (await catalog()).places.map((place) => place.houseName).sort();
  const changeOf = async (placeId: string) => {
    const { place, version } = (await readEditablePlace(store.db, placeId))!;
    return { place, change: { placeId, version, by, now: NOW } };
  };
  const edit = async (id: string, fields: Partial<PlaceDraft> = { houseName: "As the reviewer wrote it" }) => {
    const { place, change } = await changeOf(id);
    await editPlace(store.db, change, { ...draftOf(place), ...fields });
  };
  const undo = async (id: string) => undoEdit(store.db, (await changeOf(id)).change);
  /** As a release from before there was a renown or an admission left it. */
  const makeOld = (id: string) =>
    store.db
      .updateTable("haunted_locations")
      .set({ renown: null, renownNote: null, score: 4.6, admission: null, sourceDigest: "old" })
      .where("id", "=", id)
      .execute();

  test("adds its records and says so; the same release again does nothing, even years later", async () => {
    expect(await release([INN, MILL])).toEqual({ ...NOTHING, added: 2, sentence: "Curated places: 2 added" });
    const version = await readVersion(store.db);
    const before = await catalog();
    expect(await release([MILL, INN])).toEqual(NOTHING);
    expect(await release([INN, MILL], new Date("2090-01-01T00:00:00.000Z"))).toEqual(NOTHING);
    expect(await readVersion(store.db)).toBe(version);
    expect((await catalog()).places).toEqual(before.places);
  });

  test("updates a changed record by id and leaves the others untouched", async () => {
    await release([INN, MILL]);
    const outcome = await release([{ ...INN, houseName: "Cooper's Tavern", updated: "2027-02-28" }, MILL], LATER);
    expect(outcome).toEqual({ ...NOTHING, changed: 1, sentence: "Curated places: 1 updated" });
    const { byId } = await catalog();
    expect(byId.get(INN.id)).toMatchObject({ houseName: "Cooper's Tavern", updatedAt: "2027-02-28T00:00:00.000Z" });
    expect(byId.get(MILL.id)!.updatedAt).toBe("2026-06-01T00:00:00.000Z");
  });

  test("dates a place like its record, and updates a record whose date alone changed", async () => {
    await release([INN], LATER);
    const changedOn = async () => (await catalog()).byId.get(INN.id)!.updatedAt;
    expect(await changedOn()).toBe("2026-06-01T00:00:00.000Z");
    expect(await release([{ ...INN, updated: "2026-12-24" }], LATER)).toMatchObject({ changed: 1 });
    expect(await changedOn()).toBe("2026-12-24T00:00:00.000Z");
  });

  test("takes over a restored export, so that no later import overwrites it", async () => {
    await release([INN]);
    await store.db.updateTable("haunted_locations").set({ origin: "import" }).where("id", "=", INN.id).execute();
    expect(await release([INN])).toMatchObject({ changed: 1 });
    const row = await store.db.selectFrom("haunted_locations").select("origin").executeTakeFirstOrThrow();
    expect(row.origin).toBe("curated");
    expect(await release([INN])).toEqual(NOTHING);
  });

  test("brings a place that a reviewer edited whatever the reviewer did not change, once", async () => {
    await release([INN, MILL]);
    await edit(INN.id);
    const next = [{ ...INN, houseName: "Cooper's Tavern", address: "2 Cooper Street", updated: "2026-07-01" }, MILL];
    expect(await release(next)).toEqual({
      ...NOTHING,
      merged: [INN.id],
      sentence: `Curated places: 1 updated but for what reviewers changed (${INN.id})`,
    });
    expect((await catalog()).byId.get(INN.id)).toMatchObject({
      houseName: "As the reviewer wrote it",
      address: "2 Cooper Street",
    });
    expect(await release(next)).toEqual(NOTHING);
    const later = next.map((record) => ({ ...record, admission: "free" as const }));
    expect(await release(later)).toMatchObject({ merged: [INN.id], changed: 1 });
    expect(await names()).toEqual(["As the reviewer wrote it", "Old Mill"]);
  });

  test("never withdraws a reviewer's edit", async () => {
    await release([INN, MILL]);
    await edit(INN.id);
    expect((await release([MILL])).withdrawn).toEqual([]);
    expect(await names()).toEqual(["As the reviewer wrote it", "Old Mill"]);
  });

  test("an undone edit keeps nothing back, and undoing it keeps what a release brought", async () => {
    // The history of an id outlives its row.
    const inn = curatedRecord({ id: "ma-undone-inn" });
    const tavern = { ...inn, houseName: "Cooper's Tavern", address: "2 Cooper Street" };
    await release([inn]);
    await edit(inn.id);
    await release([tavern]);
    await undo(inn.id);
    expect((await catalog()).byId.get(inn.id)).toMatchObject({ houseName: "Cooper's Inn", address: "2 Cooper Street" });
    await release([tavern]);
    expect(await names()).toEqual(["Cooper's Tavern"]);
  });

  test("a score follows the rubric, unless a reviewer chose another", async () => {
    const [inn, mill] = ["ma-scored-inn", "ma-scored-mill"].map((id) => curatedRecord({ id, houseName: id })) as [
      CuratedPlace,
      CuratedPlace,
    ];
    await release([inn, mill]);
    const { score, renown } = (await catalog()).byId.get(inn.id)!;
    await makeOld(inn.id);
    await makeOld(mill.id);
    await edit(inn.id, { accessNote: "Ring the bell at the side door." });
    await edit(mill.id, { score: 4.2 });
    expect((await release([inn, mill])).merged.toSorted()).toEqual([inn.id, mill.id]);
    const { byId } = await catalog();
    expect(byId.get(inn.id)).toMatchObject({ score, renown, rating: score });
    expect(byId.get(mill.id)).toMatchObject({ score: 4.2, rating: 4.2 });
    expect(byId.get(mill.id)).not.toHaveProperty("renown");
  });

  test("a reviewer's price stays with its own admission and year", async () => {
    const inn = curatedRecord({ id: "ma-priced-inn", admission: "ticket", ticketPrice: 10, priceYear: 2023 });
    await release([inn]);
    await edit(inn.id, { ticketPrice: 12, priceYear: undefined });
    await release([{ ...inn, ticketPrice: 15, priceYear: 2025, accessNote: "Knock twice at the green side door." }]);
    const { byId } = await catalog();
    expect(byId.get(inn.id)).toMatchObject({ ticketPrice: 12, accessNote: "Knock twice at the green side door." });
    expect(byId.get(inn.id)).not.toHaveProperty("priceYear");
  });

  test("a price that a reviewer changed before there were kinds of admission gets one that agrees", async () => {
    const [inn, mill] = ["ma-paid-inn", "ma-paid-mill"].map((id) =>
      curatedRecord({ id, houseName: id, admission: "ticket", ticketPrice: 10 }),
    ) as [CuratedPlace, CuratedPlace];
    await release([inn, mill]);
    await makeOld(inn.id);
    await makeOld(mill.id);
    await edit(inn.id, { ticketPrice: 12 });
    await edit(mill.id, { ticketPrice: undefined });
    await release([inn, mill]);
    const { byId } = await catalog();
    expect(byId.get(inn.id)).toMatchObject({ admission: "ticket", ticketPrice: 12 });
    expect(byId.get(mill.id)).toMatchObject({ admission: "ticket" });
    expect(byId.get(mill.id)).not.toHaveProperty("ticketPrice");
  });

  test("a place that a reviewer made private gets nothing that tells where it is", async () => {
    await release([INN]);
    await edit(INN.id, { access: "private", address: PRIVATE_ADDRESS });
    await release([{ ...INN, latitude: 42.5301, website: "https://example.org/inn" }]);
    const { address, website, latitude } = (await catalog()).byId.get(INN.id)!;
    expect({ address, website }).toEqual({ address: PRIVATE_ADDRESS, website: undefined });
    expect(latitude).toBe(INN.latitude);
  });

  test("names the first ten of those that a reviewer edited", async () => {
    const records = Array.from({ length: 12 }, (_, at) =>
      curatedRecord({ id: `ma-mill-${at}`, houseName: `Mill ${at}` }),
    );
    await release(records);
    for (const { id } of records) await edit(id);
    const { sentence } = await release(records.map((record) => ({ ...record, updated: "2027-02-28" })));
    expect(sentence).toMatch(
      /^Curated places: 12 updated but for what reviewers changed \(ma-mill-0, (ma-mill-\d, ){9}2 more\)$/,
    );
  });

  test("hides a record that it no longer contains, and shows it again when it returns", async () => {
    await release([INN, MILL]);
    expect(await release([MILL])).toEqual({
      ...NOTHING,
      withdrawn: [INN.id],
      sentence: "Curated places: 1 withdrawn",
    });
    expect(await names()).toEqual(["Old Mill"]);
    expect(await release([MILL])).toEqual(NOTHING);
    expect(await release([INN, MILL])).toEqual({
      ...NOTHING,
      returned: 1,
      sentence: "Curated places: 1 shown again",
    });
    expect(await names()).toEqual(["Cooper's Inn", "Old Mill"]);
    expect((await release([])).withdrawn.toSorted()).toEqual([INN.id, MILL.id]);
  });

  test("does not show again what a reviewer hid, even if the record changes", async () => {
    await release([INN, MILL]);
    await hidePlaces(store.db, [INN.id], NOW);
    expect((await release([{ ...INN, address: "2 Cooper Street" }, MILL])).changed).toBe(1);
    expect(await names()).toEqual(["Old Mill"]);
    await release([MILL]);
    await release([INN, MILL]);
    expect(await names()).toEqual(["Old Mill"]);
  });

  test("does not hide again what a reviewer restored", async () => {
    await release([INN, MILL]);
    await release([MILL]);
    await restorePlaces(store.db, [INN.id]);
    expect(await release([MILL])).toEqual(NOTHING);
    expect(await names()).toEqual(["Cooper's Inn", "Old Mill"]);
  });

  test("replaces an imported listing of the same house and takes over its URL", async () => {
    const imported = makePlace({
      id: "btnf9ntk8i6l",
      houseName: "The Cooper's Inn",
      city: "Salem",
      state: "Massachusetts",
    });
    await savePlaces(store.db, [{ place: imported, origin: "import" }], NOW);
    const outcome = await release([INN]);
    expect(outcome).toMatchObject({ added: 1, replaced: 1 });
    expect(outcome.sentence).toBe("Curated places: 1 added, 1 imported place replaced");
    const after = await catalog();
    expect(after.places.map((place) => [place.id, place.slug])).toEqual([[INN.id, "coopers-inn-salem-massachusetts"]]);
    expect(findPlace(after, "the-coopers-inn-salem-massachusetts")).toMatchObject({
      place: { id: INN.id },
      moved: true,
    });
  });

  test.each([
    ["an imported listing that a reviewer edited", "import", NOW.toISOString()],
    ["a published submission", "submission", undefined],
  ] as const)("leaves %s in place instead of listing the house twice", async (_what, origin, editedAt) => {
    const place = makePlace({ id: "theirs", houseName: "Cooper's Inn", city: "Salem", state: "Massachusetts" });
    await savePlaces(store.db, [{ place, origin, editedAt }], NOW);
    expect(await release([INN])).toMatchObject({ added: 0, kept: [INN.id] });
    expect((await catalog()).places.map(({ id }) => id)).toEqual(["theirs"]);
  });

  test("does not publish under its own name what a reviewer removed as an imported listing", async () => {
    const place = makePlace({ id: "removed-inn", houseName: "Cooper's Inn", city: "Salem", state: "Massachusetts" });
    await savePlaces(store.db, [{ place, origin: "import" }], NOW);
    await hidePlace(store.db, (await changeOf("removed-inn")).change);
    expect(await release([INN, MILL])).toMatchObject({ added: 1, kept: [INN.id] });
    expect(await names()).toEqual(["Old Mill"]);
  });

  test("takes over a restored export, but not over a reviewer's edit", async () => {
    await savePlaces(
      store.db,
      [INN, MILL].map(({ id, houseName }) => ({ place: makePlace({ id, houseName }), origin: "import" as const })),
      NOW,
    );
    await edit(MILL.id);
    expect(await release([INN, MILL])).toMatchObject({ added: 0, changed: 1, merged: [MILL.id] });
    expect(await names()).toEqual(["As the reviewer wrote it", "Cooper's Inn"]);
    expect((await release([INN, MILL])).changed).toBe(0);
  });

  test("is applied once by servers that start at the same time", async () => {
    const before = await readVersion(store.db);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        applyRelease(i % 2 ? store.db : (second ?? store).db, [INN, MILL], gazetteer, NOW),
      ),
    );
    expect(outcomes.map(({ added }) => added).toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
    expect(await readVersion(store.db)).toBe(before + 1);
  });
});
