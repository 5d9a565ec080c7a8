/** A town of a trip: the places that stand close together there, the ways between them, and where the night is spent. */
import { type GazetteerCity, townLabel } from "../../geo/gazetteer.ts";
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import { stateByName } from "../../geo/us-states.ts";
import { isNear, walk } from "../days/walking.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import { type Candidate, isInn, townName } from "../route/trip-candidates.ts";
import type { TripPoint } from "../trip.ts";

export interface Town {
  readonly name: string;
  /** Where its best place stands; drives from town to town are between these. */
  readonly point: LatLng;
  /** Best first. */
  readonly places: readonly Candidate[];
  /** Places in which the night can be spent, best first. */
  readonly inns: readonly Candidate[];
  /** Undefined where there is no town with rooms. */
  readonly bed: TripPoint | undefined;
  /** How many rooms it has, from 0 to 1. */
  readonly rooms: number;
  /** Minutes between two of its places, by car with the parking, or on foot. */
  readonly minutes: (from: LatLng, to: LatLng) => number;
}

/** Straight miles to the town that a place belongs to, and people of a town that has rooms. */
const MAX_MILES_TO_BED = 8;
const MIN_PEOPLE = 1_500;
/** How far a bed may be in empty country. */
const FAR_BED_MILES = 30;
/** Beds on the way are this far from each other, and from towns that have some. */
const MILES_BETWEEN_BEDS = 15;
const MILES_FROM_TOWN = 12;
/** A drive inside a town: to the car, through the streets, and to park. */
const SHORT_DRIVE = { minutes: 6, perMile: 2.4 };

export function townOf(trip: RoutedTrip, places: readonly Candidate[]): Town {
  const { point, place } = places[0]!;
  const { gazetteer, question, route } = trip;
  const own = gazetteer
    .findCity(place.city, stateByName(place.state)?.code)
    .find((city) => milesBetween(city, point) <= MAX_MILES_TO_BED && (city.population ?? 0) >= MIN_PEOPLE);
  const city = own ?? gazetteer.findLargestTownNear(point, MAX_MILES_TO_BED);
  const hasRooms = city !== undefined && (city.population ?? 0) >= MIN_PEOPLE && place.boat === undefined;
  return {
    name: townName(places[0]!),
    point,
    places,
    inns: question.inns ? places.filter((one) => isInn(one.place)) : [],
    bed: hasRooms ? { lat: city.lat, lng: city.lng, name: townLabel(city) } : undefined,
    rooms: hasRooms ? roomsOf(city) : 0,
    minutes: minutesWithin(route.onFoot),
  };
}

const roomsOf = ({ population = 0 }: GazetteerCity): number =>
  Math.min(1, Math.log10(Math.max(1, population / MIN_PEOPLE)) / 2);

export const shortDrive = (from: LatLng, to: LatLng): number =>
  SHORT_DRIVE.minutes + SHORT_DRIVE.perMile * milesBetween(from, to);

function minutesWithin(onFoot: boolean): Town["minutes"] {
  const known = new Map<LatLng, Map<LatLng, number>>();
  const find = (from: LatLng, to: LatLng) =>
    onFoot || isNear(from, to) ? walk(from, to).minutes : shortDrive(from, to);
  return (from, to) => {
    const row = known.get(from) ?? new Map<LatLng, number>();
    known.set(from, row);
    const minutes = row.get(to) ?? find(from, to);
    row.set(to, minutes);
    return minutes;
  };
}

/** Somewhere to sleep, and nothing to see. */
export const bedAt = (bed: TripPoint, rooms = 1): Town => ({
  name: bed.name,
  point: bed,
  places: [],
  inns: [],
  bed,
  rooms,
  minutes: () => 0,
});

/** In thin country the night may be where there is nothing to see: on the way, or near what has no town. */
export function bedsBetween({ gazetteer }: RoutedTrip, towns: readonly Town[], way: readonly LatLng[]): Town[] {
  const beds: Town[] = [];
  const bedless = towns.filter(({ bed }) => !bed).map(({ point }) => point);
  const cities = [
    ...way.map((point) => gazetteer.findLargestTownNear(point, MAX_MILES_TO_BED)),
    ...bedless.map((point) => gazetteer.findLargestTownNear(point, FAR_BED_MILES)),
  ].filter((city) => city !== undefined && (city.population ?? 0) >= MIN_PEOPLE) as GazetteerCity[];
  for (const city of cities.toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))) {
    const isTaken = towns.some((town) => town.bed && milesBetween(town.point, city) < MILES_FROM_TOWN);
    if (isTaken || beds.some((bed) => milesBetween(bed.point, city) < MILES_BETWEEN_BEDS)) continue;
    beds.push(bedAt({ lat: city.lat, lng: city.lng, name: townLabel(city) }, roomsOf(city)));
  }
  return beds;
}

/** What stands close together is one thing to visit: greedily around the place with the most worth near it. Groups and their places are best first. */
export function gatherPlaces(candidates: readonly Candidate[], miles: number): Candidate[][] {
  // A boat makes a place a trip of its own, shared with what stands beside it.
  const boats = Map.groupBy(candidates, ({ place }) => place.boat);
  const byLand = boats.get(undefined) ?? [];
  boats.delete(undefined);
  const islands = [...boats.values()].flatMap((group) => gatherWithin(group, miles));
  return [...gatherWithin(byLand, miles), ...islands];
}

function gatherWithin(candidates: readonly Candidate[], miles: number): Candidate[][] {
  const isNear = (a: Candidate, b: Candidate) => milesBetween(a.point, b.point) <= miles;
  const nearby = new Map(candidates.map((one) => [one, candidates.filter((other) => isNear(one, other))]));
  const left = new Set(candidates);
  const worthAround = (one: Candidate) =>
    nearby.get(one)!.reduce((sum, other) => sum + (left.has(other) ? other.worth : 0), 0);
  const weights = new Map(candidates.map((one) => [one, worthAround(one)]));
  const groups: Candidate[][] = [];
  while (left.size > 0) {
    let center: Candidate | undefined;
    for (const one of left) if (!center || weights.get(one)! > weights.get(center)!) center = one;
    const group = nearby.get(center!)!.filter((one) => left.has(one));
    for (const one of group) left.delete(one);
    for (const one of group) {
      for (const other of nearby.get(one)!) if (left.has(other)) weights.set(other, worthAround(other));
    }
    groups.push(group.toSorted((a, b) => b.worth - a.worth));
  }
  return groups;
}
