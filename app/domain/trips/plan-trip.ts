/** Plans a road trip: resolves its ends, finds what is on the way, chooses stops, divides them into days. */
import { scheduler } from "node:timers/promises";
import type { Catalog } from "../catalog/catalog.ts";
import { findPlace } from "../catalog/find-place.ts";
import { DomainError } from "../domain-error.ts";
import type { AskGeocoder } from "../geo/find-point.ts";
import type { WaypointContext } from "../geo/find-waypoint.ts";
import type { LatLng } from "../geo/miles-between.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { isLocated } from "../places/place.ts";
import type { Directions } from "../roads/directions.ts";
import { type ChosenTour, chooseTour, type MinutesBetween, NO_ROAD } from "./choose-tour.ts";
import { type DayLimits, type Division, divideDays } from "./divide-days.ts";
import { findCandidates, type TripRoute, wheelMinutes } from "./find-candidates.ts";
import { findInns } from "./find-inns.ts";
import { bestTown, findTripArea, findTripPoint } from "./find-trip-ends.ts";
import { DriveCache, type PlacedNode, placeNodes, type TourStop } from "./tour-nodes.ts";
import type { TripPlan, TripQuestion } from "./trip.ts";
import { type Candidate, candidatesNear, isClosed, toCandidate } from "./trip-candidates.ts";
import { tripDays } from "./trip-days.ts";
import { hoursInWords, inWords, longDayNotes, nightNotes, OPENING_HOURS_NOTE } from "./trip-notes.ts";

export interface TripContext extends Omit<WaypointContext, "roads"> {
  readonly askGeocoder: AskGeocoder;
  readonly roads: () => WaypointContext["roads"];
  readonly directions: Directions;
}

const MAX_CANDIDATES = 120;
/** Few days need fewer to choose from. */
const CANDIDATES_PER_DAY = 15;
const MIN_CANDIDATES = 40;
const MAX_MORE = 12;
/** Further places add at most this, or the detour that was asked for. */
const MAX_MORE_MINUTES = 90;
/** Weighed for "also on your way" beside a plan whose stops are fixed. */
const MAX_BESIDE = 30;
/** A day may be this much longer than was asked for, since nights are spent in towns. */
const DAY_SLACK = 1.04;
/** Tours that are tried without one of their stops, because a day is too long. */
const MAX_TRIED = 60;
const MAX_DETOUR = 240;
/** Fewer places than this for each day are few. */
const FEW_PER_DAY = 2;
const MAX_DAYS = 14;
/** Plans that wait, with the one that is being made. */
const MAX_WAITING = 30;

/** Each takes up to a second or two of work; side by side they would leave little time for pages. */
const planInTurn = oneAtATime(MAX_WAITING);

/** A text that names no place gives a plan without days, `from` or `to`, and a note that says so. */
export async function planTrip(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  try {
    return await planInTurn(() => makePlan(context, question));
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid") return noPlan(question, undefined, error.message);
    throw error;
  }
}

function noPlan(question: TripQuestion, route: Partial<TripRoute> | undefined, ...notes: string[]): TripPlan {
  const totals = { miles: 0, minutes: 0, stops: 0 };
  return { question, from: route?.from, to: route?.to, days: [], totals, more: [], notes };
}

async function makePlan(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  const { catalog, directions, gazetteer } = context;
  const drives = new DriveCache(directions);
  const route = await findRoute(context, question, drives);
  const refusal = refuse(question, route);
  if (refusal) return refusal;
  const { wishes, notes } = await reachableWishes(directions, route, readWishes(catalog, question));

  const count = question.fixed
    ? MAX_BESIDE
    : Math.min(MAX_CANDIDATES, MIN_CANDIDATES + question.days * CANDIDATES_PER_DAY);
  const candidates = await findCandidates(catalog, directions, question, route, count);
  const tour = question.fixed
    ? { stops: wishes, minutes: await minutesBeside(directions, route, wishes, candidates) }
    : await chooseTour(directions, question, route, wishes, candidates);

  const limits = { driving: question.hours * 60 * DAY_SLACK, day: question.dayHours * 60 * DAY_SLACK };
  const frame = { ...route, inns: question.inns };
  const place = (stops: readonly TourStop[]) => placeNodes({ ...frame, stops }, drives, gazetteer);
  let plan = await fitIntoDays(tour.stops, place, question.days, limits);
  if (!plan) return noPlan(question, route, "No road that we know of leads from one of these places to the next.");
  if (question.inns && !question.fixed) plan = await addInns(context, question, plan, place, limits);

  const days = tripDays(question, route.from, plan.nodes, plan.division);
  const stops = plan.stops.map(({ candidate }) => candidate);
  const more = furtherPlaces(stops, candidates, route, tour).filter(
    ({ addsMinutes }) => addsMinutes <= Math.max(question.detour, MAX_MORE_MINUTES),
  );
  const thin = thinNotes(question, route, stops, more.length);
  return {
    question,
    from: route.from,
    to: route.to,
    days,
    totals: {
      miles: Math.round(days.reduce((sum, { miles }) => sum + miles, 0)),
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      stops: stops.length,
    },
    more: more.slice(0, MAX_MORE),
    notes: [
      ...notes,
      ...longDayNotes(days, question),
      ...thin.notes,
      ...(question.inns ? nightNotes(days) : []),
      ...freeDayNotes(question, days.length),
      ...(stops.length > 0 ? [OPENING_HOURS_NOTE] : []),
    ],
    ...(thin.widerDetour && { widerDetour: thin.widerDetour }),
  };
}

