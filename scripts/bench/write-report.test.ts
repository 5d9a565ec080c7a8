import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Measurement } from "./measurement.ts";
import { PARTS } from "./parts.ts";
import { EDGE, WIDTH, widthOf } from "./plot-ink.ts";
import { writeReport } from "./write-report.ts";

const measured: Measurement[] = [
  { group: "Pages", name: "Memory | all", value: 812.4, unit: "MB", bar: { atMost: 700 }, note: "strings" },
  { group: "Pages", name: "Cached page", value: 0.991, unit: "ratio", spread: [0.97, 1.02], bar: { atLeast: 0.85 } },
  { group: "Pages", name: "Workers", value: Number.NaN, unit: "ratio", bar: { atLeast: 1.8 }, note: "two cores" },
  { group: "Bytes", name: "Stylesheet", value: 12.34, unit: "KB" },
];

test("the page says what was met, ratios first, and leaves out of the count what could not be measured", () => {
  const { markdown } = writeReport({ results: [{ measured }], machine: { Processor: "two cores" }, notes: [] });
  expect(markdown).toContain("**1 of 2 bars met.**");
  expect(markdown).toContain("| Cached page | 0.99 | 0.97 to 1.02 | at least 0.85 | yes |");
  expect(markdown).toContain("| Memory \\| all | 812 MB |  | at most 700 MB | **no** |");
  expect(markdown).toContain("| Workers | not measured |  | at least 1.80 |  |");
  expect(markdown).toContain("| Stylesheet | 12.3 KB |  |  |  |");
  expect(markdown.indexOf("| Cached page")).toBeLessThan(markdown.indexOf("| Memory"));
});

test("what was missed is named with the page that says why, and what could not be measured with its reason", () => {
  const { markdown } = writeReport({
    results: [{ measured, decision: "006-first-renders-and-memory.md" }],
    machine: {},
    notes: [],
  });
  expect(markdown).toContain(
    "- Missed: Memory | all, 812 MB (at most 700 MB). See [006](decisions/006-first-renders-and-memory.md).",
  );
  expect(markdown).toContain("- Not measured: Workers (at least 1.80). two cores");
  expect(markdown).not.toContain("Missed: Cached page");
});

test.each(Object.entries(PARTS))("the page that tells about %s exists", (_name, { decision }) => {
  expect(existsSync(`docs/decisions/${decision}`)).toBe(true);
});

test("groups with ratios come before those of this machine alone", () => {
  const [memory, cached] = [{ ...measured[0]!, group: "Memory" }, measured[1]!];
  const { markdown } = writeReport({ results: [{ measured: [memory, cached] }], machine: {}, notes: [] });
  expect(markdown.indexOf("## Pages")).toBeLessThan(markdown.indexOf("## Memory"));
});

const barsOf = (...some: Measurement[]): string =>
  writeReport({ results: [{ measured: some }], machine: {}, notes: [] }).plots.get("bars.svg")!;

test("the plot has a line for each figure with a bar, as text that is safe in XML", () => {
  const plot = barsOf({ ...measured[1]!, name: "a < b & c" }, measured[3]!);
  expect(plot).toContain(">a &lt; b &amp; c</text>");
  expect(plot.match(/<rect /g)).toHaveLength(2);
});

test("the plot shows the spread as far as the drawing goes, and none where all rounds were the same", () => {
  const [cached, inks] = [measured[1]!, (plot: string) => plot.match(/<path [^>]*stroke="#ece6d8"\/>/g) ?? []];
  expect(inks(barsOf(cached))).toHaveLength(1);
  expect(inks(barsOf({ ...cached, spread: [0.9, 0.9] }))).toHaveLength(0);
  const [far] = inks(barsOf({ ...cached, spread: [0, 100] }));
  const [left] = /(?<=<rect x=")\d+/.exec(barsOf(cached))!;
  const [, from, to] = /M(\S+) .*H([\d.]+)/.exec(far!)!;
  expect(Number(from)).toBe(Number(left));
  expect(Number(to)).toBeLessThan(WIDTH - EDGE);
});

test("no words of the plots reach beyond the paper, in a wide font either", () => {
  const name = "within so many miles that nobody would ever drive there, per place found, on a Sunday";
  const growth = [{ name, points: [[1_000, 0.5] as const, [100_000, 0.0009] as const] }];
  const visits = [{ path: `/${name}`, html: 9, scripts: 90, styles: 8, fonts: 40, pictures: 1, other: 0 }];
  const long = { ...measured[0]!, name, value: 123_456, bar: { atMost: 700_000 } };
  const { plots } = writeReport({ results: [{ measured: [long], growth, visits }], machine: {}, notes: [] });
  for (const svg of plots.values()) {
    for (const [, x, attributes, text] of svg.matchAll(/<text x="([\d.]+)"([^>]*)>([^<]*)</g)) {
      const before = attributes!.includes("middle") ? 0.5 : attributes!.includes("end") ? 1 : 0;
      const from = Number(x) - widthOf(text!) * before;
      expect(from, text).toBeGreaterThanOrEqual(EDGE - 1);
      expect(from + widthOf(text!), text).toBeLessThanOrEqual(WIDTH - EDGE + 1);
    }
  }
});

test("growth and bytes have plots of their own, which the page shows where there is something to draw", () => {
  const growth = [
    {
      name: "list page",
      points: [
        [1_000, 0.5],
        [100_000, 0.9],
      ] as const,
    },
  ];
  const visits = [{ path: "/", html: 9_000, scripts: 90_000, styles: 8_000, fonts: 40_000, pictures: 1, other: 0 }];
  const { markdown, plots } = writeReport({ results: [{ measured, growth, visits }], machine: {}, notes: [] });
  expect([...plots.keys()]).toEqual(["bars.svg", "growth.svg", "bytes.svg"]);
  for (const file of plots.keys()) expect(markdown).toContain(`(benchmarks/${file})`);
  expect(plots.get("growth.svg")).toContain("list page");
  expect(plots.get("bytes.svg")).toContain("147.0 KB");
});

test("a part's table stands on the page with its title", () => {
  const tables = [{ title: "By page", columns: ["page", "score"], rows: [["a|b", "99"]] }];
  const { markdown } = writeReport({ results: [{ measured: [], tables }], machine: {}, notes: [] });
  expect(markdown).toContain("## By page\n\n| page | score |\n|---|---|\n| a\\|b | 99 |");
});
