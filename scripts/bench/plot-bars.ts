/** A drawing of figures against their bars, in the site's colours, readable on any page. */

import { barInWords, inWords, isMet, type Measurement } from "./measurement.ts";
import { BAD, DIM, escapeXml, GOOD, INK, PAPER } from "./plot-ink.ts";

const WIDTH = 900;
const LEFT = 430;
const RIGHT = 150;
const ROW = 26;
const TOP = 64;
/** Where the bar stands on each line, and how far a figure may run. */
const AT_BAR = 0.5;

/**
 * One line a figure. Its length is the figure as a share of its bar, so that all bars stand under each other: what is to be high
 * must reach the line, what is to be low must stay short of it.
 */
export function plotAgainstBars(measured: readonly Measurement[]): string {
  const height = TOP + measured.length * ROW + 20;
  const room = WIDTH - LEFT - RIGHT;
  const line = LEFT + room * AT_BAR;
  const rows = measured.map((one, index) => {
    const y = TOP + index * ROW;
    const share = shareOfBar(one);
    const width = Math.max(2, Math.min(room, room * AT_BAR * share));
    const up = one.bar !== undefined && "atLeast" in one.bar;
    return [
      `<text x="${LEFT - 12}" y="${y + 15}" text-anchor="end" fill="${INK}">${escapeXml(shorten(one.name))} ${up ? "↑" : "↓"}</text>`,
      `<rect x="${LEFT}" y="${y + 4}" width="${width.toFixed(1)}" height="14" rx="2" fill="${isMet(one) ? GOOD : BAD}"/>`,
      `<text x="${WIDTH - RIGHT + 12}" y="${y + 15}" fill="${DIM}">${escapeXml(inWords(one.value, one.unit))} / ${escapeXml(barInWords(one).replace(/^at (least|most) /, ""))}</text>`,
    ].join("");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="Georgia, serif" font-size="13">
<title>Each figure against its bar</title>
<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>
<text x="20" y="28" fill="${INK}" font-size="17">Each figure against its bar</text>
<text x="20" y="48" fill="${DIM}">↑ must reach the line, ↓ must stay short of it; right: figure / bar</text>
<line x1="${line}" y1="${TOP - 6}" x2="${line}" y2="${height - 14}" stroke="${INK}" stroke-dasharray="3 3"/>
${rows.join("\n")}
</svg>
`;
}

function shareOfBar({ value, bar }: Measurement): number {
  const limit = bar === undefined ? value : "atLeast" in bar ? bar.atLeast : bar.atMost;
  return limit === 0 ? (value === 0 ? 0 : 2) : value / limit;
}

const shorten = (name: string): string => (name.length > 62 ? `${name.slice(0, 60)}…` : name);
