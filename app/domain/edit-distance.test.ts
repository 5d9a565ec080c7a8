import { expect, test } from "vitest";
import { seededRandom } from "../../tests/seeded-random.ts";
import { editDistance, prefixDistance } from "./edit-distance.ts";
import { isOneEdit } from "./submissions/name-likeness.ts";

test.each([
  ["mystery", "mistery", 1],
  ["winchester", "winchestor", 1],
  ["cemetery", "cemetary", 1],
  ["hotel", "hotle", 1],
  ["hotel", "hotel", 0],
  ["hotel", "hotels", 1],
  ["hotel", "motels", 2],
  ["", "ab", 2],
])("%s and %s are %i apart", (a, b, distance) => {
  expect([editDistance(a, b, 3), editDistance(b, a, 3)]).toEqual([distance, distance]);
});

test("isOneEdit agrees with editDistance", () => {
  const random = seededRandom(3);
  const makeWord = () =>
    Array.from({ length: Math.floor(random() * 6) }, () => "ab"[Math.floor(random() * 2)]).join("");
  for (let round = 0; round < 5_000; round++) {
    const [a, b] = [makeWord(), makeWord()];
    expect([a, b, isOneEdit(a, b)]).toEqual([a, b, editDistance(a, b, 1) <= 1]);
  }
});

test.each([
  ["mist", "mystery", 1],
  ["myst", "mystery", 0],
  ["mistery", "mystery", 1],
  ["poltergiest", "poltergeist activity", 1],
  ["polterg", "poltergeist activity", 0],
  ["apparations", "apparitions", 1],
  ["aparations", "apparitions", 2],
  ["mystery house", "mystery", undefined],
  ["history", "mystery", undefined],
  ["mis", "mystery", undefined],
  ["", "mystery", undefined],
])("%j as a prefix of %j has %j typos", (prefix, word, typos) => {
  expect(prefixDistance(prefix, word)).toBe(typos);
});
