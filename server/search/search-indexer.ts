/** Builds the search index in the background and updates it as the catalog changes. */
import { setImmediate } from "node:timers/promises";
import type { Catalog } from "../../app/domain/catalog/catalog.ts";
import type { Place } from "../../app/domain/places/place.ts";
import { SearchIndex } from "../../app/domain/search/search-index.ts";
import type { CatalogPoller, SeenChanges } from "../../app/store/places/catalog-poller.ts";
import { FullTextIndex } from "./full-text-index.ts";

/** Places indexed before yielding to the event loop: about 10 ms of work. */
const CHUNK_SIZE = 15;

export class SearchIndexer {
  #index = new SearchIndex(new FullTextIndex());
  readonly #built: Promise<void>;
  #updated: Promise<void>;

  constructor(catalogs: CatalogPoller) {
    this.#built = this.#rebuild(catalogs.catalog);
    this.#updated = this.#built;
    catalogs.onChange((catalog, changes) => {
      const update = () => (changes.since === 0 ? this.#rebuild(catalog) : this.#update(changes));
      this.#updated = this.#updated.then(update);
    });
  }

  /** Waits for the first index only; during a rebuild the previous one is searched. */
  async whenReady(): Promise<SearchIndex> {
    await this.#built;
    return this.#index;
  }

  async #rebuild({ byId }: Catalog): Promise<void> {
    const index = new SearchIndex(new FullTextIndex());
    await putAll(index, [...byId.values()]);
    this.#index = index;
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
