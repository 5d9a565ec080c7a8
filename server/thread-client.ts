/** Requests to a worker thread. The thread starts with the first request, and restarts after a crash. */
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import type { ThreadReply } from "./serve-thread.ts";

const TIMEOUT_MS = 10_000;

interface ThreadOptions {
  readonly workerData?: unknown;
  /** Called when the thread ends, taking everything in its memory with it. */
  readonly onExit?: () => void;
  /** A thread that answers nothing for this long is terminated. */
  readonly timeoutMs?: number;
}

/** The site runs what was built; development and tests run the source. */
export const workerFile = (projectDir: string, source: string): string =>
  join(projectDir, import.meta.env.PROD ? `build/threads/${basename(source, ".ts")}.js` : source);

export class ThreadClient<Request, Response> {
  readonly #file: string | URL;
  readonly #workerData: unknown;
  readonly #onExit: () => void;
  readonly #timeoutMs: number;
  readonly #pending = new Map<number, PromiseWithResolvers<Response>>();
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(file: string | URL, { workerData, onExit = () => {}, timeoutMs = TIMEOUT_MS }: ThreadOptions = {}) {
    this.#file = file;
    this.#workerData = workerData;
    this.#onExit = onExit;
    this.#timeoutMs = timeoutMs;
  }

  /** Requests are handled one at a time, in order. */
  request(request: Request): Promise<Response> {
    this.#worker ??= this.#start();
    const id = ++this.#lastId;
    const reply = Promise.withResolvers<Response>();
    this.#pending.set(id, reply);
    if (this.#pending.size === 1) this.#restartTimer();
    this.#worker.postMessage({ id, request });
    return reply.promise;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { workerData: this.#workerData });
    worker.unref();
    let failure = new Error("The thread ended.");
    worker.on("error", (error: Error) => {
      failure = error;
    });
    worker.on("exit", () => {
      this.#worker = undefined;
      this.#onExit();
      for (const { reject } of this.#pending.values()) reject(failure);
      this.#pending.clear();
      this.#restartTimer();
    });
    worker.on("message", ({ id, response, error }: ThreadReply<Response>) => {
      const reply = this.#pending.get(id);
      this.#pending.delete(id);
      this.#restartTimer();
      if (error === undefined) reply?.resolve(response as Response);
      else reply?.reject(new Error(error));
    });
    return worker;
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    if (this.#pending.size > 0) this.#timer = setTimeout(() => void this.#worker?.terminate(), this.#timeoutMs);
  }
}
