/**
 * Groups places for the map on a thread of its own: for 100,000 of them that takes half a second. The build
 * makes a program of its own of it; where the server runs from source Node takes it as it is, so that it may import nothing that
 * needs the build.
 */
import { parentPort } from "node:worker_threads";
import Supercluster from "supercluster";
import {
  GROUP_RADIUS_PIXELS,
  MAX_ZOOM,
  type MapGroup,
  type MapWindow,
  TILE_PIXELS,
} from "../app/domain/map-features.ts";

export type MapTask =
  /** Longitude and latitude by turns. */
  | { readonly kind: "group"; readonly id: number; readonly tree: number; readonly positions: Float64Array }
  | { readonly kind: "find"; readonly id: number; readonly tree: number; readonly window: MapWindow }
  | { readonly kind: "forget"; readonly tree: number };

export interface MapAnswer {
  readonly id: number;
  readonly places: readonly number[];
  readonly groups: readonly MapGroup[];
  /** False when the groups were forgotten just before the question came. */
  readonly known: boolean;
}

interface PointProperties {
  readonly index: number;
}

/** A group that never comes apart names its places; a city with hundreds of them at one spot names these. */
const MOST_MEMBERS = 20;
const trees = new Map<number, Supercluster<PointProperties, PointProperties>>();

parentPort?.on("message", (task: MapTask) => {
  switch (task.kind) {
    case "group":
      trees.set(task.tree, groupPositions(task.positions));
      return parentPort?.postMessage({ id: task.id, places: [], groups: [], known: true } satisfies MapAnswer);
    case "find":
      return parentPort?.postMessage({ id: task.id, ...find(task.tree, task.window) } satisfies MapAnswer);
    case "forget":
      trees.delete(task.tree);
  }
});

function groupPositions(positions: Float64Array): Supercluster<PointProperties, PointProperties> {
  const points = Array.from({ length: positions.length / 2 }, (_, index) => ({
    type: "Feature" as const,
    properties: { index },
    geometry: { type: "Point" as const, coordinates: [positions[2 * index]!, positions[2 * index + 1]!] },
  }));
  const options = { radius: GROUP_RADIUS_PIXELS, extent: TILE_PIXELS, maxZoom: MAX_ZOOM };
  return new Supercluster<PointProperties, PointProperties>(options).load(points);
}

function find(id: number, { box, zoom }: MapWindow): Omit<MapAnswer, "id"> {
  const tree = trees.get(id);
  const places: number[] = [];
  const groups: MapGroup[] = [];
  for (const feature of tree?.getClusters([box.west, box.south, box.east, box.north], zoom) ?? []) {
    const { properties } = feature;
    if (!("cluster_id" in properties)) {
      places.push(properties.index);
      continue;
    }
    const [lng, lat] = feature.geometry.coordinates as [number, number];
    const expandsAt = tree!.getClusterExpansionZoom(properties.cluster_id);
    const members = tree!.getLeaves(properties.cluster_id, expandsAt > MAX_ZOOM ? MOST_MEMBERS : 1);
    groups.push({
      lat,
      lng,
      count: properties.point_count,
      zoom: expandsAt,
      members: members.map((leaf) => leaf.properties.index),
    });
  }
  return { places, groups, known: tree !== undefined };
}
