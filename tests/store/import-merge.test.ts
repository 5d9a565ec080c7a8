import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { exportRecord } from "../../app/domain/import-export/exported-place.ts";
import type { RawRow } from "../../app/domain/import-export/import-fields.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { readVersion } from "../../app/store/places/catalog-version.ts";
import { readPlaces } from "../../app/store/places/read-places.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { collectPlaces } from "../../cli/import/collect-places.ts";
import { mergePlaces, readListedPlaces } from "../../cli/import/merge-places.ts";
import { writePlaces } from "../../cli/import/write-places.ts";
import { hidePlaces } from "../hide-places.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const LATER = new Date("2027-03-01T08:00:00.000Z");
const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url));
const rules = {
  mapping: new Map<string, string>(),
  gazetteer: loadGazetteer(read("gazetteer.json.gz")),
  outlines: decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8"))),
};
const MILL = { name: "Old Mill", city: "Salem", state: "Oregon", description: "Steps in the attic." };
const MILL_ID = "vip3zm7dd8la";

describe.each(ENGINES)("an import on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
  });
  afterAll(() => dispose());
  beforeEach(async () => {
    await store.db.deleteFrom("haunted_locations").execute();
  });

  async function importRows(
    rows: readonly RawRow[],
    { now = NOW, trustsExports = true, meanwhile = async () => {} } = {},
  ) {
    const read = rows.map((row, index) => ({ line: index + 2, row }));
    const collected = await collectPlaces(read, { ...rules, now }, { file: "f.csv", trustsExports });
    const compare = async (db: Store["db"]) => {
      const merged = await mergePlaces(collected.places, await readListedPlaces(db), { ...rules, db, now });
      await meanwhile();
      return merged;
    };
    const merged = await writePlaces(store.db, compare, { now });
    const remarks = [...collected.remarks, ...merged.remarks].map(({ line, outcome, reason }) => ({
      line,
      outcome,
      reason,
    }));
    return {
      ...collected.counts,
      ...merged.counts,
      folded: collected.counts.folded + merged.counts.folded,
      remarks,
    };
  }
  async function places() {
    const all = [];
    for await (const page of readPlaces(store.db)) all.push(...page);
    return all;
  }

  test("adds new places once; the same file again changes nothing", async () => {
    const rows = [MILL, { ...MILL, name: "Jail" }];
    expect(await importRows(rows)).toMatchObject({ added: 2, remarks: [] });
    const version = await readVersion(store.db);
    const before = await places();
    expect(await importRows(rows, { now: LATER })).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await readVersion(store.db)).toBe(version);
    expect(await places()).toEqual(before);
  });

  test("leaves a place alone that a reviewer edits between comparing and writing", async () => {
    await importRows([MILL]);
    let edits = 0;
    const meanwhile = async () => {
      edits += 1;
      if (edits > 1) return;
      const place = { ...(await places())[0]!, fullStory: "As the reviewer knows it." };
      await savePlaces(store.db, [{ place, origin: "import", editedAt: NOW.toISOString() }], NOW);
    };
    const other = { ...MILL, name: "Jail" };
    const outcome = await importRows([{ ...MILL, description: "Voices." }, other], { now: LATER, meanwhile });
    expect(outcome).toMatchObject({ added: 1, updated: 0, kept: 1 });
    expect((await places()).map(({ fullStory }) => fullStory).toSorted()).toEqual([
      "As the reviewer knows it.",
      "Steps in the attic.",
    ]);
  });

  test("lets others write while it compares", async () => {
    const version = await readVersion(store.db);
    const write = () => addSubmission((second ?? store).db, makeSubmission(), { now: NOW });
    expect(await importRows([MILL], { meanwhile: async () => void (await write()) })).toMatchObject({ added: 1 });
    expect(await readVersion(store.db)).toBe(version + 1);
  });

  test("updates imported places, which keep their id and slug", async () => {
    await importRows([MILL]);
    const [before] = await places();
    expect(await importRows([{ ...MILL, description: "Voices." }], { now: LATER })).toMatchObject({ updated: 1 });
    expect(await places()).toMatchObject([
      { id: MILL_ID, slug: before!.slug, fullStory: "Voices.", updatedAt: LATER.toISOString() },
    ]);
  });

  test.each<[string, "curated" | "submission" | "import", string | undefined, RegExp]>([
    ["a curated record", "curated", undefined, /or-mill, a curated record/],
    ["a published submission", "submission", undefined, /or-mill, which came in as a submission/],
    ["a reviewer's edit", "import", NOW.toISOString(), /or-mill, which a reviewer edited/],
  ])("never writes over %s, and says so", async (_what, origin, editedAt, reason) => {
    const place = makePlace({ id: "or-mill", houseName: "The Old Mill" });
    await savePlaces(store.db, [{ place, origin, editedAt }], NOW);
    const version = await readVersion(store.db);
    expect(await importRows([MILL])).toMatchObject({
      added: 0,
      kept: 1,
      remarks: [{ line: 2, outcome: "kept", reason: expect.stringMatching(reason) }],
    });
    expect(await readVersion(store.db)).toBe(version);
  });

  test("does not bring back hidden places", async () => {
    await importRows([MILL]);
    await hidePlaces(store.db, [MILL_ID], NOW);
    expect(await importRows([{ ...MILL, description: "Voices." }])).toMatchObject({ kept: 1 });
    expect(await places()).toEqual([]);
  });

  test("a file from elsewhere cannot change a curated record by its id, nor rate its own places", async () => {
    const place = makePlace({ id: "or-inn", rating: 4 });
    await savePlaces(store.db, [{ place, origin: "curated" }], NOW);
    await importRows([{ ...MILL, id: "or-inn", rating: 5, reviewCount: 900 }]);
    expect(await places()).toMatchObject(
      [
        { id: "or-inn", houseName: "Old Mill Inn", rating: 4 },
        { id: MILL_ID, rating: 0, reviewCount: 0 },
      ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    );
    const forged = { ...exportRecord({ ...place, houseName: "Forged" }), rating: 5 };
    expect(await importRows([forged])).toMatchObject({ added: 0, updated: 0, kept: 1 });
    expect((await places()).map(({ houseName }) => houseName)).not.toContain("Forged");
  });

  test("our own rows keep ids, slugs, ratings and dates, even of two places with the same name", async () => {
    const twins = ["twin-b", "twin-a"].map((id) => makePlace({ id, houseName: "Twin", rating: 3, reviewCount: 7 }));
    await savePlaces(
      store.db,
      twins.map((place) => ({ place, origin: "submission" as const })),
      NOW,
    );
    const before = await places();
    await store.db.deleteFrom("haunted_locations").execute();
    expect(await importRows(before.map(exportRecord), { now: LATER })).toMatchObject({ added: 2, own: 2 });
    expect(await places()).toEqual(before);
    expect(await importRows(before.map(exportRecord))).toMatchObject({ unchanged: 2, remarks: [] });
    await store.db.deleteFrom("haunted_locations").execute();
    expect(await importRows(before.map(exportRecord), { trustsExports: false })).toMatchObject({ added: 1, folded: 1 });
    expect(await places()).toMatchObject([{ rating: 0 }]);
  });

  test("our own rows are unchanged if the directory has them, and refused if they differ from a curated record", async () => {
    await savePlaces(store.db, [{ place: makePlace({ id: "or-inn" }), origin: "curated" }], NOW);
    const [inn] = await places();
    expect(await importRows([exportRecord(inn!)])).toMatchObject({ unchanged: 1, kept: 0 });
    expect(await importRows([exportRecord({ ...inn!, score: 5 })])).toMatchObject({ unchanged: 0, kept: 1 });
  });

  test("folds a row from elsewhere into an earlier one of our own about the same place", async () => {
    const own = makePlace({ id: "or-old-mill", houseName: "Old Mill", city: "Salem", state: "Oregon" });
    const { added, folded } = await importRows([exportRecord(own), { ...MILL, description: "A voice in the cellar." }]);
    expect({ added, folded }).toEqual({ added: 1, folded: 1 });
    expect(await places()).toMatchObject([{ id: "or-old-mill", fullStory: expect.stringContaining("in the cellar") }]);
  });

  test("folds the rows of one place into one, and reports it", async () => {
    const { added, folded, remarks } = await importRows([
      MILL,
      { ...MILL, name: "The OLD MILL", description: "Voices." },
      MILL,
      { name: "No town" },
    ]);
    expect({ added, folded }).toEqual({ added: 1, folded: 2 });
    expect(remarks).toEqual([
      { line: 3, outcome: "folded", reason: "The same place as line 2; its text and details were added there." },
      { line: 4, outcome: "folded", reason: "The same place as line 2, which already says all of this." },
      { line: 5, outcome: "rejected", reason: "The row has no city." },
    ]);
    expect(await places()).toMatchObject([{ fullStory: "Steps in the attic.\n\nVoices." }]);
  });
});
