/** The places of the directory that a submission may already be. */
import type { Catalog } from "./catalog.ts";
import type { GazetteerZip } from "./gazetteer.ts";
import { type LatLng, milesBetween } from "./miles-between.ts";
import { nameLikeness, tellingWords } from "./name-likeness.ts";
import { isLocated, type PlaceCard } from "./place.ts";
import { citySlug } from "./slug.ts";
import { addressKey } from "./street-address.ts";

export interface LikelyDuplicate {
  readonly place: PlaceCard;
  /** 0 to 1. */
  readonly likeness: number;
  readonly miles: number | undefined;
  /** In the same town. */
  readonly sameAddress: boolean;
}

export interface NamedSomewhere {
  readonly name: string;
  readonly city?: string | undefined;
  /** With a number and a town it finds what stands there under any other name. */
  readonly address?: string | undefined;
  /** Full name; without one the whole country is looked at. */
  readonly state?: string | undefined;
  readonly position?: LatLng | undefined;
}

const LEAST_LIKENESS = 0.6;
/** In the same town half a name is worth a look. */
const LEAST_LIKENESS_IN_TOWN = 0.45;
const MOST_SHOWN = 4;
const wordsOf = new WeakMap<PlaceCard, ReadonlySet<string>>();

export function findLikelyDuplicates(catalog: Catalog, wanted: NamedSomewhere): LikelyDuplicate[] {
  const words = tellingWords({ houseName: wanted.name, city: wanted.city ?? "" });
  const city = wanted.city ? citySlug(wanted.city) : undefined;
  const address = wanted.address ? addressKey(wanted.address) : undefined;
  const candidates = wanted.state ? (catalog.states.get(wanted.state) ?? []) : catalog.places;
  const found: LikelyDuplicate[] = [];
  for (const place of candidates) {
    const likeness = nameLikeness(words, placeWords(place));
    if (likeness < LEAST_LIKENESS_IN_TOWN && address === undefined) continue;
    const inTown = (likeness < LEAST_LIKENESS || address !== undefined) && citySlug(place.city) === city;
    const sameAddress = inTown && address !== undefined && addressKey(place.address) === address;
    if (!sameAddress && likeness < (inTown ? LEAST_LIKENESS_IN_TOWN : LEAST_LIKENESS)) continue;
    found.push({ place, likeness: Math.min(1, likeness), miles: milesFrom(wanted.position, place), sameAddress });
  }
  return found
    .toSorted(
      (a, b) =>
        Number(b.sameAddress) - Number(a.sameAddress) ||
        b.likeness - a.likeness ||
        (a.miles ?? Infinity) - (b.miles ?? Infinity),
    )
    .slice(0, MOST_SHOWN);
}

/** As above, and where its ZIP code lies in another state, there, too: one of the two is a mistake. */
export function findSubmissionDuplicates(
  catalog: Catalog,
  wanted: NamedSomewhere,
  zip: GazetteerZip | undefined,
): LikelyDuplicate[] {
  const elsewhere = zip && zip.city.state.name !== wanted.state ? { ...wanted, state: zip.city.state.name } : undefined;
  const found = findLikelyDuplicates(catalog, wanted);
  return elsewhere ? [...found, ...findLikelyDuplicates(catalog, elsewhere)].slice(0, MOST_SHOWN) : found;
}

function placeWords(place: PlaceCard): ReadonlySet<string> {
  let words = wordsOf.get(place);
  if (!words) {
    words = tellingWords(place);
    wordsOf.set(place, words);
  }
  return words;
}

function milesFrom(position: LatLng | undefined, place: PlaceCard): number | undefined {
  if (!position || !isLocated(place)) return undefined;
  return milesBetween(position, { lat: place.latitude, lng: place.longitude });
}
