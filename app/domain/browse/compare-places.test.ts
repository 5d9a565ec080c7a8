import { expect, test } from "vitest";
import { catalogOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { readCompared } from "./compare-places.ts";

const catalog = catalogOf([
  ...["a", "b", "c", "d", "e"].map((id) =>
    makePlace({ id, slug: `house-${id}`, houseName: `House ${id.toUpperCase()}` }),
  ),
  makePlace({ id: "p", slug: "house-p", houseName: "House P", access: "private" }),
]);

test.each([
  ["a,b", ["a", "b"], []],
  ["house-a, house-b ,c,d", ["a", "b", "c", "d"], []],
  ["a,b,a", ["a", "b"], ["House A was named twice."]],
  ["a,b,nowhere", ["a", "b"], ['We have no place called "nowhere".']],
  ["a,b,c,d,e", ["a", "b", "c", "d"], ["Only 4 places are compared at once: House E is left out."]],
  ["a,p,b", ["a", "b"], ["House P is private property and not open to visitors, so it is not compared."]],
  ["a", ["a"], ["Choose at least one more place to compare."]],
  ["", [], ["Choose two to four places to compare."]],
])("%j compares %j and says %j", (text, ids, problems) => {
  const compared = readCompared(catalog, text);
  expect(compared.places.map(({ id }) => id)).toEqual(ids);
  expect(compared.problems).toEqual(problems);
});

test("a long list is read to its twentieth name", () => {
  expect(readCompared(catalog, "x,".repeat(500)).problems).toHaveLength(21);
});
