/** Plans a road trip: resolves its ends, finds what is on the way, chooses stops, divides them into days. */
import { DomainError } from "../domain-error.ts";
import { directionsOfPlan } from "../roads/directions.ts";
import type { Drive } from "../roads/drive.ts";
import { wheelMinutes } from "./days/day-limits.ts";
import { layPlan } from "./days/lay-plan.ts";
import { furtherPlaces } from "./plan/further-places.ts";
import { planNotes, tooFar } from "./plan/trip-notes.ts";
import { whyHere } from "./plan/why-here.ts";
import { DEFAULT_DAYS, TRIP_RANGES } from "./question/trip-parameters.ts";
import { findRequiredStops } from "./route/find-required-stops.ts";
import { findNamedNights, findRoute, type RoutedTrip, type TripContext, wayOf } from "./route/find-route.ts";
import { chooseStops } from "./towns/choose-stops.ts";
import type { TripPlan, TripQuestion } from "./trip.ts";

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
  return { question, from: route?.from, to: route?.to, days: [], totals, nights: [], more: [], moreTowns: [], notes };
}

async function makePlan(unrouted: TripContext, asked: TripQuestion): Promise<TripPlan> {
  const { question, ends } = await routeOf(unrouted, asked);
  const { nights, notes: ofNights } = await findNamedNights(unrouted, question, ends.from);
  const trip: RoutedTrip = { ...unrouted, question, route: { ...ends, nights } };
  const refusal = refuse(trip);
  if (refusal) return refusal;

  const { required, notes } = await findRequiredStops(trip);
  const chosen = await chooseStops(trip, required);
  const laid = await layPlan(trip, chosen, required);
  if (!laid) return noPlan(trip, "No road that we know of leads from one of these places to the next.");

  const { plan, days, nights: allNights } = laid;
  const shown: RoutedTrip = { ...trip, route: { ...trip.route, nights: allNights } };
  const further = await furtherPlaces(shown, plan, chosen.others);
  const { isStretched } = chosen;
  const { notes: ofPlan, ...hints } = planNotes(shown, {
    asked,
    days,
    plan,
    more: further.more,
    required,
    isStretched: isStretched && question.choice === "open",
  });
  return {
    question: asked,
    from: trip.route.from,
    to: trip.route.to,
    days: days.map((day) => ({
      ...day,
      stops: day.stops.map((stop, index) => ({ ...stop, why: whyHere(shown, day, index) })),
    })),
    totals: {
      miles: Math.round(days.reduce((sum, { miles }) => sum + miles, 0)),
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      stops: plan.stops.length,
    },
    nights: [...allNights].map(([day, { name }]) => ({ day: day + 1, town: name })),
    ...further,
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
