/** What a map shows of a set of places: single ones, and groups that are too close to be told apart at this zoom. */
import { DomainError } from "../domain-error.ts";
import type { Bounds } from "../geo/state-outlines.ts";
import type { PlaceCard, PlaceList } from "../places/place.ts";

export interface MapWindow {
  readonly box: Bounds;
  readonly zoom: number;
}

/** SPEC: tiles of 256 pixels, at most zoom 18. */
export const TILE_PIXELS = 256;
export const MAX_ZOOM = 18;
/** As wide as the largest marker of a group, so that markers do not overlap. */
export const CLUSTER_RADIUS_PIXELS = 60;
/** No screen is wider than this; a request for more gets larger groups, not more of them. */
const MAX_WIDTH_PIXELS = 8_192;

export interface MapGroup<Member> {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** The zoom at which the group comes apart; above MAX_ZOOM if it never does. */
  readonly zoom: number;
  /** One member of a group that comes apart; otherwise all that are named. */
  readonly members: readonly Member[];
}

export interface MapFeatures {
  readonly places: readonly PlaceCard[];
  readonly groups: readonly MapGroup<PlaceCard>[];
}

export interface MapClusters {
  /** `key` names the list; `list` is called when there are no clusters of that key as new as `version`. */
  find(
    key: string,
    version: number,
    list: () => PlaceList | Promise<PlaceList>,
    window: MapWindow,
  ): Promise<MapFeatures>;
  /** The list itself, as far as positions are known, in its order. */
  list(key: string, version: number, list: () => PlaceList | Promise<PlaceList>): Promise<PlaceList>;
}

/** Whether a point is in a box, on whichever side of the antimeridian the box is. */
export function isInBox({ west, south, east, north }: Bounds, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  const shifted = lng + Math.ceil((west - lng) / 360) * 360;
  return shifted <= east;
}

export const INVALID_MAP_WINDOW = `The map needs bbox=west,south,east,north in degrees and a whole zoom from 0 to ${MAX_ZOOM}.`;

/** "west,south,east,north" in degrees and a zoom, as a map's own view; longitudes may run beyond 180. */
export function readMapWindow(bbox: string, zoom: number): MapWindow {
  const numbers = bbox.split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const plausible =
    numbers.length === 4 &&
    numbers.every((value) => Math.abs(value) <= 1_000) &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    south <= north &&
    west <= east;
  if (!plausible) throw new DomainError("invalid", INVALID_MAP_WINDOW);
  return { box: { west, south, east, north }, zoom: Math.min(zoom, closestZoom(east - west)) };
}

function closestZoom(degrees: number): number {
  const width = Math.max(1e-9, Math.min(360, degrees) / 360) * TILE_PIXELS;
  return Math.max(0, Math.floor(Math.log2(MAX_WIDTH_PIXELS / width)));
}
