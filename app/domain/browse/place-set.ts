/** A set of places: one bit for each place, at its index in the catalog's data order. */
export type PlaceSet = Uint32Array;

const BITS = 32;

export const noPlaces = (size: number): PlaceSet => new Uint32Array(Math.ceil(size / BITS));

export function addPlace(set: PlaceSet, index: number): void {
  set[index >>> 5]! |= 1 << (index & 31);
}

export const hasPlace = (set: PlaceSet, index: number): boolean => (set[index >>> 5]! & (1 << (index & 31))) !== 0;

/** All sets have the same size; at least one is given. */
export function intersect([first, ...others]: readonly PlaceSet[]): PlaceSet {
  const common = first!.slice();
  for (const other of others) for (let i = 0; i < common.length; i++) common[i]! &= other[i]!;
  return common;
}

/** How many places are in both sets. */
export function countCommon(one: PlaceSet, other: PlaceSet): number {
  let count = 0;
  for (let i = 0; i < one.length; i++) count += bitsIn(one[i]! & other[i]!);
  return count;
}

/** The number of ones in 32 bits, added up in pairs, nibbles and bytes. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
