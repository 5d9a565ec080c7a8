/** How a question's time grows with the directory: both scales by powers of ten, so that a line that is level costs no more. */
import type { GrowthLine } from "./measurement.ts";
import { DIM, escapeXml, INK, PAPER, SERIES } from "./plot-ink.ts";

const [WIDTH, HEIGHT] = [900, 460];
const FRAME = { left: 80, right: 640, top: 70, bottom: 410 };
/** Between the names at the right. */
const LINE_HEIGHT = 18;

export function plotGrowth(lines: readonly GrowthLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const x = scale(
    points.map(([places]) => places),
    FRAME.left,
    FRAME.right,
  );
  const times = points.map(([, ms]) => ms);
  const decades = [Math.floor(Math.log10(Math.min(...times))), Math.ceil(Math.log10(Math.max(...times)))] as const;
  const y = scale([10 ** decades[0], 10 ** decades[1]], FRAME.bottom, FRAME.top);
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, serif" font-size="13">
<title>Median time by number of places</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
<text x="20" y="28" fill="${INK}" font-size="17">Median time by number of places</text>
<text x="20" y="48" fill="${DIM}">milliseconds of the finished build without a socket; both scales by powers of ten</text>
${sizes.map((size) => `<line x1="${x(size)}" y1="${FRAME.top}" x2="${x(size)}" y2="${FRAME.bottom}" stroke="${DIM}" stroke-opacity="0.3"/><text x="${x(size)}" y="${FRAME.bottom + 22}" text-anchor="middle" fill="${INK}">${size.toLocaleString("en-US")}</text>`).join("\n")}
${levels.map((level) => `<line x1="${FRAME.left}" y1="${y(level)}" x2="${FRAME.right}" y2="${y(level)}" stroke="${DIM}" stroke-opacity="0.3"/><text x="${FRAME.left - 10}" y="${y(level) + 4}" text-anchor="end" fill="${INK}">${level}</text>`).join("\n")}
${drawn.join("\n")}
${namesOf(lines, y)}
</svg>
`;
}

/** Beside the ends of their lines, moved down where they would lie on each other. */
function namesOf(lines: readonly GrowthLine[], y: (ms: number) => number): string {
  const ends = lines.map((line, index) => ({ line, index, at: y(line.points.at(-1)![1]) })).sort((a, b) => a.at - b.at);
  let free = 0;
  return ends
    .map(({ line, index, at }) => {
      const place = Math.max(at, free);
      free = place + LINE_HEIGHT;
      const color = SERIES[index % SERIES.length];
      const label = `${line.name}, ${line.points.at(-1)![1].toPrecision(2)} ms`;
      return `<text x="${FRAME.right + 14}" y="${(place + 4).toFixed(1)}" fill="${color}">${escapeXml(label)}</text>`;
    })
    .join("\n");
}

/** By powers of ten. */
function scale(values: readonly number[], from: number, to: number): (value: number) => number {
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  return (value) => from + ((Math.log10(value) - least) / (most - least || 1)) * (to - from);
}
