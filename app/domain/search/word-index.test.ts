import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WordIndex } from "./word-index.ts";

const FIELDS = 255;
const everywhere = () => 1;
const WORDS = ["raven", "crow", "owl", "hall", "inn", "ghost"];

/** The same questions answered by looking through every text. */
function holding(texts: ReadonlyMap<number, readonly string[]>, words: readonly string[]): number[] {
  return [...texts].filter(([, held]) => words.every((word) => held.includes(word))).map(([text]) => text);
}

describe("the index of words", () => {
  test("finds after any changes what looking through every text finds", () => {
    const change = fc.record({ text: fc.nat(30), words: fc.uniqueArray(fc.constantFrom(...WORDS)) });
    const wanted = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(change), wanted, (changes, words) => {
        const index = new WordIndex();
        const texts = new Map<number, readonly string[]>();
        for (const { text, words: held } of changes) {
          const before = texts.get(text);
          if (before) index.remove(text, before);
          index.add(text, new Map(held.map((word) => [word, 1])));
          texts.set(text, held);
        }
        const wishes = words.map((word) => index.exactly(word));
        const found = [...index.findTexts(wishes, everywhere, { fields: FIELDS })];
        expect(found.toSorted((a, b) => a - b)).toEqual(holding(texts, words).toSorted((a, b) => a - b));
        // A question leaves nothing behind for the next.
        expect([...index.findTexts(wishes, everywhere, { fields: FIELDS })]).toEqual(found);
        expect([...index.findTexts(wishes, everywhere, { fields: FIELDS, limit: 2 })]).toEqual(found.slice(0, 2));
      }),
    );
  });

  const index = new WordIndex();
  index.add(
    0,
    new Map([
      ["raven", 1],
      ["hall", 1],
    ]),
  );
  index.add(
    1,
    new Map([
      ["raven", 2],
      ["ravenna", 1],
    ]),
  );
  index.add(
    2,
    new Map([
      ["crow", 1],
      ["hall", 2],
    ]),
  );
  const find = (wishes: Parameters<WordIndex["findTexts"]>[0], asked = {}) => [
    ...index.findTexts(wishes, (_text, fields) => fields, { fields: FIELDS, ...asked }),
  ];

  test("puts first what is worth more", () => {
    expect(find([index.exactly("raven")])).toEqual([1, 0]);
    expect(find([index.exactly("hall")])).toEqual([2, 0]);
  });

  test("looks only into the fields that are asked for", () => {
    expect(find([index.exactly("raven")], { fields: 1 })).toEqual([0]);
  });

  test("finds beginnings and misspellings, and some of the words where that is enough", () => {
    expect(find([index.beginning("rave")]).sort()).toEqual([0, 1]);
    expect(find([index.similar("ravem")]).sort()).toEqual([0, 1]);
    expect(find([index.similar("rovem")])).toEqual([]);
    expect(find([index.exactly("crow"), index.exactly("raven")], { least: 1 }).sort()).toEqual([0, 1, 2]);
    expect(find([index.exactly("crow"), index.exactly("raven")])).toEqual([]);
  });
});
