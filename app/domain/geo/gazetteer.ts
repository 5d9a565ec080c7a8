/** The country's towns, counties, ZIP codes and states in memory. Loaded from data/gazetteer.json.gz. */
import { gunzipSync } from "node:zlib";
import { around } from "geokdbush";
import KDBush from "kdbush";
import { editDistance } from "../edit-distance.ts";
import { nameWords, placeNameKey } from "../places/place-name-key.ts";
import { compareText, lowerBound } from "../sorted-list.ts";
import { cityByNickname } from "./city-nicknames.ts";
import { districtsCalled, districtsWhere, downtownOf } from "./districts.ts";
import { KM_PER_MILE, type LatLng, MILES_PER_DEGREE, milesBetween } from "./miles-between.ts";
import type { Bounds } from "./state-outlines.ts";
import { stateByCode, stateByName, stateBySpokenName, US_STATES, type UsState } from "./us-states.ts";

interface TownColumns {
  names: string;
  states: number[];
  lat: number[];
  lng: number[];
}

/** Columns instead of records: half the size and three times as fast to parse. Coordinates are multiplied by `scale`. */
export interface GazetteerFile {
  scale: number;
  /** Code, center lat, lng, then west, south, east, north; in the order of US_STATES. */
  states: (string | number)[][];
  /** Sorted by population, descending. */
  cities: TownColumns & { population: number[] };
  counties: TownColumns;
  zips: { steps: number[]; cities: number[]; latFromCity: number[]; lngFromCity: number[] };
}

export interface GazetteerCity {
  readonly name: string;
  readonly state: UsState;
  readonly lat: number;
  readonly lng: number;
  /** Absent for hamlets known only by their post office. */
  readonly population?: number;
  /** Of a district: its city, and how far it reaches. */
  readonly within?: { readonly city: string; readonly miles: number };
}

interface GazetteerCounty {
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
  /** Alaska extends west of -180. */
  readonly bounds: Bounds;
}

export interface Gazetteer {
  /** Five digits, or undefined. */
  findZip(zip: string): GazetteerZip | undefined;
  /**
   * Every town or district of that name in one state or in all, largest first; within a state, towns with a post office
   * come first.
   */
  findCity(name: string, stateCode?: string): GazetteerCity[];
  /** Towns whose name starts with these whole words: "Daytona" for Daytona Beach. Largest first. */
  findCitiesByWords(words: string, stateCode: string): GazetteerCity[];
  findCitiesByPrefix(prefix: string, limit: number): GazetteerCity[];
  findZipsByPrefix(digits: string, limit: number): GazetteerZip[];
  /** Names at a small edit distance: nearest spelling first, then largest. Without a state, only large cities. */
  findSimilarCities(name: string, stateCode?: string): GazetteerCity[];
  /** The largest of the ten nearest towns within this distance. */
  findLargestTownNear(point: LatLng, maxMiles: number): GazetteerCity | undefined;
  /** The minimum population, a few hundred people by default. */
  findNearestTown(point: LatLng, maxMiles: number): GazetteerCity | undefined;
  /** The population of towns whose center is within this distance. */
  populationNear(point: LatLng, miles: number): number;
  findCounty(name: string, stateCode?: string): GazetteerCounty[];
  /** By name or two-letter code. */
  findState(text: string): GazetteerState | undefined;
  readonly size: { readonly cities: number; readonly zips: number };
}

/** "Salem, Massachusetts", "French Quarter, New Orleans, Louisiana". */
export const townLabel = ({ name, within, state }: GazetteerCity): string =>
  [name, ...(within ? [within.city] : []), state.name].join(", ");

/** The population that a post office counts for when two towns of one state share a name. */
const POST_OFFICE_WEIGHT = 5_000;
/** Without a state, typos are only corrected to cities of at least this size. */
const MIN_CORRECTED_POPULATION = 50_000;
/** Towns of at least this size may have a place to sleep. */
const MIN_TOWN_POPULATION = 300;
const MAX_TOWNS_NEAR = 10;
const NO_TOWNS: readonly number[] = [];

export function loadGazetteer(bytes: Uint8Array): Gazetteer {
  const file = JSON.parse(gunzipSync(bytes).toString("utf8")) as GazetteerFile;
  const towns = readTowns(file);
  const { count: zips, ...zipsByNumber } = zipsOf(file, towns.city);
  return {
    size: { cities: towns.cityNames.length, zips },
    ...zipsByNumber,
    ...townsNear(file, towns.city),
    ...citiesByName(file, towns),
    ...countiesAndStates(file, towns),
  };
}

