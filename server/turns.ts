/** Requests of one address that are under way at one time; more would only wait inside. */
const AT_ONCE = 4;
/** A browser has a handful under way; who has this many waiting is no visitor. */
const MAY_WAIT = 64;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

/**
 * Who is served next. Making a page takes the only thread for a while, so one is begun in each round of the event loop, and
 * what stands in memory goes out in between. Each address has a line of its own, and the lines take turns: a crowd from
 * one address waits for itself.
 */
export class Turns {
  /** The line that was served longest ago stands first. */
  readonly #lines = new Map<string, Line>();
  #isNextSet = false;

  /** Resolves when it is this request's turn, with how to end it; undefined where the line is too long. */
  take(address: string): Promise<() => void> | undefined {
    const line = this.#lines.get(address) ?? { working: 0, waiting: [] };
    if (line.waiting.length >= MAY_WAIT) return undefined;
    this.#lines.set(address, line);
    return new Promise((resolve) => {
      line.waiting.push(() => resolve(() => this.#end(address, line)));
      this.#setNext();
    });
  }

  /** Addresses with something under way or waiting. */
  get size(): number {
    return this.#lines.size;
  }

  #setNext(): void {
    if (this.#isNextSet) return;
    this.#isNextSet = true;
    setImmediate(() => {
      this.#isNextSet = false;
      this.#begin();
    });
  }

  #begin(): void {
    for (const [address, line] of this.#lines) {
      if (line.working >= AT_ONCE || line.waiting.length === 0) continue;
      line.working += 1;
      this.#lines.delete(address);
      this.#lines.set(address, line);
      line.waiting.shift()!();
      this.#setNext();
      return;
    }
  }

  #end(address: string, line: Line): void {
    line.working -= 1;
    if (line.waiting.length > 0) this.#setNext();
    else if (line.working === 0) this.#lines.delete(address);
  }
}
