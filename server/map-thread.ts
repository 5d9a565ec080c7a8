/** The thread that makes the map's groups and finds among them: one question after the other. */
import { type Transferable, Worker } from "node:worker_threads";
import type { Log } from "../app/web/site-context.ts";
import type { MapAnswer, MapTask } from "./map-worker.ts";

/** Its answers are small; room for young objects as for a whole server would be filled all the same. */
const MAP_THREAD = { maxYoungGenerationSizeMb: 2 };

export type MapQuestion = DistributiveOmit<Exclude<MapTask, { kind: "forget" }>, "id">;

export class MapThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<MapAnswer>>();
  /** Of those that wait: what nobody is waiting for. */
  readonly #patient = new Set<number>();
  #lastId = 0;
  #retired = false;

  /** `onFailure` hears when it ended without having been sent away. */
  constructor(file: string, log: Log, onFailure: () => void) {
    this.#worker = new Worker(file, { execArgv: [], resourceLimits: MAP_THREAD });
    this.#worker.unref();
    this.#worker.on("message", (answer: MapAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
      this.#patient.delete(answer.id);
    });
    this.#worker.on("error", (error) => log.error({ err: error }, "the map's thread failed and is started again"));
    this.#worker.on("exit", () => {
      if (!this.#retired) onFailure();
      for (const { reject } of this.#waiting.values()) reject(new Error("The map's thread ended."));
      this.#waiting.clear();
    });
  }

  /** What is in `handedOver` is gone here afterwards. */
  async ask(question: MapQuestion, handedOver: readonly Transferable[] = []): Promise<MapAnswer> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = Promise.withResolvers<MapAnswer>();
    this.#waiting.set(id, answer);
    if (question.kind === "group" && question.gently) this.#patient.add(id);
    this.#worker.postMessage({ ...question, id } satisfies MapTask, handedOver);
    return answer.promise;
  }

  forget(tree: number): void {
    this.#worker.postMessage({ kind: "forget", tree } satisfies MapTask);
  }

  /** Answers whoever waits, and ends. */
  async retire(): Promise<void> {
    this.#retired = true;
    const waitedFor = [...this.#waiting].filter(([id]) => !this.#patient.has(id));
    await Promise.allSettled(waitedFor.map(([, { promise }]) => promise));
    await this.#worker.terminate();
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
