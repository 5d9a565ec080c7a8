/** "Also on your way": places that are not in the plan, where each would come in it, what that costs, and what has to go for it. */
import { minutesFromNights, plannedDays, stopsOf } from "./arrange-days.ts";
import type { ArrangeContext, OneMore } from "./day-arranger.ts";
import { MAX_MENTIONED_MINUTES } from "./find-candidates.ts";
import { type DividedTour, daysOf } from "./fit-into-days.ts";
import { TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripAddition, TripDay, TripPlan } from "./trip.ts";
import type { Candidate } from "./trip-candidates.ts";

const MAX_PLACES = 9;
/** Minutes of driving that count as nothing, so that those next door do not outweigh all others. */
const BASE_MINUTES = 15;
/** Days in which a stop may have to go. */
const MAX_DAYS = 2;
/** Minutes of driving that a stop which has to go counts for, by what it is worth. */
const MINUTES_PER_WORTH = 30;

interface Offers {
  readonly others: readonly Candidate[];
  /** The days of a plan that keeps these stops on their days. */
  readonly keep: (stops: readonly TourStop[]) => Promise<readonly TripDay[] | undefined>;
}

/** For each the plan is made as it becomes if the visitor adds it. */
export async function furtherPlaces(
  context: ArrangeContext,
  plan: DividedTour,
  { others, keep }: Offers,
): Promise<TripPlan["more"]> {
  const offers = bestDetours(context, plan, others);
  const additions = await weighAdditions(context, plan, { others: offers.map(({ candidate }) => candidate), keep });
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

interface Choice extends OneMore {
  /** From 0. */
  readonly day: number;
  readonly out?: TourStop | undefined;
}

/** By place; one to which no road leads is missing. */
async function weighAdditions(
  context: ArrangeContext,
  plan: DividedTour,
  { others, keep }: Offers,
): Promise<ReadonlyMap<Candidate["place"], TripAddition>> {
  const additions = new Map<Candidate["place"], TripAddition>();
  const kept = daysOf(plan).map((nodes, day) => stopsOf(nodes).map((stop) => ({ ...stop, chosen: true, day })));
  const before = await keep(kept.flat());
  if (!before || before.length === 0) return additions;
  const find = await choiceFinder(context, plan, others);
  for (const candidate of others) {
    const { day, at, out } = find(candidate);
    const added = { candidate, chosen: true, day };
    const changed = (kept[day] ?? []).filter((stop) => stop.candidate !== out?.candidate).toSpliced(at, 0, added);
    const after = await keep(kept.with(day, changed).flat());
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

/** Where a place fits best; where it fits nowhere, which stop makes room for it, and else where it does the least harm. */
async function choiceFinder(context: ArrangeContext, plan: DividedTour, others: readonly Candidate[]) {
  const { question } = context;
  const known = [...new Set([...context.known, ...others])];
  const minutes = await minutesFromNights({ ...context, known }, plan);
  // Chosen ones may stand outside their hours; here all are weighed alike.
  const days = plannedDays(context, plan, minutes).map(({ arranger, stops }, day) => ({
    day,
    arranger,
    stops: stops.map((stop) => ({ ...stop, chosen: false })),
  }));
  const mayGo = new Set(
    plan.stops.filter(({ chosen }) => !chosen || question.choice === "fixed").map(({ candidate }) => candidate),
  );
  const away = (stops: readonly TourStop[], { point }: Candidate) =>
    Math.min(...stops.map((stop) => minutes(stop.candidate.point, point)));

  return (candidate: Candidate): Choice => {
    const added: TourStop = { candidate, chosen: false, day: undefined };
    const simple = days.map(({ day, arranger, stops }): Choice => ({ ...arranger.withOneMore(stops, added), day }));
    const near = days.toSorted((a, b) => away(a.stops, candidate) - away(b.stops, candidate)).slice(0, MAX_DAYS);
    const instead = () =>
      near.flatMap(({ day, arranger, stops }) =>
        stops
          .filter((stop) => mayGo.has(stop.candidate))
          .map((out): Choice => ({ ...arranger.withOneMore(stops, added, out), day, out })),
      );
    return cheapest(simple) ?? cheapest(instead()) ?? simple.toSorted((a, b) => a.excess - b.excess)[0]!;
  };
}

function cheapest(choices: readonly Choice[]): Choice | undefined {
  const cost = ({ cost, out }: Choice) => cost + (out ? out.candidate.worth * MINUTES_PER_WORTH : 0);
  return choices.filter(({ excess }) => excess <= TINY).toSorted((a, b) => cost(a) - cost(b))[0];
}

/** Of driving; on a walk, of walking. */
const minutesOnWay = (days: readonly TripDay[], { route }: ArrangeContext): number =>
  days.reduce((sum, { minutes, walking }) => sum + (route.onFoot ? walking.minutes : minutes), 0);

const isLate = (days: readonly TripDay[]): boolean =>
  days.some(({ stops }) => stops.some((stop) => stop.isOutsideHours));
