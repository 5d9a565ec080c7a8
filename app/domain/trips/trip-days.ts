/** The days of a plan as visitors see them, from a tour that was cut into days. */

import { thinLine } from "../geo/lines.ts";
import { clockIn } from "../geo/time-zones.ts";
import type { Length } from "../roads/road-classes.ts";
import { clockDay } from "./day-clock.ts";
import { DayHours } from "./day-hours.ts";
import { eveningAt, timeZoneOf } from "./evening.ts";
import type { Division } from "./solver/divide-days.ts";
import type { PlacedNode, TourStop } from "./tour-nodes.ts";
import type { TripDay, TripMeal, TripPoint, TripQuestion, TripStop } from "./trip.ts";

/** For drawing: more than this is not seen. */
const MAX_LINE_POINTS = 300;

/** Days at the end on which nothing happens are left out. `today` stands in for the date of a trip that has none. */
export function tripDays(
  question: TripQuestion,
  from: TripPoint,
  nodes: readonly PlacedNode[],
  { ends }: Division,
  today: string,
): TripDay[] {
  const used = ends.slice(0, ends.indexOf(nodes.length) + 1);
  let at = from;
  return used.map((end, day) => {
    const hours = new DayHours(question, at, day, today);
    const made = tripDay(hours, nodes.slice(used[day - 1] ?? 0, end), end === nodes.length);
    at = made.to;
    return made;
  });
}

function tripDay(hours: DayHours, nodes: readonly PlacedNode[], isLast: boolean): TripDay {
  const { date, from, timeZone } = hours;
  const { legs, lastLeg } = legsOf(nodes);
  const visits = legs.map(({ stop, node, leg }) => {
    const isNight = node === nodes.at(-1) && !isLast;
    const stay = isNight ? node.nightStay : node.stay;
    const sleep = isNight && node.night === "inn";
    return { stop, leg, sleep, visit: hours.visit(stop.candidate, leg.minutes, stay, sleep) };
  });
  const clock = clockDay(
    visits.map(({ visit }) => visit),
    hours.frame(lastLeg.minutes),
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
  const driven = [...stops, lastLeg];
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
    stayMinutes: sum(stops.map(({ stayMinutes }) => stayMinutes)),
    ends: clockIn(timeZoneOf(to), clock.ends, timeZone, date),
    line: thinLine([{ lat: from.lat, lng: from.lng }, ...nodes.flatMap(({ line }) => line)], MAX_LINE_POINTS),
    evening: date === undefined ? undefined : eveningAt(to, date),
  };
}

interface StopLeg {
  readonly stop: TourStop;
  readonly node: PlacedNode;
  readonly leg: Length;
}

/** From stop to stop, through the towns between them. */
function legsOf(nodes: readonly PlacedNode[]): { legs: StopLeg[]; lastLeg: Length } {
  const legs: StopLeg[] = [];
  let leg = NO_LEG;
  for (const node of nodes) {
    leg = { miles: leg.miles + node.miles, minutes: leg.minutes + node.driving };
    if (!node.stop) continue;
    legs.push({ stop: node.stop, node, leg: roundLeg(leg) });
    leg = NO_LEG;
  }
  return { legs, lastLeg: roundLeg(leg) };
}

const NO_LEG: Length = { miles: 0, minutes: 0 };

/** Rounded before they are added up, so that sums agree with what is shown. */
const roundLeg = ({ miles, minutes }: Length): Length => ({
  miles: Math.round(miles * 10) / 10,
  minutes: Math.round(minutes),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
