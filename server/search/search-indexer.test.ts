import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { hidePlaces } from "../../tests/hide-places.ts";
import { makePlace } from "../../tests/make-place.ts";
import { ENGINES, openMigrated } from "../../tests/store/engines.ts";
import { SearchIndexer } from "./search-indexer.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
let opened: Awaited<ReturnType<typeof openMigrated>>;
beforeEach(async () => {
  opened = await openMigrated(ENGINES[0]!);
});
afterEach(() => opened.dispose());

const publish = (...names: string[]) =>
  savePlaces(
    opened.store.db,
    names.map((name) => ({
      place: makePlace({ id: name.toLowerCase(), houseName: `${name} Hall` }),
      origin: "curated",
    })),
    NOW,
  );

describe("the search indexer", () => {
  test("indexes the catalog at the start and follows its changes", async () => {
    await publish("Raven", "Crow");
    const poller = new CatalogPoller(opened.store);
    await poller.load();
    const indexer = new SearchIndexer(poller);
    const find = async (text: string) => (await indexer.whenReady()).findWords(text).places.map((place) => place.id);
    expect(await find("raven")).toEqual(["raven"]);
    await publish("Owl");
    await hidePlaces(opened.store.db, ["crow"], NOW);
    await poller.refresh();
    expect(await find("owl")).toEqual(["owl"]);
    expect(await find("crow")).toEqual([]);
  });

  test("gives up a wait that is too long with a sentence, and is ready later", async () => {
    await publish(...Array.from({ length: 100 }, (_, i) => `House${i}`));
    const poller = new CatalogPoller(opened.store);
    await poller.load();
    const indexer = new SearchIndexer(poller, { maxWaitMs: 0 });
    expect(indexer.isReady).toBe(false);
    await expect(indexer.whenReady()).rejects.toMatchObject({ code: "unavailable" });
    while (!indexer.isReady) await new Promise(setImmediate);
    expect((await indexer.whenReady()).size).toBe(100);
  });

  test("indexes a large change in the background and loses none of it", async () => {
    const poller = new CatalogPoller(opened.store);
    await poller.load();
    const indexer = new SearchIndexer(poller);
    const index = await indexer.whenReady();
    const names = Array.from({ length: 3_000 }, (_, i) => `House${i}`);
    await publish(...names);
    await poller.refresh();
    await publish("Owl");
    await poller.refresh();
    while ((await indexer.whenReady()).size < 3_001) await new Promise(setImmediate);
    expect((await indexer.whenReady()).findWords("owl").places).toHaveLength(1);
    expect(index.size).toBe(0);
  });

  test("starts over when the whole catalog is reloaded, as after a restore", async () => {
    await publish("Raven");
    await publish("Crow");
    const poller = new CatalogPoller(opened.store);
    await poller.load();
    const indexer = new SearchIndexer(poller);
    await opened.store.db.deleteFrom("haunted_locations").where("id", "=", "crow").execute();
    await opened.store.db.updateTable("catalog_version").set({ version: 1 }).execute();
    await poller.refresh();
    expect((await indexer.whenReady()).size).toBe(1);
  });
});
