/** Splits a question into words that remember where they stand. */
import { nameWords } from "../places/place-name-key.ts";

export interface Token {
  /** As typed. */
  readonly text: string;
  /** In lower case, without accents, apostrophes and periods; a number without the commas of its thousands. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const MAX_QUERY_LENGTH = 200;
export const MAX_TOKENS = 30;

const TOKEN = /\$?\d+(?:[.,]\d+)*\p{L}*|\p{L}[\p{L}\p{N}'’.&]*/gu;

export const tidyQuery = (text: string): string => text.slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, " ").trim();

export function tokenize(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => {
    const typed = found.replace(/(?<!['’])['’]+$/, "");
    const word = /^[$\d]/.test(typed) ? typed.toLowerCase().replaceAll(",", "") : nameWords(typed).join("") || typed;
    return { text: typed, word, start: index, end: index + typed.length };
  });
}
