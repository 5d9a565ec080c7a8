import { TextTable } from "./text-table.ts";

const PATCH_LIMIT = 1_000;

/** What is looked up among many, and seldom made anew. */
interface Base<V> {
  get(key: string): V | undefined;
  [Symbol.iterator](): Iterator<[string, V]>;
}

/**
 * An immutable map that can be revised cheaply: a large shared base and a small patch over it,
 * so that one new place among 100,000 does not copy 100,000 entries. Where a value tells its key, the base is a list and a table
 * of numbers beside the heap.
 */
export class Lookup<V> {
  readonly #base: Base<V>;
  readonly #patch: ReadonlyMap<string, V | undefined>;
  readonly #keyOf: ((value: V) => string) | undefined;

  constructor(base: Base<V>, patch: ReadonlyMap<string, V | undefined> = new Map(), keyOf?: (value: V) => string) {
    this.#base = base;
    this.#patch = patch;
    this.#keyOf = keyOf;
  }

  static by<V>(keyOf: (value: V) => string): Lookup<V> {
    return new Lookup<V>(new Map(), new Map(), keyOf);
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
    const patched = new Lookup(this.#base, new Map([...this.#patch, ...changes]), this.#keyOf);
    return patched.#patch.size <= PATCH_LIMIT ? patched : new Lookup(patched.#wholeBase(), new Map(), this.#keyOf);
  }

  #wholeBase(): Base<V> {
    return this.#keyOf
      ? new KeyedList(
          Array.from(this, ([, value]) => value),
          this.#keyOf,
        )
      : new Map(this);
  }
}

class KeyedList<V> implements Base<V> {
  readonly #values: readonly V[];
  readonly #keyOf: (value: V) => string;
  readonly #numbers: TextTable;

  constructor(values: readonly V[], keyOf: (value: V) => string) {
    this.#values = values;
    this.#keyOf = keyOf;
    this.#numbers = new TextTable((number) => keyOf(values[number]!), values.length);
    for (const [number, value] of values.entries()) this.#numbers.add(keyOf(value), number);
  }

  get(key: string): V | undefined {
    const number = this.#numbers.find(key);
    return number === undefined ? undefined : this.#values[number];
  }

  *[Symbol.iterator](): Generator<[string, V]> {
    for (const value of this.#values) yield [this.#keyOf(value), value];
  }
}
