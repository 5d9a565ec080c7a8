/** The stops that a visitor insists on: the places of `with`. */
import type { Catalog } from "../catalog/catalog.ts";
import { findPlace } from "../catalog/find-place.ts";
import { isLocated } from "../places/place.ts";
import type { Directions } from "../roads/directions.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { isClosed, toCandidate } from "./trip-candidates.ts";

/** More than anybody visits on one trip; each weighs on all the others. */
export const MAX_STOPS = 40;

interface RequiredStops {
  readonly required: readonly TourStop[];
  /** Why some of them cannot be in the plan. */
  readonly notes: readonly string[];
}

export async function findRequiredStops(
  catalog: Catalog,
  directions: Directions,
  question: TripQuestion,
  from: TripPoint,
): Promise<RequiredStops> {
  const { required, notes } = findUsable(catalog, question);
  if (required.length === 0) return { required, notes };
  const points = required.map(({ candidate }) => candidate.point);
  const { rows } = await directions.table([from], points);
  const isReachable = (_: TourStop, index: number) => rows[0]![index] !== undefined;
  const lost = required.filter((stop, index) => !isReachable(stop, index));
  return {
    required: required.filter(isReachable),
    notes: [
      ...notes,
      ...lost.map(
        ({ candidate }) => `No road that we know of leads to ${candidate.place.houseName}, so it was left out.`,
      ),
    ],
  };
}

function findUsable(catalog: Catalog, question: TripQuestion): RequiredStops {
  const required = new Map<string, TourStop>();
  const notes: string[] = [];
  for (const { slug, day } of question.with) {
    const place = findPlace(catalog, slug)?.place;
    if (!place) notes.push(`There is no place called "${slug}" in the directory.`);
    else if (place.access === "private")
      notes.push(`${place.houseName} is private property and not open to visitors, so it was left out.`);
    else if (place.access === "gone") notes.push(`${place.houseName} is no longer there, so it was left out.`);
    else if (!isLocated(place)) notes.push(`We do not know where ${place.houseName} is, so it was left out.`);
    else {
      if (isClosed(place, question)) notes.push(`${place.houseName} is closed at that time of year.`);
      const candidate = toCandidate(place, question);
      required.set(place.id, { candidate, chosen: true, day: day === undefined ? undefined : day - 1 });
    }
  }
  const all = [...required.values()];
  const beyond = all.slice(MAX_STOPS).map(({ candidate }) => candidate.place.houseName);
  const leftOut = `A plan holds up to ${MAX_STOPS} stops, so these were left out: ${beyond.join(", ")}.`;
  return { required: all.slice(0, MAX_STOPS), notes: beyond.length > 0 ? [...notes, leftOut] : notes };
}
