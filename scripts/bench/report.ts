/** docs/benchmarks.md, and the same table for the console. */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { hasSample } from "../../tests/sample-dir.ts";
import { type Figure, format, formatBar, isMet } from "./figure.ts";

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

| figure | value | bar | met | |
|---|---|---|---|---|
${rows.join("\n")}
`,
  );
}
