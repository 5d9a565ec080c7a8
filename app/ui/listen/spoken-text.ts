/** Written English as a voice should say it. Voices differ in what they know, so nothing is left to them that stories use often. */
import { capitalized, ORDINALS, TENS, UNITS } from "../../domain/counting-words.ts";

interface Rule {
  readonly written: RegExp;
  readonly spoken: string | ((match: string, ...groups: string[]) => string);
}

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  Mt: "Mount",
  Mr: "Mister",
  Mrs: "Missus",
  Ms: "Miz",
  Gen: "General",
  Col: "Colonel",
  Maj: "Major",
  Capt: "Captain",
  Lt: "Lieutenant",
  Sgt: "Sergeant",
  Rev: "Reverend",
  Gov: "Governor",
  Sen: "Senator",
  Prof: "Professor",
  Jr: "Junior",
  Sr: "Senior",
  Ave: "Avenue",
  Blvd: "Boulevard",
  Rd: "Road",
  Hwy: "Highway",
  Co: "Company",
  Inc: "Incorporated",
  Bros: "Brothers",
  vs: "versus",
  etc: "et cetera",
  approx: "approximately",
};

/** After these a Roman numeral is a number; after a name it is "the Third". */
const COUNTED = "War|Part|Act|Chapter|Volume|Class|Type|Phase|Pier|Building|Apollo|Title|Book|Ward|Block|Level|Unit";

