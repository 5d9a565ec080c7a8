/** What a visitor gets from a town in one stay: a menu of ways to spend the hours from an arrival on. */

import type { LatLng } from "../../geo/miles-between.ts";
import type { Window } from "../../places/hours/sun-times.ts";
import { type DayFrame, heldUntil, MAX_FIRST_WAIT, MAX_WAIT, MEAL_MINUTES, RunningDay } from "../days/day-clock.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { type KindWorth, numberOf } from "./labels.ts";
import type { Town } from "./town.ts";

/** What the clock has to know of a place on one day, and how good it is after dark, from 0 to 1. */
export interface VisitFacts {
  readonly windows: readonly Window[];
  readonly isTable: boolean;
  readonly evening: number;
}

/** One day of the trip. */
export interface StayDay {
  readonly frame: DayFrame;
  readonly factsOf: (one: Candidate) => VisitFacts;
  /** Whether the place may be visited on this day. */
  readonly isFor: (one: Candidate) => boolean;
}

export interface Arrival {
  readonly day: StayDay;
  /** Minutes after midnight by the clocks there. */
  readonly at: number;
  /** Meals that are over. */
  readonly meals: number;
  /** Whether the day begins here. */
  readonly isMorning: boolean;
  /** How many more stops the day may have. */
  readonly room: number;
  /** Visited here on the days before, or where the night is spent. */
  readonly used: readonly Candidate[];
  /** Whether the day ends after the stay, so that its last visit may wait for the evening; and the minutes from there on. */
  readonly isEvening: boolean;
  readonly lastLeg: number;
}

/** What the visitor asks of the stays. */
export interface StayWishes {
  readonly isAsked: (one: Candidate) => boolean;
  /** Whether it is of a kind that the visitor named: those do not tire. */
  readonly isWished: (one: Candidate) => boolean;
  /** Of a walk: minutes on foot; and stars that an hour on the way costs. */
  readonly maxWays: number;
  readonly wayHour: number;
}

export interface Stay {
  readonly visits: readonly Candidate[];
  readonly ends: number;
  readonly meals: number;
  /** Minutes of visits and of the ways between them. */
  readonly stayMinutes: number;
  readonly wayMinutes: number;
  readonly gains: KindWorth;
  /** Places that the visitor asked for. */
  readonly asked: number;
  /** In stars: idle minutes, ways, lobbies in a row. */
  readonly cost: number;
  readonly hasEvening: boolean;
  /** Whether its last visit would wait for the evening if the day ended here. */
  readonly waits: boolean;
}

/** What the second, third and fourth of a kind in one town are worth of the first; by car no more than one lobby is a sight. */
const ANOTHER = [1, 0.6, 0.3, 0.12, 0.05];
const ANOTHER_LOBBY = [1, 0.25, 0.05];
/** Stars that an hour of waiting costs. */
const IDLE_HOUR = 0.8;
/** Of a third lobby in a row, and of a place that was asked for and is closed then. */
const THIRD_LOBBY = 1.5;
const CLOSED = 4;
/** A visit that begins then is one of the evening. */
const EVENING_FROM = 18 * 60;
const MIN_GAIN = 0.12;
/** Minutes beside those of a visit, so that short ones do not win by being short. */
const BASE_MINUTES = 25;
const ASKED_WORTH = 50;

export const worthOfStay = (stay: Stay): number => {
  let value = stay.asked * ASKED_WORTH - stay.cost;
  for (const { worth } of stay.gains) value += worth;
  return value;
};

/** The best of those that are left; lesser ones come later. */
const MAX_TRIED = 10;

