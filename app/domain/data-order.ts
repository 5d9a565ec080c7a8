import type { PlaceCard } from "./place.ts";
import { fold } from "./slug.ts";

/** The order of the directory, which breaks every tie: rating, reports, name, id. */
export function compareInDataOrder(a: PlaceCard, b: PlaceCard): number {
  return b.rating - a.rating || b.reviewCount - a.reviewCount || compareText(nameKey(a), nameKey(b)) || compareText(a.id, b.id);
}

export type Comparison = (a: PlaceCard, b: PlaceCard) => number;

export const compareByName: Comparison = (a, b) => compareText(nameKey(a), nameKey(b)) || compareInDataOrder(a, b);
export const compareByState: Comparison = (a, b) => compareText(a.state, b.state) || compareInDataOrder(a, b);
export const compareByReviews: Comparison = (a, b) => b.reviewCount - a.reviewCount || compareInDataOrder(a, b);

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Sorting 100,000 places asks for each name's key some seventeen times.
const nameKeys = new WeakMap<PlaceCard, string>();

function nameKey(place: PlaceCard): string {
  let key = nameKeys.get(place);
  if (key === undefined) {
    key = fold(place.houseName);
    nameKeys.set(place, key);
  }
  return key;
}

/** A copy of the sorted list without some places and with others put where they belong. */
export function reviseSorted(
  list: readonly PlaceCard[],
  compare: Comparison,
  removed: readonly PlaceCard[],
  added: readonly PlaceCard[],
): readonly PlaceCard[] {
  const revised = list.slice();
  for (const place of removed) {
    const at = positionOf(revised, compare, place);
    if (revised[at] === place) revised.splice(at, 1);
  }
  for (const place of added) revised.splice(positionOf(revised, compare, place), 0, place);
  return revised;
}

function positionOf(list: readonly PlaceCard[], compare: Comparison, place: PlaceCard): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(list[middle]!, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
