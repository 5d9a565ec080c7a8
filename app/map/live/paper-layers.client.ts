/** The parts of the drawn map. Lines that look alike are one layer: each layer costs more than its drawing. */
import L from "leaflet";
import {
  decodeWater,
  type Line,
  landBeyond,
  type MapPaper,
  type PaperRoad,
  WATER_FROM_ZOOM,
  type WaterFile,
} from "../../domain/geo/map-paper.ts";
import type { StateOutlines } from "../../domain/geo/state-outlines.ts";
import { MAP_INKS } from "../drawn/map-inks.ts";
import { firstZoomOf, isRoadDrawn } from "../drawn/place-labels.ts";

/** How far a canvas extends beyond each edge, relative to the map's size, so that a drag shows no blank area. */
const PADDING = 0.5;

/** A canvas in a pane of its own. */
function openCanvas(map: L.Map, pane: string, level: string): L.PolylineOptions {
  map.createPane(pane).style.zIndex = level;
  return { renderer: L.canvas({ pane, padding: PADDING }), pane, interactive: false };
}

/** Land and water, under the tiles, which are at 200. */
export function drawGround(map: L.Map, outlines: StateOutlines, country: MapPaper) {
  const shared = openCanvas(map, "paper", "150");
  const shapes = (lines: readonly ArrayLike<number>[], fillColor: string, border: L.PolylineOptions) => {
    const rings = lines.map((line) => [toLatLngs(line)]);
    return L.polygon(rings, { ...shared, fillColor, fillOpacity: 1, ...border }).addTo(map);
  };
  const lines = (all: readonly Line[], style: L.PolylineOptions) =>
    L.polyline(all.map(toLatLngs), { ...shared, ...style }).addTo(map);

  // The stroke covers the gap between two sources' ideas of the border.
  shapes(country.abroad, MAP_INKS.abroad, { weight: 3, color: MAP_INKS.abroad });
  shapes(country.greatLakes, MAP_INKS.water, { weight: 1, color: MAP_INKS.shore });
  const states = shapes(
    [...outlines.values()].flatMap(({ rings }) => rings),
    MAP_INKS.land,
    {},
  );
  const borders = lines(country.borders, { weight: 1, color: MAP_INKS.border });
  const lakes = shapes(country.lakes, MAP_INKS.water, { weight: 1, color: MAP_INKS.shore });
  lines(country.rivers, { weight: 1.25, color: MAP_INKS.river });
  const water = L.layerGroup();

  return {
    addWater(file: WaterFile): void {
      const { rings, shores } = decodeWater(file);
      const fill = { stroke: false, fillColor: MAP_INKS.water, fillOpacity: 1 };
      water.addLayer(L.polygon(rings.map(toLatLngs), { ...shared, ...fill }));
      water.addLayer(L.polyline(shores.map(toLatLngs), { ...shared, weight: 1, color: MAP_INKS.shore }));
    },
    /** From near all shores are those of data/water, which has the lakes, too, and the states' outlines are only land. */
    show(zoom: number): void {
      const isNear = zoom >= WATER_FROM_ZOOM && water.getLayers().length > 0;
      states.setStyle(
        isNear ? { weight: landBeyond(zoom), color: MAP_INKS.land } : { weight: 1, color: MAP_INKS.border },
      );
      borders.setStyle({ stroke: isNear });
      lakes.setStyle({ stroke: !isNear, fill: !isNear });
      if (isNear) water.addTo(map);
      else water.remove();
    },
  };
}

/** Roads, above water that is fetched after them. */
export function drawRoads(map: L.Map) {
  const shared = openCanvas(map, "paper-roads", "155");
  const drawn: { readonly road: PaperRoad; readonly layer: L.Polyline }[] = [];
  return {
    add({ roads }: MapPaper): void {
      for (const alike of Map.groupBy(roads, (road) => `${road.kind} ${firstZoomOf(road)}`).values()) {
        const [road] = alike;
        const color = road!.kind === "us" ? MAP_INKS.road : MAP_INKS.highway;
        const layer = L.polyline(
          alike.map(({ line }) => toLatLngs(line)),
          { ...shared, color },
        );
        drawn.push({ road: road!, layer });
      }
    },
    show(zoom: number): void {
      for (const { road, layer } of drawn) {
        layer.options.weight = roadWidth(road, zoom);
        if (isRoadDrawn(road, zoom)) layer.addTo(map);
        else layer.remove();
      }
    },
  };
}

function roadWidth({ kind }: PaperRoad, zoom: number): number {
  return (kind === "us" ? 1 : 1.5) + Math.max(0, Math.min(1.5, (zoom - 6) / 2));
}

function toLatLngs(line: ArrayLike<number>): L.LatLngTuple[] {
  const points: L.LatLngTuple[] = [];
  for (let i = 0; i < line.length; i += 2) points.push([line[i + 1]!, line[i]!]);
  return points;
}
