import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** For trip plans, whose URLs visitors make up: they must not evict pages that everybody reads. */
const MAX_PLAN_BYTES = 6 * 1024 * 1024;
/** Estimated size of headers, objects and compressed bodies besides the plain body. */
const OVERHEAD_BYTES = 4_096;
const COMPRESSED_SHARE = 0.4;

/** Pages name months and say whether hours were checked recently, so they age. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

type Render = () => Promise<CachedResponse>;

interface Entry {
  readonly page: CachedResponse;
  readonly cacheable: boolean;
}

/** Rendered answers, valid until the catalog changes, for a day at most. Concurrent misses for one key render once. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry, Render>;
  readonly #plans: LRUCache<string, Entry>;
  #generation = 0;

  constructor(maxBytes = MAX_BYTES, maxPlanBytes = MAX_PLAN_BYTES) {
    this.#plans = new LRUCache({ ttl: MAX_AGE_MS, maxSize: maxPlanBytes, sizeCalculation: ({ page }) => sizeOf(page) });
    this.#entries = new LRUCache({
      ttl: MAX_AGE_MS,
      maxSize: maxBytes,
      // An entry above the maximum is returned to its callers, but not stored.
      sizeCalculation: ({ page, cacheable }) => (cacheable ? sizeOf(page) : maxBytes + 1),
      // `clear` aborts pending renders, whose results must still be sent.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: render }) => {
        const generation = this.#generation;
        const page = await render();
        // Rendered from a catalog that has been replaced since: sent, but not stored.
        return { page, cacheable: isCacheable(page) && generation === this.#generation };
      },
    });
  }

  get size(): number {
    return this.#entries.size + this.#plans.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize + this.#plans.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    return (this.#entries.get(key) ?? this.#plans.get(key))?.page;
  }

  async fetch(key: string, render: Render): Promise<CachedResponse> {
    const { page } = await this.#entries.forceFetch(key, { context: render });
    return page;
  }

  /** Renders for each client separately, because each may leave; their queue shares the plans themselves. */
  async fetchPlan(key: string, render: Render): Promise<CachedResponse> {
    const known = this.#plans.get(key);
    if (known) return known.page;
    const generation = this.#generation;
    const page = await render();
    if (isCacheable(page) && generation === this.#generation) this.#plans.set(key, { page, cacheable: true });
    return page;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#plans.clear();
  }
}

/** Respects no-store from the route; "private, no-store" is about other caches than this one. */
function isCacheable({ status, headers }: CachedResponse): boolean {
  return status === 200 && !headers["set-cookie"] && headers["cache-control"] !== "no-store";
}

function sizeOf({ body, compressible }: CachedResponse): number {
  return OVERHEAD_BYTES + Math.ceil(body.length * (compressible ? 1 + COMPRESSED_SHARE : 1));
}
