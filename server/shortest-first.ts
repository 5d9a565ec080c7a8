/** So many may be taken before one that is longer and came earlier. */
const PASSED_BY = 8;

interface Waiting<T> {
  readonly work: T;
  readonly length: number;
  /** How many had been taken when it came. */
  readonly since: number;
}

/** A line in which short works go first, but not for ever. */
export class ShortestFirst<T> {
  readonly #lengthOf: (work: T) => number;
  /** In the order in which they came. */
  readonly #line: Waiting<T>[] = [];
  #taken = 0;

  constructor(lengthOf: (work: T) => number) {
    this.#lengthOf = lengthOf;
  }

  add(work: T): void {
    this.#line.push({ work, length: this.#lengthOf(work), since: this.#taken });
  }

  take(): T | undefined {
    const [first] = this.#line;
    if (!first) return undefined;
    let next = 0;
    if (this.#taken - first.since < PASSED_BY)
      for (let i = 1; i < this.#line.length; i++) if (this.#line[i]!.length < this.#line[next]!.length) next = i;
    this.#taken += 1;
    return this.#line.splice(next, 1)[0]!.work;
  }
}
