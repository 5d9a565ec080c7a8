/** Finds the areas that a question names: a town, ZIP code, state, region or street address at a token. */

import { districtOf } from "../geo/districts.ts";
import type { LabeledPoint } from "../geo/miles-between.ts";
import { regionCalled } from "../geo/part-of-state.ts";
import { HOUSE_NUMBER, isStreetKind, readStreetAddress } from "../geo/street-address.ts";
import { stateByTraditionalAbbreviation } from "../geo/us-states.ts";
import { isLocated, pointOf } from "../places/place.ts";
import { isKnownTown, weighListings } from "./choose-town.ts";
import { areaOf, locate } from "./find-point.ts";
import { lookUp } from "./lexicon.ts";
import { current, type SearchContext } from "./search-context.ts";
import { searchWords } from "./search-words.ts";
import type { Area } from "./slots.ts";
import type { Token } from "./tokenize.ts";

export interface FoundArea {
  readonly area: Area;
  /** In tokens. */
  readonly length: number;
  /** As typed: "Portland Maine". */
  readonly text: string;
  /** A state, a ZIP code, a region, or a town with its state. */
  readonly isSure: boolean;
  /** Rather meant than a place called so. */
  readonly isKnown: boolean;
  /** A town without listings, of which few people know. */
  readonly isHamlet: boolean;
  /** A hamlet, or two letters that are a word as well: meant only where nothing else is. */
  readonly isWeak: boolean;
  /** A town of this size is meant without any word before it. */
  readonly isLarge: boolean;
  readonly alternatives: readonly string[];
  readonly corrected: boolean;
}

const MAX_AREA_WORDS = 6;
const MAX_STATE_WORDS = 3;
const ZIP = /^\d{5}$/;
const COUNTY = /\b(?:county|parish)$/i;
/** Next to a kind of place, a town counts only if it has listings or at least this many people. */
const MIN_KNOWN_POPULATION = 20_000;
/** "The country" and "us" are the whole country only after a preposition. */
const WHOLE_COUNTRY = "the United States";

export class AreaReader {
  readonly #context: SearchContext;
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #found = new Map<number, FoundArea | undefined>();

  constructor(context: SearchContext, text: string, tokens: readonly Token[]) {
    this.#context = context;
    this.#text = text;
    this.#tokens = tokens;
  }

