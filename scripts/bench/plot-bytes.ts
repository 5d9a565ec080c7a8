/** What a first visit of each page brings over the network: one line a page, its parts beside each other. Pictures are apart. */
import type { VisitBytes } from "./measurement.ts";
import { DIM, EDGE, escapeXml, INK, SERIES, sheet, shorten, WIDTH, widthOf } from "./plot-ink.ts";

const ROW = 26;
const TOP = 84;
/** Of a path. */
const LETTERS = 42;
/** Between the words and the bars. */
const GAP = 12;
const KB = 1_000;

const PARTS = [
  ["HTML", "html"],
  ["scripts", "scripts"],
  ["styles", "styles"],
  ["fonts", "fonts"],
] as const;

export function plotBytes(visits: readonly VisitBytes[]): string {
  const totals = visits.map((visit) => PARTS.reduce((sum, [, part]) => sum + visit[part], 0));
  const names = visits.map(({ path }) => shorten(path, LETTERS));
  const sums = totals.map((total) => `${(total / KB).toFixed(1)} KB`);
  const left = EDGE + widthOf(...names) + GAP;
  const perByte = (WIDTH - EDGE - widthOf(...sums) - GAP - left) / Math.max(...totals);
  const rows = visits.map((visit, index) => {
    const y = TOP + index * ROW;
    let x = left;
    const parts = PARTS.map(([, part], at) => {
      const width = visit[part] * perByte;
      const rect = `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="14" fill="${SERIES[at]}"/>`;
      x += width;
      return rect;
    });
    const name = `<text x="${left - GAP}" y="${y + 15}" text-anchor="end" fill="${INK}">${escapeXml(names[index]!)}</text>`;
    const sum = `<text x="${(x + GAP).toFixed(1)}" y="${y + 15}" fill="${DIM}">${sums[index]}</text>`;
    return name + parts.join("") + sum;
  });
  const key = PARTS.map(
    ([name], at) =>
      `<rect x="${left + at * 100}" y="62" width="12" height="12" fill="${SERIES[at]}"/><text x="${left + at * 100 + 18}" y="73" fill="${INK}">${name}</text>`,
  );
  const height = TOP + visits.length * ROW + 16;
  return sheet("Bytes of a first visit", "as they travel, compressed; pictures are apart", height, [...key, ...rows]);
}
