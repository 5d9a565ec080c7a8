/** "Also on your way": places that are not in the plan, where each would come in it, what that costs, and what has to go for it. */
import { type StopFitter, stopFitter } from "../days/fit-stop.ts";
import { type DividedTour, daysOf, layDays } from "../days/lay-days.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { tripDays } from "../days/trip-days.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import { MAX_MENTIONED_MINUTES } from "../towns/find-towns.ts";
import type { TripAddition, TripDay, TripPlan } from "../trip.ts";

const MAX_PLACES = 9;
const MAX_WEIGHED = 60;
/** Minutes of driving that count as nothing, so that those next door do not outweigh all others. */
const BASE_MINUTES = 15;

/** For each the plan is made as it becomes if the visitor adds it. */
export async function furtherPlaces(
  trip: RoutedTrip,
  plan: DividedTour,
  others: readonly Candidate[],
): Promise<TripPlan["more"]> {
  const ids = new Set(plan.stops.map(({ candidate }) => candidate.place.id));
  const weighed = others.filter(({ place }) => !ids.has(place.id)).slice(0, MAX_WEIGHED);
  const fitter = await stopFitter(trip, plan, weighed);
  const offers = weighed
    .map((candidate) => {
      const addsMinutes = fitter.detour(candidate);
      return { candidate, addsMinutes, rate: candidate.worth / (addsMinutes + BASE_MINUTES) };
    })
    .filter(({ addsMinutes }) => addsMinutes <= Math.max(trip.question.detour, MAX_MENTIONED_MINUTES))
    .toSorted((a, b) => b.rate - a.rate)
    .slice(0, MAX_PLACES);
  const additions = await weighAdditions(
    trip,
    plan,
    fitter,
    offers.map(({ candidate }) => candidate),
  );
  return offers.map(({ candidate: { place }, addsMinutes }) => ({
    place,
    addsMinutes,
    pushesOut: [],
    ...additions.get(place),
  }));
}

/** By place; one to which no road leads is missing. */
async function weighAdditions(
  trip: RoutedTrip,
  plan: DividedTour,
  fitter: StopFitter,
  others: readonly Candidate[],
): Promise<ReadonlyMap<Candidate["place"], TripAddition>> {
  const additions = new Map<Candidate["place"], TripAddition>();
  const kept = daysOf(plan).map((nodes, day) =>
    nodes.flatMap(({ stop }): TourStop[] => (stop ? [{ ...stop, chosen: true, day }] : [])),
  );
  const before = await daysWith(trip, kept.flat());
  if (!before || before.length === 0) return additions;
  const mayGo = ({ chosen }: TourStop) => !chosen || trip.question.choice === "fixed";
  for (const candidate of others) {
    const fit = fitter.fit(candidate, { mayGo });
    if (!fit) continue;
    const { day, at, out } = fit;
    const stops = (kept[day] ?? []).filter((stop) => stop.candidate !== out?.candidate);
    const after = await daysWith(trip, kept.with(day, stops.toSpliced(at, 0, { candidate, chosen: true, day })).flat());
    if (!after) continue;
    additions.set(candidate.place, {
      day: day + 1,
      at,
      addsMinutes: minutesOnWay(after, trip) - minutesOnWay(before, trip),
      pushesOut: out ? [out.candidate.place] : [],
      makesLate: isLate(after) && !isLate(before),
    });
  }
  return additions;
}

/** The days of a plan that keeps these stops on their days. */
async function daysWith(trip: RoutedTrip, stops: readonly TourStop[]): Promise<TripDay[] | undefined> {
  const plan = await layDays(trip, stops);
  return plan && tripDays(trip, plan);
}

/** Of driving; on a walk, of walking. */
const minutesOnWay = (days: readonly TripDay[], { route }: RoutedTrip): number =>
  days.reduce((sum, { minutes, walking }) => sum + (route.onFoot ? walking.minutes : minutes), 0);

const isLate = (days: readonly TripDay[]): boolean =>
  days.some(({ stops }) => stops.some((stop) => stop.isOutsideHours));
