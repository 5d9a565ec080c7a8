/** The stops that a visitor insists on: the places of `with`, and those that `via` leads to. */
import { findPlace } from "../../catalog/find-place.ts";
import { milesBetween } from "../../geo/miles-between.ts";
import { isLocated, pointOf } from "../../places/place.ts";
import type { TourStop } from "../days/tour-nodes.ts";
import { choicesOf, findEnd, type RoutedTrip } from "./find-route.ts";
import { candidatesNear, isClosed, toCandidate } from "./trip-candidates.ts";

/** Each weighs on all the others, but where all is fixed. */
const MAX_STOPS = 40;

interface RequiredStops {
  readonly required: readonly TourStop[];
  /** Why some of them cannot be in the plan. */
  readonly notes: readonly string[];
}

/** Throws a DomainError ("invalid") with a sentence for a text that names no town. */
export async function findRequiredStops(trip: RoutedTrip): Promise<RequiredStops> {
  const { route } = trip;
  const [named, between] = [findUsable(trip), await stopsByWayOf(trip)];
  const known = new Set(named.required.map(({ candidate }) => candidate.place.id));
  const required = [...named.required, ...between.required.filter(({ candidate }) => !known.has(candidate.place.id))];
  const notes = [...named.notes, ...between.notes];
  if (required.length === 0) return { required, notes };
  const lost = await findUnreachable(trip, required);
  const why = (name: string) =>
    route.onFoot ? `${name} is too far to walk to` : `No road that we know of leads to ${name}`;
  return {
    required: required.filter((stop) => !lost.includes(stop)),
    notes: [...notes, ...lost.map(({ candidate }) => `${why(candidate.place.houseName)}, so it was left out.`)],
  };
}

/** Straight miles from the middle of a town that somebody who asks for a place may want to walk. */
const MAX_WALK_MILES = 4;

async function findUnreachable(
  { directions, route: { from, onFoot } }: RoutedTrip,
  stops: readonly TourStop[],
): Promise<TourStop[]> {
  const points = stops.map(({ candidate }) => candidate.point);
  if (onFoot) return stops.filter((_, index) => milesBetween(from, points[index]!) > MAX_WALK_MILES);
  const [row] = await directions.table([from], points);
  return stops.filter((_, index) => row![index] === undefined);
}

function findUsable({ catalog, question }: RoutedTrip): RequiredStops {
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

/** Around the middle of a town. */
const TOWN_MILES = 12;
const MAX_TOWNS = 5;

/** The best place of each town that the trip leads through, so that the way goes there. */
async function stopsByWayOf(trip: RoutedTrip): Promise<RequiredStops> {
  const { question } = trip;
  const towns = question.via
    .split(";")
    .map((town) => town.trim())
    .filter(Boolean);
  const required: TourStop[] = [];
  const notes: string[] = towns.length > MAX_TOWNS ? [`A trip goes by way of up to ${MAX_TOWNS} towns.`] : [];
  for (const town of towns.slice(0, MAX_TOWNS)) {
    const point = await findEnd(trip, town);
    const near = candidatesNear(
      choicesOf(trip),
      question,
      (place) => milesBetween(point, pointOf(place)) <= TOWN_MILES,
    );
    const [best] = near.toSorted((a, b) => b.worth - a.worth);
    if (best) {
      required.push({ candidate: best, chosen: true, day: undefined });
      notes.push(`By way of ${point.name}: ${best.place.houseName}.`);
    } else notes.push(`We know no place to stop at in ${point.name}, so the way may not lead there.`);
  }
  return { required, notes };
}
