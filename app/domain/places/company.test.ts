import { describe, expect, test } from "vitest";
import { companyInWords, suitsChildren, suitsDogs } from "./company.ts";

test.each([
  [{}, undefined],
  [{ minAge: 0 }, "Children of any age"],
  [{ minAge: 13, dogs: "no" }, "From 13 years on; no dogs"],
  [{ dogs: "outside" }, "Dogs on a leash outside"],
] as const)("%j reads %s", (fields, words) => {
  expect(companyInWords(fields)).toBe(words);
});

const park = { access: "open", placeType: "park" } as const;
const jail = { access: "tours", placeType: "prison" } as const;

describe("children are taken to", () => {
  test.each([
    ["a tour from 8 years on", { ...jail, minAge: 8 }, true],
    ["no tour from 13 years on", { ...jail, minAge: 13 }, false],
    ["a park of which nothing is known", park, true],
    ["no jail of which nothing is known", jail, false],
    ["no park on private land", { ...park, access: "private", minAge: 0 }, false],
  ] as const)("%s", (_what, place, suits) => {
    expect(suitsChildren(place)).toBe(suits);
  });
});

describe("dogs are taken to", () => {
  test.each([
    ["grounds that allow them", { ...jail, dogs: "outside" }, true],
    ["no park that does not", { ...park, dogs: "no" }, false],
    ["a park of which nothing is known", park, true],
    ["no jail of which nothing is known", jail, false],
  ] as const)("%s", (_what, place, suits) => {
    expect(suitsDogs(place)).toBe(suits);
  });
});
