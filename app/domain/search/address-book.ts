/** Places by house number, to find them by street address. Private places are left out. */

import { addressWords, HOUSE_NUMBER, readStreetAddress, significantStreetWords } from "../geo/street-address.ts";
import { stateByName } from "../geo/us-states.ts";
import type { PlaceCard } from "../places/place.ts";

/** Parts of an address that listings don't have. */
const ZIP_OR_COUNTRY = /^(?:\d{5}|usa)$/;

export class AddressBook {
  readonly #byNumber = new Map<string, Set<PlaceCard>>();

  add(place: PlaceCard): void {
    const number = houseNumber(place);
    if (number !== undefined) enter(this.#byNumber, number, place);
  }

  remove(place: PlaceCard): void {
    this.#byNumber.get(houseNumber(place) ?? "")?.delete(place);
  }

  /** The street must be the same, and what follows it the place's city, state or ZIP code. Best rated first. */
  find(text: string): PlaceCard[] {
    const wanted = readStreetAddress(text);
    const street = wanted && significantStreetWords(wanted.street);
    if (!wanted || !street) return [];
    const names = street.length > 0 ? street : wanted.street;
    const where = addressWords(wanted.rest).filter((word) => !ZIP_OR_COUNTRY.test(word));
    return [...(this.#byNumber.get(wanted.number) ?? [])]
      .filter((place) => {
        const held = new Set(addressWords(place.address));
        const around = new Set(
          addressWords(`${place.address} ${place.city} ${place.state} ${stateByName(place.state)?.code ?? ""}`),
        );
        return names.every((word) => held.has(word)) && where.every((word) => around.has(word));
      })
      .toSorted((a, b) => b.rating - a.rating);
  }
}

export function enter(sets: Map<string, Set<PlaceCard>>, key: string, place: PlaceCard): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(place));
}

function houseNumber({ access, address }: PlaceCard): string | undefined {
  if (access === "private") return undefined;
  const [first = ""] = address.toLowerCase().split(/[\s,]/, 1);
  return HOUSE_NUMBER.test(first) ? first : undefined;
}
