/** Where the places of a list are, as numbers that another thread can have. */
import type { PlaceList } from "../app/domain/places/place.ts";
import { nextRound } from "../app/web/render/rounds.ts";

export interface Located {
  readonly places: PlaceList;
  /** Longitude and latitude by turns, NaN where a place has none. */
  readonly positions: Float64Array<ArrayBuffer>;
}

/** Requests wait for no more than so many places at a time. */
const A_SLICE = 10_000;
/** So many places that follow each other may have gone from a list before the rest of it is read anew. */
const LOOK_AHEAD = 16;

/**
 * What stood in the list before is taken from there: V8 puts a copy of every fraction that it reads of a card on the heap, three
 * megabytes of them for 100,000 places.
 */
export async function locate(places: PlaceList, before?: Located): Promise<Located> {
  const positions = new Float64Array(places.length * 2);
  let known = 0;
  for (let from = 0; from < places.length; from += A_SLICE) {
    if (from > 0) await nextRound();
    known = fill({ places, positions }, from, Math.min(from + A_SLICE, places.length), before, known);
  }
  return { places, positions };
}

/** From `known` on, places before are still to be found among these; gives where the next ones are. */
function fill({ places, positions }: Located, from: number, to: number, before = NOWHERE, known = 0): number {
  for (let index = from; index < to; index++) {
    const place = places.at(index)!;
    const last = Math.min(known + LOOK_AHEAD, before.places.length);
    let same = known;
    while (same < last && before.places.at(same) !== place) same += 1;
    if (same < last) {
      positions[2 * index] = before.positions[2 * same]!;
      positions[2 * index + 1] = before.positions[2 * same + 1]!;
      known = same + 1;
    } else {
      positions[2 * index] = place.longitude ?? Number.NaN;
      positions[2 * index + 1] = place.latitude ?? Number.NaN;
    }
  }
  return known;
}

const NOWHERE: Located = { places: [], positions: new Float64Array(0) };
