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
/** As wide as the largest mark of a group, so that marks do not cover each other. */
export const GROUP_RADIUS_PIXELS = 60;
/** No screen is wider than this; a request for more gets larger groups, not more of them. */
const WIDEST_PIXELS = 8_192;

/** By their place in the list that the groups were made of. */
export interface MapGroup {
  readonly lat: number;
  readonly lng: number;
  readonly count: number;
  /** Where the group comes apart; above MAX_ZOOM if it never does. */
  readonly zoom: number;
  /** Some of its places: all that are named when it does not come apart, otherwise one. */
  readonly members: readonly number[];
}

export interface MapFeatures {
  readonly places: readonly PlaceCard[];
  readonly groups: readonly (Omit<MapGroup, "members"> & { readonly members: readonly PlaceCard[] })[];
}

/** Makes and keeps the groups of a list of places. */
export interface MapGroups {
  /**
   * `key` names the list and `version` its state; `list` is called when there is none of that key or it is out of date.
   * A large list may be one version behind while the next one is being grouped.
   */
  find(
    key: string,
    version: number,
    list: () => PlaceList | Promise<PlaceList>,
    window: MapWindow,
  ): Promise<MapFeatures>;
}

/** "west,south,east,north" in degrees and a zoom, as a map's own view; longitudes may run beyond 180. */
export function readMapWindow(bbox: string | null, zoom: string | null): MapWindow {
  const numbers = (bbox ?? "").split(",").map((part) => (part.trim() === "" ? Number.NaN : Number(part)));
  const level = zoom === null || zoom.trim() === "" ? Number.NaN : Number(zoom);
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  const plausible =
    numbers.length === 4 &&
    numbers.every((value) => Math.abs(value) <= 1_000) &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    south <= north &&
    west <= east;
  if (!plausible || !Number.isInteger(level) || level < 0 || level > MAX_ZOOM) {
    throw new DomainError(
      "invalid",
      `The map needs bbox=west,south,east,north in degrees and a whole zoom from 0 to ${MAX_ZOOM}.`,
    );
  }
  return { box: { west, south, east, north }, zoom: Math.min(level, closestZoom(east - west)) };
}

function closestZoom(degrees: number): number {
  const width = Math.max(1e-9, Math.min(360, degrees) / 360) * TILE_PIXELS;
  return Math.max(0, Math.floor(Math.log2(WIDEST_PIXELS / width)));
}
