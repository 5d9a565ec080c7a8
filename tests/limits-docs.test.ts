/** The limits in docs/security.md are those of the code. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");
const section = text.slice(text.indexOf("## Limits"), text.indexOf("Parts that deserve"));
const ROW = /^\| (.+) \| ([\d,]+)(?: (KB|MB|s|hours|days))? \| `(\w+)` in `([\w./-]+)` \|$/gm;
const rows = [...section.matchAll(ROW)].map(([, limit, number, unit, constant, file]) => ({
  limit: limit!,
  value: Number(number!.replaceAll(",", "")) * (unit ? sizeOf(unit, constant!) : 1),
  constant: constant!,
  file: file!,
}));

/** Constants count in bytes and milliseconds unless their name says otherwise: `MAX_UPLOAD_MB`, `SESSION_DAYS`. */
function sizeOf(unit: string, constant: string): number {
  if (constant.toLowerCase().endsWith(`_${unit.toLowerCase()}`)) return 1;
  return { KB: 1024, MB: 1024 * 1024, s: 1_000 }[unit]!;
}

/** "const MAX_BODY = 64 * 1024", "search: 240", "server.headersTimeout = 10_000". */
function valueInCode(constant: string, file: string): number {
  const [, product] =
    new RegExp(`\\b${constant}(?::| =) ([\\d_]+(?: \\* [\\d_]+)*)`).exec(readFileSync(file, "utf8")) ?? [];
  return (product ?? "NaN").split(" * ").reduce((value, factor) => value * Number(factor.replaceAll("_", "")), 1);
}

test("every row of the table can be read", () => {
  const lines = section.split("\n").filter((line) => line.startsWith("|")).length;
  expect(rows.length).toBe(lines - 2);
});

test.each(rows)("$limit: $constant in $file", ({ value, constant, file }) => {
  expect(valueInCode(constant, file)).toBe(value);
});
