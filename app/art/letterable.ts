/** What the sharing image can letter. A name in a script that no face of ours has must never come out as boxes. */

/** Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic and general punctuation, as far as the three faces go. */
const DRAWABLE: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2e9],
  [0x300, 0x34f],
  [0x370, 0x525],
  [0x531, 0x55f],
  [0x561, 0x587],
  [0x589, 0x58a],
  [0x5b0, 0x5c3],
  [0x5d0, 0x5ea],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x670],
  [0x679, 0x6bf],
  [0x6c6, 0x6c8],
  [0x6cb, 0x6cc],
  [0x10d0, 0x10fc],
  [0x1e00, 0x1efb],
  [0x2010, 0x2044],
];
const isDrawable = (code: number): boolean => DRAWABLE.some(([from, to]) => code >= from && code <= to);

const MEANINGFUL = /[\p{L}\p{M}\p{N}]/u;
const MIN_LETTERS = 3;

/**
 * The text as it can be lettered: whole, or without signs that no face has (emoji). If letters are missing,
 * only its whole Latin words are kept, which are also what its address on the site is made of; undefined if there are none.
 */
export function lettered(text: string): string | undefined {
  let missing = false;
  let kept = "";
  for (const char of text.normalize("NFC").toWellFormed()) {
    if (isDrawable(char.codePointAt(0) ?? 0)) kept += char;
    else {
      missing ||= MEANINGFUL.test(char);
      kept += " ";
    }
  }
  if (missing) kept = kept.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d'’.&-]*/gu)?.join(" ") ?? "";
  kept = kept.replace(/\s+/g, " ").trim();
  const letters = kept.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters >= (missing ? MIN_LETTERS : 1) ? kept : undefined;
}

/** Whether a line begins in a script that runs from right to left. */
export const runsLeftward = (text: string): boolean => /^[^\p{L}]*[\u0590-\u08ff]/u.test(text);