/** Reads single entries of the file's columns. */
function readTowns({ scale, cities }: GazetteerFile) {
  const cityNames = cities.names.split("|");
  const stateIndex = new Map(US_STATES.map((state, index) => [state.code, index]));
  const position = (towns: TownColumns, index: number) => ({
    state: US_STATES[towns.states[index]!]!,
    lat: towns.lat[index]! / scale,
    lng: towns.lng[index]! / scale,
  });
  return {
    cityNames,
    stateIndex,
    position,
    city(index: number): GazetteerCity {
      const name = cityNames[index]!;
      const at = position(cities, index);
      const town = { name, ...at, ...downtownOf(name, at.state) };
      const population = cities.population[index]!;
      return population > 0 ? { ...town, population } : town;
    },
    inState(towns: TownColumns, indexes: readonly number[], stateCode?: string): readonly number[] {
      if (stateCode === undefined) return indexes;
      const wanted = stateIndex.get(stateCode);
      return indexes.filter((index) => towns.states[index] === wanted);
    },
  };
}

type Towns = ReturnType<typeof readTowns>;
type CityFinders = "findCity" | "findCitiesByPrefix" | "findCitiesByWords" | "findSimilarCities";

function citiesByName(
  file: GazetteerFile,
  { cityNames, city, inState, stateIndex }: Towns,
): Pick<Gazetteer, CityFinders> {
  const { cities } = file;
  const cityKeys = cityNames.map(placeNameKey);
  const knownCount = cities.population.findIndex((population) => population < MIN_CORRECTED_POPULATION);
  const namesakes = namesakesOf(file, cityKeys);
  const citiesOf = (name: string, stateCode?: string): GazetteerCity[] => {
    const found = inState(cities, namesakes.withKey(placeNameKey(name)), stateCode);
    const towns = (stateCode === undefined ? found : found.toSorted(namesakes.byWeight)).map(city);
    return withDistricts(towns, districtsCalled(name), stateCode);
  };
  return {
    findCity(name, stateCode) {
      const meant = cityByNickname(name);
      const isMeant = meant && (stateCode ?? meant.stateCode) === meant.stateCode;
      return isMeant ? citiesOf(meant.name, meant.stateCode) : citiesOf(name, stateCode);
    },

    findCitiesByPrefix(prefix, limit) {
      const key = placeNameKey(prefix);
      const towns = namesakes.withPrefix(key).slice(0, limit).map(city);
      return key === ""
        ? []
        : withDistricts(
            towns,
            districtsWhere((other) => other.startsWith(key)),
          ).slice(0, limit);
    },

    findCitiesByWords(words, stateCode) {
      const key = placeNameKey(words);
      const count = nameWords(words).length;
      const hasWords = (index: number): boolean =>
        placeNameKey(nameWords(cityNames[index]!).slice(0, count).join(" ")) === key;
      return inState(cities, namesakes.withPrefix(key), stateCode).filter(hasWords).map(city);
    },

    findSimilarCities(name, stateCode) {
      const key = placeNameKey(name);
      const limit = maxEditsInName(key, stateCode !== undefined);
      if (limit === 0) return [];
      const wanted = stateCode === undefined ? undefined : stateIndex.get(stateCode);
      const end = wanted === undefined ? knownCount : cityKeys.length;
      const found: { index: number; edits: number }[] = [];
      for (let index = 0; index < end; index++) {
        if (wanted !== undefined && cities.states[index] !== wanted) continue;
        // Typos happen inside a word; a different first letter is a different town (Kenton, Fenton).
        const cityKey = cityKeys[index]!;
        if (cityKey.charCodeAt(0) !== key.charCodeAt(0)) continue;
        const edits = editDistance(key, cityKey, limit);
        if (edits <= limit) found.push({ index, edits });
      }
      const towns = found.sort((a, b) => a.edits - b.edits || a.index - b.index).map(({ index }) => city(index));
      const isSimilar = (other: string) => other[0] === key[0] && editDistance(key, other, limit) <= limit;
      return wanted === undefined ? [...towns, ...districtsWhere(isSimilar)] : towns;
    },
  };
}

/** A borough may be in the list of towns as well. */
const SAME_PLACE_MILES = 20;

/** Largest first. */
function withDistricts(
  towns: readonly GazetteerCity[],
  districts: readonly GazetteerCity[],
  stateCode?: string,
): GazetteerCity[] {
  const wanted = districts.filter(({ state }) => stateCode === undefined || state.code === stateCode);
  if (wanted.length === 0) return [...towns];
  const isSame = (town: GazetteerCity, district: GazetteerCity) =>
    town.name === district.name && town.state === district.state && milesBetween(town, district) < SAME_PLACE_MILES;
  const others = towns.filter((town) => !wanted.some((district) => isSame(town, district)));
  const known = wanted.map((district) => {
    const twin = towns.find((town) => isSame(town, district));
    return { ...district, population: Math.max(district.population ?? 0, twin?.population ?? 0) };
  });
  return [...others, ...known].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
}

