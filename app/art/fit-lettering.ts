/** Breaks a title into lines and chooses its size so that it never overflows, from the real widths of the display face. */

/** Advance widths of Fraunces Bold, space to tilde, in hundredths of an em. */
const WIDTHS = [
  21, 33, 41, 67, 62, 82, 99, 20, 38, 38, 62, 57, 31, 40, 30, 50, 70, 49, 64, 59, 66, 61, 65, 55, 65, 65, 30, 31, 52,
  57, 52, 57, 95, 76, 74, 71, 82, 68, 63, 77, 88, 43, 56, 83, 65, 96, 77, 80, 73, 80, 79, 63, 72, 76, 74, 109, 74, 70,
  65, 37, 50, 37, 48, 51, 27, 58, 63, 54, 64, 55, 42, 60, 66, 33, 33, 64, 33, 98, 66, 61, 64, 63, 51, 51, 41, 65, 57,
  86, 57, 59, 51, 42, 30, 42, 64,
];

/** Width of a text in ems. Letters outside the table may come from the wider fallback face, and are counted generously. */
export function emWidth(text: string): number {
  let width = 0;
  // One letter that the display face lacks sets the whole line in the wider fallback.
  const wider = OUTSIDE_DISPLAY_FACE.test(text) ? 1.22 : 1;
  for (const char of text.normalize("NFC")) {
    const code = char.codePointAt(0) ?? 32;
    if (/\p{M}/u.test(char)) continue;
    if (code >= 0x590 && code < 0x700) {
      width += 0.66;
      continue;
    }
    const base = code > 126 && code < 0x250 ? (char.normalize("NFD").codePointAt(0) ?? code) : code;
    width += code >= 0x2e80 ? 1.1 : ((WIDTHS[base - 32] ?? 95) + (base === code ? 0 : 2)) / 100;
  }
  return width * wider;
}

const OUTSIDE_DISPLAY_FACE = /[^\u0020-\u024f\u2013-\u2026]/;

type Lettering = { lines: string[]; size: number };

/** The greatest sizes for one line, two lines and so on. */
type Sizes = { sizes: readonly number[]; minimum?: number };

/** The largest lettering that fits; sizes are the greatest ones for one line, two lines and so on. */
export function fitLettering(text: string, width: number, { sizes, minimum = 10 }: Sizes): Lettering {
  const words = text.trim().split(/\s+/);
  for (let size = sizes[0] ?? minimum; size >= minimum; size -= 1) {
    const lines = wrap(words, (width / size) * 0.985);
    const allowed = sizes.filter((limit) => size <= limit).length;
    const whole = lines.every((line) => words.some((word) => line.startsWith(word)));
    const broken = !whole && size > 24;
    if (lines.length <= allowed && !broken) return { lines: balanced(words, lines, (width / size) * 0.985), size };
  }
  return { lines: wrap(words, (width / minimum) * 0.985), size: minimum };
}

/** Greedy lines; a word wider than the line is broken where it must be. */
function wrap(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const joined = line ? `${line} ${word}` : word;
    if (emWidth(joined) <= room) {
      line = joined;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const char of word) {
      if (line && emWidth(line + char) > room) {
        lines.push(line);
        line = "";
      }
      line += char;
    }
  }
  if (line) lines.push(line);
  return lines;
}

/** The same number of lines, as even in length as they can be. */
function balanced(words: readonly string[], lines: string[], room: number): string[] {
  let best = lines;
  for (let narrow = room; narrow > room * 0.5; narrow *= 0.96) {
    const tried = wrap(words, narrow);
    if (tried.length > lines.length || tried.some((line) => emWidth(line) > room)) break;
    if (tried.every((line) => words.some((word) => line.startsWith(word)))) best = tried;
  }
  return best;
}
