/** Where each further place would come in a plan that stays as it is otherwise, what that costs, and what it takes the place of. */
import { daysOf, minutesFromNights, plannedDays, stopsOf } from "./arrange-days.ts";
import type { ArrangeContext, OneMore } from "./day-arranger.ts";
import type { DividedTour } from "./fit-into-days.ts";
import { TINY } from "./solver/schedule-stops.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripAddition, TripDay, TripQuestion } from "./trip.ts";
import type { Candidate } from "./trip-candidates.ts";

/** Days in which a stop may have to go. */
const MAX_DAYS = 2;
/** Minutes of driving that a stop which has to go counts for, by what it is worth. */
const MINUTES_PER_WORTH = 30;

/** The days of a plan that keeps these stops on their days. */
type KeepStops = (stops: readonly TourStop[]) => Promise<readonly TripDay[] | undefined>;

interface Choice extends OneMore {
  /** From 0. */
  readonly day: number;
  readonly out?: TourStop | undefined;
}

/** By place; one to which no road leads is missing. Each is what the plan becomes if the visitor adds it. */
export async function weighAdditions(
  context: ArrangeContext,
  plan: DividedTour,
  others: readonly Candidate[],
  keep: KeepStops,
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
      addsMinutes: minutesOf(after, context.question) - minutesOf(before, context.question),
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
const minutesOf = (days: readonly TripDay[], { mode }: TripQuestion): number =>
  days.reduce((sum, { minutes, walking }) => sum + (mode === "walk" ? walking.minutes : minutes), 0);

const isLate = (days: readonly TripDay[]): boolean =>
  days.some(({ stops }) => stops.some((stop) => stop.isOutsideHours));
