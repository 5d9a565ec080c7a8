export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** "Salem, Massachusetts", and where it is. */
export interface LabeledPoint extends LatLng {
  readonly label: string;
}

export const KM_PER_MILE = 1.609344;

/** Mean radius, the one that geokdbush uses (6371 km). */
const EARTH_RADIUS_MILES = 3958.756;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Of latitude. */
export const MILES_PER_DEGREE = EARTH_RADIUS_MILES * radians(1);

/** Great-circle distance by the haversine formula. */
export function milesBetween(a: LatLng, b: LatLng): number {
  const sinLat = Math.sin(radians(b.lat - a.lat) / 2);
  const sinLng = Math.sin(radians(b.lng - a.lng) / 2);
  const h = sinLat * sinLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** What would read "0.0 miles": one is there. */
const HERE_MILES = 0.05;

export const isHere = (miles: number): boolean => miles < HERE_MILES;
