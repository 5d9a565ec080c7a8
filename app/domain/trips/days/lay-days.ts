/** A tour on the road: its stops with the drives between them, cut into days. */

import type { RoutedTrip } from "../route/find-route.ts";
import { looseLimits } from "./day-limits.ts";
import { type Division, divideDays } from "./divide-days.ts";
import { type PlacedNode, placeNodes, type TourStop } from "./tour-nodes.ts";

/** Haunted tables where one eats are not counted among the stops of a day. */
const MEALS_A_DAY = 2;

export interface DividedTour extends Division {
  readonly stops: readonly TourStop[];
  readonly nodes: readonly PlacedNode[];
}

/** The nodes of each day that is used. */
export const daysOf = ({ nodes, ends }: DividedTour): PlacedNode[][] =>
  ends.slice(0, ends.indexOf(nodes.length) + 1).map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));

/** Undefined if no road leads from one stop to the next. */
export async function layDays(trip: RoutedTrip, stops: readonly TourStop[]): Promise<DividedTour | undefined> {
  const nodes = await placeNodes(trip, stops);
  const limits = looseLimits(trip.question);
  return (
    nodes && {
      stops,
      nodes,
      ...divideDays(nodes, trip.question.days, { ...limits, stops: limits.stops + MEALS_A_DAY }),
    }
  );
}
