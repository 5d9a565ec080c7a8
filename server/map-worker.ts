/**
 * Groups places for the map and finds among the groups, on a thread of its own. The build makes a
 * program of its own of it; where the server runs from source Node takes it as it is, so that it may import nothing that needs
 * the build.
 */
import { setTimeout as pause } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import type { MapWindow } from "../app/domain/browse/map-features.ts";
import { type Found, findInTree } from "./find-in-tree.ts";
import { type GroupTree, groupInSteps, groupPositions } from "./group-tree.ts";

export type MapTask =
  | {
      readonly kind: "group";
      readonly id: number;
      readonly tree: number;
      /** Longitude and latitude by turns. */
      readonly positions: Float64Array;
      /** Nobody waits for it: everybody else comes first. */
      readonly gently: boolean;
    }
  | { readonly kind: "find"; readonly id: number; readonly tree: number; readonly window: MapWindow }
  | { readonly kind: "forget"; readonly tree: number };

export interface MapAnswer extends Found {
  readonly id: number;
  /** False when the tree was forgotten just before the question came. */
  readonly known: boolean;
}

const NOTHING: Found = { places: [], groups: [] };
const trees = new Map<number, GroupTree>();

/**
 * A tenth of a core, in pieces that a question can wait for. At full speed it takes a core from the server's own helpers just
 * when a publication has given them more to do.
 */
const WORK_MS = 2;
const REST_MS = 18;

parentPort?.on("message", async (task: MapTask) => {
  switch (task.kind) {
    case "group":
      trees.set(task.tree, task.gently ? await groupGently(task.positions) : groupPositions(task.positions));
      return answer(task, NOTHING);
    case "find": {
      const tree = trees.get(task.tree);
      return answer(task, tree && findInTree(tree, task.window));
    }
    case "forget":
      trees.delete(task.tree);
  }
});

async function groupGently(positions: Float64Array): Promise<GroupTree> {
  const steps = groupInSteps(positions);
  for (;;) {
    const until = performance.now() + WORK_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await pause(REST_MS);
  }
}

function answer({ id }: { readonly id: number }, found: Found | undefined): void {
  parentPort?.postMessage({ id, ...(found ?? NOTHING), known: found !== undefined } satisfies MapAnswer);
}
