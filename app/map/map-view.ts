/** What a map on a page opens with. */
import { MIN_ZOOM } from "../domain/browse/map-features.ts";
import type { LatLng } from "../domain/geo/miles-between.ts";
import type { Bounds } from "../domain/geo/state-outlines.ts";
import { memoize } from "../domain/memoize.ts";
import { isLocated, type Locatable, type PlaceList } from "../domain/places/place.ts";
import { project, roundDegrees, unproject, westernLng } from "./drawn/mercator.ts";

/** Where a map is. */
export interface MapPosition {
  readonly center: readonly [latitude: number, longitude: number];
  readonly zoom: number;
}

export interface MapView extends MapPosition {
  /** Zoom on screens that are too narrow for `zoom`. */
  readonly narrowZoom?: number;
  /** All places of the page that have a position. */
  readonly all?: PlacesExtent;
}

/** Zoom at which places are grouped where the map stands between two. */
export const wholeZoom = (zoom: number): number => Math.floor(zoom);

export interface PlacesExtent {
  readonly count: number;
  readonly bounds: Bounds;
}

/** SPEC: the middle of the country. */
export const DEFAULT_VIEW: MapView = { center: [39.83, -98.58], zoom: 5 };

/** At or below it places from Hawaii to Maine are in one view. */
const WHOLE_COUNTRY_ZOOM = 3.5;
/** One place alone: its town. */
const MAX_FIT_ZOOM = 11;
/** Inner sizes of a map's frame, less room for markers at the edges. The wide one is also that of tablets and paper. */
const WIDE = { width: 680, height: 356 };
const NARROW = { width: 300, height: 356 };

/** What a view is fitted to: frames for both kinds of screens, and the steps of its zoom. */
interface Frames {
  readonly wide: { readonly width: number; readonly height: number };
  readonly narrow: { readonly width: number; readonly height: number };
  readonly zoomStep: number;
  readonly minZoom?: number;
  /** Of one place alone. */
  readonly maxZoom?: number;
}
const FRAMES: Frames = { wide: WIDE, narrow: NARROW, zoomStep: 1 };
/** The explorer's, which half a zoom lets the country fill. */
export const EXPLORER_FRAMES: Frames = {
  wide: { width: 980, height: 780 },
  narrow: { width: 360, height: 400 },
  zoomStep: 0.5,
};

/** The frame on another page. */
export const EMBED_FRAMES: Frames = {
  wide: { width: 350, height: 360 },
  narrow: { width: 240, height: 180 },
  zoomStep: 0.5,
  minZoom: 2.5,
  maxZoom: 13,
};

/** Undefined if no position is known. Alaska's islands beyond the antimeridian count as west of it. */
export const extentOf = memoize((places: readonly Locatable[]): PlacesExtent | undefined => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  let count = 0;
  for (const place of places) {
    if (!isLocated(place)) continue;
    const lng = westernLng(place.longitude);
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (place.latitude < south) south = place.latitude;
    if (place.latitude > north) north = place.latitude;
    count++;
  }
  return count === 0 ? undefined : { count, bounds: { west, south, east, north } };
});

/** A view that SPEC names, and what it leaves outside. */
export function viewAt(center: MapView["center"] | undefined, zoom: number, places: PlaceList): MapView | undefined {
  const all = extentOf(places);
  return center && all && { center, zoom, all };
}

/** A view that shows every place, and the visitor if there is one. */
export function fitView(places: readonly Locatable[], visitor?: LatLng, frames = FRAMES): MapView | undefined {
  const all = extentOf(places);
  const bounds = boundsToFit(places, visitor, frames);
  return bounds && { ...fitBounds(bounds, frames), ...(all && { all }) };
}

/** A view from Hawaii to Maine shows nothing: if most places are on the mainland, it shows the mainland. */
export function boundsToFit(places: readonly Locatable[], visitor?: LatLng, frames = FRAMES): Bounds | undefined {
  const all = extentOf(places);
  if (!all && !visitor) return undefined;
  const bounds = withPoint(all?.bounds, visitor);
  if (!all || fitBounds(bounds, frames).zoom > WHOLE_COUNTRY_ZOOM) return bounds;
  const onMainland = mainlandExtent(places);
  return onMainland && onMainland.count > all.count / 2 ? onMainland.bounds : bounds;
}

/** What is printed where it is not the view itself: all places, since nobody can move paper. */
export function onPaper({ center, zoom, all }: MapView): MapPosition | undefined {
  if (!all) return undefined;
  const fit = fitBounds(all.bounds);
  const isView = fit.zoom === zoom && fit.center.join() === center.join();
  return isView || fit.zoom <= MIN_ZOOM ? undefined : { center: fit.center, zoom: fit.zoom };
}

/** A map between two zooms where a country fills it: the explorer's on any screen. */
export const zoomToFit = (bounds: Bounds, frame: Frames["wide"]): number =>
  fitBounds(bounds, { wide: frame, narrow: frame, zoomStep: EXPLORER_FRAMES.zoomStep }).zoom;

/** Of the contiguous states. */
const isOnMainland = ({ latitude = 0, longitude = 0 }: Locatable): boolean =>
  latitude > 24 && latitude < 50 && longitude > -125 && longitude < -60;

const mainlandExtent = memoize((places: readonly Locatable[]) => extentOf(places.filter(isOnMainland)));

export function fitBounds(
  { west, south, east, north }: Bounds,
  { wide, narrow, zoomStep, minZoom = MIN_ZOOM, maxZoom = MAX_FIT_ZOOM }: Frames = FRAMES,
): MapView {
  const northWest = project(north, west, 0);
  const southEast = project(south, east, 0);
  const middle = unproject({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 }, 0);
  const zoomIn = ({ width, height }: typeof WIDE) => {
    const times = Math.min(width / (southEast.x - northWest.x), height / (southEast.y - northWest.y));
    return Math.max(minZoom, Math.min(maxZoom, Math.floor(Math.log2(times) / zoomStep) * zoomStep));
  };
  return {
    center: [roundDegrees(middle.lat), roundDegrees(middle.lng)],
    zoom: zoomIn(wide),
    narrowZoom: zoomIn(narrow),
  };
}

function withPoint(bounds: Bounds | undefined, point: LatLng | undefined): Bounds {
  if (!point) return bounds!;
  const { lat, lng } = point;
  const { west, south, east, north } = bounds ?? { west: lng, south: lat, east: lng, north: lat };
  return {
    west: Math.min(west, lng),
    south: Math.min(south, lat),
    east: Math.max(east, lng),
    north: Math.max(north, lat),
  };
}
