import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Place } from "../../app/domain/places/place.ts";
import { CatalogKeeper } from "../../app/store/places/catalog-keeper.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { TextKeeper } from "../../app/store/places/text-keeper.ts";
import { hidePlaces } from "../hide-places.ts";
import { makePlace } from "../make-place.ts";
import { ENGINES, openMigrated } from "./engines.ts";

let opened: Awaited<ReturnType<typeof openMigrated>>;
let keeper: CatalogKeeper;
beforeEach(async () => {
  opened = await openMigrated(ENGINES[0]!);
  keeper = new CatalogKeeper(opened.store);
});
afterEach(() => opened.dispose());

const save = (...places: Place[]) =>
  savePlaces(
    opened.store.db,
    places.map((place) => ({ place, origin: "curated" as const })),
    new Date(),
  );
const place = (id: string, fullStory: string | undefined, ...reports: string[]) =>
  makePlace({ id, houseName: `House ${id}`, fullStory, reports });

/** The database is taken away; whatever is read after this comes from memory. */
async function keepAndCutOff(): Promise<TextKeeper> {
  await keeper.load();
  const texts = new TextKeeper(opened.store.db, keeper);
  await texts.whenFilled();
  return texts;
}

describe("the keeper of texts", () => {
  test("has every text after the start, each under its own id, also those without any", async () => {
    const many = Array.from({ length: 300 }, (_, i) => place(`p${i}`, `Story ${i}`, `One of ${i}`, `Two of ${i}`));
    await save(...many, place("plain", undefined));
    const texts = await keepAndCutOff();
    await opened.store.close();
    expect(texts.held.places).toBe(301);
    expect(await texts.read("p0")).toEqual({ fullStory: "Story 0", reports: ["One of 0", "Two of 0"] });
    expect(await texts.read("p299")).toEqual({ fullStory: "Story 299", reports: ["One of 299", "Two of 299"] });
    expect(await texts.read("plain")).toEqual({ fullStory: undefined, reports: [] });
  });

  test("has a published change before the catalog shows it", async () => {
    await save(place("a", "Old"));
    const texts = await keepAndCutOff();
    let whenShown: unknown;
    keeper.onChange(() => {
      whenShown = texts.held.places;
    });
    await save(place("a", "New"), place("b", "Added", "Seen"));
    await keeper.refresh();
    expect(whenShown).toBe(2);
    await opened.store.close();
    expect((await texts.read("a")).fullStory).toBe("New");
    expect(await texts.read("b")).toEqual({ fullStory: "Added", reports: ["Seen"] });
  });

  test("takes a large change in behind the catalog, and reads what it does not have yet from the database", async () => {
    await save(place("a", "Old"));
    const texts = await keepAndCutOff();
    await save(...Array.from({ length: 500 }, (_, i) => place(`n${i}`, `Story ${i}`)), place("a", "New"));
    await keeper.refresh();
    expect((await texts.read("a")).fullStory).toBe("New");
    await texts.whenFilled();
    expect(texts.held.places).toBe(501);
  });

  test("forgets what was withdrawn", async () => {
    await save(place("a", "A"), place("b", "B"));
    const texts = await keepAndCutOff();
    await hidePlaces(opened.store.db, ["a"], new Date());
    await keeper.refresh();
    expect(texts.held.places).toBe(1);
  });

  test("gives the text as it was last when a changed one cannot be read", async () => {
    await save(place("a", "Old"));
    const texts = await keepAndCutOff();
    await save(...Array.from({ length: 300 }, (_, i) => place(`n${i}`, `Story ${i}`)), place("a", "New"));
    await keeper.refresh();
    await opened.store.close();
    expect((await texts.read("a")).fullStory).toMatch(/Old|New/);
    texts.stop();
  });
});
