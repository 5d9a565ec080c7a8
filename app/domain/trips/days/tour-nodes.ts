/** The stops of a tour in order, with the towns between them where a night could be spent. */
import type { Gazetteer } from "../../geo/gazetteer.ts";
import { townLabel } from "../../geo/gazetteer.ts";
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import type { Drive } from "../../roads/drive.ts";
import type { Length } from "../../roads/road-classes.ts";
import { piecesOf, type WayPiece } from "../../roads/way-pieces.ts";
import type { RoutedTrip, TripRoute } from "../route/find-route.ts";
import { type Candidate, isInn, townName } from "../route/trip-candidates.ts";
import type { TripLeg, TripPoint } from "../trip.ts";
import { mayWalk, walk } from "./walking.ts";

/** A place to visit, and the day (from 0) if the visitor chose one. */
export interface TourStop {
  readonly candidate: Candidate;
  readonly chosen: boolean;
  readonly day: number | undefined;
}

/** What decides where a day ends. */
export interface TourNode {
  /** Minutes at the wheel from the node before. */
  readonly driving: number;
  /** Minutes of a visit. */
  readonly stay: number;
  /** What the day must be, from 0, if that is given. */
  readonly day?: number | undefined;
  /** Where a night here is spent: where the visitor wants to sleep, in a haunted inn, at a stop, in a town on the way, or far from any town. */
  readonly night: "named" | "inn" | "stop" | "town" | "wild";
}

/** `driving` are all minutes from the node before, also those on foot. */
export interface PlacedNode extends TourNode {
  readonly miles: number;
  readonly mode: TripLeg["mode"];
  /** Before the drive: back to where the car was left. */
  readonly walkToCar?: Length | undefined;
  /** Of the drive that ends here. */
  readonly crossings?: Drive["crossings"];
  readonly cautions?: Drive["cautions"];
  readonly point: TripPoint;
  /** The way from the node before. */
  readonly pieces: readonly WayPiece[];
  /** Absent at a town on the way and at the trip's end. */
  readonly stop?: TourStop;
}

/** Two nights' towns on one leg are at least this far apart, and as far from its ends. */
const MIN_APART_MINUTES = 20;
const MAX_MILES_TO_TOWN = 8;
/** In empty country the nearest town gives its name. */
const MAX_MILES_TO_NAME = 100;

/** Undefined if no road leads from one stop to the next. */
export async function placeNodes(trip: RoutedTrip, stops: readonly TourStop[]): Promise<PlacedNode[] | undefined> {
  const { directions, gazetteer, route } = trip;
  if (route.onFoot) return walkNodes(route, stops);
  const { from } = route;
  const { inns } = trip.question;
  const nodes: PlacedNode[] = [];
  let before: LatLng = from;
  let car: LatLng = from;
  for (const target of targetsOf(trip, stops)) {
    const { point, stop } = target;
    // Back to the car, where the trip ends there, or on to a stop nearby.
    const boat = boatTo(stop, nodes);
    const isWalk = point === car || (stop !== undefined && !boat && mayWalk(before, point, car));
    const drive = isWalk ? undefined : await directions.drive(car, point);
    if (!isWalk && !drive) return undefined;
    const walkToCar = drive && before !== car ? walkedPart(before, car) : undefined;
    const parts = drive ? splitAtTowns(drive, gazetteer, walkToCar) : [walkedPart(before, point)];
    if (drive) car = point;
    for (const { town, ...part } of parts.slice(0, -1)) {
      nodes.push({ ...part, ...town!, stay: 0 });
    }
    const { town: _, ...part } = parts.at(-1)!;
    nodes.push({ ...part, crossings: withBoat(part.crossings, boat), ...nodeAt(target, inns) });
    before = point;
  }
  return nodes;
}

/** Where the boat to a stop leaves, unless one is there already. */
function boatTo(stop: TourStop | undefined, nodes: readonly PlacedNode[]): string | undefined {
  const boat = stop?.candidate.place.boat;
  return boat === nodes.findLast((node) => node.stop)?.stop?.candidate.place.boat ? undefined : boat;
}

/** The last crossing says where it leaves; the roads do not know all boats. */
function withBoat(crossings: Drive["crossings"] = [], boat: string | undefined): Drive["crossings"] {
  if (boat === undefined) return crossings;
  const last = crossings.at(-1);
  if (!last) return [{ kind: "boat", name: `from ${boat}` }];
  return [...crossings.slice(0, -1), { ...last, name: `${last.name}, from ${boat}` }];
}

/** A walk begins at its first stop and ends at its last: nobody has to come back to a car. */
function walkNodes({ to }: TripRoute, stops: readonly TourStop[]): PlacedNode[] {
  const nodes = stops.map((stop, i): PlacedNode => {
    const { point } = stop.candidate;
    const before = stops[i - 1];
    const isNext = before && before.day === stop.day;
    return { ...walkedPart(isNext ? before.candidate.point : point, point), ...nodeAt({ point, stop }, false) };
  });
  const point = stops.at(-1)?.candidate.point ?? to;
  const end = nodeAt({ point, end: { ...point, name: to.name } }, false);
  return [...nodes, { driving: 0, miles: 0, mode: "walk", pieces: [], ...end }];
}

/** What a tour leads to: its stops, the towns of named nights, its end. */
interface Target {
  readonly point: LatLng;
  readonly stop?: TourStop;
  readonly night?: { readonly day: number; readonly town: TripPoint };
  readonly end?: TripPoint;
}

