/** Takes items in turn by client address, so that many items of one address do not delay the single item of another. */
export class RoundRobin<Item> {
  /** By address, in the order of their turns. */
  readonly #waiting = new Map<string, Item[]>();
  #last: string | undefined;

  /** The number of addresses with waiting items. */
  get addresses(): number {
    return this.#waiting.size;
  }

  add(address: string, item: Item): void {
    const own = this.#waiting.get(address);
    if (own) own.push(item);
    else this.#waiting.set(address, [item]);
  }

  remove(address: string, item: Item): void {
    const rest = (this.#waiting.get(address) ?? []).filter((other) => other !== item);
    if (rest.length > 0) this.#waiting.set(address, rest);
    else this.#waiting.delete(address);
  }

  take(): Item | undefined {
    // Only now, so that addresses that have arrived since its last turn come first.
    this.#moveToEnd(this.#last);
    const [next] = this.#waiting;
    if (!next) return undefined;
    const [address, own] = next;
    this.#last = address;
    const item = own.shift();
    if (own.length === 0) this.#waiting.delete(address);
    return item;
  }

  #moveToEnd(address: string | undefined): void {
    const own = address === undefined ? undefined : this.#waiting.get(address);
    if (address === undefined || !own) return;
    this.#waiting.delete(address);
    this.#waiting.set(address, own);
  }
}
