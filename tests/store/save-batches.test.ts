import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Place } from "../../app/domain/places/place.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { ENGINES, openMigrated } from "./engines.ts";

/** Two full batches and the beginning of a third. */
const COUNT = 1_003;

describe.each(ENGINES)("many places at once on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
  });
  afterAll(() => dispose());

  /** Each knows something that the one before it does not, in an order of its own. */
  const place = (number: number, story: string): Place => {
    const known = { city: `Town ${number}`, fullStory: `${story} ${number}`, rating: number % 5 };
    const some = number % 2 ? { website: `https://example.org/${number}`, ...known } : { ...known, yearBuilt: 1850 };
    return makePlace({
      ...some,
      id: `place-${number}`,
      slug: `place-${number}-town-${number}-oregon`,
      houseName: `Place ${number}`,
    });
  };
  const save = (places: readonly Place[]) =>
    savePlaces(
      store.db,
      places.map((one) => ({ place: one, origin: "import" })),
      new Date("2026-10-31T20:00:00.000Z"),
    );
  const readAll = async (places: readonly Place[]) => {
    const ids = places.map(({ id }) => id);
    const found = new Map((await readPlacesById(store.db, ids)).map((one) => [one.id, one]));
    return ids.map((id) => found.get(id));
  };

  test("each comes back as it was saved, and again after all were replaced", async () => {
    const first = Array.from({ length: COUNT }, (_, number) => place(number, "Told first."));
    await save(first);
    expect(await readAll(first)).toEqual(first);
    const second = first.map((_, number) => place(number, "Told again."));
    await save(second);
    expect(await readAll(second)).toEqual(second);
  });
});
