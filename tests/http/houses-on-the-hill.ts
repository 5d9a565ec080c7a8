import type { Place } from "../../app/domain/places/place.ts";
import { makePlace } from "../make-place.ts";

/** Thirty houses of one town, enough for a full page of any list. */
export function housesOnTheHill(more: (index: number) => Partial<Place> = () => ({})): Place[] {
  return Array.from({ length: 30 }, (_, index) =>
    makePlace({
      id: `place-${index}`,
      houseName: `House number ${index} on the hill`,
      city: "Salem",
      state: "Oregon",
      latitude: 45 + index / 100,
      longitude: -123,
      paranormalActivityType: "Apparitions; Footsteps",
      rating: 1 + index / 10,
      reviewCount: index,
      ...more(index),
    }),
  );
}
