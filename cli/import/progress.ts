/** Progress of a long step: a bar on a terminal, an occasional line elsewhere. */
import type { Output } from "../command.ts";

const BAR_WIDTH = 24;
const REDRAW_MS = 100;
const ROWS_PER_LINE = 100_000;

export class Progress {
  readonly #out: Output;
  readonly #now: () => number;
  #drawnAt = Number.NEGATIVE_INFINITY;
  #isDrawn = false;

  constructor(out: Output, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
  }

  /** `share` is from 0 to 1. */
  update(what: string, rows: number, share: number): void {
    if (!this.#out.isTTY) {
      if (rows > 0 && rows % ROWS_PER_LINE === 0) this.#out.write(`${what}: ${rows.toLocaleString("en-US")} rows\n`);
      return;
    }
    if (this.#now() - this.#drawnAt < REDRAW_MS) return;
    this.#drawnAt = this.#now();
    this.#isDrawn = true;
    const filled = Math.round(Math.min(1, share) * BAR_WIDTH);
    const bar = `${"#".repeat(filled)}${"-".repeat(BAR_WIDTH - filled)}`;
    const percent = `${Math.floor(Math.min(1, share) * 100)}%`.padStart(4);
    this.#out.write(`\r${what} [${bar}] ${percent} ${rows.toLocaleString("en-US")} rows\x1b[K`);
  }

  /** Prints a line in place of the bar. */
  say(line: string): void {
    if (this.#isDrawn) this.#out.write("\r\x1b[K");
    this.#isDrawn = false;
    this.#drawnAt = Number.NEGATIVE_INFINITY;
    this.#out.write(`${line}\n`);
  }
}
