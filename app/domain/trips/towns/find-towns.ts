/** The towns that a trip can choose from, with the drives between them: those near its way, in its area, or within its range. */
import { milesFromLine } from "../../geo/lines.ts";
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import { timeZoneAt } from "../../geo/time-zone-at.ts";
import { clockIn } from "../../geo/time-zones.ts";
import { pointOf } from "../../places/place.ts";
import { wheelMinutes } from "../days/day-limits.ts";
import { timeZoneOf } from "../days/evening.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { DEFAULT_QUESTION } from "../question/read-question.ts";
import { choicesOf, type RoutedTrip } from "../route/find-route.ts";
import { bestCandidates, type Candidate, candidatesNear } from "../route/trip-candidates.ts";
import { bedAt, bedsBetween, gatherPlaces, shortDrive, type Town, townOf } from "./town.ts";

export interface Reach {
  readonly towns: readonly Town[];
  /** Minutes from the start to each town, from each to the end, and between them; infinite where no road leads. */
  readonly out: readonly number[];
  readonly home: readonly number[];
  readonly between: readonly (readonly number[])[];
  /** Minutes that their clocks are ahead of those at the start. */
  readonly ahead: readonly number[];
  readonly aheadAtEnd: number;
  /** The part of the country that each is in. */
  readonly regions: readonly number[];
}

export interface FoundTowns extends Reach {
  /** Farther off than was asked for, but worth a mention. */
  readonly beyond: readonly Candidate[];
  /** Whether some are farther off than usual, as there is little on the way. */
  readonly isStretched: boolean;
}

/** Minutes off the way of what is mentioned. */
export const MAX_MENTIONED_MINUTES = 90;
const MAX_BEYOND = 20;
/** With fewer places for each day, a visitor who named no detour goes as far as is mentioned. */
const FEW_A_DAY = 4;
const TOWN_MILES = 4;
/** Of a town, by the days of the trip. */
const PLACES = { least: 11, perDay: 3, most: 20 };
/** What has been seen of them is bits of one number. */
export const MAX_TOWNS = 31;
/** Places that are gathered into towns, the best for the way there. */
const MAX_NEAR = 400;
/** Straight miles around a town that the visitor named for a night: the trip goes there anyway. */
const MAX_MILES_FROM_NIGHT = 15;
/** Beyond the line, which is drawn from town to town. */
const LINE_SLACK_MILES = 5;
/** Minutes from home of what the way of a round trip leads to; each is a drive to find. */
const FAR_MINUTES = 150;
const MAX_FAR = 5;
const MINUTES_PER_STRAIGHT_MILE = 1.5;
/** Minutes: towns farther apart do not follow each other on a day, and places of one town are nearer. */
const MAX_BETWEEN = 420;
const MAX_WITHIN = 60;
/** Times the usual minutes for the miles. */
const FAR_WITHIN = 2;
/** Minutes that a town costs beside its drives, when the best are chosen. */
const BASE_MINUTES = 60;
/** On a tour the way to a town is shared with those beside it. */
const SHARED = 1 / 4;
/** Minutes from home that halve what a town is worth on a round trip: more for each day, and until the range holds enough. */
const RANGE = { base: 25, perDay: { least: 32, most: 45 }, step: 10 };
const FULL_DAY = 11;
const FARTHEST = 1.45;
const REGION_MILES = 35;

/** A place that the trip can reach, in minutes. */
interface Reachable {
  readonly candidate: Candidate;
  /** From home, or from where the trip goes anyway. */
  readonly away: number;
  /** What a visit of it alone adds to the trip. */
  readonly adds: number;
}

interface Group {
  /** Those that were asked for first, then best first. */
  readonly places: readonly Candidate[];
  /** Whether the trip goes there anyway. */
  readonly isBound: boolean;
  readonly away: number;
  readonly adds: number;
}

