/** The groups of the map, kept for each list of places that pages show, and renewed when the catalog changes. */
import { LRUCache } from "lru-cache";
import type { MapFeatures, MapGroups, MapWindow } from "../app/domain/browse/map-features.ts";
import type { PlaceList } from "../app/domain/places/place.ts";
import type { Log } from "../app/web/site-context.ts";
import { MapThread } from "./map-thread.ts";
import { type Located, locate } from "./place-positions.ts";
import { threadFile } from "./thread-file.ts";

interface Tree extends Located {
  readonly version: number;
  readonly id: number;
}

interface Kept {
  readonly tree: Promise<Tree>;
  /** What its successor is to be made of, as of the last question; none if nobody makes one. */
  wanted?: Wanted;
}

interface Wanted {
  readonly version: number;
  readonly list: List;
}

type List = () => PlaceList | Promise<PlaceList>;

/** Lists kept at a time, and places in all of them together. */
const MOST_LISTS = 200;
const MOST_PLACES = 600_000;
/** Up to this many places are grouped while the visitor waits, so that their map is never behind. */
const SMALL_LIST = 5_000;

export class MapTrees implements MapGroups {
  readonly #file: string;
  readonly #log: Log;
  readonly #kept: LRUCache<string, Kept>;
  /** Successors of large trees are made one after the other; the old trees answer meanwhile. */
  #lastSuccessor: Promise<unknown> = Promise.resolve();
  #thread: MapThread | undefined;
  #lastTree = 0;
  #stopped = false;

  constructor(projectDir: string, log: Log) {
    this.#file = threadFile(projectDir, "server/map-worker.ts");
    this.#log = log;
    this.#kept = new LRUCache({ max: MOST_LISTS, dispose: (kept) => this.#forget(kept.tree) });
  }

  async find(key: string, version: number, list: List, window: MapWindow): Promise<MapFeatures> {
    const tree = await this.#treeOf(key, { version, list });
    const answer = await this.#answering().ask({ kind: "find", tree: tree.id, window });
    // Replaced by its successor between the two: that one is there now.
    if (!answer.known) return this.find(key, version, list, window);
    const placeAt = (index: number) => tree.places.at(index)!;
    return {
      places: answer.places.map(placeAt),
      groups: answer.groups.map((group) => ({ ...group, members: group.members.map(placeAt) })),
    };
  }

  /** One, from the first question on. */
  get threads(): number {
    return this.#thread ? 1 : 0;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#thread?.retire();
    this.#thread = undefined;
  }

  async #treeOf(key: string, wanted: Wanted): Promise<Tree> {
    const kept = this.#kept.get(key);
    if (!kept) return this.#keep(key, this.#group(wanted));
    const tree = await kept.tree;
    if (tree.version >= wanted.version) return tree;
    // Somebody else saw it just before.
    if (this.#kept.peek(key) !== kept) return this.#treeOf(key, wanted);
    if (tree.places.length <= SMALL_LIST) return this.#keep(key, this.#group(wanted));
    const isBeingMade = kept.wanted !== undefined;
    kept.wanted = wanted;
    if (!isBeingMade) this.#succeed(key, kept).catch(() => {});
    return tree;
  }

  #keep(key: string, tree: Promise<Tree>): Promise<Tree> {
    const kept = { tree };
    this.#kept.set(key, kept);
    tree.then(
      () => void this.#makeRoom().catch(() => {}),
      () => {
        if (this.#kept.peek(key) === kept) this.#kept.delete(key);
      },
    );
    return tree;
  }

  async #makeRoom(): Promise<void> {
    const sizes = await Promise.all([...this.#kept.values()].map(async ({ tree }) => (await tree).places.length));
    let total = sizes.reduce((sum, size) => sum + size, 0);
    // From the most recently used to the least: the last ones go first.
    for (const size of sizes.toReversed()) {
      if (total <= MOST_PLACES || this.#kept.size <= 1) return;
      this.#kept.pop();
      total -= size;
    }
  }

  /** The first tree of a list, or one of a small list: a visitor waits for it. */
  async #group({ version, list }: Wanted): Promise<Tree> {
    return this.#make(await locate(await list()), version, false);
  }

  /** The next tree of a large list; the old one is shown until it is there. */
  async #succeed(key: string, kept: Kept): Promise<void> {
    try {
      const before = await kept.tree;
      const tree = await this.#inTurn(async () => {
        const { version, list } = kept.wanted!;
        return this.#make(await locate(await list(), before), version, true);
      });
      if (this.#kept.peek(key) === kept) void this.#keep(key, Promise.resolve(tree));
      else this.#thread?.forget(tree.id);
      // Given back by hand: it is too large to wait for a full collection after every publication.
      before.positions.buffer.transfer(0);
    } finally {
      kept.wanted = undefined;
    }
  }

  async #make(located: Located, version: number, gently: boolean): Promise<Tree> {
    const id = this.#nextId();
    const positions = located.positions.slice();
    await this.#answering().ask({ kind: "group", tree: id, positions, gently }, [positions.buffer]);
    return { ...located, version, id };
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lastSuccessor.then(work);
    this.#lastSuccessor = turn.catch(() => {});
    return turn;
  }

  #nextId(): number {
    this.#lastTree += 1;
    return this.#lastTree;
  }

  #forget(tree: Promise<Tree>): void {
    tree.then(
      ({ id }) => this.#thread?.forget(id),
      () => {},
    );
  }

  #answering(): MapThread {
    if (this.#stopped) throw new Error("The map is closed.");
    this.#thread ??= new MapThread(this.#file, this.#log, () => {
      this.#thread = undefined;
      this.#kept.clear();
    });
    return this.#thread;
  }
}