function* firstOf<One>(all: Iterable<One>, count: number): Iterable<One> {
  let left = count;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

/** Prefixes of one greedy choice: each adds what brings most for its time. The first one has no visits. */
export function menuOf(town: Town, arrival: Arrival, wishes: StayWishes): Stay[] {
  const left = new Set(town.places.filter((one) => arrival.day.isFor(one) && !arrival.used.includes(one)));
  const clock = new StayClock(town, arrival, wishes);
  let best = clock.stay([clock.start], []);
  if (!best) return [];
  const stays = [best];
  while (best.visits.length < arrival.room) {
    const { visits, ends } = best;
    const before = worthOfStay(best);
    const passed = clock.pass(visits);
    let next: { stay: Stay; one: Candidate; rate: number } | undefined;
    for (const one of firstOf(left, MAX_TRIED)) {
      for (let at = 0; at <= visits.length; at++) {
        const stay = clock.stay(passed.slice(0, at + 1), visits.toSpliced(at, 0, one));
        if (!stay) continue;
        const gain = worthOfStay(stay) - before;
        const rate = gain / (Math.max(0, stay.ends - ends) + BASE_MINUTES);
        if (gain > MIN_GAIN && (!next || rate > next.rate)) next = { stay, one, rate };
      }
    }
    if (!next) break;
    left.delete(next.one);
    best = next.stay;
    stays.push(best);
  }
  return stays;
}

/** Where one is after some of the visits. */
interface Passed {
  readonly point: LatLng;
  readonly now: number;
  readonly meals: number;
  readonly idle: number;
  readonly ways: number;
  readonly stayMinutes: number;
  readonly asked: number;
  readonly closed: number;
  /** Lobbies in a row, and how often a third one was. */
  readonly lobbies: number;
  readonly thirdLobbies: number;
  readonly evening: Candidate | undefined;
  readonly waits: boolean;
}

/** Runs the clock of the day through a stay. */
class StayClock {
  readonly start: Passed;
  readonly #town: Town;
  readonly #arrival: Arrival;
  readonly #wishes: StayWishes;
  readonly #frame: DayFrame;

  constructor(town: Town, arrival: Arrival, wishes: StayWishes) {
    this.#town = town;
    this.#arrival = arrival;
    this.#wishes = wishes;
    this.#frame = { ...arrival.day.frame, lastLeg: arrival.lastLeg };
    const { at: now, meals } = arrival;
    this.start = { ...NOTHING, point: town.point, now, meals };
  }

  /** After none of the visits, the first, the first two... */
  pass(visits: readonly Candidate[]): Passed[] {
    const passed = [this.start];
    for (const [i, one] of visits.entries()) passed.push(this.#visit(passed[i]!, one, i === 0, false)!);
    return passed;
  }

  /** `passed` are the visits that were passed before. Undefined if one would be closed or the day too long. */
  stay(passed: readonly Passed[], visits: readonly Candidate[]): Stay | undefined {
    let state: Passed | undefined = passed.at(-1)!;
    for (let i = passed.length - 1; i < visits.length && state; i++) {
      state = this.#visit(state, visits[i]!, i === 0, i === visits.length - 1);
    }
    if (!state) return undefined;
    const { ways, asked, idle, closed, thirdLobbies, evening, now } = state;
    if (asked === 0 && (now > this.#frame.latest || ways > this.#wishes.maxWays)) return undefined;
    const ofEvening = evening && { one: evening, worth: this.#arrival.day.factsOf(evening).evening };
    return {
      visits,
      ends: now,
      meals: state.meals,
      stayMinutes: state.stayMinutes,
      wayMinutes: ways,
      gains: gainsOf(visits, ofEvening, this.#wishes),
      asked,
      cost: (idle * IDLE_HOUR + ways * this.#wishes.wayHour) / 60 + thirdLobbies * THIRD_LOBBY + closed * CLOSED,
      hasEvening: evening !== undefined,
      waits: state.waits,
    };
  }

  /** Undefined if it would be outside its hours, or at a table without a meal. */
  #visit(before: Passed, one: Candidate, isFirst: boolean, isLast: boolean): Passed | undefined {
    const { day, isEvening, isMorning } = this.#arrival;
    const { windows, isTable } = day.factsOf(one);
    const way = this.#town.minutes(before.point, one.point);
    const clock = new RunningDay(before.now, before.meals);
    const visit = { driving: way, stay: one.stayMinutes, windows, isTable };
    const held = isLast ? heldUntil(visit, before.now + way, this.#frame) : undefined;
    let isMeal = false;
    clock.visit(visit, {
      maxWait: isMorning && isFirst ? MAX_FIRST_WAIT : MAX_WAIT,
      evening: isEvening ? held : undefined,
      onMeal: (_, __, isHere) => {
        isMeal ||= isHere;
      },
    });
    const isAsked = this.#wishes.isAsked(one);
    if (!isAsked && (clock.isOutside || (isTable && !isMeal))) return undefined;
    const isHeld = isEvening && held !== undefined;
    const lobbies = isLobby(one) ? before.lobbies + 1 : 0;
    return {
      point: one.point,
      now: clock.now,
      meals: clock.mealsHad,
      // The hour before an evening is for strolling; more is a hole.
      idle: before.idle + (isHeld ? Math.max(0, clock.idle - MEAL_MINUTES) : clock.idle),
      ways: before.ways + way,
      stayMinutes: before.stayMinutes + clock.stay,
      asked: before.asked + +isAsked,
      closed: before.closed + +clock.isOutside,
      lobbies,
      thirdLobbies: before.thirdLobbies + +(lobbies > 2),
      evening: isLast && clock.begins >= EVENING_FROM && !clock.isOutside ? one : undefined,
      waits: isLast && !isEvening && held !== undefined && held > clock.begins,
    };
  }
}

const NOTHING = {
  idle: 0,
  ways: 0,
  stayMinutes: 0,
  asked: 0,
  closed: 0,
  lobbies: 0,
  thirdLobbies: 0,
  evening: undefined,
  waits: false,
} as const;

/** A hotel that one only passes is none. */
const isLobby = ({ place }: Candidate): boolean => place.placeType === "hotel" && place.access !== "exterior";

function gainsOf(
  visits: readonly Candidate[],
  evening: { readonly one: Candidate; readonly worth: number } | undefined,
  { isWished, maxWays }: StayWishes,
): KindWorth {
  const gains: { kind: number; worth: number }[] = [];
  for (const [i, one] of visits.entries()) {
    const kind = numberOf(one.place.placeType);
    let before = 0;
    for (const [j, other] of visits.entries()) {
      if (other.place.placeType !== one.place.placeType || isLobby(other) !== isLobby(one) || i === j) continue;
      if (other.worth > one.worth || (other.worth === one.worth && j < i)) before += 1;
    }
    const factors = isLobby(one) && maxWays === Number.POSITIVE_INFINITY ? ANOTHER_LOBBY : ANOTHER;
    const factor = isWished(one) ? 1 : factors[Math.min(before, factors.length - 1)]!;
    const worth = one.worth * factor + (one === evening?.one ? evening.worth : 0);
    const gain = gains.find((other) => other.kind === kind);
    if (gain) gain.worth += worth;
    else gains.push({ kind, worth });
  }
  return gains;
}
