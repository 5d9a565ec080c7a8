/** Detects whether a text, as visitors would read it, reveals where a place is: its street address, or coordinates. */
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
      [...spansOfNumber(words, number), ...spansOfValue(words, number)].some(
        ([first, last]) => nearby.has(first) || nearby.has(last),
      ) ||
      // "One Elm Street", "One North Elm": elsewhere "one" is rarely a number.
      named.some(([first]) => words.slice(Math.max(0, first - 2), first).some(({ digits }) => digits === number)),
  );
}

/** However the name is split: "Lark spur", "larkspurstreet" in a link, "Larkspur's". */
function spansOfStreet(words: readonly TextWord[], street: string): Span[] {
  return spans(words, street, ({ word }, sofar) => {
    const rest = street.slice(sofar.length);
    const ending = word.startsWith(rest) ? word.slice(rest.length) : "";
    return ending === "s" || isStreetKind(ending) ? rest : word;
  });
}

/** However the number is written: "4,417", "44 17", "forty-four seventeen", "one-oh-five". */
function spansOfNumber(words: readonly TextWord[], number: string): Span[] {
  return spans(words, number, ({ word, digits }, sofar) => {
    if (number.length === 1) return word;
    return sofar !== "" && word === "oh" ? "0" : digits;
  });
}

const MAX_NUMBER_WORDS = 8;

/** "Four thousand four hundred and seventeen". */
function spansOfValue(words: readonly TextWord[], number: string): Span[] {
  const scales = [...words.keys()].filter((index) => ["hundred", "thousand"].includes(words[index]!.word));
  // The number starts with the word before its first hundred or thousand.
  return scales.flatMap((scale) => {
    const first = scale - 1;
    let [thousands, rest] = [0, 0];
    for (let last = first; last < Math.min(words.length, first + MAX_NUMBER_WORDS); last++) {
      const { word, digits } = words[last] ?? { word: "" };
      if (word === "hundred") rest *= 100;
      else if (word === "thousand") [thousands, rest] = [rest * 1000, 0];
      else if (digits !== undefined) rest += Number(digits);
      else if (word !== "and") return [];
      if (last > first && String(thousands + rest) === number) return [[first, last] as const];
    }
    return [];
  });
}

/** Finds where consecutive words spell the wanted text. */
function spans(
  words: readonly TextWord[],
  wanted: string,
  read: (word: TextWord, sofar: string) => string | undefined,
): Span[] {
  return words.flatMap((_, first) => {
    let sofar = "";
    for (let last = first; last < words.length; last++) {
      const next = read(words[last]!, sofar);
      if (next === undefined || !wanted.startsWith(sofar + next)) return [];
      sofar += next;
      if (sofar === wanted) return [[first, last] as const];
    }
    return [];
  });
}

