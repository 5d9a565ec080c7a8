import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response.ts";

const MAX_BYTES = 32 * 1024 * 1024;
/** What headers, objects and compressed bodies take beside the plain body. */
const OVERHEAD_BYTES = 4_096;
const COMPRESSED_SHARE = 0.4;

type Render = () => Promise<CachedResponse>;

interface Entry {
  readonly page: CachedResponse;
  readonly cacheable: boolean;
}

/** Rendered answers, valid until the catalog changes. Concurrent misses for one key render once. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry, Render>;
  #generation = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      // An entry above the maximum is handed to its callers, but not stored.
      sizeCalculation: ({ page, cacheable }) => (cacheable ? sizeOf(page) : maxBytes + 1),
      // `clear` aborts what is being rendered, which is still to be sent.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: render }) => {
        const generation = this.#generation;
        const page = await render();
        // Rendered from a catalog that was replaced meanwhile: sent, but not stored.
        return { page, cacheable: isCacheable(page) && generation === this.#generation };
      },
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  get(key: string): CachedResponse | undefined {
    return this.#entries.get(key)?.page;
  }

  async fetch(key: string, render: Render): Promise<CachedResponse> {
    const { page } = await this.#entries.forceFetch(key, { context: render });
    return page;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}

/** Respect no-store from the route. */
function isCacheable({ status, headers }: CachedResponse): boolean {
  return status === 200 && !headers["set-cookie"] && !/no-store/.test(headers["cache-control"] ?? "");
}

function sizeOf({ body, compressible }: CachedResponse): number {
  return OVERHEAD_BYTES + Math.ceil(body.length * (compressible ? 1 + COMPRESSED_SHARE : 1));
}
