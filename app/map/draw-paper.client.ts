/** The map that ships with the site, under the tiles: visible until they are there, and where they are missing. */
import L from "leaflet";
import countryUrl from "../../data/map/country.json?url";
import outlinesUrl from "../../data/state-outlines.json?url";
import {
  cellsIn,
  DETAIL_FROM_ZOOM,
  decodePaper,
  decodeWater,
  type Line,
  landBeyond,
  type MapPaper,
  type PaperFile,
  type PaperRoad,
  WATER_FROM_ZOOM,
  type WaterFile,
} from "../domain/geo/map-paper.ts";
import { decodeOutlines, type OutlinesFile, type StateOutlines } from "../domain/geo/state-outlines.ts";
import { drawLabels } from "./draw-labels.client.ts";
import { INKS } from "./map-inks.ts";
import { isRoadDrawn } from "./place-labels.ts";

const PANE = "paper";
/** Under the tiles, which are at 200. */
const PANE_LEVEL = "150";
/** Roads lie above water that is fetched after them. */
const ROADS_PANE = "paper-roads";
const ROADS_PANE_LEVEL = "155";
/** How far the canvas extends beyond each edge, relative to the map's size, so that a drag shows no blank area. */
const PADDING = 0.5;

const detailUrls = import.meta.glob<string>("../../data/map/detail-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const waterUrls = import.meta.glob<string>("../../data/water/water-*.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export async function drawPaper(map: L.Map): Promise<void> {
  map.createPane(PANE).style.zIndex = PANE_LEVEL;
  const renderer = L.canvas({ pane: PANE, padding: PADDING });
  const shared = { renderer, pane: PANE, interactive: false } as const;
  map.createPane(ROADS_PANE).style.zIndex = ROADS_PANE_LEVEL;
  const roadsRenderer = L.canvas({ pane: ROADS_PANE, padding: PADDING });
  const onRoads = { renderer: roadsRenderer, pane: ROADS_PANE, interactive: false } as const;
  const roads: { readonly road: PaperRoad; readonly layer: L.Polyline }[] = [];
  const papers: MapPaper[] = [];
  let isRemoved = false;
  map.once("unload", () => {
    isRemoved = true;
  });

  function addRoads(paper: MapPaper): void {
    for (const road of paper.roads) {
      const color = road.kind === "us" ? INKS.road : INKS.highway;
      roads.push({ road, layer: L.polyline(toLatLngs(road.line), { ...onRoads, color }) });
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
  /** Files of the cells in view that are not there yet. */
  async function fetchCells<File>(urls: Readonly<Record<string, string>>, folder: string): Promise<File[]> {
    const bounds = map.getBounds();
    const view = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const missing = cellsIn(view)
      .map((cell) => urls[`../../data/${folder}-${cell}.json`])
      .filter((url) => url !== undefined && !fetched.has(url)) as string[];
    for (const url of missing) fetched.add(url);
    const files = await Promise.all(missing.map((url) => fetchJson<File>(url).catch(() => void fetched.delete(url))));
    return files.filter((file) => file !== undefined) as File[];
  }
  /** Towns and roads of the cells in view. */
  async function fetchDetail(): Promise<boolean> {
    if (map.getZoom() < DETAIL_FROM_ZOOM) return false;
    const added = await fetchCells<PaperFile>(detailUrls, "map/detail");
    for (const file of added) {
      const paper = decodePaper(file);
      papers.push(paper);
      addRoads(paper);
    }
    return added.length > 0;
  }
  const waters: L.Path[] = [];
  async function fetchWater(): Promise<void> {
    if (map.getZoom() < WATER_FROM_ZOOM) return;
    for (const file of await fetchCells<WaterFile>(waterUrls, "water/water")) {
      const { rings, shores } = decodeWater(file);
      waters.push(
        L.polygon(rings.map(toLatLngs), { ...shared, stroke: false, fillColor: INKS.water, fillOpacity: 1 }),
        L.polyline(shores.map(toLatLngs), { ...shared, weight: 1, color: INKS.shore }),
      );
    }
  }

  try {
    const [outlinesFile, countryFile] = await Promise.all([
      fetchJson<OutlinesFile>(outlinesUrl),
      fetchJson<PaperFile>(countryUrl),
    ]);
    const outlines = decodeOutlines(outlinesFile);
    const country = decodePaper(countryFile);
    const land = drawLand(map, outlines, country, shared);
    const showWater = () => {
      const isNear = map.getZoom() >= WATER_FROM_ZOOM && waters.length > 0;
      land.showNear(isNear ? map.getZoom() : undefined);
      for (const water of waters) isNear ? water.addTo(map) : water.remove();
    };
    papers.push(country);
    addRoads(country);
    const labels = drawLabels(map, outlines, papers);
    const refresh = async () => {
      showRoads();
      showWater();
      void fetchWater().then(() => isRemoved || showWater());
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
  { abroad, greatLakes, lakes, rivers, borders }: MapPaper,
  shared: L.PolylineOptions,
): { showNear(zoom: number | undefined): void } {
  const fill = (fillColor: string) => ({ ...shared, fillColor, fillOpacity: 1 });
  const shapes = (lines: readonly Line[]) => lines.map((line) => [toLatLngs(line)]);
  // The stroke covers the gap between two sources' ideas of the border.
  L.polygon(shapes(abroad), { ...fill(INKS.abroad), weight: 3, color: INKS.abroad }).addTo(map);
  L.polygon(shapes(greatLakes), { ...fill(INKS.water), weight: 1, color: INKS.shore }).addTo(map);
  const states = [...outlines.values()].map(({ rings }) =>
    L.polygon(shapes(rings.map((ring) => [...ring])), fill(INKS.land)).addTo(map),
  );
  const betweenStates = L.polyline(borders.map(toLatLngs), { ...shared, weight: 1, color: INKS.border }).addTo(map);
  const lakesFromAfar = L.polygon(shapes(lakes), { ...fill(INKS.water), weight: 1, color: INKS.shore }).addTo(map);
  L.polyline(rivers.map(toLatLngs), { ...shared, weight: 1.25, color: INKS.river }).addTo(map);
  return {
    /** From near all shores are those of data/water, which has the lakes, too, and the states' outlines are only land. */
    showNear(zoom) {
      const outline = zoom ? { weight: landBeyond(zoom), color: INKS.land } : { weight: 1, color: INKS.border };
      for (const state of states) state.setStyle(outline);
      betweenStates.setStyle({ stroke: zoom !== undefined });
      lakesFromAfar.setStyle({ stroke: zoom === undefined, fill: zoom === undefined });
    },
  };
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
