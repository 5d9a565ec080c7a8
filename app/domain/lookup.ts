const PATCH_LIMIT = 1_000;

/**
 * An immutable map that can be revised cheaply: a large shared base and a small patch over it,
 * so that one new place among 100,000 does not copy 100,000 entries.
 */
export class Lookup<V> {
  readonly #base: ReadonlyMap<string, V>;
  readonly #patch: ReadonlyMap<string, V | undefined>;

  constructor(base: ReadonlyMap<string, V>, patch: ReadonlyMap<string, V | undefined> = new Map()) {
    this.#base = base;
    this.#patch = patch;
  }

  get(key: string): V | undefined {
    return this.#patch.has(key) ? this.#patch.get(key) : this.#base.get(key);
  }

  /** In no order that anyone should rely on. */
  *[Symbol.iterator](): Generator<[string, V]> {
    for (const [key, value] of this.#base) if (!this.#patch.has(key)) yield [key, value];
    for (const [key, value] of this.#patch) if (value !== undefined) yield [key, value];
  }

  /** `undefined` removes a key. */
  revise(changes: Iterable<readonly [string, V | undefined]>): Lookup<V> {
    const patch = new Map([...this.#patch, ...changes]);
    if (patch.size <= PATCH_LIMIT) return new Lookup(this.#base, patch);
    const base = new Map(this.#base);
    for (const [key, value] of patch) {
      if (value === undefined) base.delete(key);
      else base.set(key, value);
    }
    return new Lookup(base);
  }
}
