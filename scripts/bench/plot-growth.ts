/** How a question's time grows with the directory: both scales by powers of ten, so that a line that is level costs no more. */
import type { GrowthLine } from "./measurement.ts";
import { DIM, EDGE, escapeXml, INK, SERIES, sheet, WIDTH, widthOf, wrap } from "./plot-ink.ts";

const HEIGHT = 460;
const [LEFT, TOP, BOTTOM] = [80, 70, 410];
/** Of a name at the right: what is longer goes on in the next line. */
const LETTERS = 26;
const LINE_HEIGHT = 15;
const BETWEEN_NAMES = 4;
/** Between the ends of the lines and their names. */
const GAP = 30;

export function plotGrowth(lines: readonly GrowthLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const names = lines.map(nameLines);
  const right = WIDTH - EDGE - widthOf(...names.flat()) - GAP;
  const x = scale(
    points.map(([places]) => places),
    LEFT,
    right,
  );
  const times = points.map(([, ms]) => ms);
  const decades = [Math.floor(Math.log10(Math.min(...times))), Math.ceil(Math.log10(Math.max(...times)))] as const;
  const y = scale([10 ** decades[0], 10 ** decades[1]], BOTTOM, TOP);
  const sizes = [...new Set(points.map(([places]) => places))].sort((a, b) => a - b);
  const levels = Array.from({ length: decades[1] - decades[0] + 1 }, (_, step) => 10 ** (decades[0] + step));
  const drawn = lines.map((line, index) => {
    const color = SERIES[index % SERIES.length];
    const path = line.points.map(([places, ms]) => `${x(places).toFixed(1)},${y(ms).toFixed(1)}`).join(" ");
    const dots = line.points.map(
      ([places, ms]) => `<circle cx="${x(places).toFixed(1)}" cy="${y(ms).toFixed(1)}" r="3.5"/>`,
    );
    return `<g stroke="${color}" fill="${color}"><polyline points="${path}" fill="none" stroke-width="2"/>${dots.join("")}</g>`;
  });
  const columns = sizes.map(
    (size) =>
      `<line x1="${x(size).toFixed(1)}" y1="${TOP}" x2="${x(size).toFixed(1)}" y2="${BOTTOM}" stroke="${DIM}" stroke-opacity="0.3"/><text x="${x(size).toFixed(1)}" y="${BOTTOM + 22}" text-anchor="middle" fill="${INK}">${size.toLocaleString("en-US")}</text>`,
  );
  const rows = levels.map(
    (level) =>
      `<line x1="${LEFT}" y1="${y(level)}" x2="${right}" y2="${y(level)}" stroke="${DIM}" stroke-opacity="0.3"/><text x="${LEFT - 10}" y="${y(level) + 4}" text-anchor="end" fill="${INK}">${level}</text>`,
  );
  const ends = lines.map((line) => y(line.points.at(-1)![1]));
  return sheet(
    "Median time by number of places",
    "milliseconds of the finished build without a socket; both scales by powers of ten",
    HEIGHT,
    [...columns, ...rows, ...drawn, ...namesBeside(names, ends, right)],
  );
}

function nameLines({ name, points }: GrowthLine): string[] {
  return wrap(`${name}, ${points.at(-1)![1].toPrecision(2)} ms`, LETTERS);
}

/** Beside the ends of their lines, moved apart where they would lie on each other, with a stroke from the end to the name. */
function namesBeside(names: readonly (readonly string[])[], ends: readonly number[], right: number): string[] {
  const middles = apart(
    ends,
    names.map((lines) => lines.length * LINE_HEIGHT + BETWEEN_NAMES),
  );
  return names.map((lines, index) => {
    const color = SERIES[index % SERIES.length];
    const middle = middles[index]!;
    const first = middle + 4 - ((lines.length - 1) * LINE_HEIGHT) / 2;
    const stroke = `<line x1="${right + 5}" y1="${ends[index]!.toFixed(1)}" x2="${right + GAP - 5}" y2="${middle.toFixed(1)}" stroke="${color}" stroke-opacity="0.6"/>`;
    const words = lines.map(
      (line, at) =>
        `<text x="${right + GAP}" y="${(first + at * LINE_HEIGHT).toFixed(1)}" fill="${color}">${escapeXml(line)}</text>`,
    );
    return stroke + words.join("");
  });
}

/** Places for things of some heights, each as near to where it belongs as the others let it, and none below the frame. */
function apart(wanted: readonly number[], heights: readonly number[]): number[] {
  const placed = [...wanted];
  const downwards = [...wanted.keys()].sort((a, b) => wanted[a]! - wanted[b]!);
  let free = 0;
  for (const index of downwards) {
    placed[index] = Math.max(wanted[index]!, free + heights[index]! / 2);
    free = placed[index]! + heights[index]! / 2;
  }
  free = BOTTOM + LINE_HEIGHT / 2;
  for (const index of downwards.reverse()) {
    placed[index] = Math.min(placed[index]!, free - heights[index]! / 2);
    free = placed[index]! - heights[index]! / 2;
  }
  return placed;
}

/** By powers of ten. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => from + ((Math.log10(value) - least) / (most - least || 1)) * (to - from);
}
