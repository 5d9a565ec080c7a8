/** The whole directory in memory: immutable for readers, replaced as a whole when the database's version changes. */
import { activityLabels } from "../places/activities.ts";
import type { Place, PlaceCard, PlaceList } from "../places/place.ts";
import { activitySlug, citySlug } from "../places/slug.ts";
import type { VisitReport } from "../visits/visit-report.ts";
import {
  compareByName,
  compareByReviews,
  compareByState,
  compareInDataOrder,
  type PlaceOrder,
  reviseSorted,
} from "./data-order.ts";

export interface ActivityGroup {
  readonly slug: string;
  readonly label: string;
  readonly places: PlaceList;
}

export interface Catalog {
  readonly version: number;
  /** All places in data order, and in the other orders that visitors can choose. */
  readonly places: PlaceList;
  readonly byName: PlaceList;
  readonly byState: PlaceList;
  readonly byReviews: PlaceList;
  readonly byId: ReadonlyMap<string, Place>;
  readonly bySlug: ReadonlyMap<string, Place>;
  /** Visitors' published reports by the place's id, newest first; none of a private place. */
  readonly visits: ReadonlyMap<string, readonly VisitReport[]>;
  /** Former slug to the id of the place that had it. */
  readonly formerSlugs: ReadonlyMap<string, string>;
  /** Groups in data order, by full state name, city slug and activity slug. */
  readonly states: ReadonlyMap<string, PlaceList>;
  readonly cities: ReadonlyMap<string, PlaceList>;
  readonly activities: ReadonlyMap<string, ActivityGroup>;
}

export interface CatalogChanges {
  readonly version: number;
  /** New and changed places. */
  readonly published: readonly Place[];
  /** All visitors' reports of these places, for those that have any. */
  readonly visits?: readonly (readonly [placeId: string, reports: readonly VisitReport[]])[];
  /** Ids of places that are no longer visible. */
  readonly withdrawn: readonly string[];
  readonly formerSlugs: readonly (readonly [slug: string, id: string])[];
}

export const EMPTY_CATALOG: Catalog = {
  version: 0,
  places: [],
  byName: [],
  byState: [],
  byReviews: [],
  byId: new Map(),
  bySlug: new Map(),
  visits: new Map(),
  formerSlugs: new Map(),
  states: new Map(),
  cities: new Map(),
  activities: new Map(),
};

/** From this many changes on, sorting and grouping everything again is cheaper than inserting each change. */
const REBUILD_FROM = 200;

export function reviseCatalog(catalog: Catalog, changes: CatalogChanges): Catalog {
  const ids = [...changes.published.map((place) => place.id), ...changes.withdrawn];
  const removed = ids.map((id) => catalog.byId.get(id)).filter((place) => place !== undefined);
  const added = changes.published;

  const byId = new Map(catalog.byId);
  const bySlug = new Map(catalog.bySlug);
  for (const place of removed) {
    byId.delete(place.id);
    bySlug.delete(place.slug);
  }
  for (const place of added) {
    byId.set(place.id, place);
    bySlug.set(place.slug, place);
  }

  const visits = new Map(catalog.visits);
  for (const id of ids) visits.delete(id);
  for (const [id, reports] of changes.visits ?? []) visits.set(id, reports);

  const rebuild = removed.length + added.length >= REBUILD_FROM;
  const revise = (list: PlaceList, order: PlaceOrder) =>
    rebuild ? [...byId.values()].sort(order) : reviseSorted(list, order, removed, added);
  const places = revise(catalog.places, compareInDataOrder);
  return {
    version: changes.version,
    places,
    byName: revise(catalog.byName, compareByName),
    byState: revise(catalog.byState, compareByState),
    byReviews: revise(catalog.byReviews, compareByReviews),
    byId,
    bySlug,
    visits,
    formerSlugs: new Map([...catalog.formerSlugs, ...changes.formerSlugs]),
    ...(rebuild ? groupAll(places) : reviseGroups(catalog, removed, added)),
  };
}

type Groups = Pick<Catalog, "states" | "cities" | "activities">;

function groupAll(places: PlaceList): Groups {
  const activities = new Map<string, { slug: string; label: string; places: PlaceCard[] }>();
  for (const place of places) {
    for (const [slug, label] of activitiesOf(place)) {
      const group = activities.get(slug);
      if (group) group.places.push(place);
      else activities.set(slug, { slug, label, places: [place] });
    }
  }
  return {
    states: Map.groupBy(places, ({ state }) => state),
    cities: Map.groupBy(places, ({ city }) => citySlug(city)),
    activities,
  };
}

function reviseGroups(catalog: Catalog, removed: PlaceList, added: PlaceList): Groups {
  const states = new Map(catalog.states);
  const cities = new Map(catalog.cities);
  const activities = new Map(catalog.activities);
  const change = (place: PlaceCard, gone: PlaceList, come: PlaceList) => {
    const revise = (list: PlaceList = []) => reviseSorted(list, compareInDataOrder, gone, come);
    const city = citySlug(place.city);
    setGroup(states, place.state, revise(states.get(place.state)));
    setGroup(cities, city, revise(cities.get(city)));
    for (const [slug, label] of activitiesOf(place)) {
      const group = activities.get(slug);
      const places = revise(group?.places);
      if (places.length > 0) activities.set(slug, { slug, label: group?.label ?? label, places });
      else activities.delete(slug);
    }
  };
  for (const place of removed) change(place, [place], []);
  for (const place of added) change(place, [], [place]);
  return { states, cities, activities };
}

function setGroup(groups: Map<string, PlaceList>, key: string, places: PlaceList): void {
  if (places.length > 0) groups.set(key, places);
  else groups.delete(key);
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

/** All places in any order are the catalog's own list, by which figures of the whole directory are remembered. */
export const inOneOrder = (catalog: Catalog, places: PlaceList): PlaceList =>
  places.length === catalog.places.length ? catalog.places : places;