/** Indexes of cities by the keys of their names, largest first. */
function namesakesOf({ cities, zips }: GazetteerFile, cityKeys: readonly string[]) {
  const citiesByKey = [...cityKeys.keys()].sort((a, b) => compareText(cityKeys[a]!, cityKeys[b]!));
  const citiesWithZip = new Set(zips.cities);
  const weight = (index: number): number =>
    cities.population[index]! + (citiesWithZip.has(index) ? POST_OFFICE_WEIGHT : 0);
  /** From `key` on while their keys match. */
  const from = (key: string, isWanted: (cityKey: string) => boolean): number[] => {
    const found: number[] = [];
    const first = lowerBound(citiesByKey.length, (i) => cityKeys[citiesByKey[i]!]! < key);
    for (let i = first; i < citiesByKey.length && isWanted(cityKeys[citiesByKey[i]!]!); i++)
      found.push(citiesByKey[i]!);
    return found.sort((a, b) => a - b);
  };
  return {
    withKey: (key: string) => from(key, (cityKey) => cityKey === key),
    withPrefix: (key: string) => (key === "" ? [] : from(key, (cityKey) => cityKey.startsWith(key))),
    byWeight: (a: number, b: number) => weight(b) - weight(a),
  };
}

function countiesAndStates(
  { scale, states, counties }: GazetteerFile,
  { position, inState, stateIndex }: Towns,
): Pick<Gazetteer, "findCounty" | "findState"> {
  const countyNames = counties.names.split("|");
  const countiesByKey = Map.groupBy(countyNames.keys(), (index) => placeNameKey(countyNames[index]!));
  return {
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

type CityAt = Towns["city"];

function zipsOf({ scale, cities, zips }: GazetteerFile, city: CityAt) {
  const zipNumbers = runningSums(zips.steps);
  const zipFrom = (number: number): number => lowerBound(zipNumbers.length, (i) => zipNumbers[i]! < number);
  const zipAt = (index: number): GazetteerZip => {
    const cityOfZip = zips.cities[index]!;
    return {
      zip: String(zipNumbers[index]).padStart(5, "0"),
      city: city(cityOfZip),
      lat: (cities.lat[cityOfZip]! + zips.latFromCity[index]!) / scale,
      lng: (cities.lng[cityOfZip]! + zips.lngFromCity[index]!) / scale,
    };
  };
  return {
    count: zipNumbers.length,

    findZip(zip: string) {
      if (!/^\d{5}$/.test(zip)) return undefined;
      const index = zipFrom(Number(zip));
      return zipNumbers[index] === Number(zip) ? zipAt(index) : undefined;
    },

    findZipsByPrefix(digits: string, limit: number) {
      if (!/^\d{1,5}$/.test(digits)) return [];
      const end = zipFrom(Number(digits.padEnd(5, "9")) + 1);
      const found: GazetteerZip[] = [];
      for (let i = zipFrom(Number(digits.padEnd(5, "0"))); i < end && found.length < limit; i++) {
        found.push(zipAt(i));
      }
      return found;
    },
  };
}

function townsNear({ scale, cities }: GazetteerFile, city: CityAt) {
  const townCount = cities.population.findIndex((population) => population < MIN_TOWN_POPULATION);
  const townIndex = new KDBush(townCount);
  for (let i = 0; i < townCount; i++) townIndex.add(cities.lng[i]! / scale, cities.lat[i]! / scale);
  townIndex.finish();

  return {
    findLargestTownNear({ lat, lng }: LatLng, maxMiles: number) {
      const near = around(townIndex, lng, lat, MAX_TOWNS_NEAR, maxMiles * KM_PER_MILE);
      return near.length === 0 ? undefined : city(Math.min(...near));
    },

    findNearestTown({ lat, lng }: LatLng, maxMiles: number) {
      const [nearest] = around(townIndex, lng, lat, 1, maxMiles * KM_PER_MILE);
      return nearest === undefined ? undefined : city(nearest);
    },

    populationNear({ lat, lng }: LatLng, miles: number) {
      const height = miles / MILES_PER_DEGREE;
      const width = height / Math.cos((lat * Math.PI) / 180);
      let sum = 0;
      for (const index of townIndex.range(lng - width, lat - height, lng + width, lat + height)) {
        const town = { lat: cities.lat[index]! / scale, lng: cities.lng[index]! / scale };
        if (milesBetween({ lat, lng }, town) <= miles) sum += cities.population[index]!;
      }
      return sum;
    },
  };
}

/** One typo in a short name, two in a longer one. */
function maxEditsInName(key: string, stateIsGiven: boolean): number {
  if (!stateIsGiven) return key.length >= 10 ? 2 : key.length >= 6 ? 1 : 0;
  return key.length >= 9 ? 2 : key.length >= 5 ? 1 : 0;
}

function runningSums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}
