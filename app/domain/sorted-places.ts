import { type PlaceOrder, reviseSorted } from "./data-order.ts";
import type { PlaceCard } from "./place.ts";

/** So many changes are kept in mind; putting more of them in at once would hold up whoever asks. */
const CHANGES_LIMIT = 200;

/**
 * All places in an order that few ask for. A revision only notes what changed, and the list is made when somebody wants to see it:
 * a copy of 100,000 places for every order and every publication would be most of what has to be cleared away.
 */
export class SortedPlaces {
  readonly #order: PlaceOrder;
  #list: readonly PlaceCard[];
  /** What the list still holds, and what it does not hold yet. */
  #gone: ReadonlySet<PlaceCard>;
  #come: ReadonlySet<PlaceCard>;

  constructor(
    order: PlaceOrder,
    list: readonly PlaceCard[],
    gone: ReadonlySet<PlaceCard> = new Set(),
    come: ReadonlySet<PlaceCard> = new Set(),
  ) {
    this.#order = order;
    this.#list = list;
    this.#gone = gone;
    this.#come = come;
  }

  get list(): readonly PlaceCard[] {
    if (this.#gone.size + this.#come.size > 0) {
      this.#list = reviseSorted(this.#list, this.#order, [...this.#gone], [...this.#come]);
      this.#gone = new Set();
      this.#come = new Set();
    }
    return this.#list;
  }

  revise(removed: readonly PlaceCard[], added: readonly PlaceCard[]): SortedPlaces {
    const gone = new Set(this.#gone);
    const come = new Set(this.#come);
    for (const place of removed) if (!come.delete(place)) gone.add(place);
    for (const place of added) come.add(place);
    const revised = new SortedPlaces(this.#order, this.#list, gone, come);
    if (gone.size + come.size > CHANGES_LIMIT) void revised.list;
    return revised;
  }
}
