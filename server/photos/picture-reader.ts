/**
 * Sends uploaded pictures through a separate process, one at a time. The process starts with the first picture and ends
 * when idle.
 */
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { EncodedPicture } from "../../app/domain/photos/photo.ts";
import { NOT_READ, refusalOf, refusePicture } from "../../app/domain/photos/picture-file.ts";
import { oneAtATime } from "../../app/store/one-at-a-time.ts";
import type { PictureReply } from "./picture-process.ts";

const TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
/** The limit of the JavaScript heap; pixels are outside of it. */
const MAX_HEAP_MB = 48;
/** Makes malloc return a picture's memory to the system when it is freed, instead of keeping it in an arena. */
const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "131072", UV_THREADPOOL_SIZE: "1" };

interface PictureReaderOptions {
  readonly projectDir: string;
  readonly timeoutMs?: number;
  readonly idleMs?: number;
}

export class PictureReader {
  readonly #options: Required<PictureReaderOptions>;
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #inTurn = oneAtATime();

  constructor(options: PictureReaderOptions) {
    this.#options = { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, ...options };
  }

  /** Set while the process exists. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /**
   * Throws a DomainError: "invalid" with a sentence for the sender if we do not accept such a picture, "unavailable" if
   * the process died on it.
   */
  read(bytes: Uint8Array): Promise<EncodedPicture> {
    return this.#inTurn(() => this.#read(bytes));
  }

  async #read(bytes: Uint8Array): Promise<EncodedPicture> {
    const refusal = refusalOf(bytes);
    if (refusal) throw refusePicture(refusal);
    const reply = await this.#ask(bytes);
    if ("refusal" in reply) throw refusePicture(reply.refusal);
    return reply.picture;
  }

  async #ask(bytes: Uint8Array): Promise<PictureReply> {
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    const { promise, resolve, reject } = Promise.withResolvers<PictureReply>();
    const onEnd = () => reject(new DomainError("unavailable", NOT_READ));
    child.once("message", resolve).once("exit", onEnd).once("error", onEnd);
    const timer = setTimeout(() => child.kill("SIGKILL"), this.#options.timeoutMs);
    child.send(bytes, (error) => error && onEnd());
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      child.off("message", resolve).off("exit", onEnd).off("error", onEnd);
      this.#idle = setTimeout(() => this.close(), this.#options.idleMs);
      this.#idle.unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(join(this.#options.projectDir, "server/photos/picture-process.ts"), {
      serialization: "advanced",
      // No helper threads: they would only use memory.
      execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`, "--v8-pool-size=0"],
      // Pass none of the site's settings, which contain secrets.
      env: MEMORY_SETTINGS,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    child.unref();
    child.channel?.unref();
    const forget = () => {
      if (this.#process === child) this.#process = undefined;
    };
    child.on("exit", forget).on("error", forget);
    return child;
  }

  close(): void {
    clearTimeout(this.#idle);
    this.#process?.kill("SIGKILL");
    this.#process = undefined;
  }
}
