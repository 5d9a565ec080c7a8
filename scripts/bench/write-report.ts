/** docs/benchmarks.md and its plots, from the figures of one run. */
import { barInWords, inWords, isMet, type Measurement, type PartResult, type Table } from "./measurement.ts";
import { plotAgainstBars } from "./plot-bars.ts";
import { plotBytes } from "./plot-bytes.ts";
import { plotGrowth } from "./plot-growth.ts";
import { shareInWords } from "./taken-time.ts";

export interface Report {
  readonly markdown: string;
  /** By file name, beside the page. */
  readonly plots: ReadonlyMap<string, string>;
}

export interface Run {
  readonly results: readonly PartResult[];
  /** What and with what: "Processor" → "…". */
  readonly machine: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

export function writeReport({ results, machine, notes: ownNotes }: Run): Report {
  const measured = results.flatMap((result) => result.measured);
  const growth = results.flatMap((result) => result.growth ?? []);
  const visits = results.flatMap((result) => result.visits ?? []);
  const isRatio = (one: Measurement) => one.unit === "ratio";
  const groups = [...Map.groupBy(measured, (one) => one.group)].toSorted(
    ([, a], [, b]) => Number(b.some(isRatio)) - Number(a.some(isRatio)),
  );
  const judged = measured.filter((one) => isMet(one) !== undefined);
  const met = judged.filter((one) => isMet(one));
  const lines = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`; `npm run bench -- --quick` prints fewer rounds of most of it in under three minutes and writes nothing. Ratios are taken",
    "side by side in one run, so that they mean the same on another machine; times and sizes are of this machine alone. A",
    "figure is the median of its rounds where its note does not say otherwise, the spread their lowest and their highest.",
    "",
    `**${met.length} of ${judged.length} bars met.** Causes, what was done and what was tried: [decisions](decisions/), from 004 on.`,
    "",
    ...notMet(results),
    "![Each figure against its bar](benchmarks/bars.svg)",
    "",
    "| this run | |",
    "|---|---|",
    ...Object.entries({ ...machine, ...takenByOthers(results) }).map(([what, value]) => `| ${what} | ${cell(value)} |`),
    "",
  ];
  const plots = new Map([["bars.svg", plotAgainstBars(judged)]]);
  if (growth.length > 0) {
    plots.set("growth.svg", plotGrowth(growth));
    lines.push("![Median time by number of places](benchmarks/growth.svg)", "");
  }
  if (visits.length > 0) {
    plots.set("bytes.svg", plotBytes(visits));
    lines.push("![Bytes of a first visit](benchmarks/bytes.svg)", "");
  }
  for (const [group, members] of groups) {
    lines.push(`## ${group}`, "", "| what | figure | spread | bar | met |", "|---|---|---|---|---|");
    lines.push(...ratiosFirst(members).map(row), "");
    lines.push(...members.filter((one) => one.note).map((one) => `- ${one.name}: ${one.note}`), "");
  }
  for (const table of results.flatMap((result) => result.tables ?? [])) lines.push(...tableLines(table), "");
  const notes = [...ownNotes, ...results.flatMap((result) => result.notes ?? [])];
  if (notes.length > 0) lines.push("## About these figures", "", ...notes.map((note) => `- ${note}`), "");
  const markdown = `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
  return { markdown, plots };
}

/** What others on the same host had of the processors, by part; nothing where nobody says. */
function takenByOthers(results: readonly PartResult[]): Record<string, string> {
  const parts = results.filter(({ taken }) => taken !== undefined);
  if (parts.length === 0) return {};
  const disturbed = parts.filter(({ taken }) => taken! >= 0.01);
  const words = disturbed.map(({ part, taken }) => `${part} ${shareInWords(taken!)}`);
  return { "Processor time that others on the host had": words.join(", ") || shareInWords(0) };
}

/** What was missed, and what could not be measured here, each with the page that says more. */
function notMet(results: readonly PartResult[]): string[] {
  const lines = results.flatMap(({ measured, decision, taken = 0 }) => {
    const others = taken >= 0.01 ? ` Others had ${shareInWords(taken)} of the processors meanwhile.` : "";
    const page = decision ? `${others} See [${decision.slice(0, 3)}](decisions/${decision}).` : others;
    return measured.flatMap((one) => {
      if (one.bar && Number.isNaN(one.value))
        return [`- Not measured: ${one.name} (${barInWords(one)}). ${one.note ?? ""}`];
      if (isMet(one) !== false) return [];
      return [`- Missed: ${one.name}, ${inWords(one.value, one.unit)} (${barInWords(one)}).${page}`];
    });
  });
  return lines.length === 0 ? [] : [...lines, ""];
}

function tableLines({ title, columns, rows }: Table): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [`## ${title}`, "", line(columns), `|${"---|".repeat(columns.length)}`, ...rows.map(line)];
}

function ratiosFirst(members: readonly Measurement[]): Measurement[] {
  return members.toSorted((a, b) => Number(b.unit === "ratio") - Number(a.unit === "ratio"));
}

function row(one: Measurement): string {
  const spread = one.spread ? `${inWords(one.spread[0], one.unit)} to ${inWords(one.spread[1], one.unit)}` : "";
  const met = isMet(one);
  const verdict = met === undefined ? "" : met ? "yes" : "**no**";
  return `| ${cell(one.name)} | ${inWords(one.value, one.unit)} | ${spread} | ${barInWords(one)} | ${verdict} |`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|");
