import { expect, test } from "vitest";
import type { PlaceFilters } from "../domain/browse/place-filters.ts";
import { FILTER_PARAMETERS, filterSearch, readFilters } from "./filter-parameters.ts";

const EVERY: Required<PlaceFilters> = {
  q: "mill",
  state: "Ohio",
  activity: "voices",
  kind: "hotel",
  access: "tours",
  enter: true,
  free: true,
  stay: true,
  dark: true,
  stepfree: true,
  hunt: true,
  kids: true,
  dogs: true,
  now: true,
  price: 20,
  score: 3.5,
  month: 10,
  list: "asylums",
  sort: "name",
  find: "salem",
  what: "inns",
  in: "Salem, Massachusetts",
  not: "prisons",
  miles: "25",
  minutes: "60",
  order: "best",
  words: "ballroom",
  type: "hotel",
};

test("an address says every filter, each once", () => {
  const parameters = new URLSearchParams(filterSearch(EVERY));
  expect(readFilters(parameters)).toEqual(EVERY);
  expect(FILTER_PARAMETERS.toSorted()).toEqual([...parameters.keys()].toSorted());
  expect(FILTER_PARAMETERS.toSorted()).toEqual(Object.keys(EVERY).toSorted());
});
