/**
 * Finds places and groups for the map on a thread of its own, and groups those that a visitor waits for. The build makes a
 * program of its own of it; where the server runs from source Node takes it as it is, so that it may import nothing that needs
 * the build.
 */
import { type MessagePort, parentPort, receiveMessageOnPort } from "node:worker_threads";
import type { MapWindow } from "../app/domain/map-features.ts";
import { type Found, findInTree } from "./find-in-tree.ts";
import { type GroupTree, groupPositions } from "./group-tree.ts";

export type MapTask =
  /** Longitude and latitude by turns. */
  | { readonly kind: "group"; readonly id: number; readonly tree: number; readonly positions: Float64Array }
  /** Grouped elsewhere; the tree waits in the port. */
  | { readonly kind: "take"; readonly id: number; readonly tree: number; readonly port: MessagePort }
  | { readonly kind: "find"; readonly id: number; readonly tree: number; readonly window: MapWindow }
  | { readonly kind: "forget"; readonly tree: number };

export interface MapAnswer extends Found {
  readonly id: number;
  /** False when the tree was forgotten just before the question came. */
  readonly known: boolean;
}

const NOTHING: Found = { places: [], groups: [] };
const trees = new Map<number, GroupTree>();

parentPort?.on("message", (task: MapTask) => {
  switch (task.kind) {
    case "group":
      trees.set(task.tree, groupPositions(task.positions));
      return answer(task, NOTHING);
    case "take":
      trees.set(task.tree, takeFrom(task.port));
      return answer(task, NOTHING);
    case "find": {
      const tree = trees.get(task.tree);
      return answer(task, tree && findInTree(tree, task.window));
    }
    case "forget":
      trees.delete(task.tree);
  }
});

function takeFrom(port: MessagePort): GroupTree {
  const { message } = receiveMessageOnPort(port) as { message: GroupTree };
  port.close();
  return message;
}

function answer({ id }: { readonly id: number }, found: Found | undefined): void {
  parentPort?.postMessage({ id, ...(found ?? NOTHING), known: found !== undefined } satisfies MapAnswer);
}
