/** The plane that places are grouped on: Mercator's, in whole units from its middle, so that sums of positions are exact. */
import { GROUP_RADIUS_PIXELS, TILE_PIXELS } from "../app/domain/browse/map-features.ts";

/** Its width and height. A unit is less than four centimeters, and a position fits into 31 bits. */
const PLANE = 2 ** 30;

export const toX = (lng: number): number => (lng / 360) * PLANE;

export function toY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  const down = Math.log((1 - sine) / (1 + sine)) / (4 * Math.PI);
  // The poles are infinitely far away.
  return Math.max(-0.5, Math.min(0.5, down)) * PLANE;
}

export const toLng = (x: number): number => (x / PLANE) * 360;

export const toLat = (y: number): number => 90 - (360 / Math.PI) * Math.atan(Math.exp((y / PLANE) * 2 * Math.PI));

/** How far a group reaches for its neighbours. */
export const reachAt = (zoom: number): number => (PLANE * GROUP_RADIUS_PIXELS) / (TILE_PIXELS * 2 ** zoom);
