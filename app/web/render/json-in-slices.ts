import type { Listed } from "../../domain/catalog/paging.ts";
import { restBetweenSlices } from "./slices.ts";

/** Entries taken between two looks at the clock. */
const A_LOOK = 100;

const [OPEN, BETWEEN, CLOSE] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")] as const;

/**
 * A long list as JSON, put together in slices: whoever else is asking is answered in between. `write` gives an entry's JSON, which
 * is not changed.
 */
export async function jsonInSlices<T>(list: Listed<T>, write: (entry: T) => Buffer): Promise<Buffer> {
  const slices: Buffer[] = [OPEN];
  const rest = restBetweenSlices();
  for (let from = 0; from < list.length; from += A_LOOK) {
    const some = list.slice(from, from + A_LOOK);
    const pieces = some.flatMap((entry, index) => (from + index === 0 ? [write(entry)] : [BETWEEN, write(entry)]));
    slices.push(Buffer.concat(pieces));
    if (from + A_LOOK < list.length) await rest();
  }
  return Buffer.concat([...slices, CLOSE]);
}
