/**
 * Groups one list of places on a thread of its own that gives way to all others, hands the tree over and ends. A program of its
 * own in the build, as map-worker.ts is.
 */
import { getPriority, setPriority } from "node:os";
import { type MessagePort, workerData } from "node:worker_threads";
import { buffersOf, groupPositions } from "./group-tree.ts";

export interface BuilderTask {
  /** Longitude and latitude by turns. */
  readonly positions: Float64Array<ArrayBuffer>;
  readonly port: MessagePort;
}

/**
 * A third of the usual share of a busy core. With less it would be stopped for long where all cores are busy, and the thread that
 * answers would wait for what it holds just then, most of all while it ends.
 */
const STEPS_DOWN = 5;

giveWay();
const { positions, port } = workerData as BuilderTask;
const tree = groupPositions(positions);
port.postMessage(tree, buffersOf(tree));

/** Of the systems that Node knows only Linux has a priority for each thread; elsewhere the whole server would give way. */
function giveWay(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(0, getPriority() + STEPS_DOWN);
  } catch {
    // Not allowed here: it takes a little from visitors then.
  }
}
