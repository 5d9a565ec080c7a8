import { expect, test } from "vitest";
import { makePlace } from "../../../tests/make-place.ts";
import { pickSurprise } from "./pick-surprise.ts";

const place = (slug: string, access: "open" | "tours" | "exterior" | "private" | "gone") =>
  makePlace({ id: slug, slug, access });
const PLACES = [
  place("a", "open"),
  place("b", "private"),
  place("c", "tours"),
  place("d", "gone"),
  place("e", "exterior"),
];

test.each([
  [0, "", "a"],
  [0.4, "", "c"],
  [0.999, "", "e"],
  [0, "a", "c"],
  [0.999, "e", "c"],
])("with %d and the last place %j it is %s", (random, last, slug) => {
  expect(pickSurprise(PLACES, last, random)?.slug).toBe(slug);
});

test("is nothing where none may be visited, or only the last one", () => {
  expect(pickSurprise([place("b", "private")], "", 0)).toBeUndefined();
  expect(pickSurprise([place("a", "open")], "a", 0)).toBeUndefined();
});
