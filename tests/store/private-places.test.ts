/** A private place, however it comes in, shows none of the fields that tell where it is. */

import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { type Place, PRIVATE_ADDRESS } from "../../app/domain/places/place.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { readEditablePlace, restorePlace } from "../../app/store/places/edit-place.ts";
import { movePrivatePins } from "../../app/store/places/move-private-pins.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { collectPlaces } from "../../cli/import/collect-places.ts";
import { mergePlaces, readListedPlaces } from "../../cli/import/merge-places.ts";
import { writePlaces } from "../../cli/import/write-places.ts";
import { readGazetteer } from "../curated-directory.ts";
import { curatedRecord } from "../curated-record.ts";
import { makePlace } from "../make-place.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const gazetteer = readGazetteer();
const salem = gazetteer.findCity("Salem", "OR")[0]!;
const outlines = decodeOutlines(JSON.parse(readFileSync("data/state-outlines.json", "utf8")));
const HIDDEN = { access: "private", address: PRIVATE_ADDRESS, latitude: salem.lat, longitude: salem.lng } as const;
const TELLING = "It is old. It stands at 4417 Larkspur Street.";

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

  test("has its pin on the town, wherever somebody wrote it", async () => {
    const id = await save({ ...HIDDEN, latitude: salem.lat + 0.0004, fullStory: TELLING });
    await movePrivatePins(store.db, gazetteer);
    expect(await shown(id)).toMatchObject({ latitude: salem.lat, longitude: salem.lng, fullStory: TELLING });
  });

  test("of a release is stored at its town, without address, telephone, website and picture", async () => {
    const secrets = {
      phoneNumber: "503-555-0100",
      website: "https://example.org/",
      imageUrl: "https://example.org/a.jpg",
    };
    const address = "4417 Larkspur Street";
    const house = { ...curatedRecord({ id: "or-house", access: "private", address }), ...secrets, city: "Salem" };
    await applyRelease(store.db, [{ ...house, state: "Oregon" }], gazetteer, NOW);
    const row = await store.db
      .selectFrom("haunted_locations")
      .selectAll()
      .where("id", "=", "or-house")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ address: PRIVATE_ADDRESS, latitude: salem.lat, longitude: salem.lng });
    expect(row).toMatchObject({ phoneNumber: null, website: null, imageUrl: null });
  });

  describe("of an import", () => {
    const row = { name: "Import House", city: "Salem", state: "Oregon", access: "private", description: "It is old." };
    const importRows = async (rows: readonly Record<string, string>[]) => {
      const read = rows.map((one, index) => ({ line: index + 2, row: one }));
      const rules = { mapping: new Map<string, string>(), gazetteer, outlines, now: NOW };
      const { places, remarks } = await collectPlaces(read, rules, { file: "f.csv", trustsExports: true });
      const compare = async (db: Store["db"]) => mergePlaces(places, await readListedPlaces(db), { db, now: NOW });
      const merged = await writePlaces(store.db, compare, { now: NOW });
      const { place, hiddenAt } = (await readEditablePlace(store.db, places[0]!.place.id))!;
      return { place, hiddenAt, reasons: [...remarks, ...merged.remarks].map(({ reason }) => reason) };
    };

    test("has no address, whichever of its rows names one", async () => {
      const folded = await importRows([
        { ...row, name: "Fold House" },
        { ...row, name: "Fold House", access: "open", address: "4417 Larkspur Street", description: "Steps." },
      ]);
      expect(folded.place).toMatchObject({ address: PRIVATE_ADDRESS, fullStory: "It is old.\n\nSteps." });
      expect(folded.hiddenAt).toBeUndefined();
    });

    test("is held for a reviewer while its words may tell where it is, who then brings it back", async () => {
      const held = await importRows([{ ...row, description: TELLING }]);
      expect(held.reasons).toEqual([
        expect.stringMatching(
          /^The place is private and its words may tell where it is \(.*Full story.*\): it is held back/,
        ),
      ]);
      expect(held.place.fullStory).toBe(TELLING);
      expect(held.hiddenAt).toBe(NOW.toISOString());
      await restorePlace(store.db, await change(held.place.id));
      expect((await readEditablePlace(store.db, held.place.id))!.hiddenAt).toBeUndefined();
      const again = await importRows([{ ...row, description: TELLING }]);
      expect([again.hiddenAt, again.reasons]).toEqual([undefined, []]);
    });

    test("is taken out of the directory when it becomes private with such words", async () => {
      const open = { ...row, name: "Open House", access: "open", address: "4417 Larkspur Street" };
      expect((await importRows([open])).place.address).toBe("4417 Larkspur Street");
      const updated = await importRows([{ ...open, access: "private", address: "", description: TELLING }]);
      expect(updated.place.address).toBe(PRIVATE_ADDRESS);
      expect(updated.hiddenAt).toBe(NOW.toISOString());
    });
  });
});
