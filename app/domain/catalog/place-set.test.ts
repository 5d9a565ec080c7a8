import { expect, test } from "vitest";
import { makeCatalog } from "../../../tests/make-catalog.ts";
import { makeCard } from "../../../tests/make-place.ts";
import { numbersOf, PlaceSet } from "./place-set.ts";
import { cardNumber, writeDown } from "./written-cards.ts";

const catalog = makeCatalog(
  Array.from({ length: 700 }, (_, index) => ({
    houseName: `House ${index}`,
    state: index % 3 === 0 ? "Ohio" : "Iowa",
    city: index % 2 === 0 ? "Salem" : "Troy",
  })),
);

test("every card has a number of its own, written down or not", () => {
  const written = writeDown(catalog.places.slice(0, 50));
  const cards = [...written, ...catalog.places, ...writeDown([makeCard({})])];
  expect(new Set(cards.map(cardNumber)).size).toBe(cards.length);
  expect(cards.map(cardNumber)).toEqual(cards.map(cardNumber));
});

test("a set has the places of its lists, whoever asks in whatever order, and no others", () => {
  const ohio = PlaceSet.of([catalog.states.get("Ohio")!]);
  const both = PlaceSet.of(catalog.states.values());
  const none = PlaceSet.of([]);
  const salem = PlaceSet.ofPlaces(catalog.places.filter(({ city }) => city === "Salem"));
  const later = writeDown([makeCard({ state: "Ohio" })]).map(cardNumber);
  for (const run of catalog.byName.runs) {
    for (const [index, number] of numbersOf(run).entries()) {
      const { state, city } = run[index]!;
      const found = [ohio, both, none, salem].map((set) => set.has(number));
      expect(found).toEqual([state === "Ohio", true, false, city === "Salem"]);
    }
  }
  expect([ohio, both, none, salem].some((set) => set.has(later[0]!))).toBe(false);
});

test("sets are put together, those made later and earlier", () => {
  const ohio = PlaceSet.of([catalog.states.get("Ohio")!]);
  const later = writeDown([makeCard({ state: "Ohio" })]);
  const salem = PlaceSet.ofPlaces([...catalog.places.filter(({ city }) => city === "Salem"), ...later]);
  for (const common of [PlaceSet.common([ohio, salem]), PlaceSet.common([salem, ohio])]) {
    const found = catalog.places.filter((place) => common.has(cardNumber(place)));
    expect(found).toEqual(catalog.places.filter(({ state, city }) => state === "Ohio" && city === "Salem"));
    expect(common.has(cardNumber(later[0]!))).toBe(false);
  }
  const either = PlaceSet.either([ohio, salem]);
  const expected = catalog.places.filter(({ state, city }) => state === "Ohio" || city === "Salem");
  expect(catalog.places.filter((place) => either.has(cardNumber(place)))).toEqual(expected);
  expect([either, PlaceSet.either([])].map((set) => set.has(cardNumber(later[0]!)))).toEqual([true, false]);
  expect(PlaceSet.common([salem]).has(cardNumber(later[0]!))).toBe(true);
});
