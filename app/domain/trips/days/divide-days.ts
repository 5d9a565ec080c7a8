/** Cuts a tour into days: within their hours, alike in length, with nights where one would like to sleep. */
import type { RoutedTrip } from "../route/find-route.ts";
import { type DayLimits, dayLimits } from "./day-limits.ts";
import { type PlacedNode, placeNodes, type TourNode, type TourStop } from "./tour-nodes.ts";

export interface Division {
  /** For each day, the index behind its last node. */
  readonly ends: readonly number[];
  /** Minutes by which days exceed their limits, and by which nodes miss their day. */
  readonly excess: number;
}

/** Minutes that a stop on another day than the visitor's counts for. */
const WRONG_DAY = 100_000;
/** Costs, in square minutes, as days cost the square of their length: that makes them alike. */
const COST_OF_NIGHT = { named: 0, inn: -(120 ** 2), stop: 0, town: 100 ** 2, wild: 250 ** 2 };
/** Nobody calls it a day after a morning on the road. */
const EARLY_NIGHT_MINUTES = 300;
const COST_OF_EARLY_NIGHT = 220 ** 2;
/** A day must be worth setting out for: less than three hours in all are not divided. */
const COST_OF_DAY = 120 ** 2;
const SHORT_DAY_MINUTES = 90;
const COST_OF_SHORT_DAY = 150 ** 2;
const COST_OF_PAUSE = 150 ** 2;
/** Nobody sets out on a journey to spend the night where it began. */
const MIN_FIRST_DRIVE_MINUTES = 30;
const COST_OF_NIGHT_AT_START = 150 ** 2;

/** By dynamic programming over all cuts. The last node is the trip's end. Days at the end may stay empty. */
export function divideDays(nodes: readonly TourNode[], days: number, limits: DayLimits): Division {
  interface Cut {
    readonly excess: number;
    readonly cost: number;
    readonly before?: Cut;
    readonly end: number;
  }
  const size = nodes.length;
  let cuts: (Cut | undefined)[] = [{ excess: 0, cost: 0, end: 0 }];
  for (let day = 0; day < days; day++) {
    const next: (Cut | undefined)[] = Array.from({ length: size + 1 });
    const offer = (cut: Cut) => {
      const other = next[cut.end];
      if (!other || cut.excess < other.excess - 1e-6 || (cut.excess <= other.excess + 1e-6 && cut.cost <= other.cost)) {
        next[cut.end] = cut;
      }
    };
    for (const [start, before] of cuts.entries()) {
      if (!before) continue;
      const isPause = start < size;
      offer({ ...before, cost: before.cost + (isPause ? COST_OF_PAUSE : 0), before, end: start });
      let driving = 0;
      let stays = 0;
      let wrong = 0;
      for (let end = start + 1; end <= size; end++) {
        const node = nodes[end - 1]!;
        driving += node.driving;
        stays += node.stay;
        if (node.day !== undefined && node.day !== day) wrong += WRONG_DAY;
        if (end - 1 > start && nodes[end - 2]!.night === "named") wrong += WRONG_DAY;
        // Whoever sleeps in an inn sees it then.
        const spent = driving + stays - (end < size && node.night === "inn" ? node.stay : 0);
        const over = Math.max(0, driving - limits.driving, spent - limits.day);
        const isEarly = (node.night === "town" || node.night === "wild") && spent < EARLY_NIGHT_MINUTES;
        const night = end === size ? 0 : COST_OF_NIGHT[node.night] + (isEarly ? COST_OF_EARLY_NIGHT : 0);
        const short = spent < SHORT_DAY_MINUTES ? COST_OF_SHORT_DAY : 0;
        const atStart = start === 0 && end < size && driving < MIN_FIRST_DRIVE_MINUTES ? COST_OF_NIGHT_AT_START : 0;
        const cost = before.cost + spent ** 2 + COST_OF_DAY + short + night + atStart;
        offer({ excess: before.excess + over + wrong, cost, before, end });
        // Nothing gets shorter from here on; but the last day takes all that is left.
        if (over > limits.day && day < days - 1) break;
      }
    }
    cuts = next;
  }
  const ends: number[] = [];
  const last = cuts[size]!;
  for (let cut: Cut | undefined = last; cut?.before; cut = cut.before) ends.unshift(cut.end);
  return { ends, excess: last.excess };
}

/** A tour on the road: its stops with the drives between them, cut into days. */
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
  return nodes && { stops, nodes, ...divideDays(nodes, trip.question.days, dayLimits(trip.question)) };
}
