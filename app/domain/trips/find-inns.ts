/** Haunted inns near where a day ends. */
import type { Catalog } from "../catalog/catalog.ts";
import { withinMiles } from "../catalog/find-nearby.ts";
import { isLocated, type LocatedPlace } from "../places/place.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { type Candidate, isUsable, toCandidate } from "./trip-candidates.ts";

/** Straight-line miles that are still driven in the evening. */
const MAX_MILES = 25;
const MAX_TRIED = 5;
/** Stars that ten miles are worth. */
const STARS_PER_MILE = 0.05;

/** The best for the way there first: not those of other days, which are visited then. */
export function findInns(
  catalog: Catalog,
  question: TripQuestion,
  at: TripPoint,
  stops: readonly TourStop[],
  today: readonly TourStop[],
): Candidate[] {
  const isToday = (id: string) => today.some(({ candidate }) => candidate.place.id === id);
  const otherDays = new Set(stops.map(({ candidate }) => candidate.place.id).filter((id) => !isToday(id)));
  return withinMiles(catalog, at.lat, at.lng, MAX_MILES, (place) => place.stay === true)
    .filter(({ place }) => isUsable(place, question) && isLocated(place))
    .filter(({ place }) => !otherDays.has(place.id) && !question.without.includes(place.slug))
    .map(({ place, distance }) => ({ place: place as LocatedPlace, rank: place.rating - distance * STARS_PER_MILE }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, MAX_TRIED)
    .map(({ place }) => toCandidate(place, question));
}
