/** What a window of the map shows of a list whose places are grouped. */
import { MAX_ZOOM, type MapGroup, type MapWindow } from "../app/domain/browse/map-features.ts";
import type { GroupTree } from "./group-tree.ts";
import { nodesWithin, type Rectangle } from "./map-cells.ts";
import { toLat, toLng, toX, toY } from "./map-plane.ts";

/** A group that never comes apart names its places; a city with hundreds of them at one spot names these. */
const MOST_MEMBERS = 20;

export interface Found {
  readonly places: readonly number[];
  readonly groups: readonly MapGroup[];
}

export function findInTree(tree: GroupTree, { box, zoom }: MapWindow): Found {
  const nodes = rectangles(box)
    .flatMap((rectangle) => nodesWithin(tree.levels[zoom]!, tree.points, rectangle))
    // Places in the order of their list, as it is read out and stepped through on the page.
    .sort((a, b) => a - b);
  return {
    places: nodes.filter((node) => node < tree.size),
    groups: nodes.filter((node) => node >= tree.size).map((group) => describe(tree, group)),
  };
}

function describe({ points, counts, zooms, firsts, members }: GroupTree, group: number): MapGroup {
  const count = counts[group]!;
  const zoom = zooms[group]!;
  const first = firsts[group]!;
  const named = zoom > MAX_ZOOM ? Math.min(count, MOST_MEMBERS) : 1;
  return {
    lat: toLat(points[2 * group + 1]!),
    lng: toLng(points[2 * group]!),
    count,
    zoom,
    members: Array.from(members.subarray(first, first + named)),
  };
}

/** Longitudes may run beyond 180: what lies beyond is on the other edge of the plane. */
function rectangles({ west, south, east, north }: MapWindow["box"]): Rectangle[] {
  const rows = { north: toY(north), south: toY(south) };
  const width = east - west;
  if (width >= 360) return [{ ...rows, west: toX(-180), east: toX(180) }];
  const start = ((((west + 180) % 360) + 360) % 360) - 180;
  const end = start + width;
  if (end <= 180) return [{ ...rows, west: toX(start), east: toX(end) }];
  return [
    { ...rows, west: toX(start), east: toX(180) },
    { ...rows, west: toX(-180), east: toX(end - 360) },
  ];
}
