import { expect, it } from "vitest";
import { lexiconSchema } from "../app/domain/search/lexicon.ts";
import lexicon from "./lexicon.json" with { type: "json" };

it("the lexicon's rows have a meaning that the search knows", () => {
  expect(lexiconSchema.safeParse(lexicon).error?.issues ?? []).toEqual([]);
});

it("every phrase is written once", () => {
  const phrases = lexicon.flatMap((row) => row.phrases);
  expect(phrases.filter((phrase, i) => phrases.indexOf(phrase) !== i)).toEqual([]);
});
