/** Which of our places a visitor's file names. Compared in the visitor's browser. */
import { milesBetween } from "../geo/miles-between.ts";
import { memoize } from "../memoize.ts";
import { placeNameKey } from "../places/place-name-key.ts";
import { nameLikeness, significantTerms } from "../submissions/name-likeness.ts";

/** A place as a file from elsewhere has it. */
export interface FilePlace {
  readonly name: string;
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  /** Of a link to a page of ours. */
  readonly slug?: string | undefined;
  readonly note?: string | undefined;
}

export interface KnownPlace {
  readonly slug: string;
  readonly houseName: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
}

export interface Matches {
  /** Each of our places once. */
  readonly found: readonly { readonly theirs: FilePlace; readonly ours: KnownPlace }[];
  readonly missing: readonly FilePlace[];
}

/** A park's pin may be a mile from its gate. */
const NEAR_MILES = 1;
const MIN_LIKENESS = 0.6;
/** Under exactly our name: somebody else's pin may be that of its town. */
const SAME_NAME_MILES = 25;
/** Larger than a mile in any state. */
const NEAR_DEGREES = 0.05;

export function matchPlaces(theirs: readonly FilePlace[], ours: readonly KnownPlace[]): Matches {
  const bySlug = new Map(ours.map((place) => [place.slug, place]));
  const byName = Map.groupBy(ours, ({ houseName }) => nameKey(houseName));
  const found = new Map<KnownPlace, FilePlace>();
  const missing: FilePlace[] = [];
  for (const place of theirs) {
    const match =
      bySlug.get(place.slug ?? "") ??
      likeliestNear(place, ours) ??
      namesake(place, byName.get(nameKey(place.name)) ?? []);
    if (!match) missing.push(place);
    else if (!found.has(match)) found.set(match, place);
  }
  return { found: [...found].map(([match, place]) => ({ theirs: place, ours: match })), missing };
}

const termsOf = memoize((place: KnownPlace) => significantTerms(place));

const nameKey = (name: string): string => placeNameKey(name.replace(/^the\s+/i, ""));

function likeliestNear({ name, lat, lng }: FilePlace, ours: readonly KnownPlace[]): KnownPlace | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  const near = ours.filter(
    (place) =>
      Math.abs(place.lat - lat) < NEAR_DEGREES &&
      Math.abs(place.lng - lng) < NEAR_DEGREES &&
      milesBetween(place, { lat, lng }) <= NEAR_MILES,
  );
  const cities = new Set(near.map(({ city }) => city));
  const terms = new Map([...cities].map((city) => [city, significantTerms({ houseName: name, city })]));
  const [best] = near
    .map((place) => ({ place, likeness: nameLikeness(terms.get(place.city)!, termsOf(place)) }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness);
  return best?.place;
}

/** Without a position only a name that one place alone has. */
function namesake({ lat, lng }: FilePlace, named: readonly KnownPlace[]): KnownPlace | undefined {
  if (lat === undefined || lng === undefined) return named.length === 1 ? named[0] : undefined;
  return named.find((place) => milesBetween(place, { lat, lng }) <= SAME_NAME_MILES);
}
