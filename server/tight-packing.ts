/**
 * Packs pages that many visit as tightly as possible, aside from answering: one after the other, with long pauses, so that the
 * processor is there for visitors. Below 14 KB a page arrives with the first round trip over a new connection.
 */
import { setTimeout as pause } from "node:timers/promises";

/** After a publication the pages that many visit are all new at once, and so is the work on them. */
const PAUSE_MS = 1_000;
/** The rest are taken when they are asked for again. */
const MOST_WAITING = 100;

interface Packable {
  packTightly(): Promise<void>;
}

export class TightPacking {
  readonly #waiting: Packable[] = [];
  readonly #pauseMs: number;
  readonly #end = new AbortController();
  #working: Promise<void> | undefined;

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs;
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

  /** What waits is no longer shown. */
  forget(): void {
    this.#waiting.length = 0;
  }

  /** For good, when the process is about to end: over when the page that is being packed is done. */
  async stop(): Promise<void> {
    this.forget();
    this.#end.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      // The end cuts the pause short, and then nothing waits.
      await pause(this.#pauseMs, undefined, { ref: false, signal: this.#end.signal }).catch(() => {});
      // A page that cannot be packed is sent as it is.
      await this.#waiting
        .shift()
        ?.packTightly()
        .catch(() => {});
    }
  }
}
