/** Holds the current catalog of this process and follows the database's version, once a second. */
import { type Catalog, type CatalogChanges, EMPTY_CATALOG, reviseCatalog } from "../../domain/catalog/catalog.ts";
import type { Store } from "../engine/open-store.ts";
import { readVersion } from "./catalog-version.ts";
import { loadChanges } from "./load-changes.ts";

const LOOK_EVERY_MS = 1_000;
/** While the database is away, looks become rarer up to this, each a little off the others' beat. */
const LOOK_AT_LEAST_EVERY_MS = 5_000;
const RARER = 1.5;

/** What changed, for whoever keeps something beside the catalog; `since` 0 means that everything was read anew. */
export interface SeenChanges extends CatalogChanges {
  readonly since: number;
}

type Listener = (catalog: Catalog, changes: SeenChanges) => void;
type Preparation = (catalog: Catalog, changes: SeenChanges) => Promise<void>;

/** What whoever follows wants to hear of: once when the database goes, once when it is back. */
export interface Following {
  readonly onLost: (error: unknown) => void;
  readonly onFound: (awaySince: Date) => void;
}

export class CatalogKeeper {
  readonly #store: Store;
  readonly #listeners = new Set<Listener>();
  readonly #preparations = new Set<Preparation>();
  #catalog: Catalog = EMPTY_CATALOG;
  #unreachableSince: Date | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #lookAgain: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  get catalog(): Catalog {
    return this.#catalog;
  }

  /** Set while the database does not answer: what is served may be out of date. */
  get unreachableSince(): Date | undefined {
    return this.#unreachableSince;
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Runs before a change is shown, which waits for it; when it fails, the change is tried again at the next look. */
  beforeChange(prepare: Preparation): void {
    this.#preparations.add(prepare);
  }

  async load(): Promise<Catalog> {
    await this.#revise(EMPTY_CATALOG);
    return this.#catalog;
  }

  follow({ onLost, onFound }: Following): void {
    let delay = LOOK_EVERY_MS;
    const look = async () => {
      const lostBefore = this.#unreachableSince;
      try {
        await this.refresh();
        delay = LOOK_EVERY_MS;
        if (lostBefore) onFound(lostBefore);
      } catch (error) {
        if (!lostBefore) onLost(error);
        delay = Math.min(delay * RARER, LOOK_AT_LEAST_EVERY_MS) * (0.9 + Math.random() / 10);
      }
      if (this.#timer) this.#timer = setTimeout(look, delay);
    };
    this.#timer = setTimeout(look, delay);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Looks now, so that whoever just published sees it at once: a look that began before may have missed it. */
  refresh(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
      });
      return this.#looking;
    }
    this.#lookAgain ??= this.#looking
      .catch(() => {})
      .then(() => {
        this.#lookAgain = undefined;
        return this.refresh();
      });
    return this.#lookAgain;
  }

  async #look(): Promise<void> {
    try {
      await this.#store.ping();
      const version = await readVersion(this.#store.db);
      if (version !== this.#catalog.version) {
        // A restored backup may be older than what is held here: then everything is read anew.
        const base = version > this.#catalog.version ? this.#catalog : EMPTY_CATALOG;
        await this.#revise(base);
      }
      this.#unreachableSince = undefined;
    } catch (error) {
      this.#unreachableSince ??= new Date();
      throw error;
    }
  }

  async #revise(base: Catalog): Promise<void> {
    const changes = { ...(await loadChanges(this.#store.db, base.version)), since: base.version };
    const catalog = reviseCatalog(base, changes);
    for (const prepare of this.#preparations) await prepare(catalog, changes);
    this.#catalog = catalog;
    for (const listener of this.#listeners) listener(catalog, changes);
  }
}
