/**
 * Which moments of a measurement were ours. A request that is asked while others on the host have the processors waits for them,
 * however fast the server is: it says nothing, and is left out whatever it took.
 */
import { type ProcessorTime, processorTime } from "./taken-time.ts";

const LOOK_EVERY_MS = 100;
/** So long before and after such a moment requests are still late because of it. */
const AROUND_MS = 100;

interface Moment {
  readonly from: number;
  readonly to: number;
}

export class QuietMoments {
  readonly #taken: Moment[] = [];
  readonly #look: () => ProcessorTime | undefined;
  readonly #now: () => number;
  #last: { readonly at: number; readonly time: ProcessorTime | undefined };
  readonly #timer: NodeJS.Timeout;

  constructor(look = processorTime, now = Date.now) {
    this.#look = look;
    this.#now = now;
    this.#last = { at: now(), time: look() };
    this.#timer = setInterval(() => this.look(), LOOK_EVERY_MS);
  }

  look(): void {
    const [before, next] = [this.#last, { at: this.#now(), time: this.#look() }];
    if (before.time && next.time && next.time.taken > before.time.taken)
      this.#taken.push({ from: before.at - AROUND_MS, to: next.at + AROUND_MS });
    this.#last = next;
  }

  /** Whether nobody else had a processor around then. */
  isQuiet(at: number): boolean {
    return !this.#taken.some(({ from, to }) => at >= from && at <= to);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.look();
  }
}
