/** Clusters places for the map. Built as a file of its own; imports nothing of React Router. */
import Supercluster from "supercluster";
import {
  COUNTRY_ZOOM,
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

/** Clusters that never split list at most this many members. */
const MAX_MEMBERS = 40;
/** Between the middles of two marks. The largest is 54 wide, so none touches another. */
const RADIUS_PIXELS = 64;
/**
 * From this zoom on half of that is enough, so that the places of a town come apart: each mark has a free circle of 24,
 * even beside a group of 99.
 */
const TOWN_ZOOM = 9;
/** A press separates groups of up to this size, if they then fit into this share of the window. */
const MAX_SEPARATED = 16;
const WINDOW_SHARE = 0.85;
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
    radius: RADIUS_PIXELS,
    extent: TILE_PIXELS,
    maxZoom: MAX_ZOOM,
    // A cluster takes the properties of its first place; the others add nothing.
    map: ({ place }) => ({ place }),
    reduce: () => {},
  }).load(points);
}

function find(index: ClusterIndex, window: MapWindow): ClustersFound {
  const { box, zoom } = window;
  const places: number[] = [];
  const groups: MapGroup<number>[] = [];
  const level = indexZoom(zoom);
  const found = index.getClusters([box.west, box.south, box.east, box.north], level);
  // In list order, which is how the page reads markers out and steps through them.
  found.sort((a, b) => a.properties.place - b.properties.place);
  for (const { properties, geometry } of found) {
    if (!("cluster_id" in properties)) {
      places.push(properties.place);
      continue;
    }
    const { place, cluster_id: cluster, point_count: count } = properties;
    const splitLevel = index.getClusterExpansionZoom(cluster);
    // One that formed at this level stands where it began: those places are a radius apart, middles may not be.
    const isNew = splitLevel === level + 1;
    const first = isNew && index.getChildren(cluster).find((child) => child.properties.place === place);
    const [lng, lat] = (first || { geometry }).geometry.coordinates as [number, number];
    const splitsAt = mapZoom(splitLevel);
    if (splitsAt > MAX_ZOOM) groups.push({ lat, lng, count, zoom: splitsAt, members: membersOf(index, cluster) });
    else {
      const separates = count <= MAX_SEPARATED ? separationZoom(index, cluster, [lng, lat], window) : splitsAt;
      groups.push({ lat, lng, count, zoom: Math.max(splitsAt, separates), members: [place] });
    }
  }
  return { places, groups };
}

/** In a town and from afar the groups of a map's zoom are one level deeper in the index. */
const isDeeper = (zoom: number): boolean => zoom >= TOWN_ZOOM || zoom <= COUNTRY_ZOOM;
const indexZoom = (zoom: number): number => (isDeeper(zoom) ? Math.min(zoom + 1, MAX_ZOOM) : zoom);
const mapZoom = (level: number): number => (isDeeper(level - 1) && level <= MAX_ZOOM ? level - 1 : level);

/**
 * The zoom at which all places of a group that ever separate stand alone, or at which they fill the window around its
 * mark, whichever comes first.
 */
function separationZoom(index: ClusterIndex, cluster: number, mark: readonly [number, number], window: MapWindow) {
  const { box, zoom } = window;
  const leaves = index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ geometry }) => geometry.coordinates);
  const timesLarger = (axis: 0 | 1, available: number) => {
    const farthest = Math.max(...leaves.map((point) => Math.abs(point[axis]! - mark[axis])));
    return (available * WINDOW_SHARE) / Math.max(2 * farthest, 1e-6);
  };
  const times = Math.min(timesLarger(0, box.east - box.west), timesLarger(1, box.north - box.south));
  return Math.min(zoom + Math.floor(Math.log2(times)), lastSplit(index, cluster), MAX_ZOOM);
}

function lastSplit(index: ClusterIndex, cluster: number): number {
  const splitsAt = index.getClusterExpansionZoom(cluster);
  if (splitsAt > MAX_ZOOM) return 0;
  const later = index.getChildren(cluster).map(({ properties }) => {
    return "cluster_id" in properties ? lastSplit(index, properties.cluster_id) : 0;
  });
  return Math.max(mapZoom(splitsAt), ...later);
}

function membersOf(index: ClusterIndex, cluster: number): number[] {
  const places = index.getLeaves(cluster, Number.POSITIVE_INFINITY).map(({ properties }) => properties.place);
  return places.sort((a, b) => a - b).slice(0, MAX_MEMBERS);
}
