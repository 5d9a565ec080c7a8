import { inOwnRound } from "../app/web/render/rounds.ts";

/** Requests of one address that are under way at one time; more would only wait inside. */
const AT_ONCE = 4;
/** A browser has a handful under way; who has this many waiting is no visitor. */
const MAY_WAIT = 64;

interface Line {
  working: number;
  readonly waiting: (() => void)[];
}

type Lines = Map<string, Line>;

/**
 * Who is served next. Making a page takes the only thread for a while, so one is begun in each round of the event loop, and
 * what stands in memory goes out in between. Each address has a line of its own, and the lines take turns: a crowd from
 * one address waits for itself. Short works (a suggestion) go before long ones (a page), but not for ever.
 */
export class Turns {
  /** The line that was served longest ago stands first. */
  readonly #short: Lines = new Map();
  readonly #long: Lines = new Map();

  /** Resolves when it is this request's turn, with how to end it; undefined where the line is too long. */
  take(address: string, isShort = false): Promise<() => void> | undefined {
    const lines = isShort ? this.#short : this.#long;
    const line = lines.get(address) ?? { working: 0, waiting: [] };
    if (line.waiting.length >= MAY_WAIT) return undefined;
    lines.set(address, line);
    return new Promise((resolve) => {
      line.waiting.push(() => resolve(() => this.#end(lines, address, line)));
      this.#setNext(lines);
    });
  }

  /** Addresses with something under way or waiting. */
  get size(): number {
    return new Set([...this.#short.keys(), ...this.#long.keys()]).size;
  }

  #setNext(lines: Lines): void {
    inOwnRound(lines === this.#short ? "question" : "new", () => begin(lines));
  }

  #end(lines: Lines, address: string, line: Line): void {
    line.working -= 1;
    if (line.waiting.length > 0) this.#setNext(lines);
    else if (line.working === 0) lines.delete(address);
  }
}

/** The first in line of the address that was served longest ago. */
function begin(lines: Lines): void {
  for (const [address, line] of lines) {
    if (line.working >= AT_ONCE || line.waiting.length === 0) continue;
    line.working += 1;
    lines.delete(address);
    lines.set(address, line);
    line.waiting.shift()!();
    return;
  }
}
