/** The places of the directory that a submission may already be. */
import type { Catalog } from "../catalog/catalog.ts";
import { numbersOf, PlaceSet } from "../catalog/place-set.ts";
import { PlaceWords } from "../catalog/place-words.ts";
import type { GazetteerZip } from "../geo/gazetteer.ts";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { addressKey } from "../geo/street-address.ts";
import { isLocated, type PlaceCard } from "../places/place.ts";
import { citySlug } from "../places/slug.ts";
import { isNearly, likenessOf, NEARLY, nameLikeness, tellingWords } from "./name-likeness.ts";

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
/** A name has fewer words than that; a sentence is not looked through for more. */
const MOST_WORDS = 10;

/** The words that tell a place from others. */
export const namesInWords = new PlaceWords(tellingWords);

export function findLikelyDuplicates(catalog: Catalog, wanted: NamedSomewhere): LikelyDuplicate[] {
  const words = new Set([...tellingWords({ houseName: wanted.name, city: wanted.city ?? "" })].slice(0, MOST_WORDS));
  const city = wanted.city ? citySlug(wanted.city) : undefined;
  const address = wanted.address ? addressKey(wanted.address) : undefined;
  const likenessDecides = address === undefined && wanted.position === undefined;
  /** Of the likenesses found, the highest. */
  const best: number[] = [];
  const found: (LikelyDuplicate & MaybeAlike)[] = [];
  for (const maybe of mostAlikeFirst(catalog, wanted.state, words, { city, address })) {
    const { place, most } = maybe;
    // Nothing that follows is more alike.
    if (likenessDecides && best.length === MOST_SHOWN && best.at(-1)! >= most) break;
    const likeness = Math.min(1, nameLikeness(words, tellingWords(place)));
    const inTown = citySlug(place.city) === city;
    const sameAddress = inTown && address !== undefined && addressKey(place.address) === address;
    if (!sameAddress && likeness < leastLikeness(inTown)) continue;
    found.push({ ...maybe, likeness, miles: milesFrom(wanted.position, place), sameAddress });
    best.push(likeness);
    best.sort((a, b) => b - a).splice(MOST_SHOWN);
  }
  return found
    .toSorted(
      (a, b) =>
        Number(b.sameAddress) - Number(a.sameAddress) ||
        b.likeness - a.likeness ||
        (a.miles ?? Infinity) - (b.miles ?? Infinity) ||
        a.rank - b.rank,
    )
    .slice(0, MOST_SHOWN)
    .map(({ rank: _, most: __, ...duplicate }) => duplicate);
}

const leastLikeness = (inTown: boolean): number => (inTown ? LEAST_LIKENESS_IN_TOWN : LEAST_LIKENESS);

interface MaybeAlike {
  readonly place: PlaceCard;
  /** Where it stands in data order. */
  readonly rank: number;
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
  const sharing = Array.from(words, (own) => ({
    same: namesInWords.placesWithWord(catalog, own),
    nearly: namesInWords.placesWithAny(catalog, (word) => isNearly(own, word)),
  }));
  const town = PlaceSet.ofPlaces((city === undefined ? undefined : catalog.cities.get(city)) ?? []);
  const any = PlaceSet.either([town, ...sharing.flatMap(({ same, nearly }) => [same, nearly])]);
  const found: MaybeAlike[] = [];
  let rank = 0;
  for (const run of catalog.places.runs) {
    const numbers = numbersOf(run);
    const counts = namesInWords.countsOf(run);
    for (let index = 0; index < run.length; index++, rank++) {
      const number = numbers[index]!;
      if (!any.has(number)) continue;
      let shared = 0;
      for (const { same, nearly } of sharing) shared += same.has(number) ? 1 : nearly.has(number) ? NEARLY : 0;
      const inTown = town.has(number);
      const most = Math.min(1, likenessOf(shared, words.size, counts[index]!));
      if (most < leastLikeness(inTown) && !(inTown && address !== undefined)) continue;
      if (!state || run[index]!.state === state) found.push({ place: run[index]!, rank, most });
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
