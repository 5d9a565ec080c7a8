import { memoize } from "../memoize.ts";
import type { PlaceCard } from "../places/place.ts";
import { fold } from "../places/slug.ts";
import { compareText, lowerBound } from "../sorted-list.ts";

export type PlaceOrder = (a: PlaceCard, b: PlaceCard) => number;

const foldedName = memoize(({ houseName }: PlaceCard) => fold(houseName));

/** The default order of lists, which breaks every tie: rating, reports, name, id. */
export const compareInDataOrder: PlaceOrder = (a, b) =>
  b.rating - a.rating || b.reviewCount - a.reviewCount || compareNames(a, b) || compareText(a.id, b.id);

export const compareByName: PlaceOrder = (a, b) => compareNames(a, b) || compareInDataOrder(a, b);
export const compareByState: PlaceOrder = (a, b) => compareText(a.state, b.state) || compareInDataOrder(a, b);
export const compareByReviews: PlaceOrder = (a, b) => b.reviewCount - a.reviewCount || compareInDataOrder(a, b);

const compareNames: PlaceOrder = (a, b) => compareText(foldedName(a), foldedName(b));

/** The sorted list without some places and with others inserted. */
export function reviseSorted(
  list: readonly PlaceCard[],
  order: PlaceOrder,
  removed: readonly PlaceCard[],
  added: readonly PlaceCard[],
): readonly PlaceCard[] {
  const positionOf = (places: readonly PlaceCard[], place: PlaceCard) =>
    lowerBound(places.length, (index) => order(places[index]!, place) < 0);
  const remaining = removed.reduce((places, place) => {
    const at = positionOf(places, place);
    return places[at] === place ? places.toSpliced(at, 1) : places;
  }, list);
  return added.reduce((places, place) => places.toSpliced(positionOf(places, place), 0, place), remaining);
}
