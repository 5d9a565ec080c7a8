import { TILE_PIXELS } from "../../domain/browse/map-features.ts";
import type { Bounds } from "../../domain/geo/state-outlines.ts";

/** In pixels of the whole world at a zoom. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The copy of a longitude nearest to a view: Alaska's islands are on both sides of the antimeridian. */
export const nearestLng = (lng: number, center: number): number => lng + Math.round((center - lng) / 360) * 360;

/** West of the antimeridian, also for Alaska's islands beyond it. */
export const westernLng = (lng: number): number => (lng > 0 ? lng - 360 : lng);

/** To four decimals, about ten meters: as precise as a page or an address needs a position. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;

/** As Leaflet does it. */
export function project(lat: number, lng: number, zoom: number): Pixel {
  const world = TILE_PIXELS * 2 ** zoom;
  const sin = Math.sin((lat * Math.PI) / 180);
  return { x: world * (lng / 360 + 0.5), y: world * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) };
}

export function unproject({ x, y }: Pixel, zoom: number): { readonly lat: number; readonly lng: number } {
  const world = TILE_PIXELS * 2 ** zoom;
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  return { lat, lng: (x / world - 0.5) * 360 };
}

export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround({ x, y }: Pixel, width: number, height: number): PixelBox {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

export const overlap = (a: PixelBox, b: PixelBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The part of the world in a box of pixels. */
export function boundsIn({ left, top, right, bottom }: PixelBox, zoom: number): Bounds {
  const northWest = unproject({ x: left, y: top }, zoom);
  const southEast = unproject({ x: right, y: bottom }, zoom);
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}
