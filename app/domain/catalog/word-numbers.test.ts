import { expect, test } from "vitest";
import { WORD_BREAK, WordNumbers } from "./word-numbers.ts";

const WORDS = ["mill", "old", "windmill", "", "millhouse", "new york", "illinois", "l"];
const numbers = new WordNumbers();
for (const word of WORDS) numbers.numberOf(word);

const wordsWith = (text: string): string[] => {
  const marks = numbers.wordsWith(text);
  return WORDS.filter((word) => marks[numbers.numberOf(word)] === 1);
};

test("a word keeps its number", () => {
  expect(WORDS.map((word) => numbers.numberOf(word))).toEqual(WORDS.map((_, index) => index));
});

test.each(["mill", "ill", "l", "w y", "old", "x", "mills", "", " "])("the words in which %j is", (text) => {
  expect(wordsWith(text)).toEqual(WORDS.filter((word) => word.includes(text)));
});

test.each(["mill", "l", "", "new", "york"])("the words that begin with, end with or are %j", (text) => {
  expect(wordsWith(WORD_BREAK + text)).toEqual(WORDS.filter((word) => word.startsWith(text)));
  expect(wordsWith(text + WORD_BREAK)).toEqual(WORDS.filter((word) => word.endsWith(text)));
  expect(wordsWith(WORD_BREAK + text + WORD_BREAK)).toEqual(WORDS.filter((word) => word === text));
});

test("the words that somebody accepts", () => {
  expect([...numbers.wordsThat((word) => word.length > 6)]).toEqual(WORDS.map((word) => Number(word.length > 6)));
});

test("a word that comes later is found too", () => {
  const growing = new WordNumbers();
  expect([...growing.wordsWith("mill")]).toEqual([]);
  growing.numberOf("old");
  expect([...growing.wordsWith("mill")]).toEqual([0]);
  growing.numberOf("mill");
  expect([...growing.wordsWith("mill")]).toEqual([0, 1]);
});
