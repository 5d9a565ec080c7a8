/** The groups of the map, kept for each list of places that pages show, and renewed when the catalog changes. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { MapFeatures, MapGroups, MapWindow } from "../app/domain/map-features.ts";
import { isLocated, type PlaceCard } from "../app/domain/place.ts";
import type { Log } from "../app/http/site-context.ts";
import { MapThread } from "./map-thread.ts";
import { threadFile } from "./thread-file.ts";

interface Tree {
  readonly version: number;
  readonly id: number;
  readonly places: readonly PlaceCard[];
  readonly thread: MapThread;
}

interface Kept {
  tree: Promise<Tree>;
  renewing: boolean;
}

type List = () => readonly PlaceCard[] | Promise<readonly PlaceCard[]>;

/** Lists kept at a time, and places in all of them together. */
const MOST_LISTS = 200;
const MOST_PLACES = 600_000;
/** Up to this many places are grouped while the visitor waits, so that their map is never behind. */
const SMALL_LIST = 5_000;

export class MapTrees implements MapGroups {
  readonly #file: string;
  readonly #log: Log;
  readonly #kept: LRUCache<string, Kept>;
  /** How many trees each thread holds or makes. */
  readonly #threads = new Map<MapThread, number>();
  #thread: MapThread | undefined;
  /** Makes the successor of a large tree: that takes as long as many questions, which its old one answers meanwhile. */
  #successor: MapThread | undefined;
  #lastTree = 0;

  constructor(projectDir: string, log: Log) {
    this.#file = threadFile(projectDir, "server/map-worker.ts");
    this.#log = log;
    this.#kept = new LRUCache({ max: MOST_LISTS, dispose: (kept) => this.#forget(kept.tree) });
  }

  async find(key: string, version: number, list: List, window: MapWindow): Promise<MapFeatures> {
    const tree = await this.#treeOf(key, version, list);
    const answer = await tree.thread.ask({ kind: "find", tree: tree.id, window });
    // Replaced by its successor between the two: that one is there now.
    if (!answer.known) return this.find(key, version, list, window);
    const placeAt = (index: number) => tree.places[index]!;
    return {
      places: answer.places.map(placeAt),
      groups: answer.groups.map((group) => ({ ...group, members: group.members.map(placeAt) })),
    };
  }

  /** One, and another one while a large tree gets its successor. */
  get threads(): number {
    return this.#threads.size;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#threads.keys()].map((thread) => thread.retire()));
  }

  async #treeOf(key: string, version: number, list: List): Promise<Tree> {
    const kept = this.#kept.get(key);
    if (!kept) return this.#keep(key, this.#group(version, list));
    const tree = await kept.tree;
    if (tree.version >= version) return tree;
    if (tree.places.length <= SMALL_LIST) return this.#keep(key, this.#group(version, list));
    if (!kept.renewing) {
      kept.renewing = true;
      const next = this.#succeed(key, version, list);
      // The old one is shown until the new one is there.
      next.catch(() => {
        kept.renewing = false;
      });
    }
    return tree;
  }

  #keep(key: string, tree: Promise<Tree>): Promise<Tree> {
    this.#kept.set(key, { tree, renewing: false });
    tree.then(
      () => void this.#makeRoom().catch(() => {}),
      () => this.#kept.delete(key),
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

  async #succeed(key: string, version: number, list: List): Promise<void> {
    this.#successor ??= this.#startThread();
    const thread = this.#successor;
    const next = this.#group(version, list, thread);
    await next;
    this.#thread = thread;
    if (this.#successor === thread) this.#successor = undefined;
    void this.#keep(key, next);
    // Small ones are grouped anew when they are asked for: what is left of them would only keep the old thread.
    for (const [other, kept] of this.#kept.entries()) {
      const tree = await kept.tree.catch(() => undefined);
      if (tree && tree.thread !== thread && tree.places.length <= SMALL_LIST && this.#kept.peek(other) === kept)
        this.#kept.delete(other);
    }
  }

  async #group(version: number, list: List, chosen?: MapThread): Promise<Tree> {
    const { places, positions } = await positionsOf(await list());
    this.#thread ??= this.#startThread();
    const thread = chosen ?? this.#thread;
    this.#lastTree += 1;
    const id = this.#lastTree;
    this.#threads.set(thread, (this.#threads.get(thread) ?? 0) + 1);
    await thread.ask({ kind: "group", tree: id, positions });
    return { version, id, places, thread };
  }

  #forget(tree: Promise<Tree>): void {
    tree.then(
      ({ id, thread }) => {
        const held = this.#threads.get(thread);
        if (held === undefined) return;
        thread.forget(id);
        const left = held - 1;
        this.#threads.set(thread, left);
        if (left > 0 || thread === this.#thread || thread === this.#successor) return;
        this.#threads.delete(thread);
        void thread.retire();
      },
      () => {},
    );
  }

  #startThread(): MapThread {
    const thread: MapThread = new MapThread(this.#file, this.#log, () => {
      this.#threads.delete(thread);
      if (this.#thread === thread) this.#thread = undefined;
      if (this.#successor === thread) this.#successor = undefined;
      this.#kept.clear();
    });
    this.#threads.set(thread, 0);
    return thread;
  }
}

/** Requests wait for no more than so many places at a time. */
const A_SLICE = 10_000;

async function positionsOf(list: readonly PlaceCard[]) {
  const places: PlaceCard[] = [];
  const positions = new Float64Array(list.length * 2);
  for (let index = 0; index < list.length; index++) {
    const place = list[index]!;
    if (isLocated(place)) {
      positions[2 * places.length] = place.longitude;
      positions[2 * places.length + 1] = place.latitude;
      places.push(place);
    }
    if (index % A_SLICE === A_SLICE - 1) await nextTurn();
  }
  return { places, positions: positions.slice(0, 2 * places.length) };
}
