/** Where the places of a list are, as numbers that another thread can have. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { PlaceCard } from "../app/domain/place.ts";

/** Requests wait for no more than so many places at a time. */
const A_SLICE = 10_000;

/** Longitude and latitude by turns, NaN where a place has none. */
export async function positionsOf(list: readonly PlaceCard[]): Promise<Float64Array<ArrayBuffer>> {
  const positions = new Float64Array(list.length * 2);
  for (let from = 0; from < list.length; from += A_SLICE) {
    if (from > 0) await nextTurn();
    fill(positions, list, from, Math.min(from + A_SLICE, list.length));
  }
  return positions;
}

/** Apart from the waiting: V8 copies every fraction it reads to the heap until it has made a loop fast, and it can of this one. */
function fill(positions: Float64Array, list: readonly PlaceCard[], from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const place = list[index]!;
    positions[2 * index] = place.longitude ?? Number.NaN;
    positions[2 * index + 1] = place.latitude ?? Number.NaN;
  }
}
