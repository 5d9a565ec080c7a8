/** How much a search does, counted in lookups of the text index and in the postings that they read. */
import MiniSearch, { type Query, type SearchOptions } from "minisearch";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { catalogOf, NOW, readGazetteer } from "../../../tests/curated-directory.ts";
import { makePlace } from "../../../tests/make-place.ts";
import { search } from "./search.ts";
import type { SearchContext } from "./search-context.ts";
import { SearchIndex } from "./search-index.ts";
import { suggest } from "./suggest.ts";

const PLACES = 5_000;
const COMMON = "house hall mill tower bridge church school prison garden cellar attic stairs".split(" ");

interface Lookup {
  readonly terms: readonly string[];
  /** Those whose similar words are looked up as well. */
  readonly fuzzy: readonly string[];
}

let context: SearchContext;
let lookups: Lookup[] = [];

beforeAll(() => {
  const places = Array.from({ length: PLACES }, (_, i) =>
    makePlace({
      id: `p-${i}`,
      houseName: `${COMMON.filter((_word, k) => k !== i % COMMON.length).join(" ")} ${i}`,
      storySummary: "Footsteps.",
    }),
  );
  const index = new SearchIndex();
  for (const place of places) index.put(place);
  context = { catalog: catalogOf(places), gazetteer: readGazetteer(), index, now: NOW };
});

beforeEach(() => {
  lookups = [];
  const original = MiniSearch.prototype.search;
  vi.spyOn(MiniSearch.prototype, "search").mockImplementation(function (this: MiniSearch, query, options) {
    const terms = termsOf(query);
    const isFuzzy = (term: string) => typeof options?.fuzzy === "function" && Boolean(options.fuzzy(term, 0, [term]));
    lookups.push({ terms, fuzzy: terms.filter(isFuzzy) });
    return original.call(this, query, options as SearchOptions);
  });
});
afterEach(() => vi.restoreAllMocks());

function termsOf(query: Query): string[] {
  if (typeof query === "string") return [query];
  return typeof query === "symbol" ? [] : query.queries.flatMap(termsOf);
}

const WAYS: readonly (readonly [name: string, ask: (text: string) => unknown])[] = [
  ["a search", (text) => search(context, async () => undefined, text)],
  ["a search for words", (text) => search(context, async () => undefined, text, { asWords: true })],
  ["suggestions", (text) => suggest(context, text)],
];

describe.each(WAYS)("%s", (_name, ask) => {
  test.each([
    ["one letter, 195 times", "a".repeat(195)],
    ["two letters in turn", "ab".repeat(97)],
    ["a word of 31 letters", "abcdefghijklmnopqrstuvwxyzabcde"],
    ["many words of one letter", "a'".repeat(95)],
    ["nineteen misspelled words", "housse halll milll towwer bridgge churrch schooll prissonn gardden ".repeat(2)],
    ["four misspelled words", "gardne celllar attci stiars"],
  ])("corrects nothing in %s", async (_what, text) => {
    await ask(text);
    expect(Math.max(0, ...lookups.map(({ fuzzy }) => fuzzy.length))).toBe(0);
    expect(Math.max(0, ...lookups.map(({ terms }) => terms.length))).toBeLessThanOrEqual(20);
  });

  test("corrects at most three words", async () => {
    await ask("hoouse twoer brigde");
    expect(Math.max(...lookups.map(({ fuzzy }) => fuzzy.length))).toBeLessThanOrEqual(3);
  });

  test("looks up each spelling of a misspelled word once", async () => {
    await ask("aaaabbbb");
    for (const { terms } of lookups) expect(terms).toEqual([...new Set(terms)]);
    expect(Math.max(0, ...lookups.map(({ terms }) => terms.length))).toBeLessThanOrEqual(3);
  });

  test("reads no more than a few long lists, however many common words there are", async () => {
    await ask(`${COMMON.join(" ")} zzyzzx`);
    await ask(COMMON.join(" "));
    const postings = lookups.map(({ terms }) => terms.filter((term) => COMMON.includes(term)).length * PLACES);
    expect(Math.max(...postings)).toBeLessThanOrEqual(3 * PLACES);
    expect(lookups.length).toBeLessThanOrEqual(10);
  });
});

test("a place must still contain every word, also those that are too common to be looked up", async () => {
  const { places } = await search(context, async () => undefined, `${COMMON.slice(1).join(" ")} 12`, { asWords: true });
  expect(places.map(({ place }) => place.id)).toEqual(["p-12"]);
  const none = await search(context, async () => undefined, `${COMMON.slice(1).join(" ")} 13`, { asWords: true });
  expect(none.places.map(({ place }) => place.id)).not.toEqual(["p-13"]);
});

test("swapped neighbors are still found", async () => {
  const { places } = await search(context, async () => undefined, "twoer 7", { asWords: true });
  expect(places.map(({ place }) => place.id)).toContain("p-7");
});
