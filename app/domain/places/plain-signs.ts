/**
 * Normalizes text to the letters and digits that it looks like, so that look-alikes and spaced-out words can be
 * compared.
 */

/** Cyrillic and Greek letters that cannot be told from Latin ones. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: "аα",
    b: "ЬВβ",
    c: "сϲ",
    d: "ԁ",
    e: "еєε",
    g: "ɡ",
    h: "һнН",
    i: "іιı",
    j: "ј",
    k: "кκ",
    l: "ӏ",
    m: "мМΜ",
    n: "пηΝ",
    o: "оοσ",
    p: "рρ",
    q: "ԛ",
    r: "гᴦ",
    s: "ѕ",
    t: "тτ",
    u: "υц",
    v: "νѵ",
    w: "ԝωш",
    x: "хχ",
    y: "уγү",
    z: "ζΖ",
  }).flatMap(([latin, others]) =>
    [...others].flatMap((other) => [
      [other.toLowerCase(), latin] as const,
      [other.toUpperCase(), latin.toUpperCase()] as const,
    ]),
  ),
);

const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}ɡıᴦ]/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
/** "L a r k s p u r", "L.a.r.k.s.p.u.r". */
const SPACED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[ .·_*-]){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** "4417½" would become "44171/2". */
const FRACTION = /[¼-¾⅐-⅞]/g;

export function inPlainSigns(text: string): string {
  return text
    .replace(FRACTION, " ")
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(FOREIGN_LETTER, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(FOREIGN_DIGIT, (digit) => String(digitValue(digit)))
    .replace(SPACED_OUT, (letters) => letters.replace(/[^\p{L}]/gu, ""));
}

/** In every script, the digits zero to nine are consecutive code points. */
function digitValue(digit: string): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++;
  return value;
}
