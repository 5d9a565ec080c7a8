/**
 * The way from town to town: each is visited once, in one stay that may hold an evening, a night and a morning. Labels: the few
 * best ways to be done with a town at an hour of a day, found hour by hour.
 */
import { milesBetween } from "../../geo/miles-between.ts";
import { mealsBefore } from "../days/day-clock.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import type { TripPoint, TripQuestion } from "../trip.ts";
import { MAX_TOWNS, type Reach } from "./find-towns.ts";
import {
  EarlierLabels,
  insertLabel,
  isBetter,
  type Label,
  type Night,
  rivalsOf,
  SeenWorth,
  type Slots,
} from "./labels.ts";
import { type Arrival, menuOf, type Stay, type StayDay, type StayWishes } from "./stay.ts";
import * as costs from "./tour-costs.ts";
import type { Town } from "./town.ts";

export interface TourSetting {
  readonly question: TripQuestion;
  readonly reach: Reach;
  readonly days: readonly TourDay[];
  readonly wishes: StayWishes;
  readonly isLoop: boolean;
  readonly directMinutes: number;
  /** By day, where the visitor named its town. */
  readonly nights: ReadonlyMap<number, TripPoint>;
  /** Times the hours that were asked for. */
  readonly slack: number;
}

export interface TourDay extends StayDay {
  /** Whether its stays are those of the first day, but for the end of the trip. */
  readonly isLikeFirst: boolean;
}

/** What a tour consists of: stays and nights, in order. */
export interface TourPart {
  readonly day: number;
  readonly town: Town;
  readonly visits: readonly Candidate[];
  readonly night?: Night | undefined;
}

export interface Tour {
  readonly parts: readonly TourPart[];
  /** How many of the places that the visitor asked for are in it. */
  readonly asked: number;
}

const SLOT = 15;
const MAX_STOPS = 8;
/** Towns that are tried next on a round trip, the nearest ones. */
const NEIGHBORS = 14;
const LATEST_ARRIVAL = 20 * 60;
/** Nobody looks for a bed in a town without sights before, unless a long drive is behind; and after an evening one does not go far. */
const BED_FROM = 14.5 * 60;
const MAX_TO_BED = 75;
/** Straight miles within which a bed is in the town that the visitor named, and an inn near enough. */
const NAMED_TOWN_MILES = 8;
const NAMED_INN_MILES = 15;
/** Between two towns that are parts of one. */
const BESIDE_MILES = 8;

export function chooseTour(setting: TourSetting): Tour {
  return new TourSearch(setting).run();
}

class TourSearch {
  readonly #setting: TourSetting;
  readonly #last: number;
  readonly #wheelMost: number;
  readonly #spentMost: number;
  readonly #slots: Slots[];
  /** By town and one before them for the start: nearest first. */
  readonly #neighbors: (readonly { readonly to: number; readonly minutes: number }[])[];
  /** By town, the others that stand right beside it. */
  readonly #beside: readonly number[];
  readonly #menus = new Map<number | string, readonly Stay[]>();
  /** A trip may end early, but not before the last night that was named. */
  readonly #firstEnd: number;
  #best: { readonly label: Label; readonly asked: number; readonly score: number } | undefined;

