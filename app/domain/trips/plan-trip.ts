/** Plans a road trip: resolves its ends, finds what is on the way, chooses stops, divides them into days. */
import { DomainError } from "../domain-error.ts";
import { directionsOfPlan } from "../roads/directions.ts";
import type { Drive } from "../roads/drive.ts";
import { arrangeDays } from "./arrange-days.ts";
import { chooseTour, weighForTheWay } from "./choose-tour.ts";
import { wheelMinutes } from "./day-limits.ts";
import { minutesBetween } from "./drive-minutes.ts";
import { findCandidates } from "./find-candidates.ts";
import { findRequiredStops } from "./find-required-stops.ts";
import { findRoute, type RoutedTrip, type TripContext, wayOf } from "./find-route.ts";
import { addInns, type DividedTour, fitIntoDays } from "./fit-into-days.ts";
import { furtherPlaces } from "./further-places.ts";
import { findNamedNights } from "./named-nights.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripDay, TripPlan, TripQuestion } from "./trip.ts";
import { tripDays } from "./trip-days.ts";
import { planNotes, tooFar } from "./trip-notes.ts";
import { DEFAULT_DAYS, TRIP_RANGES } from "./trip-parameters.ts";
import type { ArrangeContext } from "./weigh-day.ts";
import { whyHere } from "./why-here.ts";

const MAX_CANDIDATES = 120;
/** Few days need fewer to choose from. */
const CANDIDATES_PER_DAY = 15;
const MIN_CANDIDATES = 40;
/** Weighed for "also on your way" beside a plan whose stops are fixed. */
const MAX_BESIDE = 30;

/** A text that names no place gives a plan without days, `from` or `to`, and a note that says so. */
export async function planTrip(context: TripContext, question: TripQuestion): Promise<TripPlan> {
  const { way, notes: unknown } = wayOf(context, question);
  const { directions, notes } = directionsOfPlan(context.directions, way);
  try {
    const plan = await makePlan({ ...context, directions }, question);
    const said = { ...plan, notes: [...unknown, ...plan.notes, ...notes] };
    return notes.size === 0 ? said : { ...said, isTemporary: true };
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "invalid")) throw error;
    return { ...noPlan({ question }, error.message), mistakes: error.fields };
  }
}

function noPlan({ question, route }: Partial<RoutedTrip> & Pick<RoutedTrip, "question">, ...notes: string[]): TripPlan {
  const totals = { miles: 0, minutes: 0, stops: 0 };
  return { question, from: route?.from, to: route?.to, days: [], totals, more: [], notes };
}

async function makePlan(unrouted: TripContext, asked: TripQuestion): Promise<TripPlan> {
  const { question, ends } = await routeOf(unrouted, asked);
  const { nights, notes: ofNights } = await findNamedNights(unrouted, question, ends.from);
  const trip: RoutedTrip = { ...unrouted, question, route: { ...ends, nights } };
  const refusal = refuse(trip);
  if (refusal) return refusal;

  const { required, notes } = await findRequiredStops(trip);
  const { tour, choice, others, minutes, isStretched } = await findTour(trip, required);
  const divided = await fitIntoDays(trip, tour);
  if (!divided) return noPlan(trip, "No road that we know of leads from one of these places to the next.");

  const ofTour = new Set(tour.map(({ candidate }) => candidate));
  const context: ArrangeContext = { ...trip, minutes, known: [...new Set([...ofTour, ...choice])], tour: ofTour };
  const withInns = question.inns && question.choice !== "fixed" ? await addInns(trip, divided) : divided;
  const { days, plan } = await byTheClock(context, withInns);
  const more = await furtherPlaces(context, plan, others);
  const { notes: ofPlan, ...hints } = planNotes(trip, { asked, days, plan, more, required, isStretched });
  return {
    question: asked,
    from: trip.route.from,
    to: trip.route.to,
    days: days.map((day) => ({
      ...day,
      stops: day.stops.map((stop, index) => ({ ...stop, why: whyHere(trip, day, index) })),
    })),
    totals: {
      miles: Math.round(days.reduce((sum, { miles }) => sum + miles, 0)),
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      stops: plan.stops.length,
    },
    more,
    notes: [...notes, ...ofNights, ...ofPlan],
    ...hints,
  };
}

