import fc from "fast-check";
import { expect, test } from "vitest";
import { makeCard } from "../../../tests/make-place.ts";
import type { PlaceCard } from "../places/place.ts";
import { BY_NAME, sortInto } from "./data-order.ts";
import { RUN_LENGTH, SortedPlaces } from "./sorted-places.ts";

const POOL = Array.from({ length: 4 * RUN_LENGTH }, (_, index) =>
  makeCard({ id: `place-${index}`, houseName: `House ${(index * 7) % 100}` }),
);
const inOrder = (places: Iterable<PlaceCard>) => sortInto([...places], { list: BY_NAME }).list;
const last = POOL.length - 1;

test("is what a sorted array would be after any steps, and earlier ones stay as they were", () => {
  const step = fc.record({ from: fc.nat(last), count: fc.nat(2 * RUN_LENGTH) });
  const stretch = fc.tuple(fc.nat(last + 9), fc.nat(last + 9));
  fc.assert(
    fc.property(fc.nat(last), fc.array(step, { maxLength: 6 }), stretch, (first, steps, [from, to]) => {
      let there = new Set<PlaceCard>(POOL.slice(0, first));
      let places = SortedPlaces.of(BY_NAME, inOrder(there));
      for (const { from: begin, count } of steps) {
        const touched = POOL.slice(begin, begin + count);
        const removed = touched.filter((place) => there.has(place));
        const added = touched.filter((place) => !there.has(place));
        const [earlier, before] = [places, inOrder(there)];
        places = places.revise(removed, added);
        there = new Set([...there].filter((place) => !removed.includes(place)).concat(added));
        expect([...earlier]).toEqual(before);
      }
      const list = inOrder(there);
      const isOdd = ({ id }: PlaceCard) => Number(id.slice(-1)) % 2 === 1;
      expect([...places]).toEqual(list);
      expect(places).toHaveLength(list.length);
      expect(places.slice(from, to)).toEqual(list.slice(from, to));
      expect(places.slice()).toEqual(list);
      expect(places.find(isOdd)).toBe(list.find(isOdd));
      expect(places.filter(isOdd)).toEqual(list.filter(isOdd));
      expect(places.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
      expect(list.map((_, index) => places.at(index))).toEqual(list);
      for (const index of [from, to, 0, list.length]) expect(places.at(index)).toBe(list[index]);
    }),
    { numRuns: 60 },
  );
});

test("a place that came and went again is nowhere", () => {
  const places = SortedPlaces.of(BY_NAME, []).revise([], [POOL[0]!]).revise([POOL[0]!], []);
  expect([...places]).toEqual([]);
});

test("a place that was changed is there once, as it is now", () => {
  const [before] = POOL;
  const after = { ...before!, houseName: "Zebra" };
  const places = SortedPlaces.of(BY_NAME, [before!, POOL[1]!]).revise([before!], [after]);
  expect([...places]).toEqual([POOL[1], after]);
});
