/** Groups large lists aside, one after the other, each on a thread that ends with its work. */
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Log } from "../app/http/site-context.ts";
import type { BuilderTask } from "./map-builder-worker.ts";

/** It works on typed arrays, and needs next to no room for objects. */
const BUILDER_THREAD = { maxYoungGenerationSizeMb: 2 };

export class MapBuilder {
  readonly #file: string;
  readonly #log: Log;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #stopped = false;

  constructor(file: string, log: Log) {
    this.#file = file;
    this.#log = log;
  }

  get isWorking(): boolean {
    return this.#worker !== undefined;
  }

  /**
   * Runs `work` when all before it is done. `group` gives a port in which the tree waits: whoever takes it gets it without a copy,
   * and nothing of it passes through the thread that answers requests.
   */
  inTurn<T>(work: (group: (positions: Float64Array<ArrayBuffer>) => Promise<MessagePort>) => Promise<T>): Promise<T> {
    const turn = this.#last.then(() => work((positions) => this.#group(positions)));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#worker?.terminate();
  }

  async #group(positions: Float64Array<ArrayBuffer>): Promise<MessagePort> {
    if (this.#stopped) throw new Error("The map is closed.");
    const { port1: tree, port2: port } = new MessageChannel();
    const worker = new Worker(this.#file, {
      workerData: { positions, port } satisfies BuilderTask,
      transferList: [positions.buffer, port],
      execArgv: [],
      resourceLimits: BUILDER_THREAD,
    });
    worker.unref();
    this.#worker = worker;
    worker.on("error", (error) => this.#log.error({ err: error }, "the map's groups could not be renewed"));
    const code = await new Promise<number>((resolve) => worker.once("exit", resolve));
    this.#worker = undefined;
    // Sent away before it began, it says 0 as well.
    if (code === 0 && !this.#stopped) return tree;
    tree.close();
    throw new Error("The map's builder ended early.");
  }
}