  /** The longest area that begins here, spelled exactly. */
  at(start: number, isPlaceNext: boolean): FoundArea | undefined {
    const key = start * 2 + Number(isPlaceNext);
    if (!this.#found.has(key)) this.#found.set(key, this.#find(start, isPlaceNext));
    return this.#found.get(key);
  }

  #find(start: number, isPlaceNext: boolean): FoundArea | undefined {
    const house = this.#houseAt(start);
    if (house) return house;
    for (let length = Math.min(MAX_AREA_WORDS, this.#tokens.length - start); length > 0; length--) {
      const text = this.slice(start, start + length);
      const region = regionCalled(this.#context, text);
      if (region && (region.label !== WHOLE_COUNTRY || isPlaceNext || length > 1)) {
        const { label } = region;
        const alternatives = this.#context.gazetteer.findCity(text).map(({ name, state }) => `${name}, ${state.name}`);
        return { ...SURE_AREA, area: { kind: "region", label, region }, length, text, alternatives };
      }
      if (!this.#isPlausible(start, length)) continue;
      const found = this.#geocode(this.#nameAt(start, length), start, length);
      if (found) return found;
    }
    return undefined;
  }

  /** Despite typos: "Albuqurque, NM", "savanah". */
  correct(start: number, length: number): FoundArea | undefined {
    return this.#geocode(this.slice(start, start + length), start, length, true);
  }

  /** Whether the text from here on is a house number with a street. */
  isHouse(start: number): boolean {
    if (!HOUSE_NUMBER.test(this.#tokens[start]?.text ?? "")) return false;
    const [next = "", unit = ""] = this.#tokens.slice(start + 1, start + 3).map(({ word }) => word);
    const [amount] = lookUp(["2", next, unit], 0);
    const isCounted =
      (amount !== undefined && !(amount.length === 2 && isStreetKind(unit))) ||
      (next !== "us" && next !== "old" && ["filler", "order"].includes(lookUp([next], 0)[0]?.meaning.slot ?? ""));
    return !isCounted && readStreetAddress(this.slice(start, this.#tokens.length)) !== undefined;
  }

  #houseAt(start: number): FoundArea | undefined {
    if (!this.isHouse(start)) return undefined;
    const length = this.#tokens.length - start;
    const text = this.slice(start, start + length);
    const place = locate(this.#context, text);
    if (!place || place.corrected) return undefined;
    return { ...SURE_AREA, area: areaOf(place), length, text, alternatives: labelsOf(place.alternatives) };
  }

  /** Exact lookups only, so that a sentence costs no more than its length. */
  #isPlausible(start: number, length: number): boolean {
    const [first, last] = [this.#tokens[start]!, this.#tokens[start + length - 1]!];
    if (this.#isOwner(start + length)) return false;
    if (length === 1 && this.#isShoutedWord(start)) return false;
    if (length > 1 && (NEVER_FIRST.has(first.word) || last.word === "and")) return false;
    // "Do on" is not Doon.
    if (length > 1 && this.#tokens.slice(start, start + length).every(({ word }) => isLittleWord(word))) return false;
    const zip = this.#tokens.slice(start, start + length).findIndex(({ text }) => ZIP.test(text));
    if (zip < 0) return this.#isName(start, length);
    if (!this.#context.gazetteer.findZip(this.#tokens[start + zip]!.text)) return false;
    const digits = /^\d{4}$/.test(this.#tokens[start + zip + 1]?.text ?? "") && zip + 1 < length ? 2 : 1;
    const [before, after] = [zip, length - zip - digits];
    return (before === 0 || this.#isName(start, before)) && (after === 0 || this.#isName(start + zip + digits, after));
  }

  /** "Lincoln's ghost" is of a person, "Savannah's ghosts" are of a town. */
  #isOwner(end: number): boolean {
    return POSSESSIVE.test(this.#tokens[end - 1]!.text) && OF_A_PERSON.has(this.#tokens[end]?.word ?? "");
  }

  /** A state, a town, or a town or county with its state. */
  #isName(start: number, length: number): boolean {
    const { gazetteer } = this.#context;
    const text = this.#nameAt(start, length);
    const next = this.#tokens[start + length]?.word ?? "";
    if (gazetteer.findState(text) || districtOf(text)) return true;
    if (gazetteer.findCity(text).length > 0) return !COUNTY.test(next);
    for (let count = 1; count <= Math.min(MAX_STATE_WORDS, length - 1); count++) {
      const at = start + length - count;
      const code = this.#stateAt(at, count);
      if (
        code === undefined ||
        (count === 1 && CONNECTIVES.has(this.#tokens[at]!.word) && !this.#isLast(start + length))
      )
        continue;
      // "Between Tulsa and Oklahoma City" are two.
      if (/^(?:and|or)$/.test(this.#tokens[at - 1]!.word)) continue;
      const before = this.slice(start, at);
      if (gazetteer.findCity(before, code).length > 0) return true;
    }
    return false;
  }

  /** "Savannah" of "Savannah's ghosts", "Washington" of "hotels in Washington state". */
  #nameAt(start: number, length: number): string {
    const text = this.slice(start, start + length).replace(POSSESSIVE, "");
    return start + length === this.#tokens.length ? text.replace(/ state$/i, "") : text;
  }

  #stateAt(start: number, count: number): string | undefined {
    const text = this.slice(start, start + count);
    return this.#context.gazetteer.findState(text)?.state.code ?? stateByTraditionalAbbreviation(text)?.code;
  }

  /** "HOTELS IN OHIO" are not in Indiana. */
  #isShoutedWord(i: number): boolean {
    return this.#tokens.length > 1 && CONNECTIVES.has(this.#tokens[i]!.word) && this.#text === this.#text.toUpperCase();
  }

  /** "TX, OK or AR": after a comma, "or" or "and" beside another state. */
  #isListed(i: number): boolean {
    const isState = (at: number): boolean => {
      const token = this.#tokens[at];
      return token !== undefined && !CONNECTIVES.has(token.word) && this.#stateAt(at, 1) !== undefined;
    };
    const isComma = (at: number): boolean => this.#text[this.#tokens[at]?.end ?? 0] === ",";
    const isOr = (at: number): boolean => /^(?:or|and)$/.test(this.#tokens[at]?.word ?? "");
    return (
      (isComma(i - 1) && isState(i - 1)) ||
      (isComma(i) && isState(i + 1)) ||
      (isOr(i - 1) && isState(i - 2)) ||
      (isOr(i + 1) && isState(i + 2))
    );
  }

  #isLast(end: number): boolean {
    const after = this.#text[this.#tokens[end - 1]!.end];
    return end === this.#tokens.length || after === "," || /^\d/.test(this.#tokens[end]!.text);
  }

  #geocode(text: string, start: number, length: number, mayCorrect = false): FoundArea | undefined {
    const { catalog, gazetteer } = this.#context;
    const place = locate(this.#context, text);
    if (!place || place.unknownTown || (place.corrected && !mayCorrect)) return undefined;
    const { precision, anyState, city, state, alternatives } = place;
    const [town] = city === undefined ? [] : gazetteer.findCity(city, state.code);
    const population = town?.population ?? 0;
    const token = this.#tokens[start]!;
    const isCode =
      length === 1 &&
      token.word.length === 2 &&
      precision === "state" &&
      token.text !== token.text.toUpperCase() &&
      !this.#isListed(start);
    const isHamlet = town !== undefined && population < MIN_KNOWN_POPULATION && weighListings(catalog, town) === 0;
    const isTown = precision === "city" && anyState;
    return {
      area: areaOf(place),
      length,
      text,
      isSure: !isCode && !isTown,
      isKnown: town !== undefined && isKnownTown(catalog, town),
      isHamlet,
      isWeak: isCode || (isTown && isHamlet),
      isLarge: population >= MIN_KNOWN_POPULATION,
      corrected: place.corrected,
      alternatives: labelsOf(alternatives),
    };
  }

  slice(from: number, to: number): string {
    return this.#text
      .slice(this.#tokens[from]!.start, this.#tokens[to - 1]!.end)
      .replace(/(?<![\s,.;:?!])[\s,.;:?!]+$/, "");
  }
}

/** "In", "or", "the", "haunted". */
export function isLittleWord(word: string): boolean {
  const meaning = lookUp([word], 0)[0]?.meaning;
  return meaning?.slot === "preposition" || meaning?.slot === "or" || (meaning?.slot === "filler" && !meaning.isNoun);
}

const POSSESSIVE = /['’]s$/i;
const OF_A_PERSON = new Set(["ghost", "spirit", "phantom", "apparition"]);
const NEVER_FIRST = new Set(["in", "a", "an", "to", "of", "or", "and", "at", "on", "me", "my", "i", "not"]);
const CONNECTIVES = new Set(["in", "or", "me", "to", "and", "near", "from", "of", "hi", "ok", "us", "at"]);
export const SURE_AREA = {
  isSure: true,
  isKnown: false,
  isHamlet: false,
  isWeak: false,
  isLarge: true,
  alternatives: [],
  corrected: false,
} as const;

const labelsOf = (points: readonly LabeledPoint[]): string[] => points.map(({ label }) => label);

/** A place of the directory by its name. A private one is not measured from. */
export function areaAroundPlace(context: SearchContext, name: string): Area | undefined {
  const called = current(context, context.index.findNamed(searchWords(name)));
  const place = called.filter(isLocated).find(({ access }) => access !== "private");
  return place && { kind: "near", ...pointOf(place), label: place.houseName };
}
