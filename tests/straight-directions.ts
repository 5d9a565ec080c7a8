/** Drives in straight lines, a mile a minute, except over the sea: a stand-in for roads. */
import { type LatLng, milesBetween } from "../app/domain/geo/miles-between.ts";
import type { Directions } from "../app/domain/roads/directions.ts";

const VERTICES = 40;

/** Hawaii and Alaska are islands here. */
const landOf = ({ lat, lng }: LatLng): string => (lat < 24 ? "Hawaii" : lng < -129 ? "Alaska" : "lower 48");

export const straightDirections: Directions = {
  async drive(from, to) {
    if (landOf(from) !== landOf(to)) return undefined;
    const miles = milesBetween(from, to);
    const line = Array.from({ length: VERTICES + 1 }, (_, i) => ({
      lat: from.lat + ((to.lat - from.lat) * i) / VERTICES,
      lng: from.lng + ((to.lng - from.lng) * i) / VERTICES,
    }));
    return { miles, minutes: miles, roads: [], crossings: [], cautions: [], line, source: "own roads" };
  },
  async table(from, to) {
    const cell = (a: LatLng, b: LatLng) => {
      const miles = milesBetween(a, b);
      return landOf(a) === landOf(b) ? { miles, minutes: miles } : undefined;
    };
    return from.map((a) => to.map((b) => cell(a, b)));
  },
};
