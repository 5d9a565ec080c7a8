import type L from "leaflet";
import { cellsIn } from "../../domain/geo/map-paper.ts";

const CELL = /-(-?\d+_-?\d+)\.json$/;

/** Fetches the files of the grid cells that a map shows from a zoom on, each of them once. */
export function cellFetcher<File>(urls: Readonly<Record<string, string>>, fromZoom: number) {
  const missing = new Map(Object.entries(urls).map(([file, url]) => [CELL.exec(file)![1]!, url]));

  async function fetchCell(cell: string): Promise<File[]> {
    const url = missing.get(cell);
    if (!url) return [];
    missing.delete(cell);
    try {
      return [await fetchJson<File>(url)];
    } catch {
      // The next move tries again.
      missing.set(cell, url);
      return [];
    }
  }

  return async (map: L.Map): Promise<File[]> => {
    if (map.getZoom() < fromZoom) return [];
    const bounds = map.getBounds();
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    return (await Promise.all(cellsIn(view).map(fetchCell))).flat();
  };
}

export async function fetchJson<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  return response.json() as Promise<File>;
}
