/** "Also on your way": places and whole towns that are not in the plan, where each would come in it, what that costs, and what has to go for it. */
import { milesBetween } from "../../geo/miles-between.ts";
import { type DividedTour, daysOf, layDays } from "../days/divide-days.ts";
import { type StopFitter, stopFitter } from "../days/fit-stop.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { tripDays } from "../days/trip-days.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import { type Candidate, townName } from "../route/trip-candidates.ts";
import { MAX_MENTIONED_MINUTES } from "../towns/find-towns.ts";
import { menuOf, worthOfStay } from "../towns/stay.ts";
import { stayWishes, tourDays } from "../towns/tour-days.ts";
import { gatherPlaces, townOf } from "../towns/town.ts";
import type { TripAddition, TripDay, TripPlan } from "../trip.ts";

const MAX_PLACES = 9;
const MAX_TOWNS = 3;
const MAX_WEIGHED = 60;
/** Offers that are laid on the road to find out what becomes of the plan. */
const MAX_LAID = 1.5;
/** Minutes of driving that count as nothing, so that those next door do not outweigh all others; of a whole town, more. */
const BASE_MINUTES = { place: 15, town: 60 };
/** Straight miles within which places are one town, and from a stop to a town that was left out. */
const TOWN_MILES = 4;
const MILES_FROM_STOPS = 8;
const MAX_IN_TOWN = 4;

interface Offer {
  readonly places: readonly Candidate[];
  /** From 0, where it must be one day. */
  readonly day?: number;
  readonly rate: number;
}

/** For each the plan is made as it becomes if the visitor adds it; what would be outside its hours is not offered. */
export async function furtherPlaces(
  trip: RoutedTrip,
  plan: DividedTour,
  others: readonly Candidate[],
): Promise<Pick<TripPlan, "more" | "moreTowns">> {
  const kept = daysOf(plan).map((nodes, day) =>
    nodes.flatMap(({ stop }): TourStop[] => (stop ? [{ ...stop, chosen: true, day }] : [])),
  );
  const before = await daysWith(trip, kept.flat());
  if (!before || before.length === 0) return { more: [], moreTowns: [] };
  const ids = new Set(plan.stops.map(({ candidate }) => candidate.place.id));
  const weighed = others.filter(({ place }) => !ids.has(place.id)).slice(0, MAX_WEIGHED);
  const fitter = await stopFitter(trip, plan, weighed);
  const isNear = (one: Candidate) => fitter.detour(one).adds <= Math.max(trip.question.detour, MAX_MENTIONED_MINUTES);
  const near = weighed.filter(isNear);
  const weigh = (offers: readonly Offer[], most: number) =>
    weighOffers({ trip, kept, before, fitter }, offers.toSorted((a, b) => b.rate - a.rate).slice(0, most * MAX_LAID));
  const towns = await weigh(trip.route.onFoot ? [] : townOffers(trip, before, fitter, near), MAX_TOWNS);
  const places = await weigh(
    near.map((one) => ({ places: [one], rate: one.worth / (fitter.detour(one).adds + BASE_MINUTES.place) })),
    MAX_PLACES,
  );
  return {
    more: places.slice(0, MAX_PLACES).map(({ places: [one], addition }) => ({ place: one!.place, ...addition })),
    moreTowns: towns.slice(0, MAX_TOWNS).map(({ places: all, addition }) => ({
      town: townName(all[0]!),
      places: all.map(({ place }) => place),
      ...addition,
    })),
  };
}

/** The stay in each town that has several places and none of the stops. */
function townOffers(
  trip: RoutedTrip,
  days: readonly TripDay[],
  fitter: StopFitter,
  others: readonly Candidate[],
): Offer[] {
  const stops = days.flatMap((day) => day.stops.map(({ place }) => place));
  const isLeftOut = ({ point }: Candidate) =>
    stops.every(
      ({ latitude, longitude }) => milesBetween(point, { lat: latitude!, lng: longitude! }) > MILES_FROM_STOPS,
    );
  const [stayDays, wishes] = [tourDays(trip, []), stayWishes(trip, [])];
  return gatherPlaces(others.filter(isLeftOut), TOWN_MILES).flatMap((group) => {
    const { day, at, adds } = fitter.detour(group[0]!);
    const { stops: ofDay, starts } = days[day]!;
    const left = ofDay[at - 1];
    const arrival = {
      day: stayDays[day]!,
      at: (left ? left.arrive + left.stayMinutes : starts) + adds / 2,
      meals: 2,
      isMorning: false,
      room: MAX_IN_TOWN,
      used: [],
      isEvening: false,
      lastLeg: 0,
    };
    const stays = menuOf(townOf(trip, group), arrival, wishes).filter(({ visits }) => visits.length > 1);
    const rateOf = (worth: number) => worth / (adds + BASE_MINUTES.town);
    return stays.map((stay) => ({ places: stay.visits, day, rate: rateOf(worthOfStay(stay)) }));
  });
}

interface Weighed {
  readonly trip: RoutedTrip;
  /** The stops of each day. */
  readonly kept: readonly (readonly TourStop[])[];
  readonly before: readonly TripDay[];
  readonly fitter: StopFitter;
}

/** Those to which a road leads, each place once. */
async function weighOffers({ trip, kept, before, fitter }: Weighed, offers: readonly Offer[]) {
  const mayGo = ({ chosen }: TourStop) => !chosen || trip.question.choice === "fixed";
  const weighed: { readonly places: readonly Candidate[]; readonly addition: TripAddition }[] = [];
  for (const { places, ...offer } of offers) {
    if (weighed.some((other) => other.places.some((one) => places.includes(one)))) continue;
    const fit = fitter.fit(places, { day: offer.day, mayGo });
    if (!fit || (places.length > 1 && fit.harm > 0)) continue;
    const { day, at, out } = fit;
    const gone = new Set(out.map(({ candidate }) => candidate));
    const stops = (kept[day] ?? []).filter(({ candidate }) => !gone.has(candidate));
    const added = places.map((candidate) => ({ candidate, chosen: true, day }));
    const after = await daysWith(trip, kept.with(day, stops.toSpliced(at, 0, ...added)).flat());
    if (!after || lateIn(after) > lateIn(before)) continue;
    const addsMinutes = minutesOnWay(after, trip) - minutesOnWay(before, trip);
    const pushesOut = out.map(({ candidate }) => candidate.place);
    weighed.push({ places, addition: { day: day + 1, at, addsMinutes, pushesOut } });
  }
  return weighed;
}

/** The days of a plan that keeps these stops on their days. */
async function daysWith(trip: RoutedTrip, stops: readonly TourStop[]): Promise<TripDay[] | undefined> {
  const plan = await layDays(trip, stops);
  return plan && tripDays(trip, plan);
}

/** Of driving; on a walk, of walking. */
const minutesOnWay = (days: readonly TripDay[], { route }: RoutedTrip): number =>
  days.reduce((sum, { minutes, walking }) => sum + (route.onFoot ? walking.minutes : minutes), 0);

const lateIn = (days: readonly TripDay[]): number =>
  days.reduce((sum, { stops }) => sum + stops.filter((stop) => stop.isOutsideHours).length, 0);
