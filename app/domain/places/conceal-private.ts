import type { Gazetteer } from "../geo/gazetteer.ts";
import { milesBetween } from "../geo/miles-between.ts";
import { stateByName } from "../geo/us-states.ts";
import { type Access, type Place, PRIVATE_ADDRESS } from "./place.ts";

interface Located {
  readonly access?: Access | undefined;
  readonly city: string;
  readonly state: string;
  readonly address: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** Within this distance, a position is the city's own, rounded to three decimals; a house two streets away is not. */
const AT_THE_CITY_MILES = 0.05;

/**
 * The last check before a place is stored: a private place has no street address, and the position of its city instead
 * of its own, or none if the gazetteer doesn't know the city.
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

/**
 * What the site may publish of a private place. If its address was replaced, so was its position; if not, it was
 * published by mistake, and both are removed.
 */
export function concealPlace<T extends Pick<Place, "access" | "address" | "latitude" | "longitude">>(place: T): T {
  if (place.access !== "private" || place.address === PRIVATE_ADDRESS) return place;
  const { latitude: _, longitude: __, ...rest } = place;
  return { ...rest, address: PRIVATE_ADDRESS } as T;
}
