/** Difference hashes of pictures: 64 bits, each telling whether a spot is brighter than the one to its left. */

/** Out of 64 bits. Scaled or re-saved copies differ in a few; different pictures in about thirty. */
const MAX_DIFFERENCE = 6;

export function areAlike(one: string, other: string): boolean {
  let differing = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; differing > 0n; differing >>= 1n) count += Number(differing & 1n);
  return count <= MAX_DIFFERENCE;
}
