import { nextRound } from "./rounds.ts";
import { utf8Bytes } from "./utf8-bytes.ts";

/** Entries written between two looks at the clock, and how long requests may wait for one slice. */
const A_LOOK = 25;
const SLICE_MS = 4;

/**
 * A long list as JSON, written in slices: whoever else is asking is answered in between. `form` makes of an entry what is
 * written of it.
 */
export async function jsonInSlices<T>(list: readonly T[], form?: (entry: T) => unknown): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let began = performance.now();
  for (let from = 0; from < list.length; from += A_LOOK) {
    const some = list.slice(from, from + A_LOOK);
    const entries = JSON.stringify(form ? some.map(form) : some).slice(1, -1);
    pieces.push(utf8Bytes(from === 0 ? entries : `,${entries}`));
    const isLast = from + A_LOOK >= list.length;
    if (isLast || performance.now() - began < SLICE_MS) continue;
    await nextRound();
    began = performance.now();
  }
  return Buffer.concat([Buffer.from("["), ...pieces, Buffer.from("]")]);
}
