import { phraseBeginnings } from "./phrase-beginnings.ts";

export interface PhraseRow<Label> {
  readonly label: Label;
  /** The alternatives that speak for the label, as they stand in the table. */
  readonly words: string;
  /** The same as an expression, sticky and blind to case. */
  readonly pattern: RegExp;
}

const CODES = 128;

/** Finds the phrases of many patterns in one walk over the text, from word to word. */
export class PhraseTable<Label> {
  readonly rows: readonly PhraseRow<Label>[];
  /** The numbers of the rows with a phrase that begins with these two characters. */
  readonly #byBeginning: (readonly number[] | undefined)[] = new Array(CODES * CODES).fill(undefined);

  constructor(rows: readonly PhraseRow<Label>[]) {
    this.rows = rows;
    for (const [number, { words }] of rows.entries()) {
      for (const beginning of phraseBeginnings(words)) {
        const index = beginning.charCodeAt(0) * CODES + beginning.charCodeAt(1);
        this.#byBeginning[index] = [...(this.#byBeginning[index] ?? []), number];
      }
    }
  }

  /**
   * Tells of each phrase by the number of its row, from the beginning of the text on and row by row at the same place.
   * The row is tried again from where `onPhrase` says; phrases of the same row that overlap are thus its business.
   */
  walk(text: string, onPhrase: (row: number, start: number, end: number) => number): void {
    const nextTry = new Int32Array(this.rows.length);
    let isInWord = false;
    for (let at = 0; at < text.length - 1; at++) {
      const wasInWord = isInWord;
      const code = lowerCode(text, at);
      isInWord = isWordCode(code);
      if (wasInWord || !isInWord) continue;
      const second = lowerCode(text, at + 1);
      const rows = second < CODES ? this.#byBeginning[code * CODES + second] : undefined;
      if (!rows) continue;
      for (const row of rows) {
        if (nextTry[row]! > at) continue;
        const { pattern } = this.rows[row]!;
        pattern.lastIndex = at;
        if (pattern.test(text)) nextTry[row] = onPhrase(row, at, pattern.lastIndex);
      }
    }
  }
}

function lowerCode(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** Of a code in lower case: letters, digits and the underscore, as `\w` has them. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
}
