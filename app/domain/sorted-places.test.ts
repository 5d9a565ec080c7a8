import fc from "fast-check";
import { expect, test } from "vitest";
import { makeCard } from "../../tests/make-place.ts";
import { BY_NAME, sortInto } from "./data-order.ts";
import type { PlaceCard } from "./place.ts";
import { SortedPlaces } from "./sorted-places.ts";

const POOL = Array.from({ length: 600 }, (_, index) =>
  makeCard({ id: `place-${index}`, houseName: `House ${(index * 7) % 100}` }),
);
const ids = (places: readonly PlaceCard[]) => places.map((place) => place.id);
const sortedIds = (places: Iterable<PlaceCard>) => ids(sortInto([...places], { list: BY_NAME }).list);

test("is sorted after any steps, whether it was looked at in between or not, and earlier ones stay as they were", () => {
  const step = fc.record({ from: fc.nat(599), count: fc.nat(250), look: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
      let there = new Set<PlaceCard>(POOL.slice(0, 50));
      let places = new SortedPlaces(BY_NAME, sortInto([...there], { list: BY_NAME }).list);
      for (const { from, count, look } of steps) {
        const touched = POOL.slice(from, from + count);
        const removed = touched.filter((place) => there.has(place));
        const added = touched.filter((place) => !there.has(place));
        const [earlier, earlierIds] = [places, sortedIds(there)];
        places = places.revise(removed, added);
        there = new Set([...there].filter((place) => !removed.includes(place)).concat(added));
        if (look) expect(ids(places.list)).toEqual(sortedIds(there));
        expect(ids(earlier.list)).toEqual(earlierIds);
      }
      expect(ids(places.list)).toEqual(sortedIds(there));
    }),
    { numRuns: 60 },
  );
});

test("a place that came and went again is nowhere", () => {
  const places = new SortedPlaces(BY_NAME, []).revise([], [POOL[0]!]).revise([POOL[0]!], []);
  expect(places.list).toEqual([]);
});

test("a place that was changed is there once, as it is now", () => {
  const [before] = POOL;
  const after = { ...before!, houseName: "Zebra" };
  const places = new SortedPlaces(BY_NAME, [before!, POOL[1]!]).revise([before!], [after]);
  expect(places.list).toEqual([POOL[1], after]);
});