/** The ends of the trip, and the question with its number of days. */
async function routeOf(context: TripContext, asked: TripQuestion) {
  const usual = { ...asked, days: asked.days || DEFAULT_DAYS };
  const ends = await findRoute(context, usual);
  return { ends, question: { ...usual, days: daysFor(asked, ends.direct) } };
}

/** Of the hours at the wheel that are asked for: the rest of a day is for its stops. */
const WHEEL_SHARE = 0.8;

/** As many as were asked for, or as the drive takes. Wishes for the first days, or for more stops, need the usual ones. */
function daysFor({ days, hours, inns, via, choice, ...wishes }: TripQuestion, direct: Drive | undefined): number {
  if (days > 0) return days;
  if (!direct || choice === "fixed") return DEFAULT_DAYS;
  const isBound = via !== "" || [wishes.with, wishes.starts, wishes.nights].some((list) => list.length > 0);
  const least = isBound ? DEFAULT_DAYS : inns ? 2 : 1;
  const driven = Math.ceil(direct.minutes / (hours * 60 * WHEEL_SHARE));
  return Math.min(TRIP_RANGES.days.max, Math.max(least, driven));
}

/**
 * Every stop within its hours, as far as that can be. A plan whose stops are fixed stays as it is. What the drives as they are
 * shown leave outside its hours is taken out, unless it was asked for.
 */
async function byTheClock(
  context: ArrangeContext,
  divided: DividedTour,
): Promise<{ days: TripDay[]; plan: DividedTour }> {
  if (context.question.choice === "fixed") return { days: tripDays(context, divided), plan: divided };
  let plan = divided;
  // Once more from where the nights are then.
  for (let pass = 0; pass < 2; pass++) plan = (await fitIntoDays(context, await arrangeDays(context, plan))) ?? plan;
  for (;;) {
    const days = tripDays(context, plan);
    const outside = days.flatMap(({ stops }) => stops).find((stop) => stop.isOutsideHours && !stop.chosen);
    const rest = outside && plan.stops.filter((stop) => stop.candidate.place !== outside.place);
    const shorter = rest && (await fitIntoDays(context, rest));
    if (!shorter) return { days, plan };
    plan = shorter;
  }
}

/** Where nothing can be planned. */
function refuse(trip: RoutedTrip): TripPlan | undefined {
  const { question, route } = trip;
  const { from, to, direct } = route;
  if (from === to) return undefined;
  if (!direct) return noPlan(trip, `No road that we know of leads from ${from.name} to ${to.name}.`);
  if (question.choice === "fixed" || direct.minutes <= wheelMinutes(question)) return undefined;
  const { notes, ...needed } = tooFar(question, `${from.name} to ${to.name} is`, direct.minutes);
  return { ...noPlan(trip, ...notes), ...needed };
}

/** The stops in order, and the others that were weighed. Some plans have the visitor's stops and no others. */
async function findTour(trip: RoutedTrip, required: readonly TourStop[]) {
  const { choice: wanted, days } = trip.question;
  const isGiven = wanted !== "open";
  const count = isGiven ? MAX_BESIDE : Math.min(MAX_CANDIDATES, MIN_CANDIDATES + days * CANDIDATES_PER_DAY);
  const { onTheWay, beyond, isStretched } = await findCandidates(trip, required, count);
  const others = [...onTheWay, ...beyond];
  const found = isGiven ? [] : onTheWay;
  const stops = [...required.map(({ candidate }) => candidate), ...found];
  const minutes = await minutesBetween(trip, stops, isGiven ? others : beyond);
  const choice = weighForTheWay(trip, found, minutes);
  const tour = wanted === "fixed" ? required : chooseTour(trip, { required, candidates: choice, minutes });
  return { tour, choice, others, minutes, isStretched: isStretched && !isGiven };
}
