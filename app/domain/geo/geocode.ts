/** Geocodes a text with the gazetteer: ZIP code, city, county, state or the end of a street address. */

import { editDistance } from "../edit-distance.ts";
import { nameWords } from "../places/place-name-key.ts";
import { cityByNickname } from "./city-nicknames.ts";
import { districtOf } from "./districts.ts";
import { type Gazetteer, type GazetteerCity, type GazetteerState, type GazetteerZip, townLabel } from "./gazetteer.ts";
import type { LabeledPoint } from "./miles-between.ts";
import { readStreetAddress, type StreetAddress } from "./street-address.ts";
import { stateByTraditionalAbbreviation, US_STATES, type UsState } from "./us-states.ts";

export type GeocodePrecision = "zip" | "city" | "county" | "state";

export interface Geocoded extends LabeledPoint {
  /** "Salem, Massachusetts", "Salem, Massachusetts 01970", "Essex County, Massachusetts", "Massachusetts". */
  readonly label: string;
  readonly precision: GeocodePrecision;
  readonly state: UsState;
  readonly city?: string;
  /** Of a district: how far it reaches. */
  readonly miles?: number;
  /** A typo was corrected: "Albuqurque, NM". */
  readonly corrected: boolean;
  /** Only the state is known, not the town before it: "Xyzzyville, OH". */
  readonly unknownTown?: true;
  /** No state was given, so any town of that name may be meant. */
  readonly anyState: boolean;
  /** Other towns of that name, largest first: "Or another Salem? Salem, Oregon". */
  readonly alternatives: readonly LabeledPoint[];
}

export const MAX_ALTERNATIVES = 5;
const MAX_QUERY_LENGTH = 200;
const MAX_CITY_WORDS = 5;
const COUNTRY = /[\s,]*\b(united states( of america)?|u\.?s\.?a\.?)\s*$/i;
const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:[-\s]\d{4})?$/;
const ZIP_BEFORE = /(?:^|[\s,])(\d{5})(?:-\d{4})?(?=[\s,])/;
/** Words around a town's name that don't change which place is meant … */
const LOOSE_WORDS_BEFORE =
  /^(the|near|outside( of)?|old|downtown|historic|greater|(north|south|east|west) of)\s+(?=\S)/i;
const LOOSE_WORDS_AFTER =
  /\s+(township|twp|town|village|borough|area|campus|waterfront|(state )?university|college|(indian )?reservation|(\w+ )?base|afb)\.?$/i;
/** … and words that might: without them, the town must be spelled exactly. */
const QUARTER_BEFORE = /^(north|south|east|west)\s+(?=\S)/i;
const QUARTER_AFTER = /\s+(city|island|beach|heights|hills)$/i;
const COUNTY_SUFFIX = /\s+(county|co|parish|borough)\.?$/i;
/** With periods it is the city, without them Louisiana. */
const LOS_ANGELES = /^l\.\s?a\.?$/i;
const MIN_STATE_LENGTH_AFTER_CITY = 4;
const TWO_TOWNS = /\s*[/();&]\s*|\s+[-–]\s*|-\s+|\s+and\s+/;
const ADDRESS = /^\d|\S\s+(street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|highway|hwy|route|box)\b\.?\s/i;

export function geocodeText(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const tidy = text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\s+/g, " ")
    .trim()
    .replace(COUNTRY, "")
    .replace(/[\s,.;]+$/, "");
  if (tidy === "") return undefined;

  const zipCode = ZIP_AT_END.exec(tidy);
  const zip = zipCode ? gazetteer.findZip(zipCode[1]!) : undefined;
  if (zip) return fromZip(zip);
  const rest = zipCode ? tidy.slice(0, zipCode.index).replace(/[\s,]+$/, "") : tidy;
  if (rest === "") return undefined;
  return readZipBeforeTown(gazetteer, rest) ?? readAreaName(gazetteer, rest);
}

function readAreaName(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const wholeState = LOS_ANGELES.test(text) ? undefined : gazetteer.findState(text);
  if (wholeState) return withNickname(gazetteer, fromState(gazetteer, wholeState), text);
  const district = districtOf(text);
  if (district) return fromCities([district]);
  const address = readStreetAddress(text);
  if (address) return readAfterStreet(gazetteer, address);
  return (
    fromNickname(gazetteer, text) ??
    readWithComma(gazetteer, text) ??
    fromCities(gazetteer.findCity(text), { anyState: true }) ??
    readCityThenState(gazetteer, text, stateAfterCity) ??
    fromCounty(gazetteer, text) ??
    readCityThenState(gazetteer, text, misspelledState) ??
    readMisspelled(gazetteer, text)
  );
}

