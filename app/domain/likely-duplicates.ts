/** The places of the directory that a submission may already be. */
import type { Catalog } from "./catalog.ts";
import type { GazetteerZip } from "./gazetteer.ts";
import { type LatLng, milesBetween } from "./miles-between.ts";
import { isAlike, likenessOf, nameLikeness, tellingWords } from "./name-likeness.ts";
import { isLocated, type PlaceCard } from "./place.ts";
import { numbersOf, PlaceSet } from "./place-set.ts";
import { PlaceWords } from "./place-words.ts";
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

/** The words that tell a place from others. */
export const namesInWords = new PlaceWords(tellingWords);

export function findLikelyDuplicates(catalog: Catalog, wanted: NamedSomewhere): LikelyDuplicate[] {
  const words = tellingWords({ houseName: wanted.name, city: wanted.city ?? "" });
  const city = wanted.city ? citySlug(wanted.city) : undefined;
  const address = wanted.address ? addressKey(wanted.address) : undefined;
  const likenessCounts = address === undefined && wanted.position === undefined;
  const found: LikelyDuplicate[] = [];
  for (const { place, most } of mostAlikeFirst(catalog, wanted.state, words, { city, address })) {
    // Nothing that follows is more alike.
    if (likenessCounts && found.filter(({ likeness }) => likeness >= most).length >= MOST_SHOWN) break;
    const likeness = Math.min(1, nameLikeness(words, tellingWords(place)));
    const inTown = citySlug(place.city) === city;
    const sameAddress = inTown && address !== undefined && addressKey(place.address) === address;
    if (!sameAddress && likeness < leastLikeness(inTown)) continue;
    found.push({ place, likeness, miles: milesFrom(wanted.position, place), sameAddress });
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

const leastLikeness = (inTown: boolean): number => (inTown ? LEAST_LIKENESS_IN_TOWN : LEAST_LIKENESS);

interface MaybeAlike {
  readonly place: PlaceCard;
  /** Its likeness is this at most. */
  readonly most: number;
}

/** The places that share enough words, or nearly, to be worth a closer look, and at an address those of the town. */
function mostAlikeFirst(
  catalog: Catalog,
  state: string | undefined,
  words: ReadonlySet<string>,
  { city, address }: { readonly city: string | undefined; readonly address: string | undefined },
): MaybeAlike[] {
  const sharing = Array.from(words, (own) => namesInWords.placesWithAny(catalog, (word) => isAlike(own, word)));
  const town = PlaceSet.ofPlaces((city === undefined ? undefined : catalog.cities.get(city)) ?? []);
  const found: MaybeAlike[] = [];
  for (const run of catalog.places.runs) {
    const numbers = numbersOf(run);
    const counts = namesInWords.countsOf(run);
    for (let index = 0; index < run.length; index++) {
      const number = numbers[index]!;
      let shared = 0;
      for (const set of sharing) if (set.has(number)) shared += 1;
      const inTown = town.has(number);
      if (shared === 0 && !inTown) continue;
      const most = likenessOf(shared, words.size, counts[index]!);
      if (most < leastLikeness(inTown) && !(inTown && address !== undefined)) continue;
      if (state === undefined || run[index]!.state === state) found.push({ place: run[index]!, most });
    }
  }
  return found.sort((a, b) => b.most - a.most);
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

function milesFrom(position: LatLng | undefined, place: PlaceCard): number | undefined {
  if (!position || !isLocated(place)) return undefined;
  return milesBetween(position, { lat: place.latitude, lng: place.longitude });
}
