/** docs/benchmarks.md and its plots, from the figures of one run. */
import { barInWords, inWords, isMet, type Measurement } from "./measurement.ts";
import { plotAgainstBars } from "./plot-bars.ts";

export interface Report {
  readonly markdown: string;
  /** By file name, beside the page. */
  readonly plots: ReadonlyMap<string, string>;
}

export interface Run {
  readonly measured: readonly Measurement[];
  /** What and with what: "Processor" → "…". */
  readonly machine: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

export function writeReport({ measured, machine, notes }: Run): Report {
  const groups = Map.groupBy(measured, (one) => one.group);
  const judged = measured.filter((one) => isMet(one) !== undefined);
  const met = judged.filter((one) => isMet(one));
  const lines = [
    "# Benchmarks",
    "",
    "Written by `npm run bench`; `npm run bench -- --quick` prints the same in under three minutes and writes nothing. Ratios are taken",
    "side by side in one run, so that they mean the same on another machine; times and sizes are of this machine alone. The",
    "spread is the lowest and the highest of the rounds.",
    "",
    `**${met.length} of ${judged.length} bars met.** What stands against one that is missed is said beside it.`,
    "",
    "![Each figure against its bar](benchmarks/bars.svg)",
    "",
    "| this run | |",
    "|---|---|",
    ...Object.entries(machine).map(([what, value]) => `| ${what} | ${cell(value)} |`),
    "",
  ];
  for (const [group, members] of groups) {
    lines.push(`## ${group}`, "", "| what | figure | spread | bar | met |", "|---|---|---|---|---|");
    lines.push(...ratiosFirst(members).map(row), "");
    lines.push(...members.filter((one) => one.note).map((one) => `- ${one.name}: ${one.note}`), "");
  }
  if (notes.length > 0) lines.push("## About these figures", "", ...notes.map((note) => `- ${note}`), "");
  const markdown = `${lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd()}\n`;
  return { markdown, plots: new Map([["bars.svg", plotAgainstBars(judged)]]) };
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
