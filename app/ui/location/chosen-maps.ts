/** Which maps the visitor wants directions from: remembered in the browser. */
import { useSyncExternalStore } from "react";
import { appleMapsLink, geoLink, googleMapsLink, osmLink } from "../../domain/geo/map-links.ts";

export const MAPS = {
  google: { name: "Google Maps", linkTo: googleMapsLink },
  apple: { name: "Apple Maps", linkTo: appleMapsLink },
  osm: { name: "OpenStreetMap", linkTo: osmLink },
  other: { name: "Other app", linkTo: geoLink },
} as const;

export type MapsName = keyof typeof MAPS;

const KEY = "hauntway.maps";
const listeners = new Set<() => void>();

/** Storage may be forbidden: then the visitor chooses every time. */
export function chooseMaps(name: MapsName): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {}
  for (const listener of listeners) listener();
}

function readChosen(): MapsName | undefined {
  try {
    const name = localStorage.getItem(KEY);
    return name && Object.hasOwn(MAPS, name) ? (name as MapsName) : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenMaps = (): MapsName | undefined => useSyncExternalStore(subscribe, readChosen, () => undefined);
