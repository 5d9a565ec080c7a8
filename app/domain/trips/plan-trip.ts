/** Plans a road trip: resolves its ends, finds what is on the way, chooses stops, divides them into days. */
import type { Catalog } from "../catalog/catalog.ts";
import { findPlace } from "../catalog/find-place.ts";
import { DomainError } from "../domain-error.ts";
import type { AskGeocoder } from "../geo/find-point.ts";
import type { WaypointContext } from "../geo/find-waypoint.ts";
import type { LatLng } from "../geo/miles-between.ts";
import { isLocated } from "../places/place.ts";
import type { Directions } from "../roads/directions.ts";
import { chooseStops } from "./choose-stops.ts";
import { type DayLimits, type Division, divideDays } from "./divide-days.ts";
import { findCandidates, type TripRoute, wheelMinutes } from "./find-candidates.ts";
import { findInns } from "./find-inns.ts";
import { bestTown, findTripArea, findTripPoint } from "./find-trip-ends.ts";
import { DriveCache, type PlacedNode, placeNodes, type TourStop } from "./tour-nodes.ts";
import type { TripPlan, TripQuestion } from "./trip.ts";
import { type Candidate, candidatesNear, isClosed, makeWorth, toCandidate } from "./trip-candidates.ts";
import { tripDays } from "./trip-days.ts";
import { hoursInWords, inWords, longDayNotes, OPENING_HOURS_NOTE } from "./trip-notes.ts";

export interface TripContext extends Omit<WaypointContext, "roads"> {
  readonly askGeocoder: AskGeocoder;
  readonly roads: () => WaypointContext["roads"];
  readonly directions: Directions;
}

const MAX_CANDIDATES = 150;
/** Few days need fewer to choose from. */
const CANDIDATES_PER_DAY = 20;
const MIN_CANDIDATES = 50;
const MAX_MORE = 12;
/** Weighed for "also on your way" beside a plan whose stops are fixed. */
const MAX_BESIDE = 30;
/** About a quarter of a second. */
const EFFORT = 8_000_000;
/** Where no road leads. */
const NO_ROAD = 1e6;
/** Minutes by which the days of a plan may differ from what was weighed, since nights are spent in towns. */
const DAY_SLACK = 5;
const MAX_DETOUR = 240;
const MAX_DAYS = 14;

/** A text that names no place gives a plan without days, `from` or `to`, and a note that says so. */
export async function planTrip(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  try {
    return await makePlan(context, question);
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
  const { wishes, notes } = readWishes(catalog, question);
  const route = await findRoute(context, question, drives);
  const refusal = refuse(question, route);
  if (refusal) return refusal;

  const count = question.fixed
    ? MAX_BESIDE
    : Math.min(MAX_CANDIDATES, MIN_CANDIDATES + question.days * CANDIDATES_PER_DAY);
  const candidates = await findCandidates(catalog, directions, question, route, count);
  const tour = question.fixed
    ? { stops: wishes, minutes: await minutesBeside(directions, route, wishes, candidates) }
    : await chooseTour(directions, question, route, wishes, candidates);

  const limits = { driving: question.hours * 60, day: question.dayHours * 60 };
  const frame = { ...route, inns: question.inns };
  const place = (stops: readonly TourStop[]) => placeNodes({ ...frame, stops }, drives, gazetteer);
  let plan = await fitIntoDays(tour.stops, place, question.days, limits);
  if (!plan) return noPlan(question, route, "No road that we know of leads from one of these places to the next.");
  if (question.inns && !question.fixed) plan = await addInns(context, question, plan, place, limits);

  const days = tripDays(question, route.from, plan.nodes, plan.division);
  const stops = plan.stops.map(({ candidate }) => candidate);
  const more = furtherPlaces(stops, candidates, route, tour);
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
      ...freeDayNotes(question, days.length),
      ...(stops.length > 0 ? [OPENING_HOURS_NOTE] : []),
    ],
    ...(thin.widerDetour && { widerDetour: thin.widerDetour }),
  };
}

/** The places that the visitor asked for, and why some of them cannot be in the plan. */
function readWishes(catalog: Catalog, question: TripQuestion): { wishes: TourStop[]; notes: string[] } {
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

const placesIn = ({ catalog }: TripContext, question: TripQuestion, states: ReadonlySet<string>): Candidate[] =>
  candidatesNear(catalog, question, ({ state }) => states.has(state));

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

type MinutesBetween = (from: LatLng, to: LatLng) => number;

interface ChosenTour {
  readonly stops: readonly TourStop[];
  readonly minutes: MinutesBetween;
}

async function chooseTour(
  directions: Directions,
  question: TripQuestion,
  { from, to }: TripRoute,
  wishes: readonly TourStop[],
  candidates: readonly Candidate[],
): Promise<ChosenTour> {
  const wished = new Set(wishes.map(({ candidate }) => candidate.place.id));
  const all = [...wishes.map(({ candidate }) => candidate), ...candidates.filter(({ place }) => !wished.has(place.id))];
  const points = [from, ...all.map(({ point }) => point), ...(to === from ? [] : [to])];
  const { rows } = await directions.table(points, points);
  const cell = (a: number, b: number) => (a === b ? 0 : (rows[a]![b]?.minutes ?? NO_ROAD));
  // The end of a round trip is its start.
  const indexes = [...points.keys(), ...(to === from ? [0] : [])];
  const worth = makeWorth(all);
  const { days: chosen } = chooseStops({
    driving: indexes.map((a) => indexes.map((b) => cell(a, b))),
    stays: [0, ...all.map(({ stayMinutes }) => stayMinutes), 0],
    days: question.days,
    limits: { driving: question.hours * 60, day: question.dayHours * 60 },
    worth: (stops) => worth(stops.map((index) => index - 1)),
    required: new Map(wishes.map(({ day }, index) => [index + 1, day])),
    mayBreakLegs: true,
    effort: EFFORT,
  });
  const stops = chosen
    .flat()
    .map((index) => wishes[index - 1] ?? { candidate: all[index - 1]!, chosen: false, day: undefined });
  const indexOf = new Map<LatLng, number>(points.map((point, index) => [point, index]));
  return { stops, minutes: (a, b) => cell(indexOf.get(a)!, indexOf.get(b)!) };
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
  const nodes = await place(stops);
  if (!nodes) return undefined;
  const division = divideDays(nodes, days, limits);
  const worst = division.excess > DAY_SLACK ? worstStop(nodes, division, limits) : undefined;
  if (!worst) return { stops, nodes, division };
  return fitIntoDays(
    stops.filter((stop) => stop !== worst),
    place,
    days,
    limits,
  );
}

/** Of the days that are too long, the stop that is worth least. */
function worstStop(nodes: readonly PlacedNode[], { ends }: Division, limits: DayLimits): TourStop | undefined {
  return ends
    .map((end, day) => nodes.slice(ends[day - 1] ?? 0, end))
    .filter((day) => {
      const driving = day.reduce((sum, node) => sum + node.driving, 0);
      const stays = day.reduce((sum, node) => sum + node.stay, 0);
      return driving > limits.driving || driving + stays > limits.day;
    })
    .flat()
    .flatMap(({ stop }) => (stop && !stop.chosen ? [stop] : []))
    .toSorted((a, b) => a.candidate.worth - b.candidate.worth)[0];
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
      if (!division || division.excess > best.division.excess + DAY_SLACK) continue;
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
    .filter(({ addsMinutes }) => addsMinutes < NO_ROAD / 2)
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
  if (question.fixed || found >= question.days) return { notes: [] };
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
