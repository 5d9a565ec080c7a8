import { placeNameKey } from "./place-name-key.ts";

/** Two records with the same key are about the same place, whoever wrote them down. */
export function samePlaceKey(place: { houseName: string; city: string; state: string }): string {
  const name = place.houseName.replace(/^the\s+/i, "");
  return [name, place.city, place.state].map((part) => placeNameKey(part) || part.toLowerCase()).join("|");
}
