/** What a first visit of each page brings over the network: one line a page, its parts beside each other. Pictures are apart. */
import type { VisitBytes } from "./measurement.ts";
import { DIM, escapeXml, INK, PAPER, SERIES } from "./plot-ink.ts";

const WIDTH = 900;
const LEFT = 330;
const RIGHT = 100;
const ROW = 26;
const TOP = 84;
const KB = 1_000;

const PARTS = [
  ["HTML", "html"],
  ["scripts", "scripts"],
  ["styles", "styles"],
  ["fonts", "fonts"],
] as const;

export function plotBytes(visits: readonly VisitBytes[]): string {
  const height = TOP + visits.length * ROW + 16;
  const totals = visits.map((visit) => PARTS.reduce((sum, [, part]) => sum + visit[part], 0));
  const perByte = (WIDTH - LEFT - RIGHT) / Math.max(...totals);
  const rows = visits.map((visit, index) => {
    const y = TOP + index * ROW;
    let x = LEFT;
    const parts = PARTS.map(([, part], at) => {
      const width = visit[part] * perByte;
      const rect = `<rect x="${x.toFixed(1)}" y="${y + 4}" width="${width.toFixed(1)}" height="14" fill="${SERIES[at]}"/>`;
      x += width;
      return rect;
    });
    const name = `<text x="${LEFT - 12}" y="${y + 15}" text-anchor="end" fill="${INK}">${escapeXml(shorten(visit.path))}</text>`;
    const total = `<text x="${x + 8}" y="${y + 15}" fill="${DIM}">${(totals[index]! / KB).toFixed(1)} KB</text>`;
    return name + parts.join("") + total;
  });
  const key = PARTS.map(
    ([name], at) =>
      `<rect x="${LEFT + at * 100}" y="58" width="12" height="12" fill="${SERIES[at]}"/><text x="${LEFT + at * 100 + 18}" y="69" fill="${INK}">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" font-size="13">
<title>Bytes of a first visit</title>
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
<text x="20" y="28" fill="${INK}" font-size="17">Bytes of a first visit</text>
<text x="20" y="48" fill="${DIM}">as they travel, compressed; pictures are apart</text>
${key.join("")}
${rows.join("\n")}
</svg>
`;
}

const shorten = (path: string): string => (path.length > 44 ? `${path.slice(0, 42)}…` : path);
