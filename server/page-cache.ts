import { LRUCache } from "lru-cache";
import type { KeptResponse } from "./kept-response.ts";

/** Bytes of rendered pages kept per process. */
const DEFAULT_BOUND = 24 * 1024 * 1024;

/** Rendered answers, kept until the catalog changes. Misses for one address at one time render once. */
export class PageCache {
  readonly #kept: LRUCache<string, KeptResponse>;
  readonly #large = new Map<string, KeptResponse>();
  readonly #rendering = new Map<string, Promise<KeptResponse>>();
  #generation = 0;

  constructor(bound = DEFAULT_BOUND) {
    this.#kept = new LRUCache({ maxSize: bound, sizeCalculation: (response) => response.weight });
  }

  get size(): number {
    return this.#kept.size + this.#large.size;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string): KeptResponse | undefined {
    return this.#kept.get(key) ?? this.#large.get(key);
  }

  /** `large` keeps an answer beside the bound, which it would otherwise fill alone. */
  render(key: string, render: () => Promise<KeptResponse>, large = false): Promise<KeptResponse> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const generation = this.#generation;
    const rendering = render()
      .then((response) => {
        // What was rendered from a catalog that is gone meanwhile is sent, but not kept.
        if (response.mayBeKept && generation === this.#generation)
          (large ? this.#large : this.#kept).set(key, response);
        return response;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }

  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#large.clear();
    this.#rendering.clear();
  }
}
