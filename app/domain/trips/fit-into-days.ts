/** Cuts a chosen tour into days, and finds inns for its nights. */
import { looseLimits } from "./day-limits.ts";
import { findInns } from "./find-inns.ts";
import type { RoutedTrip } from "./find-route.ts";
import { type Division, divideDays } from "./solver/divide-days.ts";
import type { DayLimits } from "./solver/schedule-stops.ts";
import { type PlacedNode, placeNodes, type TourStop } from "./tour-nodes.ts";

/** Haunted tables where one eats are not counted among the stops of a day. */
const MEALS_A_DAY = 2;
/** Tours that are tried without one of their stops, because a day is too long. */
const MAX_TRIED = 60;

export interface DividedTour extends Division {
  readonly stops: readonly TourStop[];
  readonly nodes: readonly PlacedNode[];
}

/** The nodes of each day that is used. */
export const daysOf = ({ nodes, ends }: DividedTour): PlacedNode[][] =>
  ends.slice(0, ends.indexOf(nodes.length) + 1).map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));

/** Leaves out stops that nobody asked for while a day with them is too long or too full. */
export async function fitIntoDays(trip: RoutedTrip, stops: readonly TourStop[]): Promise<DividedTour | undefined> {
  const limits = limitsOf(trip);
  const divide = async (chosen: readonly TourStop[]): Promise<DividedTour | undefined> => {
    const nodes = await placeNodes(trip, chosen);
    return nodes && { stops: chosen, nodes, ...divideDays(nodes, trip.question.days, limits) };
  };
  let best = await divide(stops);
  for (let tried = 0; best && best.excess > 0 && tried < MAX_TRIED; ) {
    const { excess } = best;
    const shorter: { tour: DividedTour; cost: number }[] = [];
    for (const stop of optionalInLongDays(best, limits)) {
      tried += 1;
      const tour: DividedTour | undefined = await divide(best.stops.filter((other) => other !== stop));
      const saved = tour ? excess - tour.excess : 0;
      if (tour && saved > 0) shorter.push({ tour, cost: stop.candidate.worth / saved });
    }
    const [next] = shorter.toSorted((a, b) => a.cost - b.cost);
    if (!next) break;
    best = next.tour;
  }
  return best;
}

function limitsOf({ question }: RoutedTrip): Required<DayLimits> {
  const limits = looseLimits(question);
  return { ...limits, stops: limits.stops + MEALS_A_DAY };
}

/** Stops of days that are too long, and of their neighbors, which may take over some of the way. */
function optionalInLongDays({ nodes, ends }: DividedTour, limits: Required<DayLimits>): TourStop[] {
  const days = ends.map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));
  const isLong = days.map((day) => {
    const driving = day.reduce((sum, node) => sum + node.driving, 0);
    const stays = day.reduce((sum, node) => sum + node.stay, 0);
    const stops = day.filter(({ stop }) => stop).length;
    return driving > limits.driving || driving + stays > limits.day || stops > limits.stops;
  });
  return days
    .filter((_, day) => isLong[day] || isLong[day - 1] || isLong[day + 1])
    .flat()
    .flatMap(({ stop }) => (stop && !stop.chosen ? [stop] : []));
}

/** For each night that is not spent in an inn, one near where the day ends, if the days stay within their hours. */
export async function addInns(trip: RoutedTrip, plan: DividedTour): Promise<DividedTour> {
  let best = plan;
  for (let night = 0; night < trip.question.days - 1; night++) {
    const { ends } = best;
    const last = best.nodes[ends[night]! - 1];
    if (!last || ends[night] === best.nodes.length || last.night === "inn") continue;
    const slept = nightsInInns(best);
    const earlier = best.nodes.slice(0, ends[night]).flatMap(({ stop }) => stop ?? []);
    for (const inn of findInns(trip, last.point, { stops: best.stops, slept })) {
      const rest = best.stops.filter((stop) => stop.candidate.place.id !== inn.place.id);
      const known = best.stops.find((stop) => stop.candidate.place.id === inn.place.id);
      const before = earlier.filter((stop) => stop !== known).length;
      const day = last.night === "named" ? night : undefined;
      const stop = { candidate: inn, chosen: known?.chosen ?? false, day };
      const stops = rest.toSpliced(before, 0, stop);
      const tried = await fitIntoDays(trip, stops);
      if (!tried || tried.excess > best.excess) continue;
      if (nightsInInns(tried).length <= slept.length) continue;
      best = tried;
      break;
    }
  }
  return best;
}

/** Ids of the inns in which a night is spent. */
function nightsInInns({ nodes, ends }: DividedTour): string[] {
  return ends.flatMap((end) => {
    const last = end < nodes.length ? nodes[end - 1] : undefined;
    return last?.night === "inn" ? last.stop!.candidate.place.id : [];
  });
}
