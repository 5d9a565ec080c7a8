/** Towns that a trip leads through: the best place of each is a stop that must be in the plan, so the way goes there. */
import { milesBetween } from "../geo/miles-between.ts";
import type { RequiredStops } from "./find-required-stops.ts";
import { choicesOf, findEnd, type TripContext } from "./find-route.ts";
import type { TourStop } from "./tour-nodes.ts";
import type { TripQuestion } from "./trip.ts";
import { candidatesNear } from "./trip-candidates.ts";

/** Around the middle of a town. */
const TOWN_MILES = 12;
const MAX_TOWNS = 5;

/** Throws a DomainError ("invalid") with a sentence for a text that names no town. */
export async function stopsByWayOf(context: TripContext, question: TripQuestion): Promise<RequiredStops> {
  const towns = question.via
    .split(";")
    .map((town) => town.trim())
    .filter(Boolean);
  const required: TourStop[] = [];
  const notes: string[] = towns.length > MAX_TOWNS ? [`A trip goes by way of up to ${MAX_TOWNS} towns.`] : [];
  for (const town of towns.slice(0, MAX_TOWNS)) {
    const point = await findEnd(context, town);
    const [best] = candidatesNear(
      choicesOf(context),
      question,
      (place) => milesBetween(point, { lat: place.latitude, lng: place.longitude }) <= TOWN_MILES,
    ).toSorted((a, b) => b.worth - a.worth);
    if (best) {
      required.push({ candidate: best, chosen: true, day: undefined });
      notes.push(`By way of ${point.name}: ${best.place.houseName}.`);
    } else notes.push(`We know no place to stop at in ${point.name}, so the way may not lead there.`);
  }
  return { required, notes };
}
