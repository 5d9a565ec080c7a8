/** The days of a plan as visitors see them, from a tour that was cut into days. */

import { thinLine } from "../geo/lines.ts";
import { timeZoneAt } from "../geo/time-zone-at.ts";
import { clockIn } from "../geo/time-zones.ts";
import type { PlaceType } from "../places/place.ts";
import type { Length } from "../roads/road-classes.ts";
import { eveningAt, timeZoneOf } from "./evening.ts";
import type { Division } from "./solver/divide-days.ts";
import type { PlacedNode } from "./tour-nodes.ts";
import type { TripDay, TripPoint, TripQuestion, TripStop } from "./trip.ts";
import { addDays } from "./trip-candidates.ts";

/** For drawing: more than this is not seen. */
const MAX_LINE_POINTS = 300;

/** Half past five: opening hours are not known, but most museums and houses close at five. */
const CLOSING_TIME = 17.5 * 60;
const OPEN_LATE: ReadonlySet<PlaceType> = new Set(["hotel", "restaurant", "theater", "road", "bridge"]);

/** Days at the end on which nothing happens are left out. */
export function tripDays(
  question: TripQuestion,
  from: TripPoint,
  nodes: readonly PlacedNode[],
  { ends }: Division,
): TripDay[] {
  const used = ends.slice(0, ends.indexOf(nodes.length) + 1);
  let at = from;
  return used.map((end, day) => {
    const made = tripDay(question, at, nodes.slice(used[day - 1] ?? 0, end), {
      date: question.start && addDays(question.start, day),
      isLast: end === nodes.length,
    });
    at = made.to;
    return made;
  });
}

interface DayFrame {
  readonly date: string | undefined;
  readonly isLast: boolean;
}

function tripDay(question: TripQuestion, from: TripPoint, nodes: readonly PlacedNode[], frame: DayFrame): TripDay {
  const { date, isLast } = frame;
  const timeZone = timeZoneOf(from);
  const starts = minutesOfDay(question.at);
  const stops: TripStop[] = [];
  let clock = starts;
  let leg = NO_LEG;
  for (const [i, { miles, driving, stop, nightStay, night, stay }] of nodes.entries()) {
    leg = { miles: leg.miles + miles, minutes: leg.minutes + driving };
    if (!stop) continue;
    const { place, point } = stop.candidate;
    const isNight = i === nodes.length - 1 && !isLast;
    const stayMinutes = isNight ? nightStay : stay;
    const there = timeZoneAt(point, place.state);
    const rounded = roundLeg(leg);
    clock += rounded.minutes;
    const arrive = clockIn(there, clock, timeZone, date);
    stops.push({
      ...rounded,
      place,
      arrive,
      timeZone: there,
      stayMinutes,
      late: !OPEN_LATE.has(place.placeType) && arrive + stayMinutes > CLOSING_TIME,
      chosen: stop.chosen,
      sleep: isNight && night === "inn",
    });
    clock += stayMinutes;
    leg = NO_LEG;
  }
  const to = nodes.at(-1)?.point ?? from;
  const lastLeg = roundLeg(leg);
  const legs = [...stops, lastLeg];
  return {
    date,
    from,
    starts,
    timeZone,
    stops,
    to,
    lastLeg,
    miles: Math.round(sum(legs.map(({ miles }) => miles)) * 10) / 10,
    minutes: sum(legs.map(({ minutes }) => minutes)),
    stayMinutes: sum(stops.map(({ stayMinutes }) => stayMinutes)),
    ends: clockIn(timeZoneOf(to), clock + lastLeg.minutes, timeZone, date),
    line: thinLine([{ lat: from.lat, lng: from.lng }, ...nodes.flatMap(({ line }) => line)], MAX_LINE_POINTS),
    evening: date === undefined ? undefined : eveningAt(to, date),
  };
}

const NO_LEG: Length = { miles: 0, minutes: 0 };

/** Rounded before they are added up, so that sums agree with what is shown. */
const roundLeg = ({ miles, minutes }: Length): Length => ({
  miles: Math.round(miles * 10) / 10,
  minutes: Math.round(minutes),
});

const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
