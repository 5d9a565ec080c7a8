/** The days of a plan as visitors see them, from a tour that was cut into days. */

import { clockIn } from "../../geo/time-zones.ts";
import type { Length } from "../../roads/road-classes.ts";
import { joinPieces, thinPieces } from "../../roads/way-pieces.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import type { TripDay, TripLeg, TripMeal, TripStop } from "../trip.ts";
import { clockDay } from "./day-clock.ts";
import { type DividedTour, daysOf } from "./divide-days.ts";
import { eveningAt, timeZoneOf } from "./evening.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import { TripDayHours } from "./trip-day-hours.ts";

/** For drawing: more than this is not seen. */
const MAX_LINE_POINTS = 300;

/** Days at the end on which nothing happens are left out. */
export function tripDays(trip: RoutedTrip, plan: DividedTour): TripDay[] {
  const { from, onFoot } = trip.route;
  let at = from;
  return daysOf(plan).map((nodes, day, days) => {
    // A walk begins where its first stop is.
    if (onFoot) at = { ...nodes[0]!.point, name: from.name };
    const hours = new TripDayHours(trip, at, day);
    const walkBack = nodes.at(-1)?.stop ? days[day + 1]?.[0]?.walkToCar : undefined;
    const made = tripDay(hours, nodes, { isLast: day === days.length - 1, walkBack });
    at = made.to;
    return made;
  });
}

interface Evening {
  readonly isLast: boolean;
  /** To the car, which is where it was left when the next day begins. */
  readonly walkBack: Length | undefined;
}

function tripDay(hours: TripDayHours, nodes: readonly PlacedNode[], { isLast, walkBack }: Evening): TripDay {
  const { date, from, timeZone } = hours;
  const { legs, lastLeg } = legsOf(nodes, walkBack);
  const visits = legs.map(({ stop, node, leg }) => {
    const sleep = node === nodes.at(-1) && !isLast && node.night === "inn";
    return { stop, leg, sleep, visit: hours.visit(stop.candidate, minutesOnWay(leg), sleep) };
  });
  const clock = clockDay(
    visits.map(({ visit }) => visit),
    hours.frame(minutesOnWay(lastLeg)),
  );
  const stops = visits.map(({ stop, leg, sleep }, i): TripStop => {
    const { begins, free, stay, isOutside } = clock.visits[i]!;
    const { place } = stop.candidate;
    const there = hours.zoneOf(stop.candidate);
    const { certainty, windows } = hours.of(place);
    return {
      ...leg,
      place,
      arrive: clockIn(there, begins, timeZone, date),
      timeZone: there,
      freeMinutes: free,
      stayMinutes: stay,
      hours: { certainty, windows },
      isOutsideHours: isOutside && !sleep,
      chosen: stop.chosen,
      sleep,
    };
  });
  const to = nodes.at(-1)?.point ?? from;
  const meals = clock.meals.map(({ name, at, table, near }): TripMeal => {
    const stop = near === undefined ? undefined : stops[near]!;
    const zone = stop?.timeZone ?? (at >= clock.ends ? timeZoneOf(to) : timeZone);
    const place = table === undefined ? undefined : stops[table]!.place;
    const town = stop ? `${stop.place.city}, ${stop.place.state}` : at >= clock.ends ? to.name : undefined;
    return { name, at: clockIn(zone, at, timeZone, date), timeZone: zone, place, town };
  });
  const all = [...stops, lastLeg];
  const driven = all.filter(({ mode }) => mode === "car");
  const walked = all.flatMap((leg) => (leg.mode === "walk" ? leg : (leg.walkToCar ?? [])));
  return {
    date,
    from,
    starts: hours.starts,
    timeZone,
    stops,
    meals,
    to,
    lastLeg,
    miles: Math.round(sum(driven.map(({ miles }) => miles)) * 10) / 10,
    minutes: sum(driven.map(({ minutes }) => minutes)),
    walking: {
      miles: Math.round(sum(walked.map(({ miles }) => miles)) * 10) / 10,
      minutes: sum(walked.map(({ minutes }) => minutes)),
    },
    stayMinutes: sum(stops.map(({ stayMinutes }) => stayMinutes)),
    ends: clockIn(timeZoneOf(to), clock.ends, timeZone, date),
    pieces: thinPieces(joinPieces(nodes.flatMap(({ pieces }) => pieces)), MAX_LINE_POINTS),
    evening: date === undefined ? undefined : eveningAt(to, date),
  };
}

interface StopLeg {
  readonly stop: TourStop;
  readonly node: PlacedNode;
  readonly leg: TripLeg;
}

/** From stop to stop, through the towns between them. The first leg starts at the car: one walked back to it the day before. */
function legsOf(nodes: readonly PlacedNode[], walkBack: Length | undefined): { legs: StopLeg[]; lastLeg: TripLeg } {
  const legs: StopLeg[] = [];
  let leg = NO_LEG;
  for (const [i, { stop, miles, driving, mode, walkToCar, crossings }] of nodes.entries()) {
    const minutes = leg.minutes + driving - (walkToCar?.minutes ?? 0);
    leg = {
      mode,
      miles: leg.miles + miles,
      minutes,
      walkToCar: leg.walkToCar ?? (i > 0 ? walkToCar : undefined),
      crossings,
    };
    if (!stop) continue;
    legs.push({ stop, node: nodes[i]!, leg: roundLeg(leg) });
    leg = NO_LEG;
  }
  return { legs, lastLeg: roundLeg(walkBack ? { mode: "walk", ...walkBack } : leg) };
}

const NO_LEG: TripLeg = { mode: "car", miles: 0, minutes: 0 };

/** Rounded before they are added up, so that sums agree with what is shown. */
const roundLeg = ({ mode, walkToCar, crossings = [], ...leg }: TripLeg): TripLeg => ({
  mode,
  ...(crossings.length > 0 && { crossings }),
  ...rounded(leg),
  ...(walkToCar && { walkToCar: rounded(walkToCar) }),
});

const rounded = ({ miles, minutes }: Length): Length => ({
  miles: Math.round(miles * 10) / 10,
  minutes: Math.round(minutes),
});

const minutesOnWay = ({ minutes, walkToCar }: TripLeg): number => minutes + (walkToCar?.minutes ?? 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
