/** The days of a trip as stays know them. */
import { memoize } from "../../memoize.ts";
import { MAX_WALKING } from "../days/day-limits.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { eveningWorth, isTable, TripDayHours } from "../days/trip-day-hours.ts";
import type { RoutedTrip } from "../route/find-route.ts";
import { type Candidate, hasWishes, isWished } from "../route/trip-candidates.ts";
import type { StayDay, StayWishes, VisitFacts } from "./stay.ts";
import type { TourSetting } from "./tour.ts";

export function tourDays(trip: RoutedTrip, required: readonly TourStop[], slack = 1): TourSetting["days"] {
  const { question, route } = trip;
  const dayOf = new Map(required.map(({ candidate, day }) => [candidate.place.id, day]));
  const hasOwnDays =
    question.start !== undefined || question.starts.length > 0 || [...dayOf.values()].some((day) => day !== undefined);
  return Array.from({ length: question.days }, (_, day): StayDay & { isLikeFirst: boolean } => {
    const hours = new TripDayHours(trip, route.from, day);
    const frame = hours.frame(0);
    const factsOf = memoize(
      ({ place }: Candidate): VisitFacts => ({
        windows: hours.of(place).visits,
        isTable: isTable(place),
        evening: eveningWorth(place),
      }),
    );
    return {
      frame: { ...frame, latest: frame.starts + (frame.latest - frame.starts) * slack },
      factsOf,
      isFor: ({ place }) => (dayOf.get(place.id) ?? day) === day,
      isLikeFirst: !hasOwnDays,
    };
  });
}

/** Stars that an hour in the streets costs: on a walk of a day one feels each mile. */
const WAY_HOUR = { byCar: 0.4, onFoot: 1.5 };

export function stayWishes({ question, route }: RoutedTrip, required: readonly TourStop[]): StayWishes {
  const asked = new Set(required.map(({ candidate }) => candidate.place.id));
  return {
    isAsked: ({ place }) => asked.has(place.id),
    isWished: ({ place }) => hasWishes(question) && isWished(place, question),
    wayHour: route.onFoot ? WAY_HOUR.onFoot : WAY_HOUR.byCar,
    maxWays: route.onFoot ? MAX_WALKING : Number.POSITIVE_INFINITY,
  };
}