/** Each night comes after the last stop of its day, unless that is an inn where it is spent. */
function targetsOf({ question: { inns }, route: { to, nights } }: RoutedTrip, stops: readonly TourStop[]): Target[] {
  const targets: Target[] = [];
  const left = [...nights].map(([day, town]) => ({ day, town })).sort((a, b) => a.day - b.day);
  const sleepBefore = (nextDay: number) => {
    while (left[0] && left[0].day < nextDay) {
      const night = left.shift()!;
      const last = targets.at(-1)?.stop;
      const isInn = inns && last?.day === night.day && isInnOf(last, night.town);
      if (!isInn) targets.push({ point: night.town, night });
    }
  };
  for (const stop of stops) {
    if (stop.day !== undefined) sleepBefore(stop.day);
    targets.push({ point: stop.candidate.point, stop });
  }
  sleepBefore(Number.POSITIVE_INFINITY);
  return [...targets, { point: to, end: to }];
}

/** Straight miles from a named town to an inn that counts as in it. */
const MAX_MILES_TO_INN = 15;

const isInnOf = ({ candidate: { place, point } }: TourStop, town: TripPoint): boolean =>
  isInn(place) && milesBetween(point, town) <= MAX_MILES_TO_INN;

function nodeAt(
  { stop, night, end }: Target,
  inns: boolean,
): Pick<PlacedNode, "point" | "stop" | "day" | "stay" | "night"> {
  if (night) return { point: night.town, day: night.day, stay: 0, night: "named" };
  if (!stop) return { point: end!, stay: 0, night: "stop" };
  const { place, point, stayMinutes } = stop.candidate;
  return {
    point: { ...point, name: townName(stop.candidate) },
    stop,
    day: stop.day,
    stay: stayMinutes,
    night: inns && isInn(place) ? "inn" : "stop",
  };
}

interface Part
  extends Pick<PlacedNode, "driving" | "miles" | "mode" | "walkToCar" | "crossings" | "cautions" | "pieces"> {
  /** Where it ends; absent at the end of the drive. */
  readonly town?: Pick<PlacedNode, "point" | "night">;
}

function walkedPart(from: LatLng, to: LatLng): Part {
  const { miles, minutes } = walk(from, to);
  return { driving: minutes, miles, mode: "walk", pieces: [{ by: "walk", line: [from, to] }] };
}

/** Minutes and miles are shared out along the line. */
function splitAtTowns(
  { minutes, miles, line, crossings, cautions }: Drive,
  gazetteer: Gazetteer,
  walkToCar: Part | undefined,
): Part[] {
  const along = [0];
  for (const [i, point] of line.slice(1).entries()) along.push(along[i]! + milesBetween(line[i]!, point));
  const shares = along.map((length) => length / (along.at(-1)! || 1));
  const nights = findNights(line, gazetteer, (i, j) => Math.abs(shares[i]! - shares[j]!) * minutes);
  const ends = [...nights, { index: line.length - 1, town: undefined }];
  return ends.map(({ index, town }, i) => {
    const start = ends[i - 1]?.index ?? 0;
    const share = (town ? shares[index]! : 1) - (i === 0 ? 0 : shares[start]!);
    return {
      driving: minutes * share + (i === 0 ? (walkToCar?.driving ?? 0) : 0),
      miles: miles * share,
      mode: "car",
      ...(i === 0 && walkToCar && { walkToCar: { miles: walkToCar.miles, minutes: walkToCar.driving } }),
      ...(i === ends.length - 1 && { crossings, cautions }),
      pieces: [
        ...(i === 0 && walkToCar ? walkToCar.pieces : []),
        ...piecesOf({ line: line.slice(start, index + 1), crossings }),
      ],
      ...(town && { town }),
    };
  });
}

interface NightOnTheWay {
  /** Of a point of the line. */
  readonly index: number;
  readonly town: NonNullable<Part["town"]>;
}

/** The largest towns of a drive, in order: they have rooms. */
function findNights(
  line: readonly LatLng[],
  gazetteer: Gazetteer,
  minutesApart: (index: number, other: number) => number,
): NightOnTheWay[] {
  const taken = [0, line.length - 1];
  const isApart = (index: number) => taken.every((other) => minutesApart(index, other) >= MIN_APART_MINUTES);
  const towns = [...line.keys()].filter(isApart).flatMap((index) => townAt(index, line[index]!, gazetteer) ?? []);
  const nights: NightOnTheWay[] = [];
  for (const { population, ...night } of towns.toSorted((a, b) => b.population - a.population)) {
    if (!isApart(night.index)) continue;
    taken.push(night.index);
    nights.push(night);
  }
  return nights.sort((a, b) => a.index - b.index);
}

function townAt(index: number, { lat, lng }: LatLng, gazetteer: Gazetteer) {
  const town = gazetteer.findLargestTownNear({ lat, lng }, MAX_MILES_TO_TOWN);
  if (town) {
    const { population = 0 } = town;
    return { index, population, town: { point: { lat, lng, name: townLabel(town) }, night: "town" as const } };
  }
  const far = gazetteer.findLargestTownNear({ lat, lng }, MAX_MILES_TO_NAME);
  return (
    far && {
      index,
      population: 0,
      town: { point: { lat, lng, name: `near ${townLabel(far)}` }, night: "wild" as const },
    }
  );
}
