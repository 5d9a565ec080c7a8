import { nextRound } from "./rounds.ts";

/** How long requests may wait for one slice of a long work. */
const SLICE_MS = 4;

/** To be awaited between the pieces of a long work. */
export type Rest = () => Promise<void> | undefined;

/** When a slice of time is over, whoever else is asking is answered first. */
export function restBetweenSlices(): Rest {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE_MS) return undefined;
    return nextRound().then(() => {
      began = performance.now();
    });
  };
}
