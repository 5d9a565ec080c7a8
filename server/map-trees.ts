/** The groups of the map, kept for each list of places that pages show, and renewed when the catalog changes. */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import type { MapFeatures, MapGroups, MapWindow } from "../app/domain/map-features.ts";
import type { PlaceCard } from "../app/domain/place.ts";
import { isLocated } from "../app/domain/place-points.ts";
import type { Log } from "../app/http/site-context.ts";
import type { MapAnswer, MapTask } from "./map-worker.ts";

interface Tree {
  readonly version: number;
  readonly id: number;
  readonly places: readonly PlaceCard[];
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

/** Its answers are small; room for young objects as for a whole server would be filled all the same. */
const MAP_THREAD = { maxYoungGenerationSizeMb: 6 };

export class MapTrees implements MapGroups {
  readonly #file: string;
  readonly #log: Log;
  readonly #kept: LRUCache<string, Kept>;
  readonly #waiting = new Map<number, PromiseWithResolvers<MapAnswer>>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(projectDir: string, log: Log) {
    this.#file = join(projectDir, "server/map-worker.ts");
    this.#log = log;
    this.#kept = new LRUCache({ max: MOST_LISTS, dispose: (kept) => this.#forget(kept.tree) });
  }

  async find(key: string, version: number, list: List, window: MapWindow): Promise<MapFeatures> {
    const tree = await this.#treeOf(key, version, list);
    const answer = await this.#ask({ kind: "find", tree: tree.id, window });
    // Replaced by its successor between the two: that one is there now.
    if (!answer.known) return this.find(key, version, list, window);
    const placeAt = (index: number) => tree.places[index]!;
    return {
      places: answer.places.map(placeAt),
      groups: answer.groups.map((group) => ({ ...group, members: group.members.map(placeAt) })),
    };
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #treeOf(key: string, version: number, list: List): Promise<Tree> {
    const kept = this.#kept.get(key);
    if (!kept) return this.#keep(key, this.#group(version, list));
    const tree = await kept.tree;
    if (tree.version >= version) return tree;
    if (tree.places.length <= SMALL_LIST) return this.#keep(key, this.#group(version, list));
    if (!kept.renewing) {
      kept.renewing = true;
      const next = this.#group(version, list);
      // The old one is shown until the new one is there.
      void next.then(() => this.#keep(key, next)).catch(() => (kept.renewing = false));
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

  async #group(version: number, list: List): Promise<Tree> {
    const places = (await list()).filter(isLocated);
    const positions = new Float64Array(places.length * 2);
    for (const [index, place] of places.entries()) {
      positions[2 * index] = place.longitude;
      positions[2 * index + 1] = place.latitude;
    }
    this.#lastId += 1;
    const id = this.#lastId;
    await this.#ask({ kind: "group", tree: id, positions });
    return { version, id, places };
  }

  #forget(tree: Promise<Tree>): void {
    void tree
      .then(({ id }) => this.#worker?.postMessage({ kind: "forget", tree: id } satisfies MapTask))
      .catch(() => {});
  }

  #ask(task: DistributiveOmit<Exclude<MapTask, { kind: "forget" }>, "id">): Promise<MapAnswer> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = Promise.withResolvers<MapAnswer>();
    this.#waiting.set(id, answer);
    this.#worker ??= this.#startWorker();
    this.#worker.postMessage({ ...task, id });
    return answer.promise;
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#file, { execArgv: [], resourceLimits: MAP_THREAD });
    worker.unref();
    worker.on("message", (answer: MapAnswer) => {
      this.#waiting.get(answer.id)?.resolve(answer);
      this.#waiting.delete(answer.id);
    });
    worker.on("error", (error) => this.#log.error({ err: error }, "the map's thread failed and is started again"));
    worker.on("exit", () => {
      this.#worker = undefined;
      this.#kept.clear();
      for (const { reject } of this.#waiting.values()) reject(new Error("The map's thread ended."));
      this.#waiting.clear();
    });
    return worker;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
