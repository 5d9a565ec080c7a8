/** Which names a drawn map shows and where, so that none covers another or a marker. The same in browser and picture. */
import { TILE_PIXELS } from "../../domain/browse/map-features.ts";
import { DETAIL_FROM_ZOOM, type MapPaper, type PaperRoad, type PaperTown } from "../../domain/geo/map-paper.ts";
import { boxAround, overlap, type Pixel, type PixelBox, project } from "./mercator.ts";
import type { StateLabel } from "./state-labels.ts";

export interface MapLabel {
  readonly kind: "state" | "city" | "town" | "interstate" | "us";
  readonly text: string;
  /** The label's middle, in pixels of the world. */
  readonly at: Pixel;
  /** The town itself; its name stands beside it. */
  readonly dot?: Pixel;
}

interface LabelArea {
  readonly zoom: number;
  readonly box: PixelBox;
  /** What must stay free, such as markers. */
  readonly taken: readonly PixelBox[];
}

/** At this zoom most states have room for their name; below it, all show their code for consistency. */
const STATE_NAMES_FROM_ZOOM = 5;
const SHIELDS_FROM_ZOOM = 5;
const ROADS_TO_ZOOM = 10;
/** This many zooms past its first, a town reads as a city. */
const CITY_ZOOMS = 2;
/** Pixels: an average letter, by kind; what an m or w takes beyond it; a line; what is kept free around a name. */
const LETTER = { state: 8, city: 7.4, town: 6.6 } as const;
const LETTER_M = 3.5;
const LINE_HEIGHT = 14;
const DOT = 6;
const GAP = 2;
/** Between two numbers of one road. */
const SHIELD_EVERY = 260;

export function placeLabels(
  states: readonly StateLabel[],
  papers: readonly MapPaper[],
  { zoom, box, taken }: LabelArea,
): MapLabel[] {
  const labels: MapLabel[] = [];
  const used = [...taken];
  const isFree = (wanted: PixelBox) => !used.some((other) => overlap(other, wanted));
  const add = (label: MapLabel, wanted: PixelBox): void => {
    labels.push(label);
    used.push(wanted);
    if (label.dot) used.push(boxAround(label.dot, DOT, DOT));
  };

  for (const state of states) {
    const found = stateLabel(state, zoom, isFree);
    if (found && overlap(found[1], box)) add(...found);
  }
  const towns = papers
    .flatMap((paper) => paper.towns)
    .filter((town) => town.zoom <= zoom)
    .sort((a, b) => a.zoom - b.zoom);
  const addTowns = (wanted: (town: PaperTown) => boolean) => {
    for (const town of towns) {
      if (!wanted(town)) continue;
      const found = townLabel(town, zoom, box, isFree);
      if (found) add(...found);
    }
  };
  const isCity = (town: PaperTown) => town.zoom <= zoom - CITY_ZOOMS;
  addTowns(isCity);
  addTowns((town) => !isCity(town));
  // Last, so that no shield sits on a town.
  if (zoom >= SHIELDS_FROM_ZOOM) {
    for (const road of papers.flatMap((paper) => paper.roads)) {
      if (road.number !== "" && isRoadDrawn(road, zoom)) {
        for (const shield of shieldsOf(road, zoom, box)) {
          const wanted = boxAround(shield.at, shield.text.length * 7 + 10, 18);
          if (isFree(wanted)) add(shield, wanted);
        }
      }
    }
  }
  return labels;
}

/** Interstates from afar, the others when there is room for them. */
export const firstZoomOf = ({ kind, number }: PaperRoad): number =>
  kind === "interstate" && number.length <= 2 ? 5 : 7;

/** Not from near, where a straight line between towns would mislead. */
export const isRoadDrawn = (road: PaperRoad, zoom: number): boolean =>
  zoom >= firstZoomOf(road) && zoom <= ROADS_TO_ZOOM;

/** Pixels from the middle of a state, where a marker may stand. */
const STATE_NAME_STEPS = [0, -20, 20, -32, 32];

