/** A walk through a town that its page offers: its best known places that stand close together. */

import { milesBetween } from "../geo/miles-between.ts";
import { type LocatedPlace, type PlaceList, pointOf } from "../places/place.ts";
import { walk } from "./days/walking.ts";
import { DEFAULT_QUESTION, questionSearch } from "./question/read-question.ts";
import { isUsable } from "./route/trip-candidates.ts";

const MIN_PLACES = 4;
const MAX_PLACES = 8;
/** Straight miles: all stand within a mile. */
const RADIUS = 0.5;

export interface TownWalk {
  readonly places: number;
  readonly miles: number;
  /** Of the plan. */
  readonly search: string;
}

/** Undefined where fewer than four places stand within a mile. */
export function townWalk(town: string, places: PlaceList): TownWalk | undefined {
  const usable = places.filter((place): place is LocatedPlace =>
    isUsable(place, { ...DEFAULT_QUESTION, enter: false }),
  );
  const groups = usable.map((center) =>
    usable.filter((place) => milesBetween(pointOf(center), pointOf(place)) <= RADIUS),
  );
  const group = groups.reduce<LocatedPlace[]>((best, other) => (other.length > best.length ? other : best), []);
  if (group.length < MIN_PLACES) return undefined;
  const best = group.toSorted((a, b) => b.rating - a.rating).slice(0, MAX_PLACES);
  const question = {
    ...DEFAULT_QUESTION,
    from: town,
    mode: "walk" as const,
    with: best.map(({ slug }) => ({ slug })),
    choice: "only" as const,
  };
  return { places: best.length, miles: shortestWay(best), search: questionSearch(question) };
}

/** From each place on to the nearest one that is left, from where that is shortest. */
function shortestWay(places: readonly LocatedPlace[]): number {
  const ways = places.map((start) => {
    let miles = 0;
    let at = start;
    for (let left = places.filter((place) => place !== start); left.length > 0; ) {
      const [next] = left.toSorted(
        (a, b) => milesBetween(pointOf(at), pointOf(a)) - milesBetween(pointOf(at), pointOf(b)),
      );
      miles += walk(pointOf(at), pointOf(next!)).miles;
      at = next!;
      left = left.filter((place) => place !== at);
    }
    return miles;
  });
  return Math.min(...ways);
}
