import { type Place, PRIVATE_ADDRESS } from "./place.ts";

/**
 * What may leave the site of a private place. One whose address was replaced stands at its city's position already; one
 * whose address was not was published by mistake, and its position goes with the address.
 */
export function concealPlace<T extends Pick<Place, "access" | "address" | "latitude" | "longitude">>(place: T): T {
  if (place.access !== "private" || place.address === PRIVATE_ADDRESS) return place;
  const { latitude: _, longitude: __, ...rest } = place;
  return { ...rest, address: PRIVATE_ADDRESS } as T;
}
