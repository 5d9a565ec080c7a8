/** How long the server takes to answer searches, suggestions, nearby questions and map views of a directory of a size. */
import { readFileSync } from "node:fs";
import { EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { withinMiles } from "../../app/domain/catalog/find-nearby.ts";
import { writeDown } from "../../app/domain/catalog/written-cards.ts";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import type { Directory } from "../../app/domain/search/read-query.ts";
import { search } from "../../app/domain/search/search.ts";
import { SearchIndex } from "../../app/domain/search/search-index.ts";
import { suggest } from "../../app/domain/search/suggest.ts";
import { MapTrees } from "../../server/map-trees.ts";
import { ofRounds } from "./measurement.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

/** In milliseconds. */
export interface Times {
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** How many there were. */
  readonly count: number;
}

export function timesFrom(times: readonly number[]): Times {
  const { value, spread } = ofRounds(times);
  return { median: value, least: spread[0], most: spread[1], count: times.length };
}

export interface FindTimes {
  readonly places: number;
  /** Filling the index, which the server does in slices. */
  readonly build: number;
  /** What the index takes, in MB; NaN unless Node runs with --expose-gc. */
  readonly indexMegabytes: number;
  readonly putOne: Times;
  /** Words that every place holds: the dearest question there is. */
  readonly common: Times;
  readonly search: Times;
  readonly suggest: Times;
  readonly nearby: Times;
  /** The first view groups all places on another thread; the others are what a visitor waits for. */
  readonly mapFirst: number;
  readonly map: Times;
}

const ROUNDS = 5;
const SEARCHES = [
  "Salem, MA",
  "Chicago",
  "Texas",
  "60614",
  "winchestor mistery house",
  "haunted hotels in New Orleans",
  "old mill",
  "apparitions",
  "grand hotel denver",
  "qwertyuiop",
];
const COMMON = ["house", "old house"];
const TYPED = [
  "s",
  "sa",
  "sal",
  "sale",
  "salem",
  "th",
  "the",
  "old",
  "grand h",
  "ohio",
  "019",
  "cold sp",
  "winchestor",
];
const POINTS = [
  [42.52, -70.89],
  [39.74, -104.99],
  [40.71, -74.0],
  [61.2, -149.9],
] as const;
const VIEWS = [
  [{ west: -125, south: 24, east: -66, north: 50 }, 5],
  [{ west: -80, south: 38, east: -70, north: 44 }, 7],
  [{ west: -74.3, south: 40.4, east: -73.6, north: 41 }, 11],
] as const;

export async function findTimes(count: number): Promise<FindTimes> {
  const places = writeDown(syntheticPlaces(count + ROUNDS));
  const published = places.slice(0, count);
  const catalog = reviseCatalog(EMPTY_CATALOG, { version: 1, published, withdrawn: [], formerSlugs: [] });
  const index = new SearchIndex();
  const before = heapMegabytes();
  const began = performance.now();
  for (const place of published) index.put(place);
  const build = performance.now() - began;
  const indexMegabytes = heapMegabytes() - before;
  index.version = catalog.version;
  const gazetteer = loadGazetteer(readFileSync("data/gazetteer.json.gz"));
  const directory: Directory = { catalog, gazetteer, index };
  const nobody = async () => undefined;
  const trees = new MapTrees(process.cwd(), { info() {}, warn() {}, error() {} });
  const view = ([box, zoom]: (typeof VIEWS)[number]) => trees.find("all", 1, () => catalog.places, { box, zoom });
  const grouping = performance.now();
  await view(VIEWS[0]);
  const mapFirst = performance.now() - grouping;
  const times = {
    places: count,
    build,
    indexMegabytes,
    putOne: await measure(places.slice(count), (place) => index.put(place), 1),
    common: await measure(COMMON, (text) => search(directory, nobody, text)),
    search: await measure(SEARCHES, (text) => search(directory, nobody, text)),
    suggest: await measure(TYPED, (text) => suggest(directory, text)),
    nearby: await measure(POINTS, ([lat, lng]) => withinMiles(catalog, lat, lng, 50)),
    mapFirst,
    map: await measure(VIEWS, view),
  };
  await trees.stop();
  return times;
}

/** After what nobody holds any more is thrown away. */
function heapMegabytes(): number {
  if (!globalThis.gc) return Number.NaN;
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

/** Over all questions, each asked a few times after a first time that does not count. */
async function measure<Q>(questions: readonly Q[], ask: (question: Q) => unknown, rounds = ROUNDS): Promise<Times> {
  const times: number[] = [];
  if (rounds > 1) for (const question of questions) await ask(question);
  for (let round = 0; round < rounds; round++) {
    for (const question of questions) {
      const began = performance.now();
      await ask(question);
      times.push(performance.now() - began);
    }
  }
  return timesFrom(times);
}