/** "40.66"; with a comma only where that cannot separate thousands: "40,6665". */
const DECIMAL = /(?<![\d.,$])\d{1,3}(?:\.(\d{2,})|,(\d{4,}))|(?<=,)\d{1,3}\.(\d{2,})/g;
const DEGREES =
  /(\d{1,3})\s*(?:°|º|˚|deg(?:rees?)?\b\.?)\s*(\d{1,2}(?:\.\d+)?)(?:\s*(?:['′’]|min\w*)\s*(\d{1,2}(?:\.\d+)?))?/gi;
/** "40 39 59 N", "40:39:59N", "40d39m59s N". */
const BEFORE_COMPASS = /\b(\d{1,3})[ :d-](\d{1,2}(?:\.\d+)?)(?:[ :m-](\d{1,2}(?:\.\d+)?))?s? ?[NSEW]\b/g;
/** "N 40 39.990". */
const AFTER_COMPASS = /\b[NSEW] ?(\d{1,3})[ :d-](\d{1,2}(?:\.\d+)?)(?:[ :m-](\d{1,2}(?:\.\d+)?)\b)?/g;
/** An Open Location Code: "84PQWX2M+9C". */
const PLUS_CODE = /\b[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}\b/gi;
/** "///filled.count.soap". */
const THREE_WORDS = /\/\/\/\p{L}+\.\p{L}+\.\p{L}+|\b(?:what3words|w3w)\b/iu;
/** "18T 634200 4503400"; "18T XL 34200 03400". */
const GRID =
  /\b[1-6]?\d ?[C-HJ-NP-X][ ,]+\d{6}(?:\.\d+)? ?m? ?E?[ ,]+\d{7}|\b[1-6]?\d ?[C-HJ-NP-X] ?[A-HJ-NP-Z]{2} ?(?:\d{4,5} \d{4,5}|\d{8}|\d{10})\b/i;
/** Links to one spot of a map or to one house that is for sale, even if no number shows it. */
const MAP_LINK =
  /\b(?:(?:openstreetmap|osm)\.org|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.(?:google|apple)\.|google\.[a-z.]+\/maps|bing\.com\/maps|waze\.com|mapquest\.com|geohash\.org|wikidata\.org|plus\.codes|g\.page|g\.co\/kgs|here\.com|(?:zillow|redfin|realtor|trulia)\.com)|\bChIJ[\w-]{20,}|\bplace_?id\b|\b(?:node|way|relation)[/ ]\d{7,}|\bQ\d{4,}\b/i;
/** Precise to a few houses. */
const LONG_ZIP_CODE = /(?<![\d-])\d{5}-\d{4}(?![\d-])/;
const GEOHASH = /\b(?=[a-z]*\d)(?=\d*[a-z])[0-9b-hjkmnp-z]{6,12}\b/gi;
const MAX_SIGNS_BETWEEN = 80;
const MAX_NUMBERS_BETWEEN = 20;
const NEAR_DEGREES = 1;

/** Two numbers that are a position near the town, but not the town's own. */
function tellsPosition(text: string, town: Town["position"]): boolean {
  if ([THREE_WORDS, GRID, MAP_LINK, LONG_ZIP_CODE].some((expression) => expression.test(text))) return true;
  if (town && text.match(GEOHASH)?.some((code) => isNear(pointOfGeohash(code), town))) return true;
  // "ghxx+hm" in lower case without a digit may be part of a link.
  if (text.match(PLUS_CODE)?.some((code) => /[A-Z]/.test(code) || (/[a-z]/.test(code) && /\d/.test(code)))) return true;
  const numbers = [
    ...[...text.matchAll(DECIMAL)].map((found) => ({
      at: found.index,
      value: Number(found[0].replace(",", ".")),
      decimals: (found[1] ?? found[2] ?? found[3])!.length,
    })),
    ...[DEGREES, BEFORE_COMPASS, AFTER_COMPASS].flatMap((expression) =>
      [...text.matchAll(expression)].map((found) => ({
        at: found.index,
        value: Number(found[1]) + Number(found[2]) / 60 + Number(found[3] ?? 0) / 3600,
        decimals: 4,
      })),
    ),
  ].toSorted((a, b) => a.at - b.at);
  return numbers.some((lat, index) =>
    numbers.slice(Math.max(0, index - MAX_NUMBERS_BETWEEN), index + MAX_NUMBERS_BETWEEN).some((lng) => {
      const isPrecise = [lat, lng].every(({ decimals }) => decimals > 2);
      if (lat === lng || (!isPrecise && Math.abs(lat.at - lng.at) > MAX_SIGNS_BETWEEN)) return false;
      if (!town) return isPrecise && isInUs(lat.value, lng.value);
      const off = [lat.value - Math.abs(town.lat), lng.value - Math.abs(town.lng)].map(Math.abs);
      const isTown = [lat, lng].every(({ decimals }, index) => off[index]! <= 0.5 * 10 ** -decimals + 1e-9);
      return !isTown && off.every((degrees) => degrees < NEAR_DEGREES);
    }),
  );
}

const isNear = (point: LatLng, town: LatLng): boolean =>
  Math.abs(point.lat - town.lat) < NEAR_DEGREES && Math.abs(point.lng - town.lng) < NEAR_DEGREES;

const GEOHASH_SIGNS = "0123456789bcdefghjkmnpqrstuvwxyz";

/** Five bits per character, alternating between longitude and latitude, each halving the remaining range. */
function pointOfGeohash(code: string): LatLng {
  const bits = [...code.toLowerCase()].flatMap((sign) =>
    [16, 8, 4, 2, 1].map((bit) => (GEOHASH_SIGNS.indexOf(sign) & bit) > 0),
  );
  const middle = (first: 0 | 1, low: number, high: number) => {
    const [from, to] = bits
      .filter((_, index) => index % 2 === first)
      .reduce(([from, to], isUpper) => (isUpper ? [(from! + to!) / 2, to] : [from, (from! + to!) / 2]), [low, high]);
    return (from! + to!) / 2;
  };
  return { lat: middle(1, -90, 90), lng: middle(0, -180, 180) };
}

const isInUs = (lat: number, lng: number): boolean => lat >= 17 && lat <= 72 && lng >= 64 && lng <= 180;
