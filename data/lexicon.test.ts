import { expect, it } from "vitest";
import { lexiconSchema, spellOut } from "../app/domain/search/lexicon.ts";
import lexicon from "./lexicon.json" with { type: "json" };

it("the lexicon's rows have a meaning that the search knows", () => {
  expect(lexiconSchema.safeParse(lexicon).error?.issues ?? []).toEqual([]);
});

it("no row says a phrase twice", () => {
  for (const { phrases } of lexicon) {
    const spelled = phrases.flatMap(spellOut).map((words) => words.join(" "));
    expect(spelled.filter((phrase, i) => spelled.indexOf(phrase) !== i)).toEqual([]);
  }
});
