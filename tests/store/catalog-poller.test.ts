import { describe, expect, test } from "vitest";
import { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const place = (id: string) => ({ place: makePlace({ id, houseName: id }), origin: "curated" as const });

describe.each(ENGINES)("the catalog poller on $name", (engine) => {
  test("sees what another server publishes, and keeps serving when the database is gone", async () => {
    const { store, second, dispose } = await openMigrated(engine);
    const poller = new CatalogPoller(store);
    const seen: number[] = [];
    poller.onChange((catalog) => seen.push(catalog.version));
    await savePlaces(store.db, [place("one")], NOW);
    await poller.load();
    const first = poller.catalog;
    await poller.refresh();
    expect(poller.catalog).toBe(first);
    await savePlaces((second ?? store).db, [place("two")], NOW);
    await poller.refresh();
    expect(poller.catalog.places.map((card) => card.id)).toEqual(["one", "two"]);
    expect(first.places).toHaveLength(1);
    expect(seen).toEqual([1, 2]);

    await dispose();
    await expect(poller.refresh()).rejects.toThrow();
    expect(poller.unreachableSince).toBeInstanceOf(Date);
    expect(poller.catalog.places).toHaveLength(2);
  });

  test("a refresh during a poll is followed by a poll of its own", async () => {
    const { store, dispose } = await openMigrated(engine);
    const gate = Promise.withResolvers<void>();
    const hasRead = Promise.withResolvers<void>();
    /** Holds the poll that reads "two" back. */
    const db = store.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.rows.some((row) => row.houseName === "two")) {
          hasRead.resolve();
          await gate.promise;
        }
        return result;
      },
    });
    const poller = new CatalogPoller({ ...store, db });
    await savePlaces(store.db, [place("one")], NOW);
    await poller.load();
    await savePlaces(store.db, [place("two")], NOW);
    const first = poller.refresh();
    await hasRead.promise;
    await savePlaces(store.db, [place("three")], NOW);
    const second = poller.refresh();
    gate.resolve();
    await first;
    await second;
    expect([...poller.catalog.byId.keys()].sort()).toEqual(["one", "three", "two"]);
    await dispose();
  });

  test("reads everything again if the version went back, as after a restore", async () => {
    const { store, dispose } = await openMigrated(engine);
    await savePlaces(store.db, [place("one")], NOW);
    await savePlaces(store.db, [place("two")], NOW);
    const poller = new CatalogPoller(store);
    await poller.load();
    await store.db.deleteFrom("haunted_locations").where("id", "=", "two").execute();
    await store.db.updateTable("catalog_version").set({ version: 1 }).execute();
    await poller.refresh();
    expect(poller.catalog.places.map((card) => card.id)).toEqual(["one"]);
    await dispose();
  });
});
