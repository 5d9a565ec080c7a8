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
  #isWorking = false;

  constructor(pauseMs = PAUSE_MS) {
    this.#pauseMs = pauseMs;
  }

  /** False where the line is full. */
  add(page: Packable): boolean {
    if (this.#waiting.length >= MOST_WAITING) return false;
    this.#waiting.push(page);
    if (!this.#isWorking) void this.#work();
    return true;
  }

  /** What waits is no longer shown. */
  forget(): void {
    this.#waiting.length = 0;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) {
      await pause(this.#pauseMs, undefined, { ref: false });
      // A page that cannot be packed is sent as it is.
      await this.#waiting
        .shift()
        ?.packTightly()
        .catch(() => {});
    }
    this.#isWorking = false;
  }
}
