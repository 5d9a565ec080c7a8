/** Parses a street address as people type it: "525 S Winchester Blvd, San Jose". */
import { nameWords } from "../places/place-name-key.ts";

export interface StreetAddress {
  /** "525", "17b". */
  readonly number: string;
  /** The words of the street, spelled out: "south", "winchester", "boulevard". */
  readonly street: readonly string[];
  /** What follows the street, as typed: "San Jose", or "". */
  readonly rest: string;
  /** "100 Main St Louis" may be in St. Louis. */
  readonly restAfterSaint?: string;
}

const DIRECTIONS = new Map([
  ["n", "north"],
  ["s", "south"],
  ["e", "east"],
  ["w", "west"],
  ["ne", "northeast"],
  ["nw", "northwest"],
  ["se", "southeast"],
  ["sw", "southwest"],
]);
const STREETS = new Map([
  ["st", "street"],
  ["str", "street"],
  ["ave", "avenue"],
  ["av", "avenue"],
  ["rd", "road"],
  ["blvd", "boulevard"],
  ["boul", "boulevard"],
  ["dr", "drive"],
  ["ln", "lane"],
  ["ct", "court"],
  ["pl", "place"],
  ["sq", "square"],
  ["ter", "terrace"],
  ["terr", "terrace"],
  ["cir", "circle"],
  ["pkwy", "parkway"],
  ["pky", "parkway"],
  ["hwy", "highway"],
  ["rte", "route"],
  ["rt", "route"],
  ["tpke", "turnpike"],
  ["plz", "plaza"],
  ["aly", "alley"],
  ["trl", "trail"],
  ["xing", "crossing"],
]);
const STREET_KINDS = new Set([...STREETS.values(), "way", "row", "pike", "path", "broadway", "wharf", "loop"]);
/** Kinds of streets that are followed by their number or name: "7747 US Highway 61", "1445 Route 9". */
const NAMED_AFTER = new Set(["highway", "route"]);
const DIRECTION_NAMES = new Set(DIRECTIONS.values());
/** "525", "12-14", "17b". */
export const HOUSE_NUMBER = /^\d{1,6}(?:-\d{1,4})?[a-z]?$/i;

/** Expands abbreviations: "blvd" is "boulevard", "st" is "street" and never "saint". */
export const longForm = (word: string): string => DIRECTIONS.get(word) ?? STREETS.get(word) ?? word;

/** All words of an address, spelled out. */
export const addressWords = (text: string): string[] => nameWords(text).map(longForm);

/** Normalized address, to compare two spellings; undefined without a house number. */
export function addressKey(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const read = readStreetAddress(text);
  return (read ? [read.number, ...read.street] : addressWords(text)).join(" ");
}

/** Undefined unless the text is a house number with a street. */
export function readStreetAddress(text: string): StreetAddress | undefined {
  const tokens = text
    .trim()
    .split(/(?<=,)|\s+/)
    .filter(Boolean);
  const number = tokens[0]?.replace(/[,.]$/, "") ?? "";
  if (tokens.length < 2 || !HOUSE_NUMBER.test(number)) return undefined;
  const word = (i: number): string => longForm(nameWords(tokens[i] ?? "").join(""));
  const endOf = (i: number): number => {
    const named = NAMED_AFTER.has(word(i)) && /^\d/.test(word(i + 1)) && !tokens[i]!.endsWith(",");
    const end = named ? i + 2 : i + 1;
    return DIRECTION_NAMES.has(word(end)) && !tokens[end - 1]!.endsWith(",") ? end + 1 : end;
  };
  // The street ends at its last kind word ("12 Court Street"), or at a comma if that comes first.
  let end = 0;
  for (let i = 1; i < tokens.length; i++) {
    const mayEnd = i > 1 || word(i) === "broadway" || NAMED_AFTER.has(word(i));
    if (mayEnd && STREET_KINDS.has(word(i)) && (end === 0 || i <= end + 1)) end = endOf(i);
    if (tokens[i]!.endsWith(",")) break;
  }
  if (end === 0) return undefined;
  const rest = tokens
    .slice(end)
    .join(" ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  const street = addressWords(tokens.slice(1, end).join(" "));
  const mayBeSaint = rest !== "" && /^st\.?$/i.test(tokens[end - 1]!);
  return { number: number.toLowerCase(), street, rest, ...(mayBeSaint ? { restAfterSaint: `St. ${rest}` } : {}) };
}

/** Compares directions ("north"), which distinguish two houses with the same number. */
export function isSameStreet(text: string, address: string): boolean {
  const wanted = readStreetAddress(text)?.street ?? [];
  const there = readStreetAddress(address)?.street ?? [];
  const directions = (words: readonly string[]) => words.filter((word) => DIRECTION_NAMES.has(word)).join();
  return directions(wanted) === directions(there);
}

export const isStreetKind = (word: string): boolean => STREET_KINDS.has(word) || STREETS.has(word);

/** Without "street" and the directions, which people leave out. */
export function significantStreetWords(words: readonly string[]): string[] {
  return words.filter((word) => !STREET_KINDS.has(word) && !DIRECTION_NAMES.has(word));
}
