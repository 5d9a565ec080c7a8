/** A drawing of figures against their bars, in the site's colours, readable on any page. */

import { barInWords, inWords, isMet, type Measurement } from "./measurement.ts";
import { BAD, DIM, EDGE, escapeXml, GOOD, INK, PAPER, sheet, WIDTH, widthOf, wrap } from "./plot-ink.ts";

const TOP = 70;
/** Of a name: what is longer goes on in the next line. */
const LETTERS = 46;
const LINE_HEIGHT = 15;
const BETWEEN_ROWS = 11;
const BAR_HEIGHT = 14;
/** Between the words and the bars. */
const GAP = 12;
/** For the arrow after the name. */
const ARROW = 18;
/** Where the bar stands on each line, and how far a figure may run. */
const AT_BAR = 0.5;

/**
 * One line a figure. Its length is the figure as a share of its bar, so that all bars stand under each other: what is to be high
 * must reach the line, what is to be low must stay short of it. The spread lies on it, thin.
 */
export function plotAgainstBars(measured: readonly Measurement[]): string {
  const names = measured.map(({ name }) => wrap(name, LETTERS));
  const figures = measured.map(figureInWords);
  const left = EDGE + widthOf(...names.flat()) + ARROW + GAP;
  const right = WIDTH - EDGE - widthOf(...figures) - GAP;
  const room = right - left;
  const xOf = (share: number) => left + Math.max(0, Math.min(room, room * AT_BAR * share));
  let y = TOP;
  const rows = measured.map((one, index) => {
    const lines = names[index]!;
    const middle = y + (lines.length * LINE_HEIGHT + BETWEEN_ROWS) / 2;
    y += lines.length * LINE_HEIGHT + BETWEEN_ROWS;
    const first = middle + 4 - ((lines.length - 1) * LINE_HEIGHT) / 2;
    const width = Math.max(2, xOf(shareOfBar(one, one.value)) - left);
    return [
      ...lines.map(
        (line, at) =>
          `<text x="${left - GAP - ARROW}" y="${first + at * LINE_HEIGHT}" text-anchor="end" fill="${INK}">${escapeXml(line)}</text>`,
      ),
      arrow(one, left - GAP - ARROW / 2, middle),
      `<rect x="${left}" y="${middle - BAR_HEIGHT / 2}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" rx="2" fill="${isMet(one) ? GOOD : BAD}"/>`,
      whisker(one, xOf, right, middle),
      `<text x="${right + GAP}" y="${middle + 4}" fill="${DIM}">${escapeXml(figures[index]!)}</text>`,
    ].join("");
  });
  const line = xOf(1);
  return sheet(
    "Each figure against its bar",
    "arrow up: must reach the line; down: must stay short of it; thin: lowest to highest; right: figure / bar",
    y + EDGE,
    [`<line x1="${line}" y1="${TOP - 6}" x2="${line}" y2="${y + 6}" stroke="${INK}" stroke-dasharray="3 3"/>`, ...rows],
  );
}

const figureInWords = (one: Measurement): string =>
  `${inWords(one.value, one.unit)} / ${barInWords(one).replace(/^at (least|most) /, "")}`;

/** Drawn, because not every font has one. */
function arrow({ bar }: Measurement, x: number, y: number): string {
  const d = bar !== undefined && "atLeast" in bar ? "v-10m-3.5 3.5l3.5 -3.5l3.5 3.5" : "v-10m-3.5 6.5l3.5 3.5l3.5 -3.5";
  return `<path d="M${x} ${y + 5}${d}" fill="none" stroke="${DIM}" stroke-width="1.3"/>`;
}

/** From the lowest to the highest; an arrow where it goes on beyond the drawing. Nothing where all rounds were the same. */
function whisker(one: Measurement, xOf: (share: number) => number, right: number, y: number): string {
  if (!one.spread) return "";
  const [from, to] = one.spread.map((value) => xOf(shareOfBar(one, value))) as [number, number];
  if (!(to - from >= 1)) return "";
  const end = to >= right ? "m-4 -4l4 4l-4 4" : "m0 -4v8";
  const d = `M${from.toFixed(1)} ${y - 4}v8m0 -4H${to.toFixed(1)}${end}`;
  // With a rim of paper, so that it shows on the figure and beside it.
  return `<path d="${d}" fill="none" stroke="${PAPER}" stroke-width="3.5"/><path d="${d}" fill="none" stroke="${INK}"/>`;
}

function shareOfBar({ bar }: Measurement, value: number): number {
  const limit = bar === undefined ? value : "atLeast" in bar ? bar.atLeast : bar.atMost;
  return limit === 0 ? (value === 0 ? 0 : 2) : value / limit;
}
