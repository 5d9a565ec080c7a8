/** Plans a road trip: resolves its ends, finds what is on the way, chooses stops, divides them into days. */
import { DomainError } from "../domain-error.ts";
import { collectNotes } from "../roads/directions.ts";
import { arrangeDays } from "./arrange-days.ts";
import { chooseTour, dayLimits, weighForTheWay } from "./choose-tour.ts";
import type { ArrangeContext } from "./day-arranger.ts";
import { DriveCache } from "./drive-cache.ts";
import { minutesBetween } from "./drive-minutes.ts";
import { findCandidates, wheelMinutes } from "./find-candidates.ts";
import { nearestInn } from "./find-inns.ts";
import { findRequiredStops } from "./find-required-stops.ts";
import { choicesOf, findRoute, type TripContext, type TripRoute, wayOf } from "./find-route.ts";
import { addInns, type DividedTour, fitIntoDays } from "./fit-into-days.ts";
import { furtherPlaces } from "./further-places.ts";
import { findNamedNights } from "./named-nights.ts";
import { placeNodes, type TourStop } from "./tour-nodes.ts";
import type { TripDay, TripPlan, TripQuestion } from "./trip.ts";
import { tripDays } from "./trip-days.ts";
import {
  cautionNotes,
  freeDayNotes,
  lateNotes,
  longDayNotes,
  nightNotes,
  OPENING_HOURS_NOTE,
  otherKindsNotes,
  STRETCHED_NOTE,
  thinNotes,
  tooFar,
} from "./trip-notes.ts";
import { walkNodes } from "./walk-nodes.ts";
import { weighAdditions } from "./weigh-additions.ts";
import { whyHere } from "./why-here.ts";

const MAX_CANDIDATES = 120;
/** Few days need fewer to choose from. */
const CANDIDATES_PER_DAY = 15;
const MIN_CANDIDATES = 40;
/** Weighed for "also on your way" beside a plan whose stops are fixed. */
const MAX_BESIDE = 30;
const MAX_MORE = 9;
/** A day may be this much longer than was asked for, since nights are spent in towns. */
const DAY_SLACK = 1.04;
/** Haunted tables where one eats are not counted among the stops of a day. */
const MEALS_A_DAY = 2;

/** A text that names no place gives a plan without days, `from` or `to`, and a note that says so. */
export async function planTrip(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  const { way, notes: unknown } = wayOf(context, question);
  const { directions, notes } = collectNotes(context.directions, way);
  try {
    const plan = await makePlan({ ...context, directions }, question);
    const said = { ...plan, notes: [...unknown, ...plan.notes, ...notes] };
    return notes.size === 0 ? said : { ...said, isTemporary: true };
  } catch (error) {
    if (error instanceof DomainError && error.code === "invalid") return noPlan(question, undefined, error.message);
    throw error;
  }
}

function noPlan(question: TripQuestion, route: TripRoute | undefined, ...notes: string[]): TripPlan {
  const totals = { miles: 0, minutes: 0, stops: 0 };
  return { question, from: route?.from, to: route?.to, days: [], totals, more: [], notes };
}

