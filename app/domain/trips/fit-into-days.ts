/** Cuts a chosen tour into days, and finds inns for its nights. */
import { findInns } from "./find-inns.ts";
import type { RoutedTrip } from "./find-route.ts";
import { type Division, divideDays } from "./solver/divide-days.ts";
import type { DayLimits } from "./solver/schedule-stops.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";

/** Tours that are tried without one of their stops, because a day is too long. */
const MAX_TRIED = 60;

export interface DividedTour {
  readonly stops: readonly TourStop[];
  readonly nodes: readonly PlacedNode[];
  readonly division: Division;
}

/** The nodes of each day that is used. */
export const daysOf = ({ nodes, division: { ends } }: DividedTour): PlacedNode[][] =>
  ends.slice(0, ends.indexOf(nodes.length) + 1).map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));

/** What a tour has to fit into. */
export interface Frame {
  readonly place: (stops: readonly TourStop[]) => Promise<PlacedNode[] | undefined>;
  readonly days: number;
  readonly limits: DayLimits;
}

/** Leaves out stops that nobody asked for while a day with them is too long or too full. */
export async function fitIntoDays(
  stops: readonly TourStop[],
  { place, days, limits }: Frame,
): Promise<DividedTour | undefined> {
  const divide = async (chosen: readonly TourStop[]): Promise<DividedTour | undefined> => {
    const nodes = await place(chosen);
    return nodes && { stops: chosen, nodes, division: divideDays(nodes, days, limits) };
  };
  let best = await divide(stops);
  for (let tried = 0; best && best.division.excess > 0 && tried < MAX_TRIED; ) {
    const { excess } = best.division;
    const shorter: { tour: DividedTour; cost: number }[] = [];
    for (const stop of optionalInLongDays(best, limits)) {
      tried += 1;
      const tour: DividedTour | undefined = await divide(best.stops.filter((other) => other !== stop));
      const saved = tour ? excess - tour.division.excess : 0;
      if (tour && saved > 0) shorter.push({ tour, cost: stop.candidate.worth / saved });
    }
    const [next] = shorter.toSorted((a, b) => a.cost - b.cost);
    if (!next) break;
    best = next.tour;
  }
  return best;
}

/** Stops of days that are too long, and of their neighbors, which may take over some of the way. */
function optionalInLongDays({ nodes, division: { ends } }: DividedTour, limits: DayLimits): TourStop[] {
  const days = ends.map((end, day) => nodes.slice(ends[day - 1] ?? 0, end));
  const isLong = days.map((day) => {
    const driving = day.reduce((sum, node) => sum + node.driving, 0);
    const stays = day.reduce((sum, node) => sum + node.stay, 0);
    const stops = day.filter(({ stop }) => stop).length;
    return driving > limits.driving || driving + stays > limits.day || stops > (limits.stops ?? stops);
  });
  return days
    .filter((_, day) => isLong[day] || isLong[day - 1] || isLong[day + 1])
    .flat()
    .flatMap(({ stop }) => (stop && !stop.chosen ? [stop] : []));
}

/** For each night that is not spent in an inn, one near where the day ends, if the days stay within their hours. */
export async function addInns(trip: RoutedTrip, plan: DividedTour, frame: Frame): Promise<DividedTour> {
  let best = plan;
  for (let night = 0; night < frame.days - 1; night++) {
    const { ends } = best.division;
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
      const tried = await fitIntoDays(stops, frame);
      if (!tried || tried.division.excess > best.division.excess) continue;
      if (nightsInInns(tried).length <= slept.length) continue;
      best = tried;
      break;
    }
  }
  return best;
}

/** Ids of the inns in which a night is spent. */
function nightsInInns({ nodes, division: { ends } }: DividedTour): string[] {
  return ends.flatMap((end) => {
    const last = end < nodes.length ? nodes[end - 1] : undefined;
    return last?.night === "inn" ? last.stop!.candidate.place.id : [];
  });
}
