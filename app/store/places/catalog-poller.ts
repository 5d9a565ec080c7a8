/** Holds the current catalog of this process and polls the database's version once a second. */
import { type Catalog, type CatalogChanges, EMPTY_CATALOG, reviseCatalog } from "../../domain/catalog/catalog.ts";
import type { Store } from "../engine/open-store.ts";
import { readVersion } from "./catalog-version.ts";
import { loadChanges } from "./load-changes.ts";

const POLL_INTERVAL_MS = 1_000;
/** Poll with backoff and jitter while the database is down, up to this interval. */
const MAX_POLL_INTERVAL_MS = 5_000;
const BACKOFF_FACTOR = 1.5;

/** What changed; `since` is 0 after a full reload. */
export interface SeenChanges extends CatalogChanges {
  readonly since: number;
}

type Listener = (catalog: Catalog, changes: SeenChanges) => void;

/** Each is called once per outage. */
interface OutageListener {
  readonly onLost: (error: unknown) => void;
  readonly onFound: (unreachableSince: Date) => void;
}

export class CatalogPoller {
  readonly #store: Store;
  readonly #listeners = new Set<Listener>();
  #catalog: Catalog = EMPTY_CATALOG;
  #unreachableSince: Date | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #nextPoll: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  get catalog(): Catalog {
    return this.#catalog;
  }

  /** True while the database does not answer: the catalog may be out of date. */
  get unreachableSince(): Date | undefined {
    return this.#unreachableSince;
  }

  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  async load(): Promise<Catalog> {
    await this.#revise(EMPTY_CATALOG);
    return this.#catalog;
  }

  start({ onLost, onFound }: OutageListener): void {
    let interval = POLL_INTERVAL_MS;
    const poll = async () => {
      const lostBefore = this.#unreachableSince;
      try {
        await this.refresh();
        interval = POLL_INTERVAL_MS;
        if (lostBefore) onFound(lostBefore);
      } catch (error) {
        if (!lostBefore) onLost(error);
        const jitter = 0.9 + Math.random() / 10;
        interval = Math.min(interval * BACKOFF_FACTOR, MAX_POLL_INTERVAL_MS) * jitter;
      }
      if (this.#timer) this.#timer = setTimeout(poll, interval);
    };
    this.#timer = setTimeout(poll, interval);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Polls now. A poll already under way may have missed the caller's own change, so another one follows it. */
  refresh(): Promise<void> {
    if (!this.#polling) {
      this.#polling = this.#poll().finally(() => {
        this.#polling = undefined;
      });
      return this.#polling;
    }
    this.#nextPoll ??= this.#polling
      .catch(() => {})
      .then(() => {
        this.#nextPoll = undefined;
        return this.refresh();
      });
    return this.#nextPoll;
  }

  async #poll(): Promise<void> {
    try {
      await this.#store.ping();
      const version = await readVersion(this.#store.db);
      if (version !== this.#catalog.version) {
        // A restored backup may be older than this catalog; reload everything then.
        await this.#revise(version > this.#catalog.version ? this.#catalog : EMPTY_CATALOG);
      }
      this.#unreachableSince = undefined;
    } catch (error) {
      this.#unreachableSince ??= new Date();
      throw error;
    }
  }

  async #revise(base: Catalog): Promise<void> {
    const changes = { ...(await loadChanges(this.#store.db, base.version)), since: base.version };
    this.#catalog = reviseCatalog(base, changes);
    for (const listener of this.#listeners) listener(this.#catalog, changes);
  }
}
