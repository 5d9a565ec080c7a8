/** Detects whether a text, as visitors would read it, reveals where a place is: its street address, or its position. */
import sanitizeHtml from "sanitize-html";
import { ORDINALS, TENS, UNITS } from "../counting-words.ts";
import type { LatLng } from "../geo/miles-between.ts";
import {
  addressWords,
  HOUSE_NUMBER,
  isStreetKind,
  longForm,
  readStreetAddress,
  significantStreetWords,
} from "../geo/street-address.ts";
import { stateByName } from "../geo/us-states.ts";
import { decodeEntities } from "../import-export/tidy-text.ts";
import { tellsPosition } from "./detect-position.ts";
import { PRIVATE_ADDRESS } from "./place.ts";
import { inPlainSigns, isUnreadable } from "./plain-signs.ts";

interface Town {
  readonly city: string;
  readonly state: string;
  readonly position?: LatLng | undefined;
}

/** Whether a text reveals the place, or cannot be checked for it. */
export type AddressDetector = (text: string) => boolean;

/** `addresses` are all that were ever known for the place. */
export function makeAddressDetector(addresses: readonly string[], town: Town): AddressDetector {
  const known = addresses
    // "4417 Larkspur Street (formerly 12 Elm Road)" is two.
    .flatMap((address) => address.split(/[;()\n]/))
    .map((address) => readKnownAddress(address, town))
    .filter((one) => one !== undefined);
  return (source) =>
    readings(source).some((text) => {
      if (isUnreadable(text) || tellsPosition(text, town.position)) return true;
      // If no address is known, any address in the text counts as the place's own.
      if (known.length === 0) return ANY_ADDRESS.test(text);
      const words = textWords(text);
      return known.some((address) => tellsAddress(words, address));
    });
}

/**
 * The text without its markup, and a version in which tags are words: some fields are shown as HTML, others as typed,
 * and links point to what is inside tags.
 */
function readings(source: string): string[] {
  const texts = /[<&]/.test(source) ? [withoutTags(source), withoutTags(source.replaceAll("<", " &lt; "))] : [source];
  return texts.map((text) => inPlainSigns(text.replace(/(?:%[0-9a-f]{2})+/gi, decodePercent)));
}

function withoutTags(html: string): string {
  const apart = html.replace(/<\/?(?:p|br|li|ol|ul|blockquote)\b/gi, "\n$&");
  return decodeEntities(sanitizeHtml(apart, { allowedTags: [], nonTextTags: [] }));
}

function decodePercent(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return " ";
  }
}

const STREET_WORDS =
  "Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Terrace|Circle|Way|Parkway|Pkwy|Highway|Hwy|Turnpike|Pike";
/** "In 1920 Main Street was paved" is not an address. */
const NO_YEAR = "(?<!\\b(?:in|since|by|until|from|after|before|of|around) (?=(?:1[6-9]|20)\\d\\d ))";
const ANY_ADDRESS = new RegExp(
  `(?i:${NO_YEAR})\\b\\d{1,6}[A-Za-z]?,? (?:[NSEW][EW]?\\.? )?(?:(?:[A-Z][\\w'.-]*|\\d+(?:st|nd|rd|th)) ){1,3}(?:${STREET_WORDS})\\b`,
);

interface KnownAddress {
  /** Undefined if the street alone is the address. */
  readonly numbers: readonly string[] | undefined;
  /** The distinctive part of the street's name, without spaces: "larkspur". */
  readonly streets: ReadonlySet<string>;
}

