import { phraseBeginnings } from "./phrase-beginnings.ts";

export interface PhraseRow<Label> {
  readonly label: Label;
  /** The alternatives that speak for the label, as they stand in the table. */
  readonly words: string;
  /** The same as an expression, sticky and blind to case. */
  readonly pattern: RegExp;
}

/** What the characters read so far can be the beginning of. */
interface Branch {
  /** The numbers of the rows to try if the text does not go on as any longer beginning does. */
  rows: number[];
  readonly next: (Branch | undefined)[];
}

/** Finds the phrases of many patterns in one walk over the text, from word to word. */
export class PhraseTable<Label> {
  readonly rows: readonly PhraseRow<Label>[];
  /** Made for the first text: a site that reads none need not wait for it. */
  #beginnings: Branch | undefined;

  constructor(rows: readonly PhraseRow<Label>[]) {
    this.rows = rows;
  }

  /**
   * Tells of each phrase by the number of its row, from the beginning of the text on and row by row at the same place.
   * The row is tried again from where `onPhrase` says; phrases of the same row that overlap are thus its business.
   */
  walk(text: string, onPhrase: (row: number, start: number, end: number) => number): void {
    this.#beginnings ??= branchesOf(this.rows.map(({ words }) => phraseBeginnings(words)));
    const nextTry = new Int32Array(this.rows.length);
    let isInWord = false;
    for (let at = 0; at < text.length; at++) {
      const wasInWord = isInWord;
      isInWord = isWordCode(lowerCode(text, at));
      if (wasInWord || !isInWord) continue;
      let branch = this.#beginnings;
      for (let end = at; end < text.length; end++) {
        const longer = branch.next[lowerCode(text, end)];
        if (!longer) break;
        branch = longer;
      }
      for (const row of branch.rows) {
        if (nextTry[row]! > at) continue;
        const { pattern } = this.rows[row]!;
        pattern.lastIndex = at;
        if (pattern.test(text)) nextTry[row] = onPhrase(row, at, pattern.lastIndex);
      }
    }
  }
}

function branchesOf(beginningsOfRows: readonly ReadonlySet<string>[]): Branch {
  const root: Branch = { rows: [], next: [] };
  for (const [row, beginnings] of beginningsOfRows.entries()) {
    for (const beginning of beginnings) {
      let branch = root;
      for (let at = 0; at < beginning.length; at++) {
        branch = branch.next[beginning.charCodeAt(at)] ??= { rows: [], next: [] };
      }
      branch.rows.push(row);
    }
  }
  handDown(root, []);
  return root;
}

/** A row with a short beginning is tried after every longer one, too. */
function handDown(branch: Branch, rows: readonly number[]): void {
  branch.rows = [...new Set([...rows, ...branch.rows])].sort((a, b) => a - b);
  for (const longer of branch.next) if (longer) handDown(longer, branch.rows);
}

function lowerCode(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** Of a code in lower case: letters, digits and the underscore, as `\w` has them. */
function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;
}
