import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { readQuestion } from "./question/read-question.ts";
import { townWalk } from "./town-walk.ts";

const place = (index: number, miles: number, fields = {}) =>
  makePlace({
    id: `p${index}`,
    slug: `s${index}`,
    city: "Salem",
    state: "Massachusetts",
    latitude: 42.52 + miles / 69.05,
    longitude: -70.9,
    access: "open",
    rating: 3 + index / 10,
    ...fields,
  });

test("a town with four places within a mile can be walked", () => {
  const walk = townWalk("Salem, Massachusetts", [
    place(1, 0),
    place(2, 0.1),
    place(3, 0.2),
    place(4, 0.4),
    place(5, 4),
  ]);
  expect(walk?.places).toBe(4);
  expect(walk?.miles).toBeCloseTo(0.52, 1);
  const { question } = readQuestion(new URLSearchParams(walk?.search));
  expect(question).toMatchObject({ from: "Salem, Massachusetts", mode: "walk", choice: "only" });
  expect(question.with.map(({ slug }) => slug).toSorted()).toEqual(["s1", "s2", "s3", "s4"]);
});

test.each([
  ["three places", [place(1, 0), place(2, 0.1), place(3, 0.2)]],
  ["places that are far apart", [place(1, 0), place(2, 2), place(3, 4), place(4, 6)]],
  ["places that nobody may visit", [1, 2, 3, 4].map((index) => place(index, 0.1 * index, { access: "private" }))],
])("a town with %s cannot", (_, places) => {
  expect(townWalk("Salem, Massachusetts", places)).toBeUndefined();
});
