/** What was known of a private place by any way is not told by what comes in by another. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { type Place, PRIVATE_ADDRESS } from "../../app/domain/places/place.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { checkPrivatePlaces } from "../../app/store/places/check-private-places.ts";
import { editPlace, hidePlace, readEditablePlace, restorePlace, undoEdit } from "../../app/store/places/edit-place.ts";
import { knownAddresses } from "../../app/store/places/known-addresses.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addCorrection, decideCorrection } from "../../app/store/review/corrections.ts";
import { markDuplicate, saveDraft } from "../../app/store/review/decide-submission.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { collectPlaces } from "../../cli/import/collect-places.ts";
import { mergePlaces, readListedPlaces } from "../../cli/import/merge-places.ts";
import { writePlaces } from "../../cli/import/write-places.ts";
import { readGazetteer } from "../curated-directory.ts";
import { curatedRecord } from "../curated-record.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const gazetteer = readGazetteer();
const salem = gazetteer.findCity("Salem", "OR")[0]!;
const outlines = decodeOutlines(JSON.parse(readFileSync("data/state-outlines.json", "utf8")));
const HIDDEN = { access: "private", address: PRIVATE_ADDRESS, latitude: salem.lat, longitude: salem.lng } as const;
const TELLING = "It is old. It is No. 4417 on Larkspur Street.";

describe.each(ENGINES)("a private place on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  let ada: { id: string; username: string };
  let made = 0;
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
    ada = await addReviewer(store.db, "ada", PASSWORD, NOW);
  });
  afterAll(() => dispose());
  beforeEach(async () => {
    await store.db.updateTable("haunted_locations").set({ hiddenAt: NOW.toISOString() }).execute();
  });

  async function save(fields: Partial<Place>, origin: "import" | "submission" = "submission"): Promise<string> {
    const id = `house-${++made}`;
    await savePlaces(store.db, [{ place: makePlace({ houseName: `House ${made}`, ...fields, id }), origin }], NOW);
    return id;
  }
  /** A visitor's words about a place, which a reviewer works on before seeing that it is listed. */
  async function tellAddress(placeId: string, streetAddress: string, typed: string): Promise<void> {
    const { submission } = await addSubmission(store.db, makeSubmission({ streetAddress }), { now: NOW });
    const decision = { submissionId: submission.id, by: ada, now: NOW };
    await saveDraft(store.db, { ...decision, version: 1 }, { address: typed } as never);
    await markDuplicate(store.db, { ...decision, version: 2 }, placeId);
  }
  const change = async (placeId: string) => {
    const { version } = (await readEditablePlace(store.db, placeId))!;
    return { placeId, version, by: ada, now: NOW };
  };
  const shown = async (id: string) => (await readPlacesById(store.db, [id]))[0]!;

  test("is what any access outside the list counts as; an absent one stays unknown", async () => {
    const [odd, unknown] = [await save({ address: "1 First Street" }), await save({ address: "2 First Street" })];
    await store.db
      .updateTable("haunted_locations")
      .set({ access: "private " as "private" })
      .where("id", "=", odd)
      .execute();
    await store.db.updateTable("haunted_locations").set({ access: null }).where("id", "=", unknown).execute();
    expect(await shown(odd)).toMatchObject({ access: "private", address: PRIVATE_ADDRESS });
    expect(await shown(odd)).not.toHaveProperty("latitude");
    expect(await shown(unknown)).toMatchObject({ address: "2 First Street" });
    expect(await shown(unknown)).not.toHaveProperty("access");
  });

  test("does not come back by undoing a removal while its words tell where it is", async () => {
    const id = await save({ ...HIDDEN, fullStory: TELLING });
    await tellAddress(id, "4417 Larkspur St", "Salem");
    const { id: correctionId } = await addCorrection(
      store.db,
      { placeId: id, kind: "remove", message: "We live here." },
      { now: NOW, idempotencyKey: id, senderHash: "s" },
    );
    const decision = { correctionId, by: ada, now: NOW };
    await decideCorrection(store.db, { ...decision, version: 1, outcome: "approved", hideListing: true }, gazetteer);
    await expect(
      decideCorrection(store.db, { ...decision, version: 2, outcome: "pending" }, gazetteer),
    ).rejects.toMatchObject({ code: "invalid" });
    expect((await readEditablePlace(store.db, id))!.hiddenAt).toBe(NOW.toISOString());
  });

  test("is known by its own address, its submissions, drafts and earlier versions", async () => {
    const id = await save({ address: "1 First Street" });
    await tellAddress(id, "2 Second Street", "3 Third Street");
    await editPlace(store.db, await change(id), makePlace({ id, ...HIDDEN }));
    const known = (await knownAddresses(store.db, [id, "nobody"])).get(id)!;
    expect(known).toEqual(expect.arrayContaining(["1 First Street", "2 Second Street", "3 Third Street"]));
  });

  test("is not brought back, nor an edit of it taken back, while its words tell one of these", async () => {
    const id = await save({ ...HIDDEN, fullStory: TELLING });
    await tellAddress(id, "4417 Larkspur St", "Salem");
    await editPlace(store.db, await change(id), makePlace({ id, ...HIDDEN }));
    const refusal = { code: "invalid", fields: { fullStory: "Invalid input" } };
    await expect(undoEdit(store.db, await change(id), gazetteer)).rejects.toMatchObject(refusal);
    const other = await save({ ...HIDDEN, fullStory: TELLING });
    await tellAddress(other, "4417 Larkspur St", "Salem");
    await hidePlace(store.db, await change(other));
    await expect(restorePlace(store.db, await change(other), gazetteer)).rejects.toMatchObject(refusal);
  });

  test("that is stored is reported, and its pin is put on the town", async () => {
    const id = await save({ ...HIDDEN, latitude: salem.lat + 0.0004, fullStory: TELLING });
    const quiet = await save({ ...HIDDEN, fullStory: TELLING });
    await tellAddress(id, "4417 Larkspur St", "Salem");
    expect(await checkPrivatePlaces(store.db, gazetteer)).toEqual([
      `The private place ${id} tells its address or position (Full story): edit or hide it at /review/place/${id}`,
    ]);
    expect(await shown(id)).toMatchObject({ latitude: salem.lat, longitude: salem.lng, fullStory: TELLING });
    expect(await shown(quiet)).toMatchObject({ fullStory: TELLING });
  });

  test("of a release leaves out what tells, and the release says so", async () => {
    const house = curatedRecord({ id: "ma-house", access: "private", address: "4417 Larkspur Street" });
    const telling = { ...house, accessNote: "Please stay away. The door of 4417 Larkspur is locked." };
    const { concealed } = await applyRelease(store.db, [telling], gazetteer, NOW);
    expect(concealed).toEqual([
      "The private place ma-house tells its address or position (Access note): that was left out",
    ]);
    expect(await shown("ma-house")).toMatchObject({ address: PRIVATE_ADDRESS, accessNote: "Please stay away." });
    const named = { ...house, id: "ma-named", houseName: "4417 Larkspur" };
    expect((await applyRelease(store.db, [house, named], gazetteer, NOW)).concealed).toEqual([
      "The private place ma-named tells its address or position (Name): it was not brought",
    ]);
    expect(await shown("ma-named")).toBeUndefined();
  });

  test("of an import leaves out what tells any of its rows' addresses, or the listed one", async () => {
    const row = { name: "Import House", city: "Salem", state: "Oregon", access: "private", description: "It is old." };
    const importRows = async (rows: readonly Record<string, string>[]) => {
      const read = rows.map((one, index) => ({ line: index + 2, row: one }));
      const rules = { mapping: new Map<string, string>(), gazetteer, outlines, now: NOW };
      const { places, remarks } = await collectPlaces(read, rules, { file: "f.csv", trustsExports: true });
      const compare = async (db: Store["db"]) =>
        mergePlaces(places, await readListedPlaces(db), { db, now: NOW, gazetteer });
      const merged = await writePlaces(store.db, compare, { now: NOW });
      const place = await shown(places[0]!.place.id);
      return { place, reasons: [...remarks, ...merged.remarks].map(({ reason }) => reason) };
    };
    // The later row is not private by its own words.
    const folded = await importRows([
      row,
      { ...row, access: "open", address: "4417 Larkspur Street", description: `Steps. ${TELLING}` },
    ]);
    expect(folded.place).toMatchObject({ address: PRIVATE_ADDRESS, fullStory: "It is old.\n\nSteps. It is old." });
    const open = { ...row, name: "Open House", access: "open", address: "4417 Larkspur Street" };
    expect((await importRows([open])).place.address).toBe("4417 Larkspur Street");
    const updated = await importRows([{ ...open, access: "private", address: "", description: TELLING }]);
    expect(updated.place).toMatchObject({ address: PRIVATE_ADDRESS, fullStory: "It is old." });
    expect(updated.reasons).toEqual([expect.stringMatching(/^The place is private; what told/)]);
  });
});
