/** Compression on a thread beside the one that answers; what is short is done at once. */
import { extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompressAnswer, CompressTask } from "./compress-worker.ts";
import { type Compression, compressAside, compressNow } from "./compression.ts";

/** Beside this file, in the same language: the source's or the build's. */
const PROGRAM = join(import.meta.dirname, `compress-worker${extname(import.meta.filename)}`);
/** Most of what it works with is given back by hand; there is little to collect. */
const THREAD = { maxYoungGenerationSizeMb: 2 };

/** Up to here (an answer of the map) it takes half a millisecond, and the way to the thread and back takes longer. */
const SHORTEST = 16 * 1024;
/** A thread that ended is not begun again before. */
const REST_MS = 10_000;

/**
 * One thread: a page takes it less time than making the page takes. It is begun with the first body, and anew some time after
 * it failed; whatever it could not do is done here.
 */
export class Compressor {
  readonly #program: string;
  #thread: Worker | undefined;
  #restUntil = 0;
  #lastId = 0;
  readonly #waiting = new Map<number, (answer: CompressAnswer | undefined) => void>();

  constructor(program = PROGRAM) {
    this.#program = program;
  }

  async compress(body: Buffer, encoding: Compression, level: number): Promise<Buffer> {
    if (body.length <= SHORTEST) return Buffer.from(compressNow(body, encoding, level).buffer);
    const thread = this.#thread ?? this.#begin();
    const bytes = thread && (await this.#ask(thread, { encoding, level, body: new Uint8Array(body) }));
    return bytes ? Buffer.from(bytes.buffer) : compressAside(body, encoding, level);
  }

  async #ask(thread: Worker, task: Omit<CompressTask, "id">): Promise<Uint8Array<ArrayBuffer> | undefined> {
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve } = Promise.withResolvers<CompressAnswer | undefined>();
    this.#waiting.set(id, resolve);
    // Who waits for it is reason enough to go on.
    thread.ref();
    // A copy that is handed over: without, Node would make one for the message and another one there.
    thread.postMessage({ ...task, id } satisfies CompressTask, [task.body.buffer]);
    return (await promise)?.bytes;
  }

  /** Nothing where it ended a moment ago. */
  #begin(): Worker | undefined {
    if (Date.now() < this.#restUntil) return undefined;
    const thread = new Worker(this.#program, { execArgv: [], resourceLimits: THREAD });
    this.#thread = thread;
    thread.on("message", (answer: CompressAnswer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
      if (this.#waiting.size === 0) thread.unref();
    });
    // Its end follows.
    thread.on("error", (error) => process.emitWarning(`The thread that compresses failed: ${error.message}`));
    thread.on("messageerror", () => void thread.terminate());
    thread.on("exit", () => {
      this.#thread = undefined;
      this.#restUntil = Date.now() + REST_MS;
      const given = [...this.#waiting.values()];
      this.#waiting.clear();
      for (const giveUp of given) giveUp(undefined);
    });
    return thread;
  }
}

const compressor = new Compressor();

/** As little time as `level` says: brotli's quality or gzip's level. */
export function compress(body: Buffer, encoding: Compression, level: number): Promise<Buffer> {
  return compressor.compress(body, encoding, level);
}
