/** The map that ships with the site, under the tiles: visible until they are there, and where they are missing. */
import L from "leaflet";
import countryUrl from "../../data/map/country.json?url";
import outlinesUrl from "../../data/state-outlines.json?url";
import {
  cellsIn,
  DETAIL_FROM_ZOOM,
  decodePaper,
  type Line,
  type MapPaper,
  type PaperFile,
  type PaperRoad,
} from "../domain/geo/map-paper.ts";
import { decodeOutlines, type OutlinesFile, type StateOutlines } from "../domain/geo/state-outlines.ts";
import { drawLabels } from "./draw-labels.client.ts";
import { INKS } from "./map-inks.ts";
import { isRoadDrawn } from "./place-labels.ts";

const PANE = "paper";
/** Under the tiles, which are at 200. */
const PANE_LEVEL = "150";
/** How far the canvas extends beyond each edge, relative to the map's size, so that a drag shows no blank area. */
const PADDING = 0.5;

const detailUrls = import.meta.glob<string>("../../data/map/detail-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function drawPaper(map: L.Map): Promise<void> {
  map.createPane(PANE).style.zIndex = PANE_LEVEL;
  const renderer = L.canvas({ pane: PANE, padding: PADDING });
  const shared = { renderer, pane: PANE, interactive: false } as const;
  const roads: { readonly road: PaperRoad; readonly layer: L.Polyline }[] = [];
  const papers: MapPaper[] = [];
  let isRemoved = false;
  map.once("unload", () => {
    isRemoved = true;
  });

  function addRoads(paper: MapPaper): void {
    for (const road of paper.roads) {
      const color = road.kind === "us" ? INKS.road : INKS.highway;
      roads.push({ road, layer: L.polyline(toLatLngs(road.line), { ...shared, color }) });
    }
  }
  function showRoads(): void {
    const zoom = map.getZoom();
    for (const { road, layer } of roads) {
      if (!isRoadDrawn(road, zoom)) {
        layer.remove();
        continue;
      }
      layer.options.weight = roadWidth(road, zoom);
      layer.addTo(map);
    }
  }

  const fetched = new Set<string>();
  /** Towns and roads of the cells in view. */
  async function fetchDetail(): Promise<boolean> {
    if (map.getZoom() < DETAIL_FROM_ZOOM) return false;
    const bounds = map.getBounds();
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const missing = cellsIn(view)
      .map((cell) => detailUrls[`../../data/map/detail-${cell}.json`])
      .filter((url) => url !== undefined && !fetched.has(url)) as string[];
    for (const url of missing) fetched.add(url);
    const added = await Promise.all(
      missing.map((url) => fetchJson<PaperFile>(url).catch(() => void fetched.delete(url))),
    );
    for (const file of added) {
      if (!file) continue;
      const paper = decodePaper(file);
      papers.push(paper);
      addRoads(paper);
    }
    return added.length > 0;
  }

  try {
    const [outlinesFile, countryFile] = await Promise.all([
      fetchJson<OutlinesFile>(outlinesUrl),
      fetchJson<PaperFile>(countryUrl),
    ]);
    const outlines = decodeOutlines(outlinesFile);
    const country = decodePaper(countryFile);
    drawLand(map, outlines, country, shared);
    papers.push(country);
    addRoads(country);
    const labels = drawLabels(map, outlines, papers);
    const refresh = async () => {
      showRoads();
      if ((await fetchDetail()) && !isRemoved) {
        showRoads();
        labels.draw();
      }
    };
    map.on("moveend", () => void refresh());
    await refresh();
  } catch {
    // The map works without it.
  }
}

function drawLand(
  map: L.Map,
  outlines: StateOutlines,
  { abroad, greatLakes, lakes, rivers }: MapPaper,
  shared: L.PolylineOptions,
): void {
  const fill = (fillColor: string) => ({ ...shared, fillColor, fillOpacity: 1 });
  const shapes = (lines: readonly Line[]) => lines.map((line) => [toLatLngs(line)]);
  // The stroke covers the gap between two sources' ideas of the border.
  L.polygon(shapes(abroad), { ...fill(INKS.abroad), weight: 3, color: INKS.abroad }).addTo(map);
  L.polygon(shapes(greatLakes), { ...fill(INKS.water), weight: 1, color: INKS.shore }).addTo(map);
  for (const { rings } of outlines.values()) {
    const style = { ...fill(INKS.land), weight: 1, color: INKS.border };
    L.polygon(shapes(rings.map((ring) => [...ring])), style).addTo(map);
  }
  L.polyline(rivers.map(toLatLngs), { ...shared, weight: 1.25, color: INKS.river }).addTo(map);
  L.polygon(shapes(lakes), { ...fill(INKS.water), weight: 1, color: INKS.shore }).addTo(map);
}

function roadWidth({ kind }: PaperRoad, zoom: number): number {
  return (kind === "us" ? 1 : 1.5) + Math.max(0, Math.min(1.5, (zoom - 6) / 2));
}

function toLatLngs(line: Line): L.LatLngTuple[] {
  const points: L.LatLngTuple[] = [];
  for (let i = 0; i < line.length; i += 2) points.push([line[i + 1]!, line[i]!]);
  return points;
}

async function fetchJson<File>(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  return response.json() as Promise<File>;
}
