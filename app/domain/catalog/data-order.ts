import type { PlaceCard, PlaceList } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { lowerBound } from "./lower-bound.ts";

/** A place with what it is sorted by, read once: a sort asks for it some seventeen times. */
interface Keyed {
  readonly place: PlaceCard;
  readonly name: string;
  readonly state: string;
  readonly rating: number;
  readonly reviewCount: number;
}

export type PlaceOrder = (a: Keyed, b: Keyed) => number;

/** The order of the directory, which breaks every tie: rating, reports, name, id. */
export const IN_DATA_ORDER: PlaceOrder = (a, b) =>
  b.rating - a.rating ||
  b.reviewCount - a.reviewCount ||
  compareText(a.name, b.name) ||
  compareText(a.place.id, b.place.id);

export const BY_NAME: PlaceOrder = (a, b) => compareText(a.name, b.name) || IN_DATA_ORDER(a, b);
export const BY_STATE: PlaceOrder = (a, b) => compareText(a.state, b.state) || IN_DATA_ORDER(a, b);
export const BY_REVIEWS: PlaceOrder = (a, b) => b.reviewCount - a.reviewCount || IN_DATA_ORDER(a, b);

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

const keyed = (place: PlaceCard): Keyed => ({
  place,
  name: fold(place.houseName),
  state: place.state,
  rating: place.rating,
  reviewCount: place.reviewCount,
});

export function compareInDataOrder(a: PlaceCard, b: PlaceCard): number {
  return IN_DATA_ORDER(keyed(a), keyed(b));
}

/** The same places in each of the orders. */
export function sortInto<K extends string>(
  places: PlaceList,
  orders: Readonly<Record<K, PlaceOrder>>,
): Record<K, readonly PlaceCard[]> {
  const list = places.map(keyed);
  const sorted = Object.entries<PlaceOrder>(orders).map(([name, order]) => [
    name,
    list.sort(order).map(({ place }) => place),
  ]);
  return Object.fromEntries(sorted);
}

/** The sorted list without some places and with others put where they belong. */
export function reviseSorted(
  list: readonly PlaceCard[],
  order: PlaceOrder,
  removed: readonly PlaceCard[],
  added: readonly PlaceCard[],
): readonly PlaceCard[] {
  const positionIn = (places: readonly PlaceCard[], place: PlaceCard) =>
    positionAmong(places.length, (index) => places[index]!, order, place);
  const left = removed.reduce((places, place) => {
    const at = positionIn(places, place);
    return places[at] === place ? places.toSpliced(at, 1) : places;
  }, list);
  return added.reduce((places, place) => places.toSpliced(positionIn(places, place), 0, place), left);
}

/** How many of so many places in an order come before this one. */
export function positionAmong(
  count: number,
  placeAt: (index: number) => PlaceCard,
  order: PlaceOrder,
  place: PlaceCard,
): number {
  const wanted = keyed(place);
  return lowerBound(count, (index) => order(keyed(placeAt(index)), wanted) < 0);
}
