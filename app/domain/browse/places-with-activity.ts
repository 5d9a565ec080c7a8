/** SPEC: a place has an activity if its activity text contains the name, ignoring case. */
import { type ActivityGroup, activitiesOf, type Catalog } from "../catalog/catalog.ts";
import { nearestTo } from "../catalog/find-nearby.ts";
import { memoize } from "../memoize.ts";
import { isLocated, type PlaceCard, type PlaceList } from "../places/place.ts";
import { activitySlug, activitySlugSecondReading } from "../places/slug.ts";

interface ActivityFound {
  readonly slug: string;
  readonly label: string;
  /** In catalog order. */
  readonly places: PlaceList;
  /** Whether the path wasn't the canonical slug. */
  readonly moved: boolean;
}

/** The type with this slug. Part of a type's name ("noises") is not a type. */
export function findActivity(catalog: Catalog, path: string): ActivityFound | undefined {
  const slug = catalog.activities.has(path) ? path : otherSpellings(catalog).get(path);
  const respelled = slug ?? activitySlug(path.replaceAll("-", " "));
  const group = respelled === undefined ? undefined : catalog.activities.get(respelled);
  if (!group) return undefined;
  const places = placesWithActivity(catalog, group.slug);
  return { slug: group.slug, label: group.label, places, moved: group.slug !== path };
}

/** The type that a text names, in the singular or plural. */
export function activityMeant({ activities }: Catalog, text: string): ActivityGroup | undefined {
  const slug = activitySlug(text) ?? "";
  return activities.get(slug) ?? activities.get(`${slug}s`) ?? activities.get(slug.replace(/s$/, ""));
}

/** In catalog order. */
export function placesWithActivity(catalog: Catalog, slug: string): PlaceList {
  return placesByActivity(catalog).get(slug) ?? [];
}

/** Other places with a place's first activity: same kind first, then the nearest, then catalog order. */
export function relatedPlaces(catalog: Catalog, place: PlaceCard, count: number): readonly PlaceCard[] {
  const [slug = ""] = activitiesOf(place).keys();
  const group = catalog.activities.get(slug);
  if (!group) return [];
  const members = membersOf(group);
  const ofKind = (isSame: boolean, most: number): PlaceList => {
    const accept = (other: PlaceCard) =>
      members.has(other) && other.id !== place.id && (other.placeType === place.placeType) === isSame;
    const near = isLocated(place) ? nearestTo(catalog, place.latitude, place.longitude, most, accept) : [];
    if (near.length >= most) return near.map((one) => one.place);
    const nowhere = group.places.filter((other) => accept(other) && !(isLocated(place) && isLocated(other)));
    return [...near.map((one) => one.place), ...nowhere].slice(0, most);
  };
  const same = ofKind(true, count);
  return [...same, ...ofKind(false, count - same.length)];
}

const membersOf = memoize(({ places }: ActivityGroup): ReadonlySet<PlaceCard> => new Set(places));

/** For each type, the places of all types whose label contains its label. */
const placesByActivity = memoize((catalog: Catalog): ReadonlyMap<string, PlaceList> => {
  const groups = [...catalog.activities.values()].map((group) => ({ ...group, key: group.label.toLowerCase() }));
  return new Map(
    groups.map(({ slug, key, places }) => {
      const others = groups.filter((other) => other.slug !== slug && other.key.includes(key));
      if (others.length === 0) return [slug, places];
      const all = new Set([...places, ...others.flatMap((other) => other.places)]);
      return [slug, catalog.places.filter((place) => all.has(place))];
    }),
  );
});

/** Maps alternative slugs to the canonical one: SPEC's second form, and its first without accent folding. */
const otherSpellings = memoize((catalog: Catalog) => {
  const spellings = new Map<string, string>();
  for (const { slug, label } of catalog.activities.values()) {
    for (const spelling of [activitySlugSecondReading(label), literalSlug(label)]) {
      if (!spellings.has(spelling)) spellings.set(spelling, slug);
    }
  }
  return spellings;
});

function literalSlug(label: string): string {
  return label.toLowerCase().replace(/\W/g, " ").trim().replace(/\s+/g, "-");
}
