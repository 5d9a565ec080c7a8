/** "Also on your way": places that are not in the plan, with the minutes that each would add. */
import type { MinutesBetween } from "./drive-minutes.ts";
import { MAX_MENTIONED_MINUTES } from "./find-candidates.ts";
import type { TripRoute } from "./find-route.ts";
import type { TripQuestion } from "./trip.ts";
import type { Candidate } from "./trip-candidates.ts";

/** Minutes of driving that count as nothing, so that those next door do not outweigh all others. */
const BASE_MINUTES = 15;

interface FurtherPlace {
  readonly candidate: Candidate;
  readonly addsMinutes: number;
}

/** By what they are worth for the minutes that they add. The tour's stops must be known to `minutes`. */
export function furtherPlaces(
  { detour }: TripQuestion,
  { from, to }: TripRoute,
  tour: readonly Candidate[],
  others: readonly Candidate[],
  minutes: MinutesBetween,
): FurtherPlace[] {
  const points = [from, ...tour.map(({ point }) => point), to];
  return others
    .map((candidate) => {
      const detours = points.slice(1).map((point, i) => {
        const before = points[i]!;
        return minutes(before, candidate.point) + minutes(candidate.point, point) - minutes(before, point);
      });
      const adds = Math.max(0, Math.min(...detours));
      return { candidate, addsMinutes: Math.round(adds), rate: candidate.worth / (adds + BASE_MINUTES) };
    })
    .filter(({ addsMinutes }) => addsMinutes <= Math.max(detour, MAX_MENTIONED_MINUTES))
    .toSorted((a, b) => b.rate - a.rate)
    .map(({ candidate, addsMinutes }) => ({ candidate, addsMinutes }));
}