function stateLabel(
  { name, code, lat, lng, bounds }: StateLabel,
  zoom: number,
  isFree: (box: PixelBox) => boolean,
): [MapLabel, PixelBox] | undefined {
  const northWest = project(bounds.north, bounds.west, zoom);
  const southEast = project(bounds.south, bounds.east, zoom);
  const at = project(lat, lng, zoom);
  for (const text of zoom < STATE_NAMES_FROM_ZOOM ? [code] : [name, code]) {
    const width = (text.length + 1) * LETTER.state;
    for (const down of STATE_NAME_STEPS) {
      const box = boxAround({ x: at.x, y: at.y + down }, width, LINE_HEIGHT);
      const isInState = width <= southEast.x - northWest.x && box.top >= northWest.y && box.bottom <= southEast.y;
      if (isInState && isFree(box)) return [{ kind: "state", text, at: { x: at.x, y: at.y + down } }, box];
    }
  }
  return undefined;
}

/** A name that passes by a marker stands no farther from its town than this: beside a city it means the next one. */
const MAX_OFF_MILES = 25;
const EQUATOR_MILES = 24_901;
/** Steps from a town to the side of its name (in widths of the name), right and down, best first; the last ones pass by a marker. */
const NAME_PLACES: readonly (readonly [side: number, right: number, down: number])[] = [
  [1, DOT, 0],
  [-1, -DOT, 0],
  [0, 0, 13],
  [0, 0, -13],
  [1, 20, 0],
  [-1, -20, 0],
  [0, 0, 24],
  [0, 0, -24],
];
/** A city covered by a cluster keeps its label, beside the cluster. */
const BESIDE = 13;
const CITY_NAME_PLACES: typeof NAME_PLACES = [...NAME_PLACES, [1, 34, 0], [-1, -34, 0], [0, 0, 37], [0, 0, -37]];

function townLabel(
  { name, lat, lng, zoom: from }: PaperTown,
  zoom: number,
  box: PixelBox,
  isFree: (box: PixelBox) => boolean,
): [MapLabel, PixelBox] | undefined {
  const dot = project(lat, lng, zoom);
  if (!overlap(boxAround(dot, DOT, DOT), box)) return undefined;
  const kind = from <= zoom - CITY_ZOOMS ? "city" : "town";
  const milesOfPixel = (EQUATOR_MILES * Math.cos((lat * Math.PI) / 180)) / (TILE_PIXELS * 2 ** zoom);
  const width = name.length * LETTER[kind] + (name.match(/[mw]/gi)?.length ?? 0) * LETTER_M + GAP;
  for (const [side, right, down] of kind === "city" || zoom < DETAIL_FROM_ZOOM ? CITY_NAME_PLACES : NAME_PLACES) {
    const pixelsOff = Math.max(Math.abs(right), Math.abs(down));
    if (pixelsOff > BESIDE && pixelsOff * milesOfPixel > MAX_OFF_MILES) continue;
    const at = { x: dot.x + (side * width) / 2 + right, y: dot.y + down };
    const wanted = boxAround(at, width + GAP, LINE_HEIGHT + GAP);
    if (isFree(wanted)) return [{ kind, text: name, at, dot }, wanted];
  }
  return undefined;
}

/** The road's number, in the middle of each long stretch in view. */
function shieldsOf(road: PaperRoad, zoom: number, box: PixelBox): MapLabel[] {
  const kind = road.kind === "us" ? "us" : "interstate";
  const shields: MapLabel[] = [];
  let toNext = SHIELD_EVERY / 2;
  let before: Pixel | undefined;
  for (let i = 0; i < road.line.length; i += 2) {
    const next = project(road.line[i + 1]!, road.line[i]!, zoom);
    if (before) {
      const length = Math.hypot(next.x - before.x, next.y - before.y);
      for (; toNext <= length; toNext += SHIELD_EVERY) {
        const part = toNext / length;
        const at = { x: before.x + (next.x - before.x) * part, y: before.y + (next.y - before.y) * part };
        if (overlap(boxAround(at, 1, 1), box)) shields.push({ kind, text: road.number, at });
      }
      toNext -= length;
    }
    before = next;
  }
  return shields;
}
