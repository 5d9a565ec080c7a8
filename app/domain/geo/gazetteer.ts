/** The towns, counties, ZIP codes and states of the country, held in memory. The bytes are data/gazetteer.json.gz. */
import { gunzipSync } from "node:zlib";
import { compareText } from "../catalog/data-order.ts";
import { lowerBound } from "../catalog/lower-bound.ts";
import { nameWords, placeNameKey } from "../places/place-name-key.ts";
import { editDistance } from "../search/edit-distance.ts";
import { cityByNickname } from "./city-nicknames.ts";
import type { Bounds } from "./state-outlines.ts";
import { stateByCode, stateByName, stateBySpokenName, US_STATES, type UsState } from "./us-states.ts";

interface TownColumns {
  names: string;
  states: number[];
  lat: number[];
  lng: number[];
}

/** Where towns are, by their index. */
type TownPlaces = Readonly<Record<"states" | "lat" | "lng", ArrayLike<number>>>;

/** Columns instead of records: half the size and three times as fast to parse. Coordinates are times `scale`. */
export interface GazetteerFile {
  scale: number;
  /** Code, centre lat, lng, then west, south, east, north; in the order of US_STATES. */
  states: (string | number)[][];
  /** Biggest population first, so that an index is also a rank. */
  cities: TownColumns & { population: number[] };
  counties: TownColumns;
  zips: { steps: number[]; cities: number[]; latFromCity: number[]; lngFromCity: number[] };
}

export interface GazetteerCity {
  readonly name: string;
  readonly state: UsState;
  readonly lat: number;
  readonly lng: number;
  /** Absent for the hamlets that only the post knows. */
  readonly population?: number;
}

export interface GazetteerCounty {
  readonly name: string;
  readonly state: UsState;
  readonly lat: number;
  readonly lng: number;
}

export interface GazetteerZip {
  readonly zip: string;
  readonly city: GazetteerCity;
  readonly lat: number;
  readonly lng: number;
}

export interface GazetteerState {
  readonly state: UsState;
  readonly lat: number;
  readonly lng: number;
  /** Alaska's west lies below -180. */
  readonly bounds: Bounds;
}

export interface Gazetteer {
  /** Five digits, or undefined. */
  findZip(zip: string): GazetteerZip | undefined;
  /** Every town of that name, in one state or in all, biggest first; within a state those with a post office lead. */
  findCity(name: string, stateCode?: string): GazetteerCity[];
  /** Towns whose name goes on where the text ends: "Daytona" for Daytona Beach. Biggest first. */
  findCitiesBeginning(words: string, stateCode: string): GazetteerCity[];
  findCitiesByPrefix(prefix: string, limit: number): GazetteerCity[];
  findZipsByPrefix(digits: string, limit: number): GazetteerZip[];
  /** Names at a small edit distance: the nearest spelling first, then the biggest. Without a state only big cities. */
  findSimilarCities(name: string, stateCode?: string): GazetteerCity[];
  findCounty(name: string, stateCode?: string): GazetteerCounty[];
  /** By name or two-letter code. */
  findState(text: string): GazetteerState | undefined;
  readonly size: { readonly cities: number; readonly zips: number };
}

/** "Salem, Massachusetts". */
export const townLabel = (town: GazetteerCity): string => `${town.name}, ${town.state.name}`;

/** What a post office is worth in people when two towns of one state share a name. */
const POST_OFFICE_WEIGHT = 5_000;
/** Without a state a misspelling is only worth correcting towards a city that many people mean. */
const WELL_KNOWN_POPULATION = 50_000;
const NO_TOWNS: readonly number[] = [];

