/** Where the places of a catalog are: a spatial index that can be revised without being built anew. */
import { around } from "geokdbush";
import KDBush from "kdbush";
import { type LatLng, milesBetween } from "../geo/miles-between.ts";
import { isLocated, type LocatedPlace, type PlaceCard, type PlaceList } from "../places/place.ts";
import { compareInDataOrder } from "./data-order.ts";

export interface NearbyPlace {
  readonly place: PlaceCard;
  /** In miles, not rounded. */
  readonly distance: number;
}

/** Building the index over 100,000 places takes some 40 ms; looking through this many changes takes microseconds. */
const CHANGES_LIMIT = 500;
/** A small directory is indexed in no time: there, no more than this share of it may lie beside the index. */
const CHANGES_SHARE = 0.1;

const KM_PER_MILE = 1.609344;
/** Nearly half the way around the Earth. geokdbush misreads distances from there on, so that everything is asked for. */
const FARTHEST_MILES = 12_430;
/** The index only proposes, the haversine decides: a little more is asked for, so that rounding loses nothing. */
const ASK_BEYOND_MILES = 0.01;

/** Many places share one spot, a town's middle: so many more are asked for, to see where the last one's spot ends. */
const LOOK_BEYOND = 10;

/** Of latitude; a little less than it is, so that nothing is lost. */
const MILES_PER_DEGREE = 68.5;

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

  static of(places: PlaceList): PlacePoints {
    const located: LocatedPlace[] = [];
    for (const place of places) if (isLocated(place)) located.push(place);
    const index = new KDBush(located.length);
    for (const place of located) index.add(place.longitude, place.latitude);
    return new PlacePoints({ index: index.finish(), places: located }, new Set(), new Set());
  }

  /** `all` is everything that there is after the change. */
  revise(removed: readonly PlaceCard[], come: readonly PlaceCard[], all: PlaceList): PlacePoints {
    const left = removed.filter(isLocated);
    const arrived = come.filter(isLocated);
    if (left.length + arrived.length === 0) return this;
    const gone = new Set(this.#gone);
    const added = new Set(this.#added);
    for (const place of left) if (!added.delete(place)) gone.add(place);
    for (const place of arrived) added.add(place);
    const limit = Math.min(CHANGES_LIMIT, all.length * CHANGES_SHARE);
    return gone.size + added.size > limit ? PlacePoints.of(all) : new PlacePoints(this.#base, gone, added);
  }

  /** Every place within so many miles, nearest first; places at one spot in data order. */
  within(from: LatLng, miles: number, accept?: Accept): NearbyPlace[] {
    return this.#propose(from, Number.POSITIVE_INFINITY, miles + ASK_BEYOND_MILES, accept)
      .filter((candidate) => candidate.distance <= miles)
      .sort(compareByDistance);
  }

  /** The nearest places at any distance. */
  nearest(from: LatLng, count: number, accept?: Accept): NearbyPlace[] {
    if (!(count >= 1)) return [];
    const proposed = this.#propose(from, count + LOOK_BEYOND, Number.POSITIVE_INFINITY, accept).sort(compareByDistance);
    const [last, edge] = [proposed[count - 1], proposed[count + LOOK_BEYOND - 1]];
    const isClear = !last || !edge || edge.distance > last.distance + ASK_BEYOND_MILES;
    if (isClear) return proposed.slice(0, count);
    // Still the same spot (a large town's middle): the index takes any of its places, data order decides among all.
    return this.within(from, last.distance, accept).slice(0, count);
  }

  #propose(from: LatLng, count: number, miles: number, accept?: Accept): NearbyPlace[] {
    const { index, places } = this.#base;
    // Looking at each place that lies near takes longer than finding it, so that nothing is asked where all will do.
    const isAny = this.#gone.size === 0 && !accept;
    const wanted = (id: number) => !this.#gone.has(places[id]!) && (!accept || accept(places[id]!));
    const proposed: NearbyPlace[] = [];
    const propose = (place: LocatedPlace) =>
      proposed.push({ place, distance: milesBetween(from, { lat: place.latitude, lng: place.longitude }) });
    const kilometers = miles < FARTHEST_MILES ? miles * KM_PER_MILE : Number.POSITIVE_INFINITY;
    const found = around(index, from.lng, from.lat, count, kilometers, isAny ? undefined : wanted);
    for (const id of found) propose(places[id]!);
    // Enough from the index: what came since must be at least as near. Along a meridian it is cheap to see that it is not.
    const reach = found.length === count ? proposed.at(-1)!.distance : miles;
    for (const place of this.#added) {
      const tooFar = Math.abs(place.latitude - from.lat) * MILES_PER_DEGREE > reach + ASK_BEYOND_MILES;
      if (!tooFar && (!accept || accept(place))) propose(place);
    }
    return proposed;
  }
}

function compareByDistance(a: NearbyPlace, b: NearbyPlace): number {
  return a.distance - b.distance || compareInDataOrder(a.place, b.place);
}
