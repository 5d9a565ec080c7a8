/** Haunted inns near where a day ends. */
import { type NearbyPlace, nearestTo, withinMiles } from "../catalog/find-nearby.ts";
import type { LocatedPlace, PlaceCard } from "../places/place.ts";
import type { RoutedTrip } from "./find-route.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { type Candidate, isInn, isUsable, toCandidate } from "./trip-candidates.ts";

/** Straight-line miles that are still driven in the evening for a night in a haunted inn. */
const MAX_MILES = 40;
const MAX_TRIED = 5;
/** Stars that ten miles are worth. */
const STARS_PER_MILE = 0.05;

/** The best for the way there first. A visit on another day can become the night, unless its day was chosen. */
export function findInns(
  { catalog, question }: RoutedTrip,
  at: TripPoint,
  { stops, slept }: { readonly stops: readonly TourStop[]; readonly slept: readonly string[] },
): Candidate[] {
  const ofChosenDay = stops
    .filter(({ chosen, day }) => chosen && day !== undefined)
    .map(({ candidate }) => candidate.place.id);
  const taken = new Set([...slept, ...ofChosenDay]);
  return withinMiles(catalog, at.lat, at.lng, MAX_MILES, (place) => isOffered(place, question) && !taken.has(place.id))
    .map(({ place, distance }) => ({ place: place as LocatedPlace, rank: place.rating - distance * STARS_PER_MILE }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_TRIED)
    .map(({ place }) => toCandidate(place, question));
}

const isOffered = (place: PlaceCard, question: TripQuestion): boolean =>
  isInn(place) && isUsable(place, question) && !question.without.includes(place.slug);

/** For a night without one. */
export function nearestInn({ catalog, question }: RoutedTrip, { lat, lng }: TripPoint): NearbyPlace | undefined {
  return nearestTo(catalog, lat, lng, 1, (place) => isOffered(place, question))[0];
}
