/** The whole directory in memory: immutable to readers, replaced as a whole when the database's version moves. */
import { activityLabels } from "../browse/activities.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";
import { activitySlug, citySlug } from "../places/slug.ts";
import { type CatalogTotals, NO_TOTALS, reviseTotals } from "./catalog-totals.ts";
import { BY_NAME, BY_REVIEWS, BY_STATE, IN_DATA_ORDER, reviseSorted, sortInto } from "./data-order.ts";
import { Lookup } from "./lookup.ts";
import { PlacePoints } from "./place-points.ts";
import { SortedPlaces } from "./sorted-places.ts";

export interface ActivityGroup {
  readonly slug: string;
  readonly label: string;
  readonly places: SortedPlaces;
}

export interface Catalog {
  readonly version: number;
  readonly totals: CatalogTotals;
  /** All places in data order, and in the other orders a visitor may choose. */
  readonly places: SortedPlaces;
  readonly byName: SortedPlaces;
  readonly byState: SortedPlaces;
  readonly byReviews: SortedPlaces;
  readonly byId: Lookup<PlaceCard>;
  readonly bySlug: Lookup<PlaceCard>;
  /** Former slug to the id of the place that had it. */
  readonly formerSlugs: Lookup<string>;
  /** Groups in data order, by full state name, city slug and activity slug; those of cities are small and many. */
  readonly states: ReadonlyMap<string, SortedPlaces>;
  readonly cities: Lookup<readonly PlaceCard[]>;
  readonly activities: ReadonlyMap<string, ActivityGroup>;
  /** Where the places are; asked through find-nearby.ts. */
  readonly points: PlacePoints;
}

export interface CatalogChanges {
  readonly version: number;
  /** New and changed places. */
  readonly published: readonly PlaceCard[];
  /** Ids of places that are no longer shown. */
  readonly withdrawn: readonly string[];
  readonly formerSlugs: readonly (readonly [slug: string, id: string])[];
}

const NO_PLACES = SortedPlaces.of(IN_DATA_ORDER, []);

export const EMPTY_CATALOG: Catalog = {
  version: 0,
  totals: NO_TOTALS,
  places: NO_PLACES,
  byName: SortedPlaces.of(BY_NAME, []),
  byState: SortedPlaces.of(BY_STATE, []),
  byReviews: SortedPlaces.of(BY_REVIEWS, []),
  byId: Lookup.by((place) => place.id),
  bySlug: Lookup.by((place) => place.slug),
  formerSlugs: new Lookup(new Map()),
  states: new Map(),
  cities: new Lookup(new Map()),
  activities: new Map(),
  points: PlacePoints.of([]),
};

/** Above this many changes sorting everything anew is cheaper than putting each into its place. */
const REBUILD_FROM = 200;

export function reviseCatalog(catalog: Catalog, changes: CatalogChanges): Catalog {
  const ids = [...changes.published.map((place) => place.id), ...changes.withdrawn];
  const removed = ids.map((id) => catalog.byId.get(id)).filter((place) => place !== undefined);
  const added = changes.published;
  const rebuild = removed.length + added.length >= REBUILD_FROM;
  const lists = rebuild ? sortAnew(catalog, removed, added) : reviseLists(catalog, removed, added);
  const groups = rebuild ? groupAll(lists.places) : reviseGroups(catalog, removed, added);

  return {
    version: changes.version,
    totals: reviseTotals(catalog.totals, removed, added),
    ...lists,
    byId: catalog.byId.revise([
      ...removed.map((place) => [place.id, undefined] as const),
      ...added.map((place) => [place.id, place] as const),
    ]),
    bySlug: catalog.bySlug.revise([
      ...removed.map((place) => [place.slug, undefined] as const),
      ...added.map((place) => [place.slug, place] as const),
    ]),
    formerSlugs: catalog.formerSlugs.revise(changes.formerSlugs),
    ...groups,
    points: catalog.points.revise(removed, added, lists.places),
  };
}

type Lists = Pick<Catalog, "places" | "byName" | "byState" | "byReviews">;

