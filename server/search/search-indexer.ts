/** Builds the search index in the background and updates it as the catalog changes. */
import { setImmediate, setTimeout } from "node:timers/promises";
import type { Catalog } from "../../app/domain/catalog/catalog.ts";
import { DomainError } from "../../app/domain/domain-error.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { SearchIndex } from "../../app/domain/search/search-index.ts";
import type { CatalogPoller, SeenChanges } from "../../app/store/places/catalog-poller.ts";
import { FullTextIndex } from "./full-text-index.ts";

/** Places indexed before yielding to the event loop: about 10 ms of work. */
const CHUNK_SIZE = 15;
/** Much shorter than a connection's timeout: among 100,000 places the index takes longer. */
const MAX_WAIT_MS = 20_000;

const NOT_YET_SEARCHABLE = "The search is still being prepared. Please try again in a minute.";

export class SearchIndexer {
  #index = new SearchIndex(new FullTextIndex());
  readonly #built: Promise<void>;
  readonly #maxWaitMs: number;
  #updated: Promise<void>;
  #isBuilt = false;

  constructor(catalogs: CatalogPoller, { maxWaitMs = MAX_WAIT_MS } = {}) {
    this.#maxWaitMs = maxWaitMs;
    this.#built = this.#rebuild(catalogs.catalog);
    this.#updated = this.#built;
    catalogs.onChange((catalog, changes) => {
      const update = () => (changes.since === 0 ? this.#rebuild(catalog) : this.#update(changes));
      this.#updated = this.#updated.then(update);
    });
  }

  /** False while the first index is being built. */
  get isReady(): boolean {
    return this.#isBuilt;
  }

  /**
   * Waits for the first index only; during a rebuild the previous one is searched. Rejects with a DomainError
   * ("unavailable") if that takes too long.
   */
  async whenReady(): Promise<SearchIndex> {
    if (!this.#isBuilt) await this.#wait();
    return this.#index;
  }

  async #wait(): Promise<void> {
    const waited = new AbortController();
    const tooLong = setTimeout(this.#maxWaitMs, undefined, { signal: waited.signal, ref: false }).then(() => {
      throw new DomainError("unavailable", NOT_YET_SEARCHABLE);
    });
    try {
      await Promise.race([this.#built, tooLong]);
    } finally {
      tooLong.catch(() => {});
      waited.abort();
    }
  }

  async #rebuild({ byId }: Catalog): Promise<void> {
    const index = new SearchIndex(new FullTextIndex());
    await putAll(index, [...byId.values()]);
    this.#index = index;
    this.#isBuilt = true;
  }

  async #update({ published, withdrawn }: SeenChanges): Promise<void> {
    for (const id of withdrawn) this.#index.remove(id);
    await putAll(this.#index, published);
  }
}

async function putAll(index: SearchIndex, places: readonly Place[]): Promise<void> {
  for (let from = 0; from < places.length; from += CHUNK_SIZE) {
    if (from > 0) await setImmediate();
    for (const place of places.slice(from, from + CHUNK_SIZE)) index.put(place);
  }
}
