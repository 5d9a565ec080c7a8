import type { PlaceCard } from "./place.ts";

/** Pixels that a map has to spare on a phone. */
const FRAME = 320;
/** Pixels of the whole world at zoom 0. */
const WORLD = 256;

export interface FittedView {
  readonly center: readonly [latitude: number, longitude: number];
  readonly zoom: number;
}

/** The view that shows all of these places, no closer than a map of one of them; undefined where no position is known. */
export function fitMap(places: readonly PlaceCard[], closest: number): FittedView | undefined {
  const latitudes = places.flatMap(({ latitude, longitude }) => (longitude === undefined ? [] : (latitude ?? [])));
  const longitudes = places.flatMap(({ latitude, longitude }) => (latitude === undefined ? [] : (longitude ?? [])));
  if (latitudes.length === 0) return undefined;
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // Degrees of latitude are taller than wide on the map, by up to a half over the United States.
  const span = Math.max(east - west, (north - south) * 1.5);
  const zoom = span === 0 ? closest : Math.floor(Math.log2((FRAME * 360) / (WORLD * span)));
  return { center: [(south + north) / 2, (west + east) / 2], zoom: Math.min(closest, Math.max(1, zoom)) };
}
