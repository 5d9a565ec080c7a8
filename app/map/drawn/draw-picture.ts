/** A map as one SVG file: what visitors see until the live map is there, on paper, and without JavaScript. */
import { type CellWater, landBeyond, type MapPaper, type PaperRoad } from "../../domain/geo/map-paper.ts";
import type { LatLng } from "../../domain/geo/miles-between.ts";
import type { StateOutlines } from "../../domain/geo/state-outlines.ts";
import { groupSize, groupText, isSmall } from "../group-marks.ts";
import type { MapPosition } from "../map-view.ts";
import { DASHES, STOP_HEIGHT, stopWidth } from "../trip-marks.ts";
import { drawLabel } from "./draw-label.ts";
import { DAY_INKS, dayColor, MAP_INKS } from "./map-inks.ts";
import { boxAround, nearestLng, type Pixel, project } from "./mercator.ts";
import { isRoadDrawn, placeLabels } from "./place-labels.ts";
import { stateLabels } from "./state-labels.ts";
import { type Canvas, linePath, shapePath, shorePath } from "./svg-path.ts";
import type { DrawnDay } from "./trip-picture.ts";

interface PictureMarks {
  readonly places: readonly LatLng[];
  readonly neighbors: readonly LatLng[];
  readonly groups: readonly (LatLng & { readonly count: number })[];
  readonly trip?: readonly DrawnDay[];
}

/** Pixels across; as markers of the live map. */
const PLACE_SIZE = 30;
/** More would not fit the file's size; the largest towns come first. */
const MAX_LABELS = 90;

const STYLE = `text{font:12px system-ui,sans-serif;fill:#b3b0a8;text-anchor:middle;dominant-baseline:central}.state{fill:#8f9bb5;letter-spacing:1px}.city{font-weight:600;font-size:13px;fill:#efe7d6}.interstate,.us{font-size:11px;font-weight:600;fill:#e2b596}.us{fill:#b9c4da}.group{font-size:15px;font-weight:700;fill:#efe7d6}.small{font-size:11px}.stop{font-size:13px;font-weight:700;fill:#190d05}`;
const PLACE_MARK = `<g id="h"><circle r="13.5" fill="#f0803c" stroke="#0c0f16" stroke-width="2"/><path fill="#0c0f16" transform="translate(-8.5-9.1)scale(.17)" d="M10 96V30L24 8L38 30V46H62V30L76 8L90 30V96H62V66H38V96z"/></g>`;

export function drawPicture(
  { center, zoom }: MapPosition,
  { width, height }: { readonly width: number; readonly height: number },
  outlines: StateOutlines,
  papers: readonly MapPaper[],
  waters: readonly CellWater[],
  { places, groups, neighbors, trip = [] }: PictureMarks,
): string {
  const middle = project(center[0], center[1], zoom);
  const canvas: Canvas = { zoom, box: boxAround(middle, width, height) };
  const at = ({ lat, lng }: LatLng) => project(lat, nearestLng(lng, center[1]), zoom);
  const onPicture = (pixel: Pixel) => ({
    x: Math.round(pixel.x - canvas.box.left),
    y: Math.round(pixel.y - canvas.box.top),
  });
  const taken = [
    ...[...places, ...neighbors].map((place) => boxAround(at(place), PLACE_SIZE, PLACE_SIZE)),
    ...groups.map((group) => boxAround(at(group), groupSize(group.count, zoom), groupSize(group.count, zoom))),
    ...trip.flatMap(({ marks }) =>
      marks.map(({ text, x, y }) => boxAround({ x: middle.x + x, y: middle.y + y }, stopWidth(text), STOP_HEIGHT)),
    ),
  ];
  const placeMark = (place: PictureMarks["places"][number]) => {
    const { x, y } = onPicture(at(place));
    return `<use href="#h" x="${x}" y="${y}"/>`;
  };
  const labels = placeLabels(stateLabels(outlines), papers, { ...canvas, taken }).slice(0, MAX_LABELS);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${STYLE}</style><defs>${PLACE_MARK}</defs><path fill="${MAP_INKS.water}" d="M0 0h${width}v${height}H0z"/>`,
    ...drawLand(outlines, papers, waters, canvas),
    ...labels.map((label) => drawLabel(label, onPicture)),
    ...groups.map((group) => {
      const { x, y } = onPicture(at(group));
      const radius = groupSize(group.count, zoom) / 2 - 1.5;
      return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#0c0f16" stroke="#f0803c" stroke-width="3"/><text class="group${isSmall(zoom) ? " small" : ""}" x="${x}" y="${y}">${groupText(group.count)}</text>`;
    }),
    neighbors.length > 0 ? `<g opacity=".55">${neighbors.map(placeMark).join("")}</g>` : "",
    ...places.map(placeMark),
    trip.length > 0 ? `<g transform="translate(${width / 2} ${height / 2})">${drawTrip(trip)}</g>` : "",
    "</svg>",
  ].join("");
}

