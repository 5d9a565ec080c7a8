/** docs/benchmarks.md and its picture. */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { hasSample } from "../../tests/sample-dir.ts";
import { type Figure, format, formatBar, isMet, shareOfBar } from "./figure.ts";

const ROW_HEIGHT = 22;
const LABEL_WIDTH = 400;
const BAR_WIDTH = 300;
/** Bars are cut off at twice their limit. */
const MAX_SHARE = 2;

export function printTable(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const { name, value, note = "" } = figure;
    console.log(
      `${isMet(figure) ? "met   " : "MISSED"} ${name.padEnd(56)} ${format(figure, value).padStart(9)}  ${formatBar(figure).padEnd(17)} ${note}`,
    );
  }
  console.log(`${figures.filter(isMet).length} of ${figures.length} bars met`);
}

export function writeReport(figures: readonly Figure[], minutes: number): void {
  const rows = figures.map((figure) => {
    const { name, value, note = "" } = figure;
    const cells = [name, format(figure, value), formatBar(figure), isMet(figure) ? "yes" : "**no**", note];
    return `| ${cells.join(" | ")} |`;
  });
  const machine = `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`;
  writeFileSync(
    "docs/benchmarks.md",
    `# Benchmarks

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, in ${Math.ceil(minutes)} minutes. ${machine}.
${figures.filter(isMet).length} of ${figures.length} bars met.

"Curated" is the directory as it ships; "20,000" is ${hasSample() ? "a sample of 11,000 rows, repeated under other names" : "generated places, because the sample was not available"}.
Ratios compare two things measured in turn in the same run, so they hold on other machines. Times and memory depend on the machine.
\`npm run bench -- --only=NAME\` prints one part; \`scripts/bench.ts\` lists them.

![How much of each bar is used up](benchmarks.svg)

| figure | value | bar | met | |
|---|---|---|---|---|
${rows.join("\n")}
`,
  );
  writeFileSync("docs/benchmarks.svg", draw(figures));
}

/** One line per figure: how much of its limit is used up. */
function draw(figures: readonly Figure[]): string {
  const height = (figures.length + 2) * ROW_HEIGHT;
  const width = LABEL_WIDTH + BAR_WIDTH + 100;
  const limit = LABEL_WIDTH + BAR_WIDTH / MAX_SHARE;
  const lines = figures.map((figure, index) => {
    const y = (index + 1) * ROW_HEIGHT;
    const length = (Math.min(shareOfBar(figure), MAX_SHARE) / MAX_SHARE) * BAR_WIDTH;
    const color = isMet(figure) ? "#3f7d58" : "#c0392b";
    return `<text x="${LABEL_WIDTH - 8}" y="${y + 15}" text-anchor="end">${figure.name}</text>
<rect x="${LABEL_WIDTH}" y="${y + 4}" width="${length.toFixed(1)}" height="${ROW_HEIGHT - 8}" fill="${color}"/>
<text x="${LABEL_WIDTH + BAR_WIDTH + 8}" y="${y + 15}">${format(figure, figure.value)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#222">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${limit}" y="15" text-anchor="middle">the bar</text>
${lines.join("\n")}
<line x1="${limit}" x2="${limit}" y1="${ROW_HEIGHT}" y2="${height - ROW_HEIGHT}" stroke="#222" stroke-dasharray="4 3"/>
</svg>
`;
}
