import { describe, expect, test } from "vitest";
import { CatalogKeeper } from "../../app/store/places/catalog-keeper.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { openMigrated, SITE_ENGINES } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const place = (id: string) => ({ place: makePlace({ id, houseName: id }), origin: "curated" as const });

describe.each(SITE_ENGINES)("the catalog keeper on $name", (engine) => {
  test("sees what another server publishes, and keeps serving when the database is gone", async () => {
    const { store, second, dispose } = await openMigrated(engine);
    const keeper = new CatalogKeeper(store);
    const seen: number[] = [];
    keeper.onChange((catalog) => seen.push(catalog.version));
    await savePlaces(store.db, [place("one")], NOW);
    await keeper.load();
    const first = keeper.catalog;
    await keeper.refresh();
    expect(keeper.catalog).toBe(first);
    await savePlaces((second ?? store).db, [place("two")], NOW);
    await keeper.refresh();
    expect(keeper.catalog.places.map((card) => card.id)).toEqual(["one", "two"]);
    expect(first.places).toHaveLength(1);
    expect(seen).toEqual([1, 2]);

    await dispose();
    await expect(keeper.refresh()).rejects.toThrow();
    expect(keeper.unreachableSince).toBeInstanceOf(Date);
    expect(keeper.catalog.places).toHaveLength(2);
  });

  test("whoever publishes while a look is under way sees it after a look of their own", async () => {
    const { store, dispose } = await openMigrated(engine);
    const keeper = new CatalogKeeper(store);
    await savePlaces(store.db, [place("one")], NOW);
    await keeper.load();
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    keeper.beforeChange(() => {
      begun.resolve();
      return gate.promise;
    });
    await savePlaces(store.db, [place("two")], NOW);
    const look = keeper.refresh();
    await begun.promise;
    await savePlaces(store.db, [place("three")], NOW);
    const own = keeper.refresh();
    gate.resolve();
    await look;
    await own;
    expect(keeper.catalog.places.map((card) => card.id).sort()).toEqual(["one", "three", "two"]);
    await dispose();
  });

  test("reads everything anew when the version went back, as after a restore", async () => {
    const { store, dispose } = await openMigrated(engine);
    await savePlaces(store.db, [place("one")], NOW);
    await savePlaces(store.db, [place("two")], NOW);
    const keeper = new CatalogKeeper(store);
    await keeper.load();
    await store.db.deleteFrom("haunted_locations").where("id", "=", "two").execute();
    await store.db.updateTable("catalog_version").set({ version: 1 }).execute();
    await keeper.refresh();
    expect(keeper.catalog.places.map((card) => card.id)).toEqual(["one"]);
    await dispose();
  });
});
