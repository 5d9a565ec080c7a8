/** Which keys came lately: the last `atLeast`, and up to as many before them. */
export class RecentlySeen {
  readonly #atLeast: number;
  #now = new Set<string>();
  #before = new Set<string>();

  constructor(atLeast: number) {
    this.#atLeast = atLeast;
  }

  /** Whether it came lately; from now on it did. */
  note(key: string): boolean {
    const isKnown = this.#now.has(key) || this.#before.has(key);
    this.#now.add(key);
    if (this.#now.size >= this.#atLeast) [this.#before, this.#now] = [this.#now, new Set()];
    return isKnown;
  }
}
