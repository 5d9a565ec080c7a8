/**
 * Normalizes text to the letters and digits that it looks like, so that look-alikes and spaced-out words can be
 * compared.
 */

/** Cyrillic and Greek letters that cannot be told from Latin ones, and small capitals. */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: "аαᴀ",
    b: "ЬВβʙ",
    c: "сϲᴄ",
    d: "ԁᴅ",
    e: "еєεᴇ",
    f: "ꜰ",
    g: "ɡɢ",
    h: "һнНʜ",
    i: "іιıɪ",
    j: "јᴊ",
    k: "кκᴋ",
    l: "ӏʟ",
    m: "мМΜᴍ",
    n: "пηΝɴ",
    o: "оοσᴏ",
    p: "рρᴘ",
    q: "ԛꞯ",
    r: "гᴦʀ",
    s: "ѕꜱ",
    t: "тτᴛ",
    u: "υцᴜ",
    v: "νѵᴠ",
    w: "ԝωшᴡ",
    x: "хχ",
    y: "уγүʏ",
    z: "ζΖᴢ",
  }).flatMap(([latin, others]) =>
    [...others].flatMap((other) => [
      [other.toLowerCase(), latin] as const,
      [other.toUpperCase(), latin.toUpperCase()] as const,
    ]),
  ),
);

const FOREIGN_LETTER = /(?!\p{ASCII})\p{L}/gu;
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;
/** Letters that NFKC leaves as they are, from A to Z in each block: in black circles and boxes, and those of flags. */
const LETTER_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6] as const;
/** Numbers that it leaves, from 1 to 10 in each block: in double, black and other circles. */
const NUMBER_BLOCKS = [0x24f5, 0x2776, 0x2780, 0x278a] as const;
/** What only changes how a sign looks: the boxes of keycaps, for example. */
const INVISIBLE = /\p{Cf}|\p{Me}|\p{Default_Ignorable_Code_Point}/gu;
/** "L a r k s p u r", "L.a.r.k.s.p.u.r", "L, a, r, k, s, p, u, r". */
const SPACED_OUT = /(?<![\p{L}\p{N}])(?:\p{L}[^\p{L}\p{N}]{1,3}){3,}\p{L}(?![\p{L}\p{N}])/gu;

/** "4417½" would become "44171/2". */
const FRACTION = /[¼-¾⅐-⅞]/g;

/** Letters of scripts that are not compared: what they say cannot be checked. */
const UNREADABLE =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether a text in plain signs has letters that cannot be compared with any address. */
export const isUnreadable = (text: string): boolean => UNREADABLE.test(text);

export function inPlainSigns(text: string): string {
  return text
    .replace(FRACTION, " ")
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/\p{So}|\p{No}/gu, plainSymbol)
    .replace(FOREIGN_LETTER, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replace(FOREIGN_DIGIT, (digit) => String(digitValue(digit)))
    .replace(SPACED_OUT, (letters) => letters.replace(/[^\p{L}]/gu, ""));
}

function plainSymbol(sign: string): string {
  const code = sign.codePointAt(0)!;
  const letters = LETTER_BLOCKS.find((first) => code >= first && code < first + 26);
  if (letters !== undefined) return String.fromCharCode("A".charCodeAt(0) + code - letters);
  const numbers = NUMBER_BLOCKS.find((first) => code >= first && code < first + 10);
  return numbers === undefined ? sign : String(code - numbers + 1);
}

/** In every script, the digits zero to nine are consecutive code points. */
function digitValue(digit: string): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - value - 1))) value++;
  return value;
}
