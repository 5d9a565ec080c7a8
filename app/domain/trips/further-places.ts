/** "Also on your way": places that are not in the plan, where each would come in it, what that costs, and what has to go for it. */
import { plannedDays, stopsOf, withMinutesFromNights } from "./arrange-days.ts";
import type { OneMore } from "./day-arranger.ts";
import { MAX_MENTIONED_MINUTES } from "./find-candidates.ts";
import { type DividedTour, daysOf, fitIntoDays } from "./fit-into-days.ts";
import { TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripAddition, TripDay, TripPlan } from "./trip.ts";
import type { Candidate } from "./trip-candidates.ts";
import { tripDays } from "./trip-days.ts";
import type { ArrangeContext } from "./weigh-day.ts";

const MAX_PLACES = 9;
/** Minutes of driving that count as nothing, so that those next door do not outweigh all others. */
const BASE_MINUTES = 15;
/** Days in which a stop may have to go. */
const MAX_DAYS = 2;
/** Minutes of driving that a stop which has to go counts for, by what it is worth. */
const MINUTES_PER_WORTH = 30;

/** For each the plan is made as it becomes if the visitor adds it. */
export async function furtherPlaces(
  context: ArrangeContext,
  plan: DividedTour,
  others: readonly Candidate[],
): Promise<TripPlan["more"]> {
  const offers = bestDetours(context, plan, others);
  const offered = offers.map(({ candidate }) => candidate);
  const additions = await weighAdditions(context, plan, offered);
  return offers.map(({ candidate: { place }, addsMinutes }) => ({
    place,
    addsMinutes,
    pushesOut: [],
    ...additions.get(place),
  }));
}

/** By what they are worth for the minutes that they add. */
function bestDetours(
  { question, route, known, minutes }: ArrangeContext,
  plan: DividedTour,
  others: readonly Candidate[],
) {
  const inPlan = new Set(plan.stops.map(({ candidate }) => candidate.place.id));
  const tour = plan.stops.map(({ candidate }) => candidate).filter((candidate) => known.includes(candidate));
  const points = [route.from, ...tour.map(({ point }) => point), route.to];
  return others
    .filter(({ place }) => !inPlan.has(place.id))
    .map((candidate) => {
      const detours = points.slice(1).map((point, i) => {
        const before = points[i]!;
        return minutes(before, candidate.point) + minutes(candidate.point, point) - minutes(before, point);
      });
      const adds = Math.max(0, Math.min(...detours));
      return { candidate, addsMinutes: Math.round(adds), rate: candidate.worth / (adds + BASE_MINUTES) };
    })
    .filter(({ addsMinutes }) => addsMinutes <= Math.max(question.detour, MAX_MENTIONED_MINUTES))
    .toSorted((a, b) => b.rate - a.rate)
    .slice(0, MAX_PLACES);
}

/** Where a place would come in the plan. */
interface Placement extends OneMore {
  /** From 0. */
  readonly day: number;
  readonly out?: TourStop | undefined;
}

/** By place; one to which no road leads is missing. */
async function weighAdditions(
  context: ArrangeContext,
  plan: DividedTour,
  others: readonly Candidate[],
): Promise<ReadonlyMap<Candidate["place"], TripAddition>> {
  const additions = new Map<Candidate["place"], TripAddition>();
  const kept = daysOf(plan).map((nodes, day) => stopsOf(nodes).map((stop) => ({ ...stop, chosen: true, day })));
  const before = await daysWith(context, kept.flat());
  if (!before || before.length === 0) return additions;
  const findPlacement = await placementFinder(context, plan, others);
  for (const candidate of others) {
    const { day, at, out } = findPlacement(candidate);
    const added = { candidate, chosen: true, day };
    const changed = (kept[day] ?? []).filter((stop) => stop.candidate !== out?.candidate).toSpliced(at, 0, added);
    const after = await daysWith(context, kept.with(day, changed).flat());
    if (!after) continue;
    additions.set(candidate.place, {
      day: day + 1,
      at,
      addsMinutes: minutesOnWay(after, context) - minutesOnWay(before, context),
      pushesOut: out ? [out.candidate.place] : [],
      makesLate: isLate(after) && !isLate(before),
    });
  }
  return additions;
}

/** The days of a plan that keeps these stops on their days. */
async function daysWith(context: ArrangeContext, stops: readonly TourStop[]): Promise<TripDay[] | undefined> {
  const kept = await fitIntoDays(context, stops);
  return kept && tripDays(context, kept);
}

/** Where a place fits best; where it fits nowhere, which stop makes room for it, and else where it does the least harm. */
async function placementFinder(context: ArrangeContext, plan: DividedTour, others: readonly Candidate[]) {
  const { question } = context;
  const known = [...new Set([...context.known, ...others])];
  const fromNights = await withMinutesFromNights({ ...context, known }, plan);
  // Chosen ones may stand outside their hours; here all are weighed alike.
  const days = plannedDays(fromNights, plan).map(({ arranger, stops }, day) => ({
    day,
    arranger,
    stops: stops.map((stop) => ({ ...stop, chosen: false })),
  }));
  const mayGo = new Set(
    plan.stops.filter(({ chosen }) => !chosen || question.choice === "fixed").map(({ candidate }) => candidate),
  );
  const away = (stops: readonly TourStop[], { point }: Candidate) =>
    Math.min(...stops.map((stop) => fromNights.minutes(stop.candidate.point, point)));

  return (candidate: Candidate): Placement => {
    const added: TourStop = { candidate, chosen: false, day: undefined };
    const simple = days.map(({ day, arranger, stops }): Placement => ({ ...arranger.withOneMore(stops, added), day }));
    const near = days.toSorted((a, b) => away(a.stops, candidate) - away(b.stops, candidate)).slice(0, MAX_DAYS);
    const instead = () =>
      near.flatMap(({ day, arranger, stops }) =>
        stops
          .filter((stop) => mayGo.has(stop.candidate))
          .map((out): Placement => ({ ...arranger.withOneMore(stops, added, out), day, out })),
      );
    return cheapest(simple) ?? cheapest(instead()) ?? simple.toSorted((a, b) => a.excess - b.excess)[0]!;
  };
}

function cheapest(choices: readonly Placement[]): Placement | undefined {
  const cost = ({ cost, out }: Placement) => cost + (out ? out.candidate.worth * MINUTES_PER_WORTH : 0);
  return choices.filter(({ excess }) => excess <= TINY).toSorted((a, b) => cost(a) - cost(b))[0];
}

/** Of driving; on a walk, of walking. */
const minutesOnWay = (days: readonly TripDay[], { route }: ArrangeContext): number =>
  days.reduce((sum, { minutes, walking }) => sum + (route.onFoot ? walking.minutes : minutes), 0);

const isLate = (days: readonly TripDay[]): boolean =>
  days.some(({ stops }) => stops.some((stop) => stop.isOutsideHours));