  constructor(setting: TourSetting) {
    const { question, slack, nights } = setting;
    this.#setting = setting;
    this.#last = question.days - 1;
    this.#wheelMost = question.hours * 60 * slack;
    this.#spentMost = question.dayHours * 60 * slack;
    this.#slots = setting.days.map(() => []);
    this.#neighbors = this.#findNeighbors();
    const { towns } = setting.reach;
    this.#beside = towns.map((town) =>
      towns.reduce((set, other, index) => {
        const isBeside = town !== other && milesBetween(town.point, other.point) <= BESIDE_MILES;
        return isBeside && town.places.length * other.places.length > 0 ? set | bitOf(index) : set;
      }, 0),
    );
    this.#firstEnd = 1 + Math.max(-1, ...nights.keys());
  }

  run(): Tour {
    const { days, reach } = this.#setting;
    this.#goOn(this.#start());
    for (const [day, slots] of this.#slots.entries()) {
      const end = (days[day]!.frame.latest + 6 * 60) / SLOT;
      const earlier = new EarlierLabels();
      for (let slot = 0; slot <= end; slot++) {
        for (const labels of slots[slot] ?? []) {
          for (const label of labels ?? []) if (earlier.add(label)) this.#goOn(label);
        }
        slots[slot] = [];
      }
    }
    return tourOf(this.#best?.label, reach.towns);
  }

  #start(): Label {
    const { days, question, reach } = this.#setting;
    const { starts } = days[0]!.frame;
    const regions = question.days < costs.DAYS_OF_REGIONS ? 0 : 1 + Math.max(0, ...reach.regions);
    return {
      ...NOTHING_TODAY,
      at: -1,
      day: 0,
      time: starts,
      meals: mealsBefore(starts),
      seen: 0,
      worth: new SeenWorth(regions),
      asked: 0,
      score: 0,
      night: undefined,
      before: undefined,
    };
  }

  #findNeighbors() {
    const { reach, isLoop, nights, wishes } = this.#setting;
    const isBound = reach.towns.map(
      ({ places, point }) =>
        places.some(wishes.isAsked) ||
        [...nights.values()].some((town) => milesBetween(town, point) <= NAMED_INN_MILES),
    );
    return [reach.out, ...reach.between].map((row, index) => {
      const sorted = row
        .map((minutes, to) => ({ to, minutes }))
        .filter(({ to, minutes }) => to !== index - 1 && minutes <= this.#wheelMost)
        .sort((a, b) => a.minutes - b.minutes);
      if (!isLoop || index === 0) return sorted;
      let near = 0;
      return sorted.filter(({ to }) => isBound[to] || reach.towns[to]!.places.length === 0 || ++near <= NEIGHBORS);
    });
  }

  /** All that may come after a label. */
  #goOn(label: Label): void {
    const { reach, days } = this.#setting;
    const { at, day } = label;
    // A visit that would wait for the evening if the day ended: the stay that waits is a label of its own.
    const mayEnd = !label.waits;
    label.worth ??= label.before!.worth!.with(label.gains, reach.regions[at]!);
    const hasNight = mayEnd && day < this.#last;
    if (mayEnd && day >= this.#firstEnd) this.#finish(label);
    if (label.isMorning && at >= 0 && reach.towns[at]!.places.length > 0) this.#stay(label, at, 0);
    if (hasNight && at >= 0) this.#sleep(label, at, 0);
    for (const { to, minutes } of this.#neighbors[at + 1]!) {
      const arrive = label.time + minutes;
      if (label.wheel + minutes > this.#wheelMost || arrive > days[day]!.frame.latest + 60) break;
      if ((label.seen & bitOf(to)) !== 0 || !this.#leadsHome(label, to, minutes)) continue;
      if (hasNight) this.#sleep(label, to, minutes);
      if (label.isEvening || arrive > LATEST_ARRIVAL || reach.towns[to]!.places.length === 0) continue;
      this.#stay(label, to, minutes);
    }
  }

  /** All ways to spend some of the day in a town. */
  #stay(from: Label, town: number, driven: number): void {
    const { reach } = this.#setting;
    const { day } = from;
    const wheel = from.wheel + driven;
    const region = reach.regions[town]!;
    const ahead = reach.ahead[town]!;
    const seen = from.seen | bitOf(town);
    const arrival = {
      at: Math.ceil((from.time + driven + ahead) / SLOT) * SLOT,
      meals: from.meals,
      used: usedIn(from, town),
      isMorning: from.isMorning && driven < 60,
      room: MAX_STOPS,
    };
    const room = MAX_STOPS - from.stops;
    const driveCost =
      costs.ofWheel(this.#setting, from.wheel, wheel) +
      costs.ofTurningBack(this.#progress(from.at) - this.#progress(town)) +
      (from.at === town ? 0 : costs.ANOTHER_TOWN) +
      (this.#comesBack(from, town) ? costs.COMING_BACK : 0);
    for (const isEvening of [false, true]) {
      for (const stay of thin(this.#menuOf(town, day, { ...arrival, isEvening }), room)) {
        const spent = from.spent + driven + stay.stayMinutes + stay.wayMinutes;
        if (spent > this.#spentMost) continue;
        const asked = from.asked + stay.asked;
        const score = from.score + from.worth!.gainOf(stay.gains, region) - stay.cost - driveCost;
        const time = stay.ends - ahead;
        const rank = { at: town, isEvening, asked, score };
        const rivals = rivalsOf(this.#slots[day]!, Math.ceil(time / SLOT), rank);
        if (!rivals) continue;
        insertLabel(rivals, {
          ...rank,
          day,
          time,
          isMorning: false,
          seen,
          hasEvening: stay.hasEvening,
          waits: stay.waits,
          meals: stay.meals,
          wheel,
          spent,
          stops: from.stops + stay.visits.length,
          gains: stay.gains,
          worth: undefined,
          visits: stay.visits,
          night: undefined,
          before: from,
        });
      }
    }
  }

  #menuOf(town: number, day: number, arrival: Omit<Arrival, "day" | "lastLeg">): readonly Stay[] {
    const { reach, days, wishes } = this.#setting;
    const isLast = day === this.#last;
    const like = days[day]!.isLikeFirst && !isLast ? 0 : day;
    const flags = arrival.meals + 3 * (+arrival.isEvening + 2 * +arrival.isMorning);
    const number = ((town * 16 + like) * 200 + arrival.at / SLOT) * 12 + flags;
    const key = arrival.used.length === 0 ? number : `${number} ${arrival.used.map(({ place }) => place.id).join()}`;
    const known = this.#menus.get(key);
    if (known) return known;
    const lastLeg = isLast ? reach.home[town]! : 0;
    const [, ...stays] = menuOf(reach.towns[town]!, { ...arrival, day: days[day]!, lastLeg }, wishes);
    this.#menus.set(key, stays);
    return stays;
  }

  #sleep(from: Label, town: number, driven: number): void {
    const { reach, days, question, nights, isLoop } = this.#setting;
    const { places, rooms } = reach.towns[town]!;
    const wheel = from.wheel + driven;
    const arrive = from.time + driven + reach.ahead[town]!;
    if ((from.isEvening && driven > MAX_TO_BED) || from.spent + driven > this.#spentMost) return;
    const isTired = wheel >= this.#wheelMost * costs.LONG_DRIVE || nights.has(from.day) || from.hasEvening;
    if (places.length === 0 && arrive < BED_FROM && !isTired) return;
    const inn = this.#innFor(from, town);
    if (!this.#hasBed(from.day, town, inn)) return;
    const next = from.day + 1;
    const isNearHome = isLoop && reach.out[town]! < costs.NIGHT_AT_HOME.minutes;
    const score =
      from.score +
      (inn ? costs.INN_NIGHT + inn.worth / 2 : costs.ROOMS * rooms) -
      costs.ofWheel(this.#setting, from.wheel, wheel) -
      costs.ofTurningBack(this.#progress(from.at) - this.#progress(town)) -
      costs.ofEvening(from, arrive) -
      this.#excursions(from, (other) => reach.between[other]![town]!) -
      (isNearHome ? costs.NIGHT_AT_HOME.stars * question.days : 0);
    const seen = places.length > 0 ? from.seen | bitOf(town) : from.seen;
    const { starts } = days[next]!.frame;
    const time = starts - reach.ahead[town]!;
    const rank = { at: town, isEvening: false, asked: from.asked, score };
    const rivals = rivalsOf(this.#slots[next]!, Math.ceil(time / SLOT), rank);
    if (!rivals) return;
    const meals = mealsBefore(starts);
    insertLabel(rivals, { ...NOTHING_TODAY, ...rank, day: next, time, seen, meals, night: { inn }, before: from });
  }

  /** The best inn of a town in which no night was spent. */
  #innFor(from: Label, town: number): Candidate | undefined {
    const { inns } = this.#setting.reach.towns[town]!;
    if (inns.length === 0) return undefined;
    const used = usedIn(from, town);
    return inns.find((one) => (!used.includes(one) || from.visits.includes(one)) && !hasSleptIn(from, one));
  }

  #hasBed(day: number, town: number, inn: Candidate | undefined): boolean {
    const { bed, point } = this.#setting.reach.towns[town]!;
    const named = this.#setting.nights.get(day);
    if (!named) return bed !== undefined || inn !== undefined;
    if (inn && milesBetween(point, named) <= NAMED_INN_MILES) return true;
    return bed !== undefined && milesBetween(bed, named) <= NAMED_TOWN_MILES;
  }

  #finish(label: Label): void {
    const { reach, directMinutes, days } = this.#setting;
    const { at, day, asked } = label;
    const minutes = at < 0 ? directMinutes : reach.home[at]!;
    const ends = label.time + minutes + reach.aheadAtEnd;
    const wheel = label.wheel + minutes;
    if (wheel > this.#wheelMost || label.spent + minutes > this.#spentMost || ends > days[day]!.frame.latest) return;
    const score =
      label.score -
      costs.ofWheel(this.#setting, label.wheel, wheel) -
      costs.ofEvening(label, ends) -
      (this.#last - day) * costs.EMPTY_DAY -
      this.#excursions(label, (other) => reach.home[other]!);
    if (!this.#best || isBetter({ asked, score }, this.#best)) this.#best = { label, asked, score };
  }

  /** Whether the town lies beside one that was left for others. */
  #comesBack({ at, seen }: Label, town: number): boolean {
    const beside = this.#beside[town]!;
    return at >= 0 && at !== town && (beside & bitOf(at)) === 0 && (beside & seen) !== 0;
  }

  /** Minutes from the start of a way from town to town; on a round trip there is none. */
  #progress(town: number): number {
    const { reach, isLoop, directMinutes } = this.#setting;
    if (isLoop) return 0;
    return town < 0 ? 0 : (reach.out[town]! - reach.home[town]! + directMinutes) / 2;
  }

  /** For towns of the day that are far from where it begins and from where it ends: those want a night there. */
  #excursions(label: Label, toBed: (town: number) => number): number {
    const { reach, isLoop } = this.#setting;
    if (!isLoop) return 0;
    let first = label;
    while (first.before && !first.isMorning) first = first.before;
    const fromBed = (town: number) => (first.at < 0 ? reach.out[town]! : reach.between[first.at]![town]!);
    let far = 0;
    for (let one = label; one !== first; one = one.before!) {
      far = Math.max(far, Math.min(fromBed(one.at), toBed(one.at)));
    }
    return costs.ofExcursion(far);
  }

  /** Whether the wheel hours that are left are enough to get to the end. */
  #leadsHome(label: Label, town: number, minutes: number): boolean {
    const left = (this.#last - label.day + 1) * this.#wheelMost - label.wheel - minutes;
    return this.#setting.reach.home[town]! <= left;
  }
}

const NOTHING_TODAY = {
  isEvening: false,
  hasEvening: false,
  waits: false,
  wheel: 0,
  spent: 0,
  stops: 0,
  isMorning: true,
  visits: [],
  gains: [],
  worth: undefined,
} as const;

const NOTHING: readonly Candidate[] = [];

/** Of the towns that have places, which come first. */
const bitOf = (town: number): number => (town < MAX_TOWNS ? 1 << town : 0);

/** What was visited in a town that one has not left since, and where one slept there. */
function usedIn(label: Label, town: number): readonly Candidate[] {
  if (label.at !== town) return NOTHING;
  const inn = label.night?.inn;
  return [...label.visits, ...(inn ? [inn] : []), ...(label.before ? usedIn(label.before, town) : [])];
}

function hasSleptIn(label: Label | undefined, inn: Candidate): boolean {
  for (let one = label; one; one = one.before) if (one.night?.inn === inn) return true;
  return false;
}

/** A short stay, longer ones, all that the day has room for. */
function thin(stays: readonly Stay[], room: number): readonly Stay[] {
  const count = Math.min(stays.length, room);
  return count <= 5
    ? stays.slice(0, count)
    : [0, 1, 3, Math.min(5, count - 2), count - 1].map((index) => stays[index]!);
}

function tourOf(last: Label | undefined, towns: readonly Town[]): Tour {
  const parts: TourPart[] = [];
  for (let label = last; label; label = label.before) {
    if (label.at < 0) continue;
    const day = label.night ? label.day - 1 : label.day;
    parts.unshift({ day, town: towns[label.at]!, visits: label.visits, night: label.night });
  }
  return { parts, asked: last?.asked ?? 0 };
}
