/**
 * Reading the directory and making its indexes leaves behind far more memory than it needs in the end, and V8 would hold on to
 * it in case it happens again. It does not: what comes after is small.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** A heap beyond this has so much to look through that it is better done seldom; 100,000 places take 55 MB. */
const LARGE_HEAP = 64 * 1024 * 1024;
/** How much it may then grow before all of it is looked through (`SERVER_FLAGS` says how much a smaller one may). */
const ROOM_OF_LARGE = "--heap-growing-percent=150";

/** Collects everything that can be collected and gives the pages back to the system; takes as long as a large collection. */
export function settleMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  const collectAll = () => collect({ type: "major", execution: "sync", flavor: "last-resort" });
  collectAll();
  if (getHeapStatistics().used_heap_size < LARGE_HEAP) return;
  setFlagsFromString(ROOM_OF_LARGE);
  // Each collection says how far the heap may grow until the next.
  collectAll();
}