const RULES: readonly Rule[] = [
  // A heading: voices spell out short words in capitals.
  { written: /^(?=\P{Lu}*\p{Lu}\S*\s)\P{Ll}{5,}$/gu, spoken: (heading) => heading.toLowerCase() },
  { written: /\bSt\. (?=[A-Z])(?<!\d \p{Lu}[\p{L}']+ St\. |\d(?:st|nd|rd|th) St\. )/gu, spoken: "Saint " },
  { written: /\bSt\.?(?=[\s,;:)]|$)(?<=\p{Lu}[\p{L}']+ St\.?|\d(?:st|nd|rd|th) St\.?)/gu, spoken: "Street" },
  { written: /\bSts\. (?=[A-Z])/g, spoken: "Saints " },
  { written: /\bDr\. (?=[A-Z])(?<!\d \p{Lu}[\p{L}']+ Dr\. )/gu, spoken: "Doctor " },
  { written: /\bDr\.(?=[\s,;:)]|$)/g, spoken: "Drive" },
  { written: /\bFt\. (?=[A-Z])/g, spoken: "Fort " },
  { written: /\b(\d[\d,.]{0,20}) sq\. ?ft\./gi, spoken: "$1 square feet" },
  { written: /\b(\d[\d,.]{0,20}) ?ft\.(?= [a-z]|[,;)]|$)/g, spoken: "$1 feet" },
  { written: /\b(\d{1,4}) hr\b/g, spoken: (_, hours) => (hours === "1" ? "1 hour" : `${hours} hours`) },
  { written: /\b(\d{1,4}) min\b/g, spoken: (_, minutes) => (minutes === "1" ? "1 minute" : `${minutes} minutes`) },
  { written: /\bUS (?=\d)/g, spoken: "U S " },
  { written: /\bNo\. (?=\d)/g, spoken: "Number " },
  { written: /\bca?\. ?(?=1\d{3}\b)/g, spoken: "about " },
  { written: /\bU\. ?S\.(?: ?A\.)?/g, spoken: "U S" },
  { written: /\bD\. ?C\./g, spoken: "D C" },
  { written: /\b([ap])\. ?m\./gi, spoken: (_, half) => `${half!.toUpperCase()} M` },
  {
    written: new RegExp(`\\b(${Object.keys(ABBREVIATIONS).join("|")})\\.`, "g"),
    spoken: (_, short) => ABBREVIATIONS[short!]!,
  },
  { written: /\$(\d[\d,]*(?:\.\d+)?) (million|billion|thousand)\b/g, spoken: "$1 $2 dollars" },
  { written: /\$1(?![\d,.]*\d)/g, spoken: "1 dollar" },
  {
    written: /\$(\d[\d,]*)\.(\d\d)\b/g,
    spoken: (_, dollars, cents) =>
      cents === "00" ? `${dollars} dollars` : `${dollars} dollars and ${Number(cents)} cents`,
  },
  { written: /\$(\d[\d,]*)/g, spoken: "$1 dollars" },
  {
    written: new RegExp(`\\b(${COUNTED}) ([IVX]{1,5})\\b`, "g"),
    spoken: (all, word, roman) => (romanValue(roman!) ? `${word} ${romanValue(roman!)}` : all),
  },
  // "I" is a word, and "V" and "X" are initials: of a name only two letters or more.
  { written: /(?<=\p{Lu}\p{Ll}+ )([IVX]{2,5})\b/gu, spoken: (all, roman) => rankInWords(romanValue(roman!)) ?? all },
  { written: /\b(1\d{3}|20\d\d)\s?[-–]\s?(1\d{3}|20\d\d|\d\d)\b/g, spoken: "$1 to $2" },
  {
    written: /(?<![\d,.])\b(1\d|20)(\d)0s\b/g,
    spoken: (_, century, decade) => decadeInWords(century!, Number(decade)),
  },
  {
    written: /(?<![\d,.$#])\b(1\d|20)(\d\d)\b(?![,.]\d|s\b)/g,
    spoken: (_, century, rest) => yearInWords(Number(century), Number(rest)),
  },
  { written: /['‘’](\d)0s\b/g, spoken: (_, decade) => DECADES[Number(decade)]! },
  { written: / & /g, spoken: " and " },
  { written: /#(?=\d)/g, spoken: "number " },
  { written: /\s?[–—•]\s?/g, spoken: ", " },
];

export function spokenText(text: string): string {
  return RULES.reduce((said, { written, spoken }) => said.replace(written, spoken as string), text)
    .replace(/\s+/g, " ")
    .trim();
}

const DECADES = "hundreds tens twenties thirties forties fifties sixties seventies eighties nineties".split(" ");

/** "the Third"; undefined for 0. */
function rankInWords(number: number): string | undefined {
  const word = ORDINALS[number - 1];
  return word && `the ${capitalized(word)}`;
}

function twoDigits(number: number): string {
  if (number < 20) return UNITS[number]!;
  const [tens, ones] = [TENS[Math.floor(number / 10) - 2]!, number % 10];
  return ones === 0 ? tens : `${tens}-${UNITS[ones]}`;
}

/** "eighteen ninety-three", "nineteen oh five", "two thousand four". */
function yearInWords(century: number, rest: number): string {
  if (century === 20 && rest < 10) return rest === 0 ? "two thousand" : `two thousand ${UNITS[rest]}`;
  if (century === 10 && rest === 0) return "one thousand";
  if (rest === 0) return `${twoDigits(century)} hundred`;
  return `${twoDigits(century)} ${rest < 10 ? `oh ${UNITS[rest]}` : twoDigits(rest)}`;
}

function decadeInWords(century: string, decade: number): string {
  if (century === "20" && decade === 0) return "two thousands";
  return `${twoDigits(Number(century))} ${DECADES[decade]}`;
}

const ROMAN: readonly (readonly [string, number])[] = [
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

/** 0 for letters that aren't a number. */
function romanValue(letters: string): number {
  let rest = letters;
  let value = 0;
  for (const [sign, worth] of ROMAN) {
    while (rest.startsWith(sign) && (sign.length === 1 || !rest.startsWith(sign + sign))) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  }
  return rest === "" && !/(.)\1{3}/.test(letters) ? value : 0;
}

/** A period after one of these does not end a sentence. */
const NO_END = new RegExp(
  `(?:^|[\\s("“])(?:${["St", "Sts", "Dr", "Ft", "No", "c", "ca", "U\\.S", "O\\.K", "U", "D", "sq", ...Object.keys(ABBREVIATIONS).filter((short) => !["Jr", "Sr", "Co", "Inc", "Ave", "Blvd", "Rd", "etc"].includes(short)), "\\p{Lu}"].join("|")})\\.$`,
  "u",
);
const END = /[.!?…]{1,8}["”’')\]]{0,8}(?=\s+["“‘'(]?[\p{Lu}\d])/gu;

/** Where each sentence of a text begins and ends. */
export function sentencesIn(text: string): { readonly from: number; readonly to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  const add = (to: number) => {
    if (text.slice(from, to).trim() !== "") sentences.push({ from: from + leadingSpace(text.slice(from, to)), to });
    from = to;
  };
  for (const { index, 0: end } of text.matchAll(END)) {
    if (end.startsWith(".") && NO_END.test(text.slice(Math.max(0, index - 12), index + 1))) continue;
    add(index + end.length);
  }
  add(text.trimEnd().length);
  return sentences;
}

const leadingSpace = (text: string): number => text.length - text.trimStart().length;

/** Chrome goes silent after about fifteen seconds of one utterance. */
const MAX_UTTERANCE = 200;

/** Splits a long sentence, at commas and the like where it has some. */
export function utterancesOf(sentence: string): string[] {
  const parts: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_UTTERANCE) {
    const start = rest.slice(0, MAX_UTTERANCE);
    const pause = Math.max(...["; ", ": ", ", ", ") "].map((mark) => start.lastIndexOf(mark)));
    const space = start.lastIndexOf(" ");
    const cut = pause > MAX_UTTERANCE / 3 ? pause + 1 : space > 0 ? space : MAX_UTTERANCE;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest];
}
