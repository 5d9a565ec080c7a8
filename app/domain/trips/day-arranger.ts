/** Finds the order of a day's stops, within their hours, and what fills it: a table at meals, something after dark, others nearby. */
import { TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import { isWished } from "./trip-candidates.ts";
import { isTable } from "./trip-day-hours.ts";
import {
  type Arrangement,
  addedMinutes,
  type DaySetting,
  emptyMinutes,
  isBetter,
  tablesOf,
  weighDay,
} from "./weigh-day.ts";

/** Minutes of driving that each of these may add to a day. */
export const MAX_ADDED = { table: 15, evening: 25, ofTour: 60, other: 25 };
/** Share of an empty afternoon that may be driven for one more place. */
const DRIVEN_SHARE = 1 / 2;
/** And no more than this for each minute there. */
const DRIVEN_PER_STAY = 1.5;
/** Minutes of an afternoon in which even one more of the same kind is better than nothing. */
const MAX_EMPTY = 120;
/** Minutes that what is worth one star counts for when two days are compared. */
const MINUTES_PER_WORTH = 100;
/** More of one kind in a day is not added where nobody asked for it. */
const MAX_OF_A_KIND = 2;

export interface OneMore {
  /** Its index among the stops of the day. */
  readonly at: number;
  /** In minutes of driving. */
  readonly cost: number;
  /** Minutes by which it makes the day too long. */
  readonly excess: number;
}

export class DayArranger {
  readonly #day: DaySetting;

  constructor(day: DaySetting) {
    this.#day = day;
  }

  weigh(stops: readonly TourStop[]): Arrangement {
    return weighDay(this.#day, stops);
  }

  arrange(own: readonly TourStop[], spare: readonly TourStop[]): readonly TourStop[] {
    let day = this.#thin(this.#improve(this.weigh(own)));
    const left = [...spare, ...own.filter((stop) => !stop.chosen && !day.stops.includes(stop))];
    day = this.#addTable(this.#addEvening(day, left), left);
    day = this.#addEvening(this.#improve(this.#fill(day, left)), left);
    return this.#improve(this.#addTable(day, left)).stops;
  }

  /** One more stop where it fits best, in the order that the others have; `out` makes room for it. */
  withOneMore(stops: readonly TourStop[], added: TourStop, out?: TourStop): OneMore {
    const before = this.weigh(stops);
    const rest = stops.filter((stop) => stop !== out);
    const { at, day } = this.#bestWith(rest, added, Number.POSITIVE_INFINITY)!;
    return { at, cost: day.cost - before.cost, excess: Math.max(0, day.excess - before.excess) };
  }

  /** Without the stops that nobody asked for and that keep the day from its limits. */
  #thin(day: Arrangement): Arrangement {
    if (day.excess <= TINY) return day;
    const shorter = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.#improve(this.weigh(day.stops.filter((other) => other !== stop))))
      .filter(({ excess }) => excess < day.excess - TINY);
    const best = shorter.toSorted((a, b) => worthOfDay(b) - worthOfDay(a))[0];
    return best ? this.#thin(best) : day;
  }

  /** The best of those within reach that can be visited after dark; it may take the place of another stop. */
  #addEvening(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    if (day.clock.hasEvening || this.#day.inn) return day;
    const without = day.stops
      .filter(({ chosen }) => !chosen)
      .map((stop) => this.weigh(day.stops.filter((other) => other !== stop)));
    for (const base of [day, ...without]) {
      const evenings = spare.flatMap((stop) => {
        if (day.stops.includes(stop)) return [];
        const next = this.weigh([...base.stops, stop]);
        const added = next.wheel - base.wheel;
        const fits = next.clock.hasEvening && next.excess <= day.excess + TINY && added <= MAX_ADDED.evening;
        return fits ? { next, rate: stop.candidate.worth / (MAX_ADDED.evening + added) } : [];
      });
      const best = evenings.toSorted((a, b) => b.rate - a.rate)[0];
      if (best) return best.next;
    }
    return day;
  }

  /** Meals that are free are rather had at a haunted table. */
  #addTable(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    const choices = spare.flatMap((stop) => {
      if (!isTable(stop.candidate.place) || day.stops.includes(stop)) return [];
      const next = this.insert(day, stop, MAX_ADDED.table);
      const hasMore =
        next &&
        tablesOf(next.clock).length > tablesOf(day.clock).length &&
        next.clock.hasEvening === day.clock.hasEvening;
      return hasMore ? { next, rate: stop.candidate.worth / (MAX_ADDED.table + next.wheel - day.wheel) } : [];
    });
    const best = choices.toSorted((a, b) => b.rate - a.rate)[0];
    return best ? this.#addTable(best.next, spare) : day;
  }

  #fill(day: Arrangement, spare: readonly TourStop[]): Arrangement {
    const empty = emptyMinutes(day.clock);
    const choices = spare.flatMap((stop) => {
      if (day.stops.includes(stop)) return [];
      if (empty < MAX_EMPTY && this.#isOneMoreOfAKind(day, stop)) return [];
      const usual = this.#day.trip.tour.has(stop.candidate) ? MAX_ADDED.ofTour : MAX_ADDED.other;
      const farther = Math.min(empty * DRIVEN_SHARE, stop.candidate.stayMinutes * DRIVEN_PER_STAY);
      const next = this.insert(day, stop, Math.max(usual, farther));
      if (!next || (day.clock.hasEvening && !next.clock.hasEvening)) return [];
      return { next, rate: stop.candidate.worth / Math.max(1, MAX_ADDED.other + next.cost - day.cost) };
    });
    const best = choices.toSorted((a, b) => b.rate - a.rate)[0];
    return best ? this.#fill(best.next, spare) : day;
  }

  #isOneMoreOfAKind({ stops }: Arrangement, { candidate }: TourStop): boolean {
    const { place } = candidate;
    const same = stops.filter((stop) => stop.candidate.place.placeType === place.placeType);
    return same.length >= MAX_OF_A_KIND && !isWished(place, this.#day.trip.question);
  }

  /** At the best position, if the day gets no worse than it is. */
  insert(day: Arrangement, stop: TourStop, maxAdded: number): Arrangement | undefined {
    const best = this.#bestWith(day.stops, stop, maxAdded)?.day;
    return best && best.excess <= day.excess + TINY ? best : undefined;
  }

  #bestWith(stops: readonly TourStop[], added: TourStop, maxAdded: number) {
    let best: { readonly at: number; readonly day: Arrangement } | undefined;
    for (let at = 0; at <= stops.length; at++) {
      if (addedMinutes(this.#day, stops, { at, added }) > maxAdded) continue;
      const day = this.weigh(stops.toSpliced(at, 0, added));
      if (!best || isBetter(day, best.day)) best = { at, day };
    }
    return best;
  }

  /** Moves single stops and exchanges two as long as that helps. */
  #improve(start: Arrangement): Arrangement {
    let best = start;
    for (let isDone = false; !isDone; ) {
      isDone = true;
      for (const order of neighbors(best.stops)) {
        const next = this.weigh(order);
        if (!isBetter(next, best)) continue;
        best = next;
        isDone = false;
        break;
      }
    }
    return best;
  }
}

