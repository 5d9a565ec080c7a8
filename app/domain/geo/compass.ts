import type { LatLng } from "./miles-between.ts";

/** Clockwise from north. */
const COMPASS = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"] as const;
export type Compass = (typeof COMPASS)[number];

/** The direction in which you set out from one point to another. */
export function directionTo(from: LatLng, to: LatLng): Compass {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)];
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  const eighths = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * COMPASS.length);
  return COMPASS[(eighths + COMPASS.length) % COMPASS.length]!;
}