export async function findTowns(trip: RoutedTrip, required: readonly TourStop[]): Promise<FoundTowns> {
  const { question, route } = trip;
  const { direct, area } = route;
  const isFree = direct === undefined || question.list !== "";
  const way = await wayOfTrip(trip, required);
  const reachable = await findReachable(trip, required, way, isFree);
  const isNear = ({ candidate, adds }: Reachable, detour: number) =>
    isFree || adds <= detour || isNearNight(trip, candidate.point);
  const count = reachable.filter((one) => isNear(one, question.detour)).length;
  const isStretched = !isFree && count < question.days * FEW_A_DAY && question.detour === DEFAULT_QUESTION.detour;
  const detour = isStretched ? MAX_MENTIONED_MINUTES : question.detour;
  const onTheWay = question.choice === "open" ? reachable.filter((one) => isNear(one, detour)) : [];
  const groups = groupsOf(trip, required, onTheWay);
  const range = rangeOf(question.days, groups);
  const isRound = direct === undefined && area === undefined;
  const hasRange = isRound && question.list === "";
  const within = groups.filter(({ isBound, away }) => isBound || !hasRange || away <= range * FARTHEST);
  const maxPlaces = Math.min(PLACES.most, PLACES.least + PLACES.perDay * question.days);
  const found: Town[] = [];
  for (const group of bestGroups(within, direct ? 1 : SHARED)) {
    const share = isRound && !group.isBound ? 1 / (1 + (group.away / range) ** 2) : 1;
    const most = group.places.slice(0, maxPlaces);
    const places = share === 1 ? most : most.map((one) => ({ ...one, worth: one.worth * share }));
    found.push(...(await townsOf(trip, places)));
  }
  const towns = found.slice(0, MAX_TOWNS);
  const inTowns = new Set(towns.flatMap(({ places }) => places.map(({ place }) => place)));
  const others = reachable.filter(
    ({ candidate, away }) => !inTowns.has(candidate.place) && (!hasRange || away <= range),
  );
  const nights = [...route.nights.values()].map((night) => bedAt(night));
  return {
    ...(await reachOf(trip, [...towns, ...nights, ...bedsBetween(trip, towns, way)])),
    beyond: bestCandidates(
      others.map(({ candidate }) => candidate),
      () => 0,
      MAX_BEYOND,
    ),
    isStretched,
  };
}

/** The line that the trip keeps to: from its start to its end, or to what is far away and asked for. */
async function wayOfTrip({ route, directions }: RoutedTrip, required: readonly TourStop[]): Promise<readonly LatLng[]> {
  const { from, direct, nights } = route;
  if (direct) return direct.line;
  const wanted = [...required.map(({ candidate }) => candidate.point), ...nights.values()];
  const [row] = await directions.table([from], wanted);
  const far = wanted.filter((_, i) => (row![i]?.minutes ?? 0) > FAR_MINUTES);
  const drives = await Promise.all(far.slice(0, MAX_FAR).map((point) => directions.drive(from, point)));
  return drives.flatMap((drive) => drive?.line.toReversed() ?? []);
}

const isNearNight = ({ route }: RoutedTrip, point: LatLng): boolean =>
  [...route.nights.values()].some((town) => milesBetween(town, point) <= MAX_MILES_FROM_NIGHT);

/** The best places that the trip can get to, beside those that were asked for. */
async function findReachable(
  trip: RoutedTrip,
  required: readonly TourStop[],
  way: readonly LatLng[],
  isFree: boolean,
): Promise<Reachable[]> {
  const { question, route, directions } = trip;
  const { from, to, direct, area } = route;
  const budget = wheelMinutes(question);
  const milesFromWay = way.length > 1 ? milesFromLine(way) : () => Number.POSITIVE_INFINITY;
  const milesOff = (point: LatLng) => {
    const miles = Math.max(0, milesFromWay(point) - LINE_SLACK_MILES);
    return direct ? miles : Math.min(miles, milesBetween(from, point));
  };
  const farthest = isFree ? budget : Math.max(question.detour, MAX_MENTIONED_MINUTES);
  const requiredIds = new Set(required.map(({ candidate }) => candidate.place.id));
  const near = candidatesNear(choicesOf(trip), question, (place) => {
    if (requiredIds.has(place.id) || (area && !area.states.has(place.state))) return false;
    return 2 * milesOff(pointOf(place)) <= farthest || isNearNight(trip, pointOf(place));
  });
  const best = bestCandidates(near, ({ point }) => 2 * milesOff(point) * (direct ? 1 : SHARED), MAX_NEAR);
  const points = best.map(({ point }) => point);
  const rows = await directions.table(direct ? [from, to] : [from], points);
  return best.flatMap((candidate, i) => {
    const [there, back] = [rows[0]![i]?.minutes, (rows[1] ?? rows[0]!)[i]?.minutes];
    if (there === undefined || back === undefined || there + back > budget) return [];
    const off = MINUTES_PER_STRAIGHT_MILE * milesFromWay(candidate.point);
    const adds = direct ? there + back - direct.minutes : Math.min(there + back, 2 * off);
    const isOff = adds > farthest && !isNearNight(trip, candidate.point);
    return isOff ? [] : [{ candidate, away: Math.min(there, off), adds }];
  });
}

