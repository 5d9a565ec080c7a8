/** Listed places that a submission may duplicate. */
import type { Catalog } from "../catalog/catalog.ts";
import type { GazetteerZip } from "../geo/gazetteer.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { addressKey } from "../geo/street-address.ts";
import { memoize } from "../memoize.ts";
import { type PlaceCard, pointOf } from "../places/place.ts";
import { citySlug } from "../places/slug.ts";
import { nameLikeness, significantTerms } from "./name-likeness.ts";

export interface LikelyDuplicate {
  readonly place: PlaceCard;
  /** 0 to 1. */
  readonly likeness: number;
  readonly miles: number | undefined;
  /** Found by its address, in the same town. */
  readonly sameAddress: boolean;
}

interface NamedSomewhere {
  readonly name: string;
  readonly city?: string | undefined;
  /** With a house number and a city, it also finds the place under another name. */
  readonly address?: string | undefined;
  /** Full name; without it the whole country is searched. */
  readonly state?: string | undefined;
  readonly position?: LatLng | undefined;
}

const MIN_LIKENESS = 0.6;
/** In the same city, half a name is enough. */
const MIN_LIKENESS_IN_TOWN = 0.45;
const MAX_SHOWN = 4;
/** Longer than any name; the rest of a sentence is ignored. */
const MAX_WORDS = 10;

const termsOfPlace = memoize((place: PlaceCard) => significantTerms(place));

export function findLikelyDuplicates(catalog: Catalog, wanted: NamedSomewhere): LikelyDuplicate[] {
  const name = { houseName: wanted.name, city: wanted.city ?? "" };
  const words = new Set([...significantTerms(name)].slice(0, MAX_WORDS));
  const city = wanted.city ? citySlug(wanted.city) : undefined;
  const address = wanted.address ? addressKey(wanted.address) : undefined;
  const inTown = new Set((city === undefined ? undefined : catalog.cities.get(city)) ?? []);
  const candidates = wanted.state ? (catalog.states.get(wanted.state) ?? []) : catalog.places;
  const found: LikelyDuplicate[] = [];
  for (const place of candidates) {
    const likeness = Math.min(1, nameLikeness(words, termsOfPlace(place)));
    const sameAddress = inTown.has(place) && address !== undefined && addressKey(place.address) === address;
    if (!sameAddress && likeness < (inTown.has(place) ? MIN_LIKENESS_IN_TOWN : MIN_LIKENESS)) continue;
    found.push({ place, likeness, miles: milesFrom(wanted.position, place), sameAddress });
  }
  return found
    .toSorted(
      (a, b) =>
        Number(b.sameAddress) - Number(a.sameAddress) ||
        b.likeness - a.likeness ||
        (a.miles ?? Infinity) - (b.miles ?? Infinity),
    )
    .slice(0, MAX_SHOWN);
}

/** Also searches the ZIP code's state if that differs: one of the two is a mistake. */
export function findSubmissionDuplicates(
  catalog: Catalog,
  wanted: NamedSomewhere,
  zip: GazetteerZip | undefined,
): LikelyDuplicate[] {
  const elsewhere = zip && zip.city.state.name !== wanted.state ? { ...wanted, state: zip.city.state.name } : undefined;
  const found = findLikelyDuplicates(catalog, wanted);
  return elsewhere ? [...found, ...findLikelyDuplicates(catalog, elsewhere)].slice(0, MAX_SHOWN) : found;
}

function milesFrom(position: LatLng | undefined, place: PlaceCard): number | undefined {
  const point = pointOf(place);
  return position && point && milesBetween(position, point);
}