/** Whether another stop would do it good. */
export const hasFreeHours = ({ clock }: Arrangement): boolean => !clock.hasEvening || emptyMinutes(clock) > MAX_EMPTY;

/** Moves of one or two stops, exchanges, and reversals. */
function* neighbors(stops: readonly TourStop[]): Generator<TourStop[]> {
  for (const [from, stop] of stops.entries()) {
    const rest = stops.toSpliced(from, 1);
    for (let to = 0; to < stops.length; to++) if (to !== from) yield rest.toSpliced(to, 0, stop);
  }
  for (const [i, a] of stops.entries()) {
    for (let j = i + 2; j < stops.length; j++) {
      yield stops.with(i, stops[j]!).with(j, a);
      yield [...stops.slice(0, i), ...stops.slice(i, j + 1).reverse(), ...stops.slice(j + 1)];
    }
  }
  for (let from = 0; from + 1 < stops.length; from++) {
    const rest = stops.toSpliced(from, 2);
    for (let to = 0; to <= rest.length; to++) {
      if (to !== from) yield rest.toSpliced(to, 0, ...stops.slice(from, from + 2));
    }
  }
}

const worthOfDay = ({ stops, cost, excess }: Arrangement): number =>
  stops.reduce((sum, { candidate }) => sum + candidate.worth, 0) * MINUTES_PER_WORTH - cost - 5 * excess;