interface Wishes {
  readonly wishes: readonly TourStop[];
  /** Why some of them cannot be in the plan. */
  readonly notes: readonly string[];
}

/** The places that the visitor asked for. */
function readWishes(catalog: Catalog, question: TripQuestion): Wishes {
  const wishes = new Map<string, TourStop>();
  const notes: string[] = [];
  for (const { slug, day } of question.with) {
    const place = findPlace(catalog, slug)?.place;
    if (!place) notes.push(`We do not know a place called "${slug}".`);
    else if (place.access === "private")
      notes.push(`${place.houseName} is private and not to be visited: it is left out.`);
    else if (place.access === "gone") notes.push(`${place.houseName} is no longer there: it is left out.`);
    else if (!isLocated(place)) notes.push(`We do not know where ${place.houseName} is: it is left out.`);
    else {
      if (isClosed(place, question)) notes.push(`${place.houseName} is closed at that time of the year.`);
      const candidate = toCandidate(place, question);
      wishes.set(place.id, { candidate, chosen: true, day: day === undefined ? undefined : day - 1 });
    }
  }
  return { wishes: [...wishes.values()], notes };
}

async function reachableWishes(
  directions: Directions,
  { from }: TripRoute,
  { wishes, notes }: Wishes,
): Promise<Wishes> {
  if (wishes.length === 0) return { wishes, notes };
  const points = wishes.map(({ candidate }) => candidate.point);
  const { rows } = await directions.table([from], points);
  const isReachable = (_: TourStop, index: number) => rows[0]![index] !== undefined;
  const lost = wishes.filter((wish, index) => !isReachable(wish, index));
  return {
    wishes: wishes.filter(isReachable),
    notes: [
      ...notes,
      ...lost.map(({ candidate }) => `No road that we know of leads to ${candidate.place.houseName}: it is left out.`),
    ],
  };
}

async function findRoute(
  context: TripContext,
  question: TripQuestion,
  drives: DriveCache,
): Promise<TripRoute & { isRoad: boolean }> {
  const area = findTripArea(context, question);
  const point = (text: string) => findTripPoint({ ...context, roads: context.roads() }, context.askGeocoder, text);
  const from = question.from
    ? await point(question.from)
    : area && bestTown(context, placesIn(context, question, area.states));
  if (!from) throw new DomainError("invalid", `There is nothing to tour in ${area?.label ?? "it"} yet.`);
  const to = question.to ? await point(question.to) : from;
  const isRound = to === from || (to.lat === from.lat && to.lng === from.lng);
  const direct = isRound ? undefined : await drives.find(from, to);
  return { from, to, direct, area, isRoad: isRound || direct !== undefined };
}

/** As many as are compared to find the best town of an area. */
const MAX_COMPARED = 400;

const placesIn = ({ catalog }: TripContext, question: TripQuestion, states: ReadonlySet<string>): Candidate[] =>
  candidatesNear(catalog, question, ({ state }) => states.has(state))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MAX_COMPARED);

/** Where nothing can be planned. */
function refuse(question: TripQuestion, { isRoad, ...route }: TripRoute & { isRoad: boolean }): TripPlan | undefined {
  const { from, to, direct } = route;
  if (!isRoad) return noPlan(question, route, `No road that we know of leads from ${from.name} to ${to.name}.`);
  if (!direct || question.fixed || direct.minutes <= wheelMinutes(question)) return undefined;
  const daysNeeded = Math.ceil(direct.minutes / (question.hours * 60));
  const length = `${from.name} to ${to.name} is about ${hoursInWords(direct.minutes)} at the wheel.`;
  const each = `At ${hoursInWords(question.hours * 60)} a day that takes ${inWords(daysNeeded)} days`;
  if (daysNeeded > MAX_DAYS) return noPlan(question, route, length, `${each}, more than we plan.`);
  return { ...noPlan(question, route, length, `${each}.`), daysNeeded };
}

/** How far other places are from the stops of a plan that is fixed; roads are as long in both directions. */
async function minutesBeside(
  directions: Directions,
  { from, to }: TripRoute,
  stops: readonly TourStop[],
  candidates: readonly Candidate[],
): Promise<MinutesBetween> {
  const along = [from, ...stops.map(({ candidate }) => candidate.point), to];
  const beside = candidates.map(({ point }) => point);
  const { rows } = await directions.table([...beside, ...along], along);
  const row = new Map<LatLng, number>([...beside, ...along].map((point, index) => [point, index]));
  const column = new Map<LatLng, number>(along.map((point, index) => [point, index]));
  return (a, b) => {
    const [one, other] = column.has(b) ? [a, b] : [b, a];
    return one === other ? 0 : (rows[row.get(one)!]![column.get(other)!]?.minutes ?? NO_ROAD);
  };
}