async function makePlan(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  const { catalog, directions, gazetteer } = context;
  const drives = new DriveCache(directions);
  const ends = await findRoute(context, question, drives);
  const { nights, notes: ofNights } = await findNamedNights(context, question, ends.from);
  const route: TripRoute = { ...ends, nights };
  const refusal = refuse(question, route);
  if (refusal) return refusal;

  const { required, notes } = await findRequiredStops(context, question, route.from);
  const { tour, choice, others, minutes, isStretched } = await findTour(context, question, route, required);
  const { driving, day, stops: most } = dayLimits(question);
  const limits = { driving: driving * DAY_SLACK, day: day * DAY_SLACK, stops: most };
  const place = async (stops: readonly TourStop[]) =>
    route.onFoot
      ? walkNodes({ ...route, stops })
      : placeNodes({ ...route, inns: question.inns, stops }, drives, gazetteer);
  const withMeals = { ...limits, stops: most + MEALS_A_DAY };
  let divided = await fitIntoDays(tour, place, question.days, withMeals);
  if (!divided) return noPlan(question, route, "No road that we know of leads from one of these places to the next.");
  if (question.inns && question.choice !== "fixed") {
    divided = await addInns(catalog, question, divided, place, withMeals);
  }

  const known = [...new Set([...tour.map(({ candidate }) => candidate), ...choice])];
  const { today } = context;
  const ofTour = new Set(tour.map(({ candidate }) => candidate));
  const arranging: ArrangeContext = { question, route, directions, limits, minutes, known, tour: ofTour, today };
  const { days, plan } = await byTheClock(arranging, divided, (chosen) =>
    fitIntoDays(chosen, place, question.days, withMeals),
  );
  const stops = plan.stops.map(({ candidate }) => candidate);
  const more = furtherPlaces(
    question,
    route,
    stops.filter((stop) => known.includes(stop)),
    others.filter(({ place }) => !stops.some((stop) => stop.place.id === place.id)),
    minutes,
  ).slice(0, MAX_MORE);
  const additions = await weighAdditions(
    arranging,
    plan,
    more.map(({ candidate }) => candidate),
    async (kept) => {
      const again = await fitIntoDays(kept, place, question.days, withMeals);
      return again && tripDays(question, route.from, again.nodes, again.division, today);
    },
  );
  const minutesDriven = days.reduce((sum, { minutes }) => sum + minutes, 0);
  const tooLong =
    question.choice !== "fixed" && required.length > 0 && minutesDriven > wheelMinutes(question) * DAY_SLACK
      ? tooFar(question, "With your stops the trip is", minutesDriven)
      : { notes: [] };
  const thin = thinNotes(question, route, stops.length + more.length, context.listed?.title);
  return {
    question,
    from: route.from,
    to: route.to,
    days: days.map((day) => ({
      ...day,
      stops: day.stops.map((stop, index) => ({ ...stop, why: whyHere(catalog, day, index, today) })),
    })),
    totals: {
      miles: Math.round(days.reduce((sum, { miles }) => sum + miles, 0)),
      minutes: minutesDriven,
      stops: stops.length,
    },
    more: more.map(({ candidate: { place }, addsMinutes }) => ({
      place,
      addsMinutes,
      pushesOut: [],
      ...additions.get(place),
    })),
    notes: [
      ...notes,
      ...ofNights,
      ...tooLong.notes,
      ...longDayNotes(days, question),
      ...lateNotes(days, question),
      ...cautionNotes(plan.nodes),
      ...thin.notes,
      ...otherKindsNotes(
        question,
        stops.map(({ place }) => place),
      ),
      ...(question.inns ? nightNotes(days, (at) => nearestInn(catalog, question, at)) : []),
      ...freeDayNotes(question, days.length),
      ...(isStretched ? [STRETCHED_NOTE] : []),
      ...(stops.length > 0 ? [OPENING_HOURS_NOTE] : []),
    ],
    ...(tooLong.daysNeeded && { daysNeeded: tooLong.daysNeeded }),
    ...(thin.widerDetour && { widerDetour: thin.widerDetour }),
  };
}

/**
 * Every stop within its hours, as far as that can be. A plan whose stops are fixed stays as it is. What the drives as they are
 * shown leave outside its hours is taken out, unless it was asked for.
 */
async function byTheClock(
  context: ArrangeContext,
  divided: DividedTour,
  divide: (stops: readonly TourStop[]) => Promise<DividedTour | undefined>,
): Promise<{ days: TripDay[]; plan: DividedTour }> {
  const { question, route, today } = context;
  const daysOf = ({ nodes, division }: DividedTour) => tripDays(question, route.from, nodes, division, today);
  if (question.choice === "fixed") return { days: daysOf(divided), plan: divided };
  let plan = divided;
  // Once more from where the nights are then.
  for (let pass = 0; pass < 2; pass++) plan = (await divide(await arrangeDays(context, plan))) ?? plan;
  for (;;) {
    const days = daysOf(plan);
    const outside = days.flatMap(({ stops }) => stops).find((stop) => stop.isOutsideHours && !stop.chosen);
    const shorter = outside && (await divide(plan.stops.filter((stop) => stop.candidate.place !== outside.place)));
    if (!shorter) return { days, plan };
    plan = shorter;
  }
}

/** Where nothing can be planned. */
function refuse(question: TripQuestion, route: TripRoute): TripPlan | undefined {
  const { from, to, direct } = route;
  if (from === to) return undefined;
  if (!direct) return noPlan(question, route, `No road that we know of leads from ${from.name} to ${to.name}.`);
  if (question.choice === "fixed" || direct.minutes <= wheelMinutes(question)) return undefined;
  const { notes, daysNeeded } = tooFar(question, `${from.name} to ${to.name} is`, direct.minutes);
  return { ...noPlan(question, route, ...notes), ...(daysNeeded && { daysNeeded }) };
}

/** The stops in order, and the others that were weighed. Some plans have the visitor's stops and no others. */
async function findTour(context: TripContext, question: TripQuestion, route: TripRoute, required: readonly TourStop[]) {
  const isGiven = question.choice !== "open";
  const count = isGiven ? MAX_BESIDE : Math.min(MAX_CANDIDATES, MIN_CANDIDATES + question.days * CANDIDATES_PER_DAY);
  const { directions } = context;
  const { onTheWay, beyond, isStretched } = await findCandidates(
    choicesOf(context),
    directions,
    question,
    route,
    required,
    count,
  );
  const others = [...onTheWay, ...beyond];
  const found = isGiven ? [] : onTheWay;
  const stops = [...required.map(({ candidate }) => candidate), ...found];
  const beside = isGiven ? others : beyond;
  const minutes = await minutesBetween(directions, route, stops, beside);
  const choice = weighForTheWay(found, question, route, minutes);
  const { today } = context;
  const tour =
    question.choice === "fixed"
      ? required
      : await chooseTour(question, route, { required, candidates: choice, minutes, today });
  return { tour, choice, others, minutes, isStretched: isStretched && !isGiven };
}
