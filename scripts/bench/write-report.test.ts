import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Measurement } from "./measurement.ts";
import { PARTS } from "./parts.ts";
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

test("the plot has a line for each figure with a bar, as text that is safe in XML", () => {
  const odd = { ...measured[1]!, name: "a < b & c" };
  const plot = writeReport({ results: [{ measured: [odd, measured[3]!] }], machine: {}, notes: [] }).plots.get(
    "bars.svg",
  )!;
  expect(plot).toContain("a &lt; b &amp; c ↑");
  expect(plot.match(/<rect /g)).toHaveLength(2);
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