export function loadGazetteer(bytes: Uint8Array): Gazetteer {
  const file = JSON.parse(gunzipSync(bytes).toString("utf8")) as GazetteerFile;
  const { scale, counties } = file;
  // Numbers of their own size instead of eight bytes each: the file's longest lists are dropped.
  const cities = {
    states: Uint8Array.from(file.cities.states),
    lat: Int32Array.from(file.cities.lat),
    lng: Int32Array.from(file.cities.lng),
    population: Int32Array.from(file.cities.population),
  };
  const zips = {
    numbers: runningSums(file.zips.steps),
    cities: Uint32Array.from(file.zips.cities),
    latFromCity: Int16Array.from(file.zips.latFromCity),
    lngFromCity: Int16Array.from(file.zips.lngFromCity),
  };
  const states = file.states;
  const cityNames = file.cities.names.split("|");
  const cityKeys = cityNames.map(placeNameKey);
  const citiesByKey = sortByKey(cityKeys);
  const countyNames = counties.names.split("|");
  const countiesByKey = indexByKey(countyNames.map(placeNameKey));
  const stateIndex = new Map(US_STATES.map((state, index) => [state.code, index]));
  const firstBelowWellKnown = cities.population.findIndex((population) => population < WELL_KNOWN_POPULATION);
  const hasZip = new Uint8Array(cityNames.length);
  for (const index of zips.cities) hasZip[index] = 1;

  const city = (index: number): GazetteerCity => {
    const town = { name: cityNames[index]!, ...position(cities, index) };
    const population = cities.population[index]!;
    return population > 0 ? { ...town, population } : town;
  };
  const position = (towns: TownPlaces, index: number) => ({
    state: US_STATES[towns.states[index]!]!,
    lat: towns.lat[index]! / scale,
    lng: towns.lng[index]! / scale,
  });
  const inState = (towns: TownPlaces, indexes: readonly number[], stateCode?: string): readonly number[] => {
    if (stateCode === undefined) return indexes;
    const wanted = stateIndex.get(stateCode);
    return indexes.filter((index) => towns.states[index] === wanted);
  };
  const weight = (index: number): number => cities.population[index]! + hasZip[index]! * POST_OFFICE_WEIGHT;
  /** Those whose key is wanted, or goes on after it, in the order of their size. */
  const indexesFrom = (key: string, isWanted: (cityKey: string) => boolean): number[] => {
    const found: number[] = [];
    const first = lowerBound(citiesByKey.length, (i) => cityKeys[citiesByKey[i]!]! < key);
    for (let i = first; i < citiesByKey.length && isWanted(cityKeys[citiesByKey[i]!]!); i++)
      found.push(citiesByKey[i]!);
    return found.sort((a, b) => a - b);
  };
  const namesakes = (key: string, stateCode?: string): GazetteerCity[] => {
    const found = inState(
      cities,
      indexesFrom(key, (cityKey) => cityKey === key),
      stateCode,
    );
    return (stateCode === undefined ? found : found.toSorted((a, b) => weight(b) - weight(a))).map(city);
  };
  const indexesByPrefix = (key: string): number[] =>
    key === "" ? [] : indexesFrom(key, (cityKey) => cityKey.startsWith(key));
  const zipFrom = (number: number): number => lowerBound(zips.numbers.length, (i) => zips.numbers[i]! < number);
  const zipAt = (index: number): GazetteerZip => {
    const cityOfZip = zips.cities[index]!;
    return {
      zip: String(zips.numbers[index]).padStart(5, "0"),
      city: city(cityOfZip),
      lat: (cities.lat[cityOfZip]! + zips.latFromCity[index]!) / scale,
      lng: (cities.lng[cityOfZip]! + zips.lngFromCity[index]!) / scale,
    };
  };

  return {
    size: { cities: cityNames.length, zips: zips.numbers.length },

    findZip(zip) {
      if (!/^\d{5}$/.test(zip)) return undefined;
      const index = zipFrom(Number(zip));
      return zips.numbers[index] === Number(zip) ? zipAt(index) : undefined;
    },

    findZipsByPrefix(digits, limit) {
      if (!/^\d{1,5}$/.test(digits)) return [];
      const end = zipFrom(Number(digits.padEnd(5, "9")) + 1);
      const found: GazetteerZip[] = [];
      for (let i = zipFrom(Number(digits.padEnd(5, "0"))); i < end && found.length < limit; i++) {
        found.push(zipAt(i));
      }
      return found;
    },

    findCity(name, stateCode) {
      const city = cityByNickname(name);
      const isMeant = city && (stateCode ?? city.stateCode) === city.stateCode;
      if (isMeant) return namesakes(placeNameKey(city.name), city.stateCode);
      return namesakes(placeNameKey(name), stateCode);
    },

    findCitiesByPrefix(prefix, limit) {
      return indexesByPrefix(placeNameKey(prefix)).slice(0, limit).map(city);
    },

    findCitiesBeginning(words, stateCode) {
      const key = placeNameKey(words);
      const count = nameWords(words).length;
      const atWordEnd = (index: number): boolean =>
        placeNameKey(nameWords(cityNames[index]!).slice(0, count).join(" ")) === key;
      return inState(cities, indexesByPrefix(key), stateCode).filter(atWordEnd).map(city);
    },

    findSimilarCities(name, stateCode) {
      const key = placeNameKey(name);
      const allowed = allowedMistakes(key, stateCode !== undefined);
      if (allowed === 0) return [];
      const wanted = stateCode === undefined ? undefined : stateIndex.get(stateCode);
      const end = wanted === undefined ? firstBelowWellKnown : cityKeys.length;
      const found: { index: number; mistakes: number }[] = [];
      for (let index = 0; index < end; index++) {
        if (wanted !== undefined && cities.states[index] !== wanted) continue;
        // People slip in the middle of a word; another first letter is another town (Kenton, Fenton).
        const cityKey = cityKeys[index]!;
        if (cityKey.charCodeAt(0) !== key.charCodeAt(0)) continue;
        const mistakes = editDistance(key, cityKey, allowed);
        if (mistakes <= allowed) found.push({ index, mistakes });
      }
      return found.sort((a, b) => a.mistakes - b.mistakes || a.index - b.index).map(({ index }) => city(index));
    },

    findCounty(name, stateCode) {
      const found = inState(counties, countiesByKey.get(placeNameKey(name)) ?? NO_TOWNS, stateCode);
      return found.map((index) => ({ name: countyNames[index]!, ...position(counties, index) }));
    },

    findState(text) {
      const state = stateByName(text) ?? stateByCode(text) ?? stateBySpokenName(text);
      if (!state) return undefined;
      const [, ...numbers] = states[stateIndex.get(state.code)!]!;
      type Six = [number, number, number, number, number, number];
      const [lat, lng, west, south, east, north] = numbers.map((value) => Number(value) / scale) as Six;
      return { state, lat, lng, bounds: { west, south, east, north } };
    },
  };
}

/** One slip in a short name, two in a longer one. */
function allowedMistakes(key: string, stateIsGiven: boolean): number {
  if (!stateIsGiven) return key.length >= 10 ? 2 : key.length >= 6 ? 1 : 0;
  return key.length >= 9 ? 2 : key.length >= 5 ? 1 : 0;
}

function indexByKey(keys: readonly string[]): Map<string, number[]> {
  const byKey = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const indexes = byKey.get(key);
    if (indexes) indexes.push(index);
    else byKey.set(key, [index]);
  }
  return byKey;
}

/** All indexes in the order of their keys; equal keys become one text, and keep the order of their indexes. */
function sortByKey(keys: string[]): Uint32Array {
  const sorted = Uint32Array.from(keys.keys()).sort((a, b) => compareText(keys[a]!, keys[b]!) || a - b);
  for (let i = 1; i < sorted.length; i++) {
    const [before, index] = [sorted[i - 1]!, sorted[i]!];
    if (keys[index] === keys[before]) keys[index] = keys[before]!;
  }
  return sorted;
}

function runningSums(steps: readonly number[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from(steps, (step) => (sum += step));
}
