/** What a map shows of a set of places: single places, and groups too close to tell apart at this zoom. */
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
/** A map shows no less than the whole country. */
export const MIN_ZOOM = 3;
/** Up to this zoom small marks stand closer together, so that none stands for hundreds of places. */
export const COUNTRY_ZOOM = 4;
/** Wider than any screen; a request for more gets larger groups, not more of them. */
const MAX_WIDTH_PIXELS = 8_192;

export interface MapGroup<Member> {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** The zoom at which the group separates; above MAX_ZOOM if it never does. */
  readonly zoom: number;
  /** One member of a group that separates; otherwise all members that are listed. */
  readonly members: readonly Member[];
}

export interface MapFeatures {
  readonly places: readonly PlaceCard[];
  readonly groups: readonly MapGroup<PlaceCard>[];
}

export interface MapClusters {
  /** `key` identifies the list; `list` is called if there are no clusters for that key as new as `version`. */
  find(
    key: string,
    version: number,
    list: () => PlaceList | Promise<PlaceList>,
    window: MapWindow,
  ): Promise<MapFeatures>;
  /** The list itself in its order, without places whose position is unknown. */
  list(key: string, version: number, list: () => PlaceList | Promise<PlaceList>): Promise<PlaceList>;
}

/** Whether a point is in a box that may cross the antimeridian. */
export function isInBox({ west, south, east, north }: Bounds, lat: number, lng: number): boolean {
  if (lat < south || lat > north) return false;
  const shifted = lng + Math.ceil((west - lng) / 360) * 360;
  return shifted <= east;
}

export const INVALID_MAP_WINDOW = `The map needs bbox=west,south,east,north in degrees and a whole zoom from 0 to ${MAX_ZOOM}.`;

/** Parses "west,south,east,north" in degrees and a zoom, as a map reports its view; longitudes may exceed 180. */
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
