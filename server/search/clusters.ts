/** Map clusters, computed in one worker thread and cached for each list of places that a map shows. */
import { LRUCache } from "lru-cache";
import type { MapClusters, MapFeatures, MapWindow } from "../../app/domain/browse/map-features.ts";
import { isLocated, type LocatedPlace, type PlaceList } from "../../app/domain/places/place.ts";
import { ThreadClient, workerFile } from "../thread-client.ts";
import type { ClusterRequest, ClustersFound } from "./clusters.worker.ts";

interface CachedIndex {
  /** Number of the index in the worker thread. */
  readonly index: number;
  readonly version: number;
  readonly places: readonly LocatedPlace[];
}

/** Over all cached lists: about 45 MB. */
const MAX_PLACES = 100_000;

export class ClusterCache implements MapClusters {
  readonly #cache = new LRUCache<string, CachedIndex>({
    maxSize: MAX_PLACES,
    sizeCalculation: ({ places }) => Math.min(places.length + 1, MAX_PLACES),
    dispose: ({ index }, _key, reason) => {
      // "delete" means that the cache was cleared because the thread is gone.
      if (reason !== "delete") this.#send({ kind: "drop", index });
    },
  });
  readonly #thread: ThreadClient<ClusterRequest, ClustersFound | undefined>;
  #lastIndex = 0;

  constructor(projectDir: string) {
    this.#thread = new ThreadClient(workerFile(projectDir, "server/search/clusters.worker.ts"), {
      onExit: () => this.#cache.clear(),
    });
  }

  async find(
    key: string,
    version: number,
    list: () => PlaceList | Promise<PlaceList>,
    window: MapWindow,
  ): Promise<MapFeatures> {
    // No await between looking up an index and asking for it: it could be evicted in between.
    let cached = this.#get(key, version);
    if (!cached) {
      const places = await list();
      cached = this.#get(key, version) ?? this.#build(key, version, places);
    }
    const { places } = cached;
    const found = await this.#thread.request({ kind: "find", index: cached.index, window });
    const placeAt = (number: number) => places[number]!;
    return {
      places: found!.places.map(placeAt),
      groups: found!.groups.map((group) => ({ ...group, members: group.members.map(placeAt) })),
    };
  }

  async list(key: string, version: number, list: () => PlaceList | Promise<PlaceList>): Promise<PlaceList> {
    const cached = this.#get(key, version) ?? this.#build(key, version, await list());
    return cached.places;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  #get(key: string, version: number): CachedIndex | undefined {
    const cached = this.#cache.get(key);
    return cached && cached.version >= version ? cached : undefined;
  }

  #build(key: string, version: number, list: PlaceList): CachedIndex {
    const places = [...list].filter(isLocated);
    const positions = new Float64Array(places.length * 2);
    for (const [i, { longitude, latitude }] of places.entries()) {
      positions[i * 2] = longitude;
      positions[i * 2 + 1] = latitude;
    }
    const cached = { index: ++this.#lastIndex, version, places };
    this.#send({ kind: "build", index: cached.index, positions });
    this.#cache.set(key, cached);
    return cached;
  }

  /** Fire and forget; if the thread crashed, the next find() rejects. */
  #send(request: ClusterRequest): void {
    this.#thread.request(request).catch(() => {});
  }
}
