import { expect, test } from "vitest";
import { IN_DATA_ORDER } from "../app/domain/catalog/data-order.ts";
import { SortedPlaces } from "../app/domain/catalog/sorted-places.ts";
import type { PlaceCard } from "../app/domain/places/place.ts";
import { makePlace } from "../tests/make-place.ts";
import { pickSome, seededRandom } from "../tests/seeded-random.ts";
import { locate } from "./place-positions.ts";

const random = seededRandom(5);
const NOWHERE = { latitude: undefined, longitude: undefined };
const card = (id: number, at: Partial<PlaceCard> = { latitude: random() * 90, longitude: random() * 180 }): PlaceCard =>
  makePlace({ id: `p-${id}`, ...at });
const positionsOf = (places: readonly PlaceCard[]) =>
  places.flatMap(({ longitude, latitude }) => [longitude ?? Number.NaN, latitude ?? Number.NaN]);

const MANY = Array.from({ length: 25_000 }, (_, id) => (id % 7 === 3 ? card(id, NOWHERE) : card(id)));

test("longitude and latitude by turns, NaN where a place has none", async () => {
  const { positions } = await locate([
    card(1, { longitude: -71, latitude: 42 }),
    card(2, NOWHERE),
    card(3, { longitude: 0, latitude: 0 }),
  ]);
  expect([...positions]).toEqual([-71, 42, Number.NaN, Number.NaN, 0, 0]);
  expect((await locate([])).positions).toHaveLength(0);
});

const moved = new Map(pickSome(MANY, 5, random).map((place, index) => [place, card(90_000 + index)]));
const gone = new Set(pickSome(MANY, 40, random));

test.each<[string, PlaceCard[]]>([
  ["the same", MANY],
  ["with one more", MANY.toSpliced(12_345, 0, card(30_000))],
  ["with one more at its beginning and its end", [card(30_001), ...MANY, card(30_002)]],
  ["with a few fewer", MANY.filter((place) => !gone.has(place))],
  ["without many that followed each other", MANY.toSpliced(9_990, 500)],
  ["with others in the place of some", MANY.map((place) => moved.get(place) ?? place)],
  ["in another order", MANY.toReversed()],
  ["with none of them", [card(30_003)]],
  ["empty", []],
])(
  "a list that is %s has the positions of its own places, as an array and as the catalog has it",
  async (_, places) => {
    const inRuns = (list: readonly PlaceCard[]) => SortedPlaces.of(IN_DATA_ORDER, list);
    for (const [earlier, list] of [
      [MANY, places],
      [inRuns(MANY), inRuns(places)],
    ] as const) {
      const after = await locate(list, await locate(earlier));
      expect(after.places).toBe(list);
      expect([...after.positions]).toEqual(positionsOf(places));
    }
  },
);

test("a place that stood in the list before is not read again", async () => {
  const before = await locate(MANY);
  const unread = MANY.map((place) => {
    const seen = { ...place };
    Object.defineProperty(seen, "longitude", { get: () => expect.fail("it was read") });
    return seen;
  });
  const after = await locate([...unread, card(30_004, { longitude: 1, latitude: 2 })], { ...before, places: unread });
  expect([...after.positions.slice(-2)]).toEqual([1, 2]);
});
