/**
 * Requests that have to be computed begin one at a time, round robin by address: however many of them one visitor sends
 * at once, cached pages and other visitors come in between.
 */
export class FairQueue {
  /** By address, the next one first. */
  readonly #waiting = new Map<string, (() => void)[]>();

  /** Settles when this request may begin. */
  enter(address: string): Promise<void> {
    return new Promise((begin) => {
      const own = this.#waiting.get(address);
      if (own) own.push(begin);
      else this.#waiting.set(address, [begin]);
      if (!own && this.#waiting.size === 1) this.#schedule();
    });
  }

  /** In the event loop's next round: what has arrived meanwhile is read first, and cached pages are sent. */
  #schedule(): void {
    setImmediate(() => {
      const [address, own] = this.#waiting.entries().next().value!;
      const begin = own.shift()!;
      this.#waiting.delete(address);
      if (own.length > 0) this.#waiting.set(address, own);
      if (this.#waiting.size > 0) this.#schedule();
      begin();
    });
  }
}
