/** How much a search does, counted in walks through the words of a letter for similar ones, and in questions to the index. */
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { FullTextIndex } from "../../../server/search/full-text-index.ts";
import { searchContextOf } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { search } from "./search.ts";
import type { SearchContext } from "./search-context.ts";
import { suggest } from "./suggest.ts";

const PLACES = 5_000;
const COMMON = "house hall mill tower bridge church school prison garden cellar attic stairs".split(" ");

let context: SearchContext;

beforeAll(() => {
  const places = Array.from({ length: PLACES }, (_, i) =>
    makePlace({
      id: `p-${i}`,
      houseName: `${COMMON.filter((_word, k) => k !== i % COMMON.length).join(" ")} ${i}`,
      storySummary: "Footsteps.",
    }),
  );
  context = searchContextOf(places);
});

afterEach(() => vi.restoreAllMocks());

const WAYS: readonly (readonly [name: string, ask: (text: string) => unknown])[] = [
  ["a search", (text) => search(context, async () => undefined, text)],
  ["a search for words", (text) => search(context, async () => undefined, text, { asWords: true })],
  ["suggestions", (text) => suggest(context, text)],
];

describe.each(WAYS)("%s", (_name, ask) => {
  const walksFor = async (text: string): Promise<string[]> => {
    const walk = vi.spyOn(FullTextIndex.prototype, "vocabulary");
    await ask(text);
    return walk.mock.calls.map(([, letter]) => letter);
  };

  test.each([
    ["one letter, 195 times", "a".repeat(195)],
    ["two letters in turn", "ab".repeat(97)],
    ["a word of 31 letters", "abcdefghijklmnopqrstuvwxyzabcde"],
    ["many words of one letter", "a'".repeat(95)],
    ["nineteen misspelled words", "housse halll milll towwer bridgge churrch schooll prissonn gardden ".repeat(2)],
    ["four misspelled words", "gardne celllar attci stiars"],
    ["signs alone", "-".repeat(190)],
  ])("corrects nothing in %s", async (_what, text) => {
    expect(await walksFor(text)).toEqual([]);
  });

  test("corrects at most three words, once for each way in which they are looked up", async () => {
    const walks = await walksFor("hoouse twoer brigde");
    expect(new Set(walks).size).toBeLessThanOrEqual(3);
    expect(walks.length).toBeLessThanOrEqual(12);
  });

  test.each([
    ["common words", COMMON.join(" ")],
    ["common words and one that is unknown", `${COMMON.join(" ")} zzyzzx`],
    ["thirty letters", "a b c d e f g h i j ".repeat(3)],
    ["signs alone", "-".repeat(190)],
  ])("asks the index a bounded number of times for %s", async (_what, text) => {
    const asked = (["has", "having", "count", "rank"] as const).map((method) =>
      vi.spyOn(FullTextIndex.prototype, method),
    );
    await ask(text);
    expect(asked.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBeLessThanOrEqual(150);
  });
});

test("a place must contain every word, however common the others are", async () => {
  const { places } = await search(context, async () => undefined, `${COMMON.slice(1).join(" ")} 12`, { asWords: true });
  expect(places.map(({ place }) => place.id)).toEqual(["p-12"]);
  const none = await search(context, async () => undefined, `${COMMON.slice(1).join(" ")} 13`, { asWords: true });
  expect(none.places.map(({ place }) => place.id)).not.toEqual(["p-13"]);
});

test("swapped neighbors are still found", async () => {
  const { places } = await search(context, async () => undefined, "twoer 7", { asWords: true });
  expect(places.map(({ place }) => place.id)).toContain("p-7");
});
