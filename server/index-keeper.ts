/** Keeps the search index beside the catalog: small changes at once, large ones in slices between requests. */
import type { CatalogChanges } from "../app/domain/catalog/catalog.ts";
import type { PlaceList } from "../app/domain/places/place.ts";
import { SearchIndex } from "../app/domain/search/search-index.ts";
import type { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import { nextRound } from "../app/web/render/rounds.ts";

/** How long requests may be held up by one slice. */
const SLICE_MS = 10;
/** The clock is looked at after so many places. */
const PLACES_A_LOOK = 20;

interface Changes extends Pick<CatalogChanges, "version" | "withdrawn"> {
  readonly published: PlaceList;
}

interface Task {
  readonly index: SearchIndex;
  readonly steps: Iterator<void>;
}

export class IndexKeeper {
  /** The one that is asked; while a new one is being filled, still the old one. */
  #index: SearchIndex | undefined;
  #newest = new SearchIndex();
  readonly #tasks: Task[] = [];
  #working = false;
  readonly #onFilled: () => void;
  readonly #firstIndex = Promise.withResolvers<SearchIndex>();

  /** `onFilled` hears when an index of the whole directory is there. */
  constructor(keeper: CatalogKeeper, onFilled = () => {}) {
    this.#onFilled = onFilled;
    const { version, places } = keeper.catalog;
    this.#take({ version, published: places, withdrawn: [] });
    keeper.onChange((_catalog, changes) => {
      if (changes.since === 0) this.#newest = new SearchIndex();
      this.#take(changes);
    });
  }

  /** Waits only while there is none at all, just after the start. */
  async whenReady(): Promise<SearchIndex> {
    return this.#index ?? this.#firstIndex.promise;
  }

  #take(changes: Changes): void {
    this.#tasks.push({ index: this.#newest, steps: applyChanges(this.#newest, changes) });
    if (!this.#working) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let task = this.#tasks[0]; task; task = this.#tasks[0]) {
      // An index that another one replaced meanwhile is not worth filling.
      const done = task.index !== this.#newest || workFor(SLICE_MS, task.steps);
      if (done) this.#tasks.shift();
      else await nextRound();
    }
    this.#working = false;
    const isNew = this.#index !== this.#newest;
    this.#index = this.#newest;
    this.#firstIndex.resolve(this.#newest);
    if (isNew) this.#onFilled();
  }
}

/** True when there is nothing left to do. */
function workFor(milliseconds: number, steps: Iterator<void>): boolean {
  const until = performance.now() + milliseconds;
  do {
    if (steps.next().done) return true;
  } while (performance.now() < until);
  return false;
}

function* applyChanges(index: SearchIndex, { version, published, withdrawn }: Changes): Iterator<void> {
  index.version = undefined;
  for (const id of withdrawn) index.remove(id);
  yield;
  for (let i = 0; i < published.length; i++) {
    index.put(published.at(i)!);
    if (i % PLACES_A_LOOK === 0) yield;
  }
  index.version = version;
}
