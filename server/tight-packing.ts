/**
 * Packs pages that many visit as tightly as possible, aside from answering: one after the other, with long pauses, so that the
 * processor is there for visitors. Below 14 KB a page arrives with the first round trip over a new connection.
 */
import { setTimeout as pause } from "node:timers/promises";

const PAUSE_MS = 1_000;
/** Who publishes a place often publishes the next one: what is packed between the two would soon be forgotten. */
const AFTER_CHANGE_MS = 10_000;
/** The rest are taken when they are asked for again. */
const MOST_WAITING = 100;

interface Packable {
  packTightly(): Promise<void>;
}

export class TightPacking {
  readonly #waiting: Packable[] = [];
  readonly #pauseMs: number;
  readonly #afterChangeMs: number;
  #changedAt = Number.NEGATIVE_INFINITY;
  readonly #end = new AbortController();
  #working: Promise<void> | undefined;

  constructor(pauseMs = PAUSE_MS, afterChangeMs = AFTER_CHANGE_MS) {
    this.#pauseMs = pauseMs;
    this.#afterChangeMs = afterChangeMs;
  }

  /** False where the line is full, and after the end. */
  add(page: Packable): boolean {
    if (this.#end.signal.aborted || this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(page);
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
    return true;
  }

  /** What waits is no longer shown; what comes in its place waits a while. */
  forget(): void {
    this.#waiting.length = 0;
    this.#changedAt = performance.now();
  }

  /** For good, when the process is about to end: over when the page that is being packed is done. */
  async stop(): Promise<void> {
    this.forget();
    this.#end.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#pause(this.#pauseMs);
      for (let left = this.#quietFor(); left > 0; left = this.#quietFor()) await this.#pause(left);
      // A page that cannot be packed is sent as it is.
      await this.#waiting
        .shift()
        ?.packTightly()
        .catch(() => {});
    }
  }

  #quietFor(): number {
    if (this.#end.signal.aborted) return 0;
    return this.#changedAt + this.#afterChangeMs - performance.now();
  }

  /** The end cuts it short, and then nothing waits. */
  async #pause(milliseconds: number): Promise<void> {
    await pause(milliseconds, undefined, { ref: false, signal: this.#end.signal }).catch(() => {});
  }
}
