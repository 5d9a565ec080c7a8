import type L from "leaflet";
import type { MapData } from "../map-data.ts";
import { wholeZoom } from "../map-view.ts";
import { afterPaint } from "./after-paint.ts";

interface PlacesInView {
  /** Parameters of /api/map that select the places. */
  readonly query: () => string;
  /** How far the window that is asked for extends beyond the view, relative to its size. */
  readonly margin: number;
  readonly onData: (data: MapData) => void;
  readonly onFailure: () => void;
}

/** Fetches the places in a map's view. Of several requests only the last one counts. */
export function placesInView(map: L.Map, { query, margin, onData, onFailure }: PlacesInView) {
  let asking: AbortController | undefined;
  return {
    async fetch(): Promise<void> {
      asking?.abort();
      asking = new AbortController();
      const { signal } = asking;
      try {
        const [data] = await Promise.all([fetchMapData(map, query(), margin, signal), afterPaint()]);
        if (!signal.aborted) onData(data);
      } catch {
        if (!signal.aborted) onFailure();
      }
    },
    stop: () => asking?.abort(),
  };
}

/** Three decimals, outward: the window is never smaller than the view. */
const atMost = (degrees: number): number => Math.floor(degrees * 1_000) / 1_000;

async function fetchMapData(map: L.Map, query: string, margin: number, signal: AbortSignal): Promise<MapData> {
  const bounds = map.getBounds().pad(margin);
  const within = (latitude: number) => Math.max(-90, Math.min(90, latitude));
  const [southwest, northeast] = [
    [bounds.getWest(), within(bounds.getSouth())],
    [bounds.getEast(), within(bounds.getNorth())],
  ];
  const bbox = [...southwest!.map((degrees) => atMost(degrees)), ...northeast!.map((degrees) => -atMost(-degrees))];
  const parameters = new URLSearchParams(query);
  parameters.set("bbox", bbox.map((value) => value.toFixed(3)).join(","));
  parameters.set("zoom", String(wholeZoom(map.getZoom())));
  const response = await fetch(`/api/map?${parameters}`, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`Loading the map's places failed with status ${response.status}.`);
  return response.json() as Promise<MapData>;
}
