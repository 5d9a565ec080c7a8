/** Pictures of maps: the address of one, and how large it is. A frame shows its middle, so that one size fits all widths. */
import type { MapPosition, MapView } from "../map-view.ts";

export const PICTURE_SIZES = {
  wide: { width: 1152, height: 480 },
  narrow: { width: 640, height: 480 },
  /** The explorer's on a large screen. */
  tall: { width: 1100, height: 840 },
} as const;
/** Screens below this width use the narrow picture and the narrow zoom. */
export const NARROW_PX = 640;
export type PictureSize = keyof typeof PICTURE_SIZES;

/** The live map opens as its picture does. */
export function onThisScreen({ narrowZoom, ...view }: MapView) {
  const { zoom } = view;
  return { ...view, zoom: window.innerWidth < NARROW_PX ? (narrowZoom ?? zoom) : zoom };
}

const PICTURE_PATH = "/map.svg";

/** In a filter: the view is that of a visitor, not of a page that everybody sees. */
export const OWN_VIEW = "own";

export function pictureUrl(
  { center, zoom }: MapPosition,
  size: PictureSize,
  filter: Readonly<Record<string, string>>,
): string {
  const at = `${center[0]},${center[1]},${zoom}`;
  return `${PICTURE_PATH}?${new URLSearchParams({ ...filter, at, size })}`.replaceAll("%2C", ",");
}

/** As pictureUrl() wrote it; undefined for anything else. */
export function readPictureView(at: string): MapPosition | undefined {
  const [, lat, lng, zoom] = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?),(\d{1,2}(?:\.5)?)$/.exec(at) ?? [];
  if (lat === undefined || Math.abs(Number(lat)) > 85 || Number(zoom) > 18) return undefined;
  return { center: [Number(lat), Number(lng)], zoom: Number(zoom) };
}