/** "Apt 3", "Unit 12B". */
const UNIT = /\b(?:apt|apartment|unit|suite|ste|floor|room|lot|box|no|number)\b[.\s#]*\d*[a-z]?\b/gi;
/** Words of a street that mean nothing by themselves. */
const COMMON = new Set(["county", "state", "private", "rural", "street", "saint", "mount", "point"]);
const MIN_NAME_LENGTH = 5;

function readKnownAddress(address: string, { city, state }: Town): KnownAddress | undefined {
  if (address === PRIVATE_ADDRESS) return undefined;
  const read = readStreetAddress(address);
  if (read) return { numbers: read.number.match(/\d+/g)!, streets: streetNames(read.street) };
  const elsewhere = new Set([city, state, stateByName(state)?.code ?? ""].flatMap(addressWords));
  const words = addressWords(address.replace(/\b\d{5}(?:-\d{4})?\s*$/, "").replace(UNIT, " "));
  const own = words.filter((word) => !elsewhere.has(word));
  const at = own.findIndex((word) => HOUSE_NUMBER.test(word));
  if (at < 0) {
    const hasName = significantStreetWords(own).some((word) => !COMMON.has(word));
    return hasName && own.some(isStreetKind)
      ? {
          numbers: undefined,
          streets: new Set([
            textWords(own.join(" "))
              .map(({ word }) => word)
              .join(""),
          ]),
        }
      : undefined;
  }
  const after = own.slice(at + 1);
  const street = after.length > 0 ? after : own.slice(0, at);
  return street.length > 0 ? { numbers: own[at]!.match(/\d+/g)!, streets: streetNames(street) } : undefined;
}

/** All words of the street together, and each word that identifies it alone. */
function streetNames(street: readonly string[]): ReadonlySet<string> {
  const words = textWords(street.join(" ")).map(({ word }) => word);
  const names = significantStreetWords(words);
  const single = names.filter((word) => (word.length >= MIN_NAME_LENGTH && !COMMON.has(word)) || /\d/.test(word));
  return new Set([(names.length > 0 ? names : words).join(""), ...single]);
}

interface TextWord {
  readonly word: string;
  /** A number, in digits or spelled out. */
  readonly digits?: string | undefined;
}

const SHORT_NAMES = new Map([
  ["mt", "mount"],
  ["ft", "fort"],
  ...ORDINALS.map((word, index) => [word, `${index + 1}${["st", "nd", "rd"][index] ?? "th"}`] as const),
]);
/** "Forty-second". */
const LONG_ORDINAL = new RegExp(`\\b(${TENS.join("|")})-(${ORDINALS.slice(0, 9).join("|")})\\b`, "g");

/** Words and numbers in plain letters with abbreviations spelled out; "forty-four" is one number. */
function textWords(text: string): TextWord[] {
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘ʻʼ`]/gu, "")
    .replace(LONG_ORDINAL, (_, tens, unit) => `${digitsOf(tens)![0]}${SHORT_NAMES.get(unit)}`);
  const words: TextWord[] = [];
  for (const found of plain.match(/\d+(?:st|nd|rd|th)\b|\d+|[a-z]+/g) ?? []) {
    const word = SHORT_NAMES.get(found) ?? longForm(found);
    const digits = digitsOf(word);
    const last = words.at(-1);
    const tens = last && TENS.includes(last.word) && digits?.length === 1 && digits !== "0";
    if (tens) words[words.length - 1] = { word: last.word + word, digits: last.digits![0] + digits };
    else words.push({ word, digits });
  }
  return words;
}

function digitsOf(word: string): string | undefined {
  if (/^\d+$/.test(word)) return word;
  if (UNITS.includes(word)) return String(UNITS.indexOf(word));
  return TENS.includes(word) ? String(20 + 10 * TENS.indexOf(word)) : undefined;
}

/** The maximum number of words between a number and its street, in either order: "Larkspur Street, at number 4417". */
const MAX_WORDS_BETWEEN = 6;

type Span = readonly [first: number, last: number];

function tellsAddress(words: readonly TextWord[], { numbers, streets }: KnownAddress): boolean {
  const named = [...streets].flatMap((street) => spansOfStreet(words, street));
  if (numbers === undefined || named.length === 0) return named.length > 0;
  const nearby = new Set<number>();
  for (const [first, last] of named) {
    for (let index = first - MAX_WORDS_BETWEEN - 1; index <= last + MAX_WORDS_BETWEEN + 1; index++) nearby.add(index);
  }
  return numbers.some(
    (number) =>
      spansOfNumber(words, number).some(([first, last]) => nearby.has(first) || nearby.has(last)) ||
      // "One Elm Street", "One North Elm".
      named.some(([first]) => words.slice(Math.max(0, first - 2), first).some(({ digits }) => digits === number)),
  );
}

/** However the name is split: "Lark spur", "larkspurstreet" in a link, "Larkspur's". */
function spansOfStreet(words: readonly TextWord[], street: string): Span[] {
  return words.flatMap((_, first) => {
    let rest = street;
    for (let last = first; last < words.length; last++) {
      const { word } = words[last]!;
      if (word.startsWith(rest)) {
        const ending = word.slice(rest.length);
        return ending === "" || ending === "s" || isStreetKind(ending) ? [[first, last] as const] : [];
      }
      if (!rest.startsWith(word)) return [];
      rest = rest.slice(word.length);
    }
    return [];
  });
}

/**
 * However the number is written: "4,417", "44 17", "forty-four seventeen", "one-oh-five", "four thousand four hundred and
 * seventeen". Digits follow each other, and after "hundred" or "thousand" they are added.
 */
function spansOfNumber(words: readonly TextWord[], number: string): Span[] {
  return words.flatMap((_, first) => {
    let [thousands, rest, isSum] = [0, "", false];
    for (let last = first; last < words.length && rest.length <= number.length; last++) {
      const { word, digits } = words[last]!;
      if (word === "hundred" && rest !== "") [rest, isSum] = [`${rest}00`, true];
      else if (word === "thousand" && rest !== "") [thousands, rest, isSum] = [Number(rest) * 1000, "", true];
      else if (digits !== undefined && mayStandFor(word, number)) {
        rest = isSum ? String(Number(rest) + Number(digits)) : rest + digits;
      } else if (word === "oh" && rest !== "" && !isSum) rest += "0";
      else if (word !== "and" || !isSum) return [];
      if ((isSum ? String(thousands + Number(rest)) : rest) === number) return [[first, last] as const];
    }
    return [];
  });
}

/** "One" is rarely a number. */
const mayStandFor = (word: string, number: string): boolean => number.length > 1 || word === number;
