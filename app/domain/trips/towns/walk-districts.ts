/** Days on foot: each goes through the district where most is left to see, rather near the middle of the town. */
import { type LatLng, milesBetween } from "../../geo/miles-between.ts";
import { pointOf } from "../../places/place.ts";
import { mealsBefore } from "../days/day-clock.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { choicesOf, type RoutedTrip } from "../route/find-route.ts";
import { type Candidate, candidatesNear } from "../route/trip-candidates.ts";
import type { ChosenStops } from "./choose-stops.ts";
import { menuOf, type Stay, worthOfStay } from "./stay.ts";
import { stayWishes, tourDays } from "./tour-days.ts";
import { type Town, townOf } from "./town.ts";

/** Straight miles from the middle of a town to places that its walks lead to. */
const MAX_MILES = 6;
/** From the middle of a district to its edge; and around how many places there is one of each size. */
const RADII = [0.6, 1, 1.6];
const MAX_CENTERS = 14;
const MAX_PLACES = 24;
const MAX_STOPS = 10;
/** Stars that a mile from the middle of the town to the first stop costs: somebody has to get there. */
const MILE_COST = 1.2;

export function walkThroughDistricts(trip: RoutedTrip, required: readonly TourStop[]): ChosenStops {
  const { from } = trip.route;
  const wishes = stayWishes(trip, required);
  const near = candidatesNear(
    choicesOf(trip),
    trip.question,
    (place) =>
      milesBetween(from, pointOf(place)) <= MAX_MILES &&
      !required.some(({ candidate }) => candidate.place.id === place.id),
  );
  const districts = districtsOf(trip, required, near);
  const used: Candidate[] = [];
  const stops: TourStop[] = [];
  for (const [index, day] of tourDays(trip, required).entries()) {
    const { starts } = day.frame;
    const arrival = {
      day,
      at: starts,
      meals: mealsBefore(starts),
      isMorning: true,
      room: MAX_STOPS,
      used,
      isEvening: true,
      lastLeg: 0,
    };
    const stays =
      trip.question.choice === "fixed"
        ? []
        : districts.flatMap((town) => menuOf(fromFirst(town), arrival, wishes).slice(-1));
    const value = (stay: Stay) =>
      worthOfStay(stay) - (stay.visits[0] ? milesBetween(from, stay.visits[0].point) * MILE_COST : 0);
    const best = stays.reduce<Stay | undefined>((a, b) => (a && value(a) >= value(b) ? a : b), undefined);
    const visits = best?.visits ?? [];
    used.push(...visits);
    stops.push(...visits.map((candidate) => ({ candidate, chosen: wishes.isAsked(candidate), day: index })));
  }
  const others = near.filter((one) => milesBetween(from, one.point) <= RADII.at(-1)! && !used.includes(one));
  return { stops, nights: new Map(), beds: new Map(), others, isStretched: false };
}

/** What was asked for makes a district of its own, with what stands around it. */
function districtsOf(trip: RoutedTrip, required: readonly TourStop[], near: readonly Candidate[]): Town[] {
  const isOpen = trip.question.choice === "open";
  const asked = required.map(({ candidate }) => candidate);
  const best = near.toSorted((a, b) => b.worth - a.worth);
  if (asked.length === 0)
    return best.slice(0, MAX_CENTERS).flatMap((center) =>
      RADII.map((radius) => {
        const places = best.filter(({ point }) => milesBetween(center.point, point) <= radius);
        return townOf(trip, [center, ...places.filter((one) => one !== center)].slice(0, MAX_PLACES));
      }),
    );
  const around = near.filter(({ point }) => asked.some((one) => milesBetween(one.point, point) <= RADII[1]!));
  const beside = around.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_PLACES);
  return [townOf(trip, [...asked, ...(isOpen ? beside : [])])];
}

/** A walk begins anywhere: at its first stop. */
const fromFirst = (town: Town): Town => ({
  ...town,
  minutes: (from: LatLng, to: LatLng) =>
    from === town.point && !town.places.some(({ point }) => point === from) ? 0 : town.minutes(from, to),
});
