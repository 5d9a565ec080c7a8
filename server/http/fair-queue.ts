import { RoundRobin } from "../round-robin.ts";

/**
 * Requests that have to be computed begin one at a time, round robin by address: however many of them one visitor sends
 * at once, cached pages and other visitors come in between.
 */
export class FairQueue {
  readonly #waiting = new RoundRobin<() => void>();
  #isScheduled = false;

  /** Settles when this request may begin. */
  enter(address: string): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.add(address, begin);
      if (!this.#isScheduled) this.#schedule();
    });
  }

  /** In the event loop's next round: what has arrived meanwhile is read first, and cached pages are sent. */
  #schedule(): void {
    this.#isScheduled = true;
    setImmediate(() => {
      const begin = this.#waiting.take()!;
      this.#isScheduled = false;
      if (this.#waiting.addresses > 0) this.#schedule();
      begin();
    });
  }
}
