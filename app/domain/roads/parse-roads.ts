/** Reads data/roads/*.txt: one road per line, its name and the towns along it. data/README.md describes the format. */
import type { Gazetteer } from "../geo/gazetteer.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import type { RoadCaution } from "./cautions.ts";
import type { RoadClass } from "./road-classes.ts";

export interface RoadFile {
  readonly name: string;
  readonly text: string;
}

export interface Town extends LatLng {
  /** "Mobile AL". */
  readonly label: string;
  readonly state: string;
}

export interface Road {
  /** Empty for a local road. */
  readonly name: string;
  readonly roadClass: RoadClass;
  readonly caution?: RoadCaution | undefined;
  readonly towns: readonly Town[];
  /** Miles from each town to the next, where the file gives them. */
  readonly miles: readonly (number | undefined)[];
  /** "southeast.txt:12". */
  readonly source: string;
}

const CLASS_IN_NAME = /^(.+?) \((freeway|divided|mountain|ferry|boat)\)$/;
/** "(Tioga Pass closed 11-5)", or "(closed 11-5)" where the road has no other name. */
const CLOSED_IN_NAME = /^(.+?) \((?:([^()]+) )?closed (\d{1,2}-\d{1,2})\)$/;
const UNPAVED = " (unpaved)";
/** The name of roads whose number or name is uncertain: they are used, but not named. */
const LOCAL_ROAD = "Local Road";
const MILES = /^(\d+(?:\.\d+)?) mi$/;
const TOWN = /^(.+?) ([A-Z]{2})(?: \((-?\d+(?:\.\d+)?), ?(-?\d+(?:\.\d+)?)\))?$/;
/** Entries with the same name this close together are one town: a city, and a post office beside it. */
const SAME_TOWN_MILES = 12;

/** Throws with all mistakes in the files, each with its file and line. */
export function parseRoads(files: readonly RoadFile[], gazetteer: Gazetteer): Road[] {
  const roads: Road[] = [];
  const mistakes: string[] = [];
  const findTowns = townFinder(gazetteer);
  for (const { name, text } of files) {
    for (const [index, line] of text.split("\n").entries()) {
      const source = `${name}:${index + 1}`;
      const content = line.replace(/#.*/, "").trim();
      if (content === "") continue;
      try {
        roads.push(parseRoad(content, source, findTowns));
      } catch (error) {
        mistakes.push(`${source}: ${(error as Error).message}`);
      }
    }
  }
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return roads;
}

type FindTowns = (text: string) => readonly Town[];

function parseRoad(line: string, source: string, findTowns: FindTowns): Road {
  const [title, ...parts] = line.split("|").map((part) => part.trim());
  const namesakes: (readonly Town[])[] = [];
  const miles: (number | undefined)[] = [];
  for (const part of parts) {
    const given = MILES.exec(part);
    if (!given) namesakes.push(findTowns(part));
    else if (namesakes.length === 0) throw new Error(`"${part}" stands before the first town`);
    else miles[namesakes.length - 1] = Number(given[1]);
  }
  if (namesakes.length < 2) throw new Error("a road needs two towns");
  if (miles.length >= namesakes.length) throw new Error("miles stand after the last town");
  return { ...classify(title!), towns: chooseNeighbors(namesakes), miles, source };
}

function classify(text: string): Pick<Road, "name" | "roadClass" | "caution"> {
  const isUnpaved = text.endsWith(UNPAVED);
  const rest = isUnpaved ? text.slice(0, -UNPAVED.length) : text;
  const [, title = rest, called, closed] = CLOSED_IN_NAME.exec(rest) ?? [];
  const { name, roadClass } = nameAndClass(title);
  const caution = (closed || isUnpaved) && { name: called ?? name, closed, isUnpaved };
  return { name, roadClass, ...(caution && { caution }) };
}

function nameAndClass(title: string): Pick<Road, "name" | "roadClass"> {
  const [, name, given] = CLASS_IN_NAME.exec(title) ?? [];
  if (name && given) return { name: roadName(name), roadClass: given as RoadClass };
  return { name: roadName(title), roadClass: /^I \d/.test(title) ? "freeway" : /^US \d/.test(title) ? "us" : "state" };
}

const roadName = (title: string): string => (title === LOCAL_ROAD ? "" : title);

function townFinder(gazetteer: Gazetteer): FindTowns {
  const found = new Map<string, readonly Town[]>();
  return (text) => {
    const towns = found.get(text) ?? findTowns(gazetteer, text);
    found.set(text, towns);
    return towns;
  };
}

function findTowns(gazetteer: Gazetteer, text: string): Town[] {
  const [, name, state, lat, lng] = TOWN.exec(text) ?? [];
  if (!name || !state) throw new Error(`"${text}" is not a town like "Mobile AL"`);
  const label = `${name} ${state}`;
  if (lat && lng) return [{ label, state, lat: Number(lat), lng: Number(lng) }];
  const towns: Town[] = [];
  for (const city of gazetteer.findCity(name, state)) {
    const isKnown = towns.some((town) => milesBetween(town, city) < SAME_TOWN_MILES);
    if (!isKnown) towns.push({ label, state, lat: city.lat, lng: city.lng });
  }
  if (towns.length === 0) throw new Error(`"${text}" is not in the gazetteer; give its (lat,lng)`);
  return towns;
}

/** Among towns that share a name in a state, picks those that make the road shortest. */
function chooseNeighbors(namesakes: readonly (readonly Town[])[]): Town[] {
  interface Course {
    readonly town: Town;
    readonly length: number;
    readonly before?: Course;
  }
  let courses: Course[] = namesakes[0]!.map((town) => ({ town, length: 0 }));
  for (const towns of namesakes.slice(1)) {
    courses = towns.map((town) =>
      courses
        .map((before) => ({ town, before, length: before.length + milesBetween(before.town, town) }))
        .reduce((best, course) => (course.length < best.length ? course : best)),
    );
  }
  const chosen: Town[] = [];
  let course: Course | undefined = courses.reduce((best, other) => (other.length < best.length ? other : best));
  for (; course; course = course.before) chosen.unshift(course.town);
  return chosen;
}
