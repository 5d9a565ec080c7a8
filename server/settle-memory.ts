/**
 * Reading the directory and making its indexes leaves behind far more memory than it needs in the end, and V8 would hold on to
 * it in case it happens again. It does not: what comes after is small.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type CollectGarbage = (options: { type: "major"; execution: "sync"; flavor: "last-resort" }) => void;

/** Collects everything that can be collected and gives the pages back to the system; takes as long as a large collection. */
export function settleMemory(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as CollectGarbage;
  setFlagsFromString("--no-expose-gc");
  collect({ type: "major", execution: "sync", flavor: "last-resort" });
}