function readAfterStreet(gazetteer: Gazetteer, { rest, restAfterSaint }: StreetAddress): Geocoded | undefined {
  if (rest === "") return undefined;
  const saint = restAfterSaint === undefined ? undefined : readAreaName(gazetteer, restAfterSaint);
  return saint && !saint.corrected ? saint : readAreaName(gazetteer, rest);
}

/** "98101 Seattle", "Salem 01970 Massachusetts". Not a house number if the rest is in the same state. */
function readZipBeforeTown(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const code = ZIP_BEFORE.exec(text);
  const zip = code ? gazetteer.findZip(code[1]!) : undefined;
  if (!code || !zip) return undefined;
  const others = `${text.slice(0, code.index)} ${text.slice(code.index + code[0].length)}`.replace(
    /^[\s,]+|[\s,]+$/g,
    "",
  );
  const around = readAreaName(gazetteer, others.replace(/\s+/g, " "));
  if (!around) return undefined;
  const places = [around, ...around.alternatives.map(({ label }) => readAreaName(gazetteer, label))];
  return places.some((place) => place?.state.code === zip.city.state.code) ? fromZip(zip) : undefined;
}

/** "Philly", "L.A.". */
function fromNickname(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const city = cityByNickname(text);
  return city && fromCities(gazetteer.findCity(city.name, city.stateCode));
}

/** LA is Louisiana, but often means Los Angeles. */
function withNickname(gazetteer: Gazetteer, place: Geocoded, text: string): Geocoded {
  const city = fromNickname(gazetteer, text);
  return city && city.state !== place.state ? { ...place, alternatives: [city, ...place.alternatives] } : place;
}

/** "Salem, MA", "310 Essex St, Salem, Mass.", "Salem, Massachusets". */
function readWithComma(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined) return undefined;
  const state =
    stateAfterCity(gazetteer, last) ?? (isCity(gazetteer, last) ? undefined : similarState(gazetteer, last));
  if (state) {
    return (
      readInState(gazetteer, parts.slice(0, -1), state) ?? { ...fromState(gazetteer, state, true), unknownTown: true }
    );
  }
  return (
    readCityThenState(gazetteer, parts.join(" "), stateAfterCity) ??
    fromCities(gazetteer.findCity(last), { anyState: true }) ??
    fromNickname(gazetteer, last)
  );
}

/** "Salem MA", "310 Essex Street Salem Massachusetts": a state in the last one to three words. */
function readCityThenState(gazetteer: Gazetteer, text: string, findState: FindState): Geocoded | undefined {
  const words = text.split(/[\s,]+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const city = words.slice(0, -count).join(" ");
    const state = findState(gazetteer, words.slice(-count).join(" "), city);
    const found = state && readInState(gazetteer, [city], state);
    if (found) return findState === misspelledState ? { ...found, corrected: true } : found;
  }
  return undefined;
}

type FindState = (gazetteer: Gazetteer, text: string, city: string) => GazetteerState | undefined;

/** "Salem Orgon": corrected only after a town that is in that state. */
function misspelledState(gazetteer: Gazetteer, text: string, city: string): GazetteerState | undefined {
  const state = similarState(gazetteer, text, MIN_STATE_LENGTH_AFTER_CITY);
  return state && gazetteer.findCity(city, state.state.code).length > 0 ? state : undefined;
}

function stateAfterCity(gazetteer: Gazetteer, text: string): GazetteerState | undefined {
  return gazetteer.findState(text) ?? gazetteer.findState(stateByTraditionalAbbreviation(text)?.code ?? "");
}

const isCity = (gazetteer: Gazetteer, name: string): boolean => gazetteer.findCity(name).length > 0;

/** The parts before the state: the last one is the city, or a street address that ends in it. */
function readInState(gazetteer: Gazetteer, parts: readonly string[], { state }: GazetteerState): Geocoded | undefined {
  const exact = (name: string) => fromCities(gazetteer.findCity(name, state.code));
  const county = (name: string) => fromCounty(gazetteer, name, state);
  const countyBySuffix = (name: string) => (COUNTY_SUFFIX.test(name) ? county(name) : undefined);
  const byWords = (name: string) => fromCities(gazetteer.findCitiesByWords(name, state.code), CORRECTED);
  const similar = (name: string) => fromCities(gazetteer.findSimilarCities(name, state.code).slice(0, 1), CORRECTED);
  const readPart = (part: string): Geocoded | undefined => {
    const plain = part.replace(LOOSE_WORDS_BEFORE, "").replace(LOOSE_WORDS_AFTER, "");
    return (
      exact(part) ??
      countyBySuffix(part) ??
      (ADDRESS.test(part) ? (lastWords(part, exact) ?? lastWords(part, similar)) : undefined) ??
      exact(plain) ??
      county(plain) ??
      byWords(plain) ??
      similar(plain) ??
      exact(plain.replace(QUARTER_BEFORE, "").replace(QUARTER_AFTER, ""))
    );
  };
  for (const part of parts.toReversed()) {
    const found = readPart(part) ?? firstOf(part.split(TWO_TOWNS), readPart);
    if (found) return found;
  }
  return undefined;
}

