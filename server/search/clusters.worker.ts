/** Clusters places for the map. Node runs this file from source, so it must not import anything that needs the build. */
import Supercluster from "supercluster";
import {
  CLUSTER_RADIUS_PIXELS,
  MAX_ZOOM,
  type MapGroup,
  type MapWindow,
  TILE_PIXELS,
} from "../../app/domain/browse/map-features.ts";
import { serveThread } from "../serve-thread.ts";

export type ClusterRequest =
  | {
      readonly kind: "build";
      readonly index: number;
      /** Pairs of longitude and latitude. */
      readonly positions: Float64Array;
    }
  | { readonly kind: "find"; readonly index: number; readonly window: MapWindow }
  | { readonly kind: "drop"; readonly index: number };

/** Places are numbered by their position in the list that the index was built from. */
export interface ClustersFound {
  readonly places: readonly number[];
  readonly groups: readonly MapGroup<number>[];
}

type ClusterIndex = Supercluster<PlaceNumber, PlaceNumber>;
type PlaceNumber = { readonly place: number };

/** Clusters that never split list up to this many members. */
const MAX_MEMBERS = 40;
const indexes = new Map<number, ClusterIndex>();

serveThread((request: ClusterRequest): ClustersFound | undefined => {
  switch (request.kind) {
    case "build":
      indexes.set(request.index, build(request.positions));
      return;
    case "find":
      return find(indexes.get(request.index)!, request.window);
    case "drop":
      indexes.delete(request.index);
  }
});

function build(positions: Float64Array): ClusterIndex {
  const points = Array.from({ length: positions.length / 2 }, (_, place) => ({
    type: "Feature" as const,
    properties: { place },
    geometry: { type: "Point" as const, coordinates: [positions[2 * place]!, positions[2 * place + 1]!] },
  }));
  return new Supercluster<PlaceNumber, PlaceNumber>({
    radius: CLUSTER_RADIUS_PIXELS,
    extent: TILE_PIXELS,
    maxZoom: MAX_ZOOM,
    // A cluster has the properties of its first place; the others add nothing.
    map: ({ place }) => ({ place }),
    reduce: () => {},
  }).load(points);
}

function find(index: ClusterIndex, { box, zoom }: MapWindow): ClustersFound {
  const places: number[] = [];
  const groups: MapGroup<number>[] = [];
  const found = index.getClusters([box.west, box.south, box.east, box.north], zoom);
  // In list order, as the markers are read out and stepped through on the page.
  found.sort((a, b) => a.properties.place - b.properties.place);
  for (const { properties, geometry } of found) {
    if (!("cluster_id" in properties)) {
      places.push(properties.place);
      continue;
    }
    const { place, cluster_id, point_count: count } = properties;
    const [lng, lat] = geometry.coordinates as [number, number];
    const expansionZoom = index.getClusterExpansionZoom(cluster_id);
    const members = expansionZoom > MAX_ZOOM ? membersOf(index, cluster_id) : [place];
    groups.push({ lat, lng, count, zoom: expansionZoom, members });
  }
  return { places, groups };
}

function membersOf(index: ClusterIndex, cluster: number): number[] {
  const places = index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.place);
  return places.sort((a, b) => a - b).slice(0, MAX_MEMBERS);
}