interface DividedTour {
  readonly stops: readonly TourStop[];
  readonly nodes: readonly PlacedNode[];
  readonly division: Division;
}

type PlaceNodes = (stops: readonly TourStop[]) => Promise<PlacedNode[] | undefined>;

/** Leaves out stops that nobody asked for while a day with them is too long. */
async function fitIntoDays(
  stops: readonly TourStop[],
  place: PlaceNodes,
  days: number,
  limits: DayLimits,
): Promise<DividedTour | undefined> {
  const divide = async (chosen: readonly TourStop[]): Promise<DividedTour | undefined> => {
    const nodes = await place(chosen);
    await scheduler.yield();
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
    return driving > limits.driving || driving + stays > limits.day;
  });
  return days
    .filter((_, day) => isLong[day] || isLong[day - 1] || isLong[day + 1])
    .flat()
    .flatMap(({ stop }) => (stop && !stop.chosen ? [stop] : []));
}

/** For each night that is not spent in an inn, one near where the day ends, if the days stay within their hours. */
async function addInns(
  context: TripContext,
  question: TripQuestion,
  plan: DividedTour,
  place: PlaceNodes,
  limits: DayLimits,
): Promise<DividedTour> {
  let best = plan;
  for (let night = 0; night < question.days - 1; night++) {
    const { ends } = best.division;
    const last = best.nodes[ends[night]! - 1];
    if (!last || ends[night] === best.nodes.length || last.night === "inn") continue;
    const today = best.nodes.slice(ends[night - 1] ?? 0, ends[night]).flatMap(({ stop }) => stop ?? []);
    const earlier = best.nodes.slice(0, ends[night]).flatMap(({ stop }) => stop ?? []);
    for (const inn of findInns(context.catalog, question, last.point, best.stops, today)) {
      const rest = best.stops.filter((stop) => stop.candidate.place.id !== inn.place.id);
      const known = best.stops.find((stop) => stop.candidate.place.id === inn.place.id);
      const before = earlier.filter((stop) => stop !== known).length;
      const stops = rest.toSpliced(before, 0, known ?? { candidate: inn, chosen: false, day: undefined });
      const nodes = await place(stops);
      const division = nodes && divideDays(nodes, question.days, limits);
      if (!division || division.excess > best.division.excess) continue;
      const isSleptIn = division.ends.some((end) => nodes[end - 1]?.stop?.candidate.place.id === inn.place.id);
      if (!isSleptIn) continue;
      best = { stops, nodes, division };
      break;
    }
  }
  return best;
}

/** By what they are worth for the minutes that they add. */
function furtherPlaces(
  stops: readonly Candidate[],
  candidates: readonly Candidate[],
  { from, to }: TripRoute,
  { stops: weighed, minutes }: ChosenTour,
): TripPlan["more"][number][] {
  const inPlan = new Set(stops.map(({ place }) => place.id));
  const along = weighed.map(({ candidate }) => candidate).filter(({ place }) => inPlan.has(place.id));
  const points = [from, ...along.map(({ point }) => point), to];
  return candidates
    .filter(({ place }) => !inPlan.has(place.id))
    .map((candidate) => {
      const detours = points.slice(1).map((point, i) => {
        const before = points[i]!;
        return minutes(before, candidate.point) + minutes(candidate.point, point) - minutes(before, point);
      });
      const adds = Math.max(0, Math.min(...detours));
      return { place: candidate.place, addsMinutes: Math.round(adds), rate: candidate.worth / (adds + 15) };
    })
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ place, addsMinutes }) => ({ place, addsMinutes }));
}

function thinNotes(
  question: TripQuestion,
  { direct, area, from }: TripRoute,
  stops: readonly Candidate[],
  further: number,
): { notes: string[]; widerDetour?: number } {
  const found = stops.length + further;
  if (question.fixed || found >= question.days * FEW_PER_DAY) return { notes: [] };
  const what = question.enter ? "places that can be entered" : "places";
  const where = area
    ? `in ${area.label}`
    : direct
      ? `within ${question.detour} minutes of the way`
      : `within reach of ${from.name}`;
  const notes = [found === 0 ? `We know no ${what} ${where}.` : `We know only ${inWords(found)} ${what} ${where}.`];
  const widerDetour =
    direct && question.detour < MAX_DETOUR ? Math.min(MAX_DETOUR, Math.max(30, question.detour * 2)) : undefined;
  if (widerDetour) notes.push(`With a detour of up to ${widerDetour} minutes there may be more.`);
  return widerDetour ? { notes, widerDetour } : { notes };
}

function freeDayNotes({ days }: TripQuestion, used: number): string[] {
  if (used >= days) return [];
  const [rest, verb] = days - used === 1 ? ["One day", "is"] : [`${inWords(days - used)} days`, "are"];
  return [`${rest.charAt(0).toUpperCase()}${rest.slice(1)} ${verb} left free.`];
}
