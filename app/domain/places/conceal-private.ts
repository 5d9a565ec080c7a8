import type { Gazetteer } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import { type Access, PRIVATE_ADDRESS } from "./place.ts";

interface Located {
  readonly access?: Access | undefined;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** A position this near is the city's own, rounded to three decimals or more. A house two streets off is not. */
const AT_THE_CITY_MILES = 0.05;

/**
 * The last guard before a place is written: one that is private carries neither its street address nor where it
 * stands, but the position of its city. A city that the gazetteer does not know leaves the position unknown.
 */
export function concealPrivate<P extends Located>(place: P, gazetteer: Gazetteer): P {
  if (place.access !== "private") return place;
  const code = stateByName(place.state)?.code;
  const cities = code === undefined ? [] : gazetteer.findCity(place.city, code);
  const { latitude: lat, longitude: lng } = place;
  const stands = lat === undefined || lng === undefined ? undefined : { lat, lng };
  if (stands && cities.some((city) => milesBetween(city, stands) <= AT_THE_CITY_MILES)) {
    return place.address === PRIVATE_ADDRESS ? place : { ...place, address: PRIVATE_ADDRESS };
  }
  const [city] = cities;
  return { ...place, address: PRIVATE_ADDRESS, latitude: city?.lat, longitude: city?.lng };
}
