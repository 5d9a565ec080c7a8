/** The stops of a plan, day by day, with the nights between them: by a tour of towns, or on foot through districts. */
import { milesBetween } from "../../geo/miles-between.ts";
import { wheelMinutes } from "../days/day-limits.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { findEnd, type RoutedTrip } from "../route/find-route.ts";
import type { Candidate } from "../route/trip-candidates.ts";
import type { TripPoint } from "../trip.ts";
import { findTowns } from "./find-towns.ts";
import { chooseTour, type Tour, type TourPart } from "./tour.ts";
import { stayWishes, tourDays } from "./tour-days.ts";
import { walkThroughDistricts } from "./walk-districts.ts";

export interface ChosenStops {
  readonly stops: readonly TourStop[];
  /** By day, from 0, where the day does not end at its last stop. */
  readonly nights: ReadonlyMap<number, TripPoint>;
  /** All beds, should a night be wanted by name. */
  readonly beds: ReadonlyMap<number, TripPoint>;
  /** Weighed, and not in the plan. */
  readonly others: readonly Candidate[];
  readonly isStretched: boolean;
}

/** Times the hours that were asked for: in empty country towns with beds lie far apart. */
const SLACKS = [1, 1.1, 1.3];
/** Straight miles from the last stop to the bed, beyond which the drive there is part of the plan. */
const MAX_MILES_TO_BED = 4;

export async function chooseStops(trip: RoutedTrip, required: readonly TourStop[]): Promise<ChosenStops> {
  if (trip.route.onFoot) return walkThroughDistricts(trip, required);
  const { question, route } = trip;
  const { beyond, isStretched, ...reach } = await findTowns(trip, required);
  const wishes = stayWishes(trip, required);
  let tour: Tour = { parts: [], asked: 0 };
  const most = wheelMinutes(question) * SLACKS.at(-1)!;
  const isTooFar = reach.towns.some(
    ({ places }, town) => places.some(wishes.isAsked) && reach.out[town]! + reach.home[town]! > most,
  );
  if (question.choice !== "fixed" && !isTooFar) {
    for (const slack of SLACKS) {
      const found = chooseTour({
        question,
        reach,
        days: tourDays(trip, required, slack),
        wishes,
        isLoop: route.direct === undefined,
        directMinutes: route.direct?.minutes ?? 0,
        nights: route.nights,
        slack,
      });
      if (found.parts.length > 0 && found.asked >= tour.asked) tour = found;
      if (found.parts.length > 0 && found.asked >= required.length) break;
    }
  }
  // Where not all that was asked for has room, there is none for others.
  if (tour.asked < required.length) tour = { parts: [], asked: 0 };
  const inTour = new Set(tour.parts.flatMap(({ visits, night }) => [...visits, ...(night?.inn ? [night.inn] : [])]));
  const left = reach.towns.flatMap(({ places }) => places).filter((one) => !inTour.has(one) && !wishes.isAsked(one));
  return {
    stops: stopsOf(tour.parts, required),
    ...(await nightsOf(trip, tour.parts)),
    others: [...left, ...beyond],
    isStretched,
  };
}

/** An inn that is also visited by day is for the night. */
function stopsOf(parts: readonly TourPart[], required: readonly TourStop[]): TourStop[] {
  const asked = new Set(required.map(({ candidate }) => candidate.place.id));
  const inns = new Set(parts.flatMap(({ night }) => night?.inn ?? []));
  return parts.flatMap(({ day, visits, night }) => {
    const all = [...visits.filter((one) => !inns.has(one)), ...(night?.inn ? [night.inn] : [])];
    return all.map((candidate) => ({ candidate, chosen: asked.has(candidate.place.id), day }));
  });
}

async function nightsOf(trip: RoutedTrip, parts: readonly TourPart[]): Promise<Pick<ChosenStops, "nights" | "beds">> {
  const nights = new Map(trip.route.nights);
  const beds = new Map<number, TripPoint>();
  let last: Candidate | undefined;
  for (const { day, town, visits, night } of parts) {
    last = night?.inn ?? visits.at(-1) ?? last;
    if (!night || !town.bed || nights.has(day)) continue;
    // As a link that names the town finds it.
    const bed = await findEnd(trip, town.bed.name);
    if (!night.inn) beds.set(day, bed);
    if (!night.inn && (!last || milesBetween(last.point, bed) > MAX_MILES_TO_BED)) nights.set(day, bed);
  }
  return { nights, beds };
}