/** Lines first, so that no day's line covers a stop of another. */
function drawTrip(days: readonly DrawnDay[]): string {
  const lines = days.flatMap(({ pieces }, index) =>
    pieces.map(({ by, line }) => {
      const dash = DASHES[by] ? ` stroke-linecap="${DASHES[by].cap}" stroke-dasharray="${DASHES[by].dashes}"` : "";
      const path = `d="M${line.map(({ x, y }) => `${x} ${y}`).join("L")}" fill="none" stroke-linejoin="round"${dash}`;
      return `<path ${path} stroke="#0c0f16" stroke-width="7"/><path ${path} stroke="${DAY_INKS[dayColor(index + 1)]}" stroke-width="4"/>`;
    }),
  );
  const marks = days.flatMap((day, index) =>
    day.marks.map(({ text, x, y }) => {
      const width = stopWidth(text);
      const shape = `x="${x - width / 2}" y="${y - STOP_HEIGHT / 2}" width="${width}" height="${STOP_HEIGHT}" rx="14"`;
      return `<rect ${shape} fill="${DAY_INKS[dayColor(index + 1)]}" stroke="#0c0f16" stroke-width="2"/><text class="stop" x="${x}" y="${y}">${text}</text>`;
    }),
  );
  return [...lines, ...marks].join("");
}

function drawLand(
  outlines: StateOutlines,
  papers: readonly MapPaper[],
  waters: readonly CellWater[],
  canvas: Canvas,
): string[] {
  const [country] = papers;
  if (!country) return [];
  const states = [...outlines.values()].flatMap(({ rings }) => rings);
  const roads = papers.flatMap((paper) => paper.roads).filter((road) => isRoadDrawn(road, canvas.zoom));
  const linesOf = (isWanted: (road: PaperRoad) => boolean) => roads.filter(isWanted).map(({ line }) => line);
  const shape = (d: string, fill: string, stroke: string, width = 1) =>
    d && `<path fill="${fill}" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
  const line = (d: string, stroke: string, width: number) => shape(d, "none", stroke, width);
  return [
    shape(shapePath(country.abroad, canvas), MAP_INKS.abroad, MAP_INKS.abroad, 3),
    shape(shapePath(country.greatLakes, canvas), MAP_INKS.water, MAP_INKS.shore),
    ...(waters.length === 0
      ? [
          shape(shapePath(states, canvas), MAP_INKS.land, MAP_INKS.border),
          shape(shapePath(country.lakes, canvas), MAP_INKS.water, MAP_INKS.shore),
        ]
      : [
          shape(shapePath(states, canvas), MAP_INKS.land, MAP_INKS.land, landBeyond(canvas.zoom)),
          line(linePath(country.borders, canvas), MAP_INKS.border, 1),
        ]),
    line(linePath(country.rivers, canvas), MAP_INKS.river, 1.25),
    ...waters.flatMap(({ rings, shores }) => [
      `<path fill="${MAP_INKS.water}" fill-rule="evenodd" d="${shapePath(rings, canvas)}"/>`,
      line(shorePath(shores, canvas), MAP_INKS.shore, 1),
    ]),
    line(
      linePath(
        linesOf(({ kind }) => kind === "us"),
        canvas,
      ),
      MAP_INKS.road,
      1,
    ),
    line(
      linePath(
        linesOf(({ kind }) => kind !== "us"),
        canvas,
      ),
      MAP_INKS.highway,
      1.5,
    ),
  ];
}
