/** Where the places of a catalog are: a spatial index that can be revised without being built anew. */
import { around } from "geokdbush";
import KDBush from "kdbush";
import { compareInDataOrder } from "./data-order.ts";
import { type LatLng, milesBetween } from "./miles-between.ts";
import type { PlaceCard } from "./place.ts";

export interface NearbyPlace {
  readonly place: PlaceCard;
  /** In miles, not rounded. */
  readonly distance: number;
}

export type LocatedPlace = PlaceCard & { readonly latitude: number; readonly longitude: number };

/** A coordinate may be 0, and one without the other is no position. */
export function isLocated(place: PlaceCard): place is LocatedPlace {
  return place.latitude !== undefined && place.longitude !== undefined;
}

/** Building the index over 100,000 places takes some 40 ms; looking through this many changes takes microseconds. */
const CHANGES_LIMIT = 500;

const KM_PER_MILE = 1.609344;
/** Half the way around the Earth: nothing is farther, and geokdbush misreads distances beyond it. */
const FARTHEST_MILES = 12_430;
/** The index only proposes, the haversine decides: a little more is asked for, so that rounding loses nothing. */
const ASK_BEYOND_MILES = 0.01;

interface Base {
  readonly index: KDBush;
  readonly places: readonly LocatedPlace[];
}

type Accept = (place: PlaceCard) => boolean;

export class PlacePoints {
  readonly #base: Base;
  /** Places of the base that are no longer there, and places that are not in it yet. */
  readonly #gone: ReadonlySet<PlaceCard>;
  readonly #added: ReadonlySet<LocatedPlace>;

  private constructor(base: Base, gone: ReadonlySet<PlaceCard>, added: ReadonlySet<LocatedPlace>) {
    this.#base = base;
    this.#gone = gone;
    this.#added = added;
  }

  static of(places: readonly PlaceCard[]): PlacePoints {
    const located = places.filter(isLocated);
    const index = new KDBush(located.length);
    for (const place of located) index.add(place.longitude, place.latitude);
    return new PlacePoints({ index: index.finish(), places: located }, new Set(), new Set());
  }

  /** `all` is everything that there is after the change. */
  revise(removed: readonly PlaceCard[], come: readonly PlaceCard[], all: readonly PlaceCard[]): PlacePoints {
    const left = removed.filter(isLocated);
    const arrived = come.filter(isLocated);
    if (left.length + arrived.length === 0) return this;
    const gone = new Set(this.#gone);
    const added = new Set(this.#added);
    for (const place of left) if (!added.delete(place)) gone.add(place);
    for (const place of arrived) added.add(place);
    return gone.size + added.size > CHANGES_LIMIT ? PlacePoints.of(all) : new PlacePoints(this.#base, gone, added);
  }

  /** Every place within so many miles, nearest first; places at one spot in data order. */
  within(from: LatLng, miles: number, accept?: Accept): NearbyPlace[] {
    const reach = Math.min(miles, FARTHEST_MILES) + ASK_BEYOND_MILES;
    return this.#propose(from, Number.POSITIVE_INFINITY, reach, accept)
      .filter((candidate) => candidate.distance <= miles)
      .sort(compareByDistance);
  }

  /** The nearest places at any distance. */
  nearest(from: LatLng, count: number, accept?: Accept): NearbyPlace[] {
    if (!(count >= 1)) return [];
    const proposed = this.#propose(from, count, FARTHEST_MILES, accept).sort(compareByDistance);
    const last = proposed[count - 1];
    if (!last) return proposed;
    // Many places share one spot (a town's middle): the index takes any of them, data order decides among all.
    return this.within(from, last.distance, accept).slice(0, count);
  }

  #propose(from: LatLng, count: number, miles: number, accept?: Accept): NearbyPlace[] {
    const { index, places } = this.#base;
    const wanted = (place: PlaceCard) => !this.#gone.has(place) && (!accept || accept(place));
    const proposed: NearbyPlace[] = [];
    const propose = (place: LocatedPlace) =>
      proposed.push({ place, distance: milesBetween(from, { lat: place.latitude, lng: place.longitude }) });
    const found = around(index, from.lng, from.lat, count, miles * KM_PER_MILE, (id) => wanted(places[id]!));
    for (const id of found) propose(places[id]!);
    for (const place of this.#added) if (!accept || accept(place)) propose(place);
    return proposed;
  }
}

function compareByDistance(a: NearbyPlace, b: NearbyPlace): number {
  return a.distance - b.distance || compareInDataOrder(a.place, b.place);
}