function sortAnew(catalog: Catalog, removed: readonly PlaceCard[], added: readonly PlaceCard[]): Lists {
  const gone = new Set(removed);
  const { places, byName, byState, byReviews } = sortInto(
    [...catalog.places.filter((place) => !gone.has(place)), ...added],
    { places: IN_DATA_ORDER, byName: BY_NAME, byState: BY_STATE, byReviews: BY_REVIEWS },
  );
  return {
    places: SortedPlaces.of(IN_DATA_ORDER, places),
    byName: SortedPlaces.of(BY_NAME, byName),
    byState: SortedPlaces.of(BY_STATE, byState),
    byReviews: SortedPlaces.of(BY_REVIEWS, byReviews),
  };
}

function reviseLists(catalog: Catalog, removed: readonly PlaceCard[], added: readonly PlaceCard[]): Lists {
  return {
    places: catalog.places.revise(removed, added),
    byName: catalog.byName.revise(removed, added),
    byState: catalog.byState.revise(removed, added),
    byReviews: catalog.byReviews.revise(removed, added),
  };
}

type Groups = Pick<Catalog, "states" | "cities" | "activities">;

function groupAll(places: PlaceList): Groups {
  const states = new Map<string, PlaceCard[]>();
  const cities = new Map<string, PlaceCard[]>();
  const activities = new Map<string, { slug: string; label: string; places: PlaceCard[] }>();
  for (const place of places) {
    append(states, place.state, place);
    append(cities, citySlug(place.city), place);
    for (const [slug, label] of activitiesOf(place)) {
      const group = activities.get(slug);
      if (group) group.places.push(place);
      else activities.set(slug, { slug, label, places: [place] });
    }
  }
  const inOrder = (list: readonly PlaceCard[]) => SortedPlaces.of(IN_DATA_ORDER, list);
  return {
    states: new Map([...states].map(([state, list]) => [state, inOrder(list)])),
    cities: new Lookup<readonly PlaceCard[]>(cities),
    activities: new Map([...activities].map(([slug, group]) => [slug, { ...group, places: inOrder(group.places) }])),
  };
}

function append(groups: Map<string, PlaceCard[]>, key: string, place: PlaceCard): void {
  const group = groups.get(key);
  if (group) group.push(place);
  else groups.set(key, [place]);
}

function reviseGroups(catalog: Catalog, removed: readonly PlaceCard[], added: readonly PlaceCard[]): Groups {
  const states = new Map(catalog.states);
  const cities = new Map<string, readonly PlaceCard[]>();
  const activities = new Map(catalog.activities);
  const change = (place: PlaceCard, gone: readonly PlaceCard[], come: readonly PlaceCard[]) => {
    const inState = (states.get(place.state) ?? NO_PLACES).revise(gone, come);
    if (inState.length > 0) states.set(place.state, inState);
    else states.delete(place.state);
    const city = citySlug(place.city);
    cities.set(city, reviseSorted(cities.get(city) ?? catalog.cities.get(city) ?? [], IN_DATA_ORDER, gone, come));
    for (const [slug, label] of activitiesOf(place)) {
      const group = activities.get(slug) ?? { slug, label, places: NO_PLACES };
      const places = group.places.revise(gone, come);
      if (places.length > 0) activities.set(slug, { ...group, places });
      else activities.delete(slug);
    }
  };
  for (const place of removed) change(place, [place], []);
  for (const place of added) change(place, [], [place]);
  const changedCities = [...cities].map(([slug, places]) => [slug, places.length > 0 ? places : undefined] as const);
  return { states, cities: catalog.cities.revise(changedCities), activities };
}

/** Slug and label of each activity of a place, one entry per slug. */
export function activitiesOf(place: PlaceCard): ReadonlyMap<string, string> {
  const bySlug = new Map<string, string>();
  for (const label of activityLabels(place.paranormalActivityType)) {
    const slug = activitySlug(label);
    if (slug && !bySlug.has(slug)) bySlug.set(slug, label);
  }
  return bySlug;
}