/** By town. What was asked for on one day is a town of that day, and no others join it where no others are wanted. */
function groupsOf(trip: RoutedTrip, required: readonly TourStop[], reachable: readonly Reachable[]): Group[] {
  const known = new Map(reachable.map((one) => [one.candidate, one]));
  const byDay = Map.groupBy(required, ({ day }) => day);
  const free = (byDay.get(undefined) ?? []).map(({ candidate }) => candidate);
  byDay.delete(undefined);
  const sets = [...byDay.values()].map((stops) => stops.map(({ candidate }) => candidate));
  sets.push([...free, ...known.keys()]);
  return sets
    .flatMap((set) => gatherPlaces(set, TOWN_MILES))
    .map((group) => {
      const asked = group.filter((one) => !known.has(one));
      const places = [...asked, ...group.filter((one) => known.has(one))];
      const { away, adds } = known.get(places[0]!) ?? { away: 0, adds: 0 };
      return { places, isBound: asked.length > 0 || isNearNight(trip, places[0]!.point), away, adds };
    });
}

function rangeOf(days: number, groups: readonly Group[]): number {
  const { base, perDay, step } = RANGE;
  let range = base + perDay.least * days;
  const within = () => groups.reduce((sum, { away, places }) => sum + (away <= range ? roughWorth(places) : 0), 0);
  while (range < base + perDay.most * days && within() < FULL_DAY * days) range += step;
  return range;
}

function bestGroups(groups: readonly Group[], share: number): Group[] {
  const rate = ({ places, adds }: Group) => roughWorth(places) / (BASE_MINUTES + Math.max(0, adds) * share);
  const bound = groups.filter(({ isBound }) => isBound);
  const others = groups.filter(({ isBound }) => !isBound).toSorted((a, b) => rate(b) - rate(a));
  return [...bound, ...others].slice(0, MAX_TOWNS);
}

/** A third of a place for each that comes after another. */
const roughWorth = (places: readonly Candidate[]): number =>
  places.reduce((sum, { worth }, index) => sum + worth / (1 + index / 3), 0);

/** What is far by road although it is near, as behind water, is a town of its own. */
async function townsOf(trip: RoutedTrip, places: readonly Candidate[]): Promise<Town[]> {
  const points = places.map(({ point }) => point);
  const [row] = points.length > 1 ? await trip.directions.table([points[0]!], points, MAX_WITHIN) : [];
  const isFar = (one: Candidate, i: number) =>
    row !== undefined && i > 0 && (row[i]?.minutes ?? Infinity) > FAR_WITHIN * shortDrive(points[0]!, one.point);
  const [near, far] = [places.filter((one, i) => !isFar(one, i)), places.filter(isFar)];
  return [near, far].filter((group) => group.length > 0).map((group) => townOf(trip, group));
}

async function reachOf(trip: RoutedTrip, towns: readonly Town[]): Promise<Reach> {
  const { directions, question, route } = trip;
  const points = towns.map(({ point }) => point);
  const [out, home] = await directions.table([route.from, route.to], points);
  const between = await directions.table(points, points, Math.min(MAX_BETWEEN, question.hours * 60 * 1.3));
  const minutes = (row: readonly ({ minutes: number } | undefined)[]) => row.map((drive) => drive?.minutes ?? Infinity);
  const zone = timeZoneOf(route.from);
  const aheadIn = (there: string) => clockIn(there, 0, zone, question.start);
  return {
    towns,
    out: minutes(out!),
    home: minutes(home!),
    between: between.map(minutes),
    ahead: towns.map(({ point, name }) => aheadIn(timeZoneAt(point, name.split(", ").at(-1)))),
    aheadAtEnd: aheadIn(timeZoneOf(route.to)),
    regions: regionsOf(points),
  };
}

/** Each town belongs to the first before it that is near. */
function regionsOf(points: readonly LatLng[]): number[] {
  const centers: LatLng[] = [];
  return points.map((point) => {
    const index = centers.findIndex((center) => milesBetween(center, point) <= REGION_MILES);
    return index < 0 ? centers.push(point) - 1 : index;
  });
}
