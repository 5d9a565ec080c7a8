/** The stops that a visitor insists on: the places of `with`, and those that `via` leads to. */
import type { Catalog } from "../catalog/catalog.ts";
import { findPlace } from "../catalog/find-place.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { isLocated } from "../places/place.ts";
import { stopsByWayOf } from "./by-way-of.ts";
import type { TripContext } from "./find-route.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripPoint, TripQuestion } from "./trip.ts";
import { isClosed, toCandidate } from "./trip-candidates.ts";

/** Each weighs on all the others, but where all is fixed. */
export const MAX_STOPS = 40;

export interface RequiredStops {
  readonly required: readonly TourStop[];
  /** Why some of them cannot be in the plan. */
  readonly notes: readonly string[];
}

export async function findRequiredStops(
  context: TripContext,
  question: TripQuestion,
  from: TripPoint,
): Promise<RequiredStops> {
  const { catalog, directions } = context;
  const [named, between] = [findUsable(catalog, question), await stopsByWayOf(context, question)];
  const known = new Set(named.required.map(({ candidate }) => candidate.place.id));
  const required = [...named.required, ...between.required.filter(({ candidate }) => !known.has(candidate.place.id))];
  const notes = [...named.notes, ...between.notes];
  if (required.length === 0) return { required, notes };
  if (question.mode === "walk") return withinWalk(required, notes, from);
  const points = required.map(({ candidate }) => candidate.point);
  const rows = await directions.table([from], points);
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

/** Straight miles from the middle of a town that somebody who asks for a place may want to walk. */
const MAX_WALK_MILES = 4;

function withinWalk(required: readonly TourStop[], notes: readonly string[], from: TripPoint): RequiredStops {
  const isFar = ({ candidate }: TourStop) => milesBetween(from, candidate.point) > MAX_WALK_MILES;
  const far = required.filter(isFar);
  return {
    required: required.filter((stop) => !isFar(stop)),
    notes: [
      ...notes,
      ...far.map(({ candidate }) => `${candidate.place.houseName} is too far to walk to, so it was left out.`),
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
  if (question.choice === "fixed") return { required: all, notes };
  const beyond = all.slice(MAX_STOPS).map(({ candidate }) => candidate.place.houseName);
  const leftOut = `A plan holds up to ${MAX_STOPS} stops, so these were left out: ${beyond.join(", ")}.`;
  return { required: all.slice(0, MAX_STOPS), notes: beyond.length > 0 ? [...notes, leftOut] : notes };
}