function firstOf(texts: readonly string[], read: (text: string) => Geocoded | undefined): Geocoded | undefined {
  if (texts.length < 2) return undefined;
  for (const text of texts) {
    const found = text.trim() === "" ? undefined : read(text.trim());
    if (found) return found;
  }
  return undefined;
}

/** A street address without commas: the longest town name at its end. */
function lastWords(text: string, find: (name: string) => Geocoded | undefined): Geocoded | undefined {
  const words = text.split(" ");
  for (let count = Math.min(MAX_CITY_WORDS, words.length - 1); count > 0; count--) {
    const found = find(words.slice(-count).join(" "));
    if (found) return found;
  }
  return undefined;
}

function readMisspelled(gazetteer: Gazetteer, text: string): Geocoded | undefined {
  const state = similarState(gazetteer, text);
  if (state) return fromState(gazetteer, state, true);
  return fromCities(gazetteer.findSimilarCities(text).slice(0, 1), CORRECTED);
}

function similarState(gazetteer: Gazetteer, text: string, minLength = 6): GazetteerState | undefined {
  const wanted = nameWords(text).join(" ");
  const limit = wanted.length >= 7 ? 2 : wanted.length >= minLength ? 1 : 0;
  if (limit === 0) return undefined;
  const nearest = US_STATES.map((state) => ({
    state,
    edits: editDistance(wanted, state.name.toLowerCase(), limit),
  })).toSorted((a, b) => a.edits - b.edits)[0]!;
  return nearest.edits <= limit ? gazetteer.findState(nearest.state.code) : undefined;
}

function fromZip(zip: GazetteerZip): Geocoded {
  const { city, lat, lng } = zip;
  const label = `${townLabel(city)} ${zip.zip}`;
  return { lat, lng, label, precision: "zip", state: city.state, city: city.name, ...SURE };
}

const CORRECTED = { corrected: true } as const;
/** Unambiguous. */
const SURE = { corrected: false, anyState: false, alternatives: [] } as const;

function fromCities(
  cities: readonly GazetteerCity[],
  { corrected = false, anyState = false } = {},
): Geocoded | undefined {
  const [city, ...others] = cities;
  if (!city) return undefined;
  const { lat, lng, state, name, within } = city;
  const alternatives = others.slice(0, MAX_ALTERNATIVES).map((other) => toAlternative(other));
  const found = { lat, lng, label: townLabel(city), state, city: name, ...(within && { miles: within.miles }) };
  return { ...found, precision: "city", corrected, anyState, alternatives };
}

function fromCounty(gazetteer: Gazetteer, text: string, state?: UsState): Geocoded | undefined {
  const name = text.replace(COUNTY_SUFFIX, "");
  // Thirty states have a Washington County: without a state, the text must say "county" and the name must be unique.
  if (!state && name === text) return undefined;
  const [county, ...others] = gazetteer.findCounty(name, state?.code);
  if (!county || (!state && others.length > 0)) return undefined;
  const kind = county.state.code === "LA" ? "Parish" : county.state.code === "AK" ? "Borough" : "County";
  const label = `${county.name} ${kind}, ${county.state.name}`;
  const { lat, lng } = county;
  return { lat, lng, label, precision: "county", state: county.state, ...SURE };
}

/** New York and Washington are cities too; those are offered as alternatives. */
function fromState(gazetteer: Gazetteer, found: GazetteerState, corrected = false): Geocoded {
  const { lat, lng, state } = found;
  const namesakes = gazetteer.findCity(state.name).filter((city) => city.population !== undefined);
  const alternatives = namesakes.slice(0, MAX_ALTERNATIVES).map(toAlternative);
  return { lat, lng, label: state.name, precision: "state", state, corrected, anyState: false, alternatives };
}

function toAlternative(city: GazetteerCity): LabeledPoint {
  return { label: townLabel(city), lat: city.lat, lng: city.lng };
}
