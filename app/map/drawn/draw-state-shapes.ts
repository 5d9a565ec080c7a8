/** The states on a small map, one shape each, with Alaska and Hawaii below the others. */
import type { StateOutlines } from "../../domain/geo/state-outlines.ts";
import { project } from "./mercator.ts";
import { shapePath } from "./svg-path.ts";

export const SHAPES_SIZE = { width: 860, height: 592 } as const;

interface Frame {
  /** Of the part of the world in it. */
  readonly west: number;
  readonly east: number;
  readonly north: number;
  /** On the picture, in pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const MAINLAND: Frame = { west: -125, east: -66.8, north: 49.5, left: 10, top: 10, width: 840 };
const ALASKA: Frame = { west: -180, east: -129.5, north: 71.5, left: 10, top: 424, width: 170 };
const HAWAII: Frame = { west: -160.4, east: -154.7, north: 22.4, left: 196, top: 502, width: 98 };

/** Too small to be drawn to scale. */
const DISTRICT = { code: "DC", lat: 38.9, lng: -77.03, radius: 5 };

export function drawStateShapes(outlines: StateOutlines): string {
  const shapes = [...outlines].map(([code, { rings }]) => {
    const frame = code === "AK" ? ALASKA : code === "HI" ? HAWAII : MAINLAND;
    if (code !== DISTRICT.code) return `<path id="${code}" d="${shapePath(rings, canvasOf(frame))}"/>`;
    const { zoom, box } = canvasOf(frame);
    const { x, y } = project(DISTRICT.lat, DISTRICT.lng, zoom);
    return `<circle id="DC" cx="${Math.round(x - box.left)}" cy="${Math.round(y - box.top)}" r="${DISTRICT.radius}"/>`;
  });
  const { width, height } = SHAPES_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes.join("")}</svg>`;
}

/** Puts the frame's north-west corner at its place on the whole picture. */
function canvasOf({ west, east, north, left, top, width }: Frame) {
  const zoom = Math.log2(width / (project(0, east, 0).x - project(0, west, 0).x));
  const corner = project(north, west, zoom);
  const box = { left: corner.x - left, top: corner.y - top };
  return { zoom, box: { ...box, right: box.left + SHAPES_SIZE.width, bottom: box.top + SHAPES_SIZE.height } };
}
