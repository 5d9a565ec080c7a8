/** Checks city, state and ZIP code of a submission against the gazetteer. */
import type { Gazetteer, GazetteerCity, GazetteerZip } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import type { SubmissionFields } from "./submission.ts";

export interface Whereabouts {
  readonly zip: GazetteerZip | undefined;
  /** Of several cities with that name in the state, the one nearest to the ZIP code. */
  readonly town: GazetteerCity | undefined;
  /** Between the centers of the city and the ZIP code. */
  readonly milesApart: number | undefined;
}

/** Remote places can be this far from their post office. */
const FAR_MILES = 40;

/** Within one state; a ZIP code of another state gets its own flag. */
export function isFarApart({ milesApart = 0 }: Whereabouts): boolean {
  return milesApart > FAR_MILES;
}

export function whereaboutsOf(
  { city, state, zipCode }: Pick<SubmissionFields, "city" | "state" | "zipCode">,
  gazetteer: Gazetteer,
): Whereabouts {
  const zip = gazetteer.findZip(zipCode.slice(0, 5));
  const code = stateByName(state)?.code;
  const towns = code === undefined ? [] : gazetteer.findCity(city, code);
  if (!zip || towns.length === 0) return { zip, town: towns[0], milesApart: undefined };
  const [nearest] = towns
    .map((town) => ({ zip, town, milesApart: milesBetween(town, zip) }))
    .toSorted((a, b) => a.milesApart - b.milesApart);
  return nearest!;
}

/** The part of a city that the listing form needs. */
export function townOf(town: GazetteerCity | undefined) {
  return town && { name: town.name, state: town.state.name, lat: town.lat, lng: town.lng };
}
