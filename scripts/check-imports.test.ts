import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findNamesakes, findUnused, findViolations, MAY_USE, sourceFiles } from "./check-imports.ts";

test.each([
  ["app/domain/a.ts", 'import { b } from "../store/b.ts";', true],
  ["app/domain/a.ts", 'import type { B } from "../store/b.ts";', true],
  ["app/domain/a.ts", 'export { b } from "../store/b.ts";', true],
  ["app/domain/a.ts", 'import { useState } from "react";', true],
  ["app/domain/a.ts", 'import fs from "node:fs";', true],
  ["app/domain/a.ts", 'import { createHash } from "node:crypto";', false],
  ["app/domain/a.ts", 'import { b } from "./b.ts";', false],
  ["app/store/a.ts", 'import {\n  b,\n  c,\n} from "../domain/b.ts";', false],
  ["app/ui/a.tsx", 'const b = await import("../routes/b.tsx");', true],
  ["app/routes/a.tsx", 'import type { Route } from "./+types/a";', false],
  ["server/a.ts", 'import { main } from "../cli/a.ts";', true],
  ["app/root.tsx", 'import { A } from "./ui/a.tsx";', false],
  ["app/root.tsx", 'import { a } from "../server/a.ts";', true],
])("%s with %s breaks the rule: %s", (file, code, broken) => {
  expect(findViolations(new Map([[file, code]])).length > 0).toBe(broken);
});

test("docs/architecture.md has the same table", () => {
  const [, table = ""] = readFileSync("docs/architecture.md", "utf8").split(
    "| part | job | may use |\n|---|---|---|\n",
  );
  const rows = table.split("\n\n")[0]!.split("\n");
  const documented = rows.map((row) => {
    const [, part, , uses] = row.split("|").map((cell) => cell.trim());
    return [part!.replaceAll("`", ""), uses!.split(", ").toSorted().join(", ")];
  });
  const inWords = (part: string, uses: readonly string[]) => {
    const others = Object.keys(MAY_USE).filter((other) => other.startsWith("app/") && other !== part);
    if (part === "app/routes" && others.every((other) => uses.includes(other))) return "all of `app`";
    const names = uses.map((use) => use.replace(/^app\/|\.ts$/g, ""));
    return names.toSorted().join(", ") || "nothing";
  };
  expect(documented).toEqual(
    expect.arrayContaining(Object.entries(MAY_USE).map(([part, uses]) => [part, inWords(part, uses)])),
  );
});

test("the table allows nothing that nobody does", () => {
  expect(findUnused(sourceFiles())).toEqual([]);
});

test("two exported constants of one name are named with their files", () => {
  const files = new Map([
    ["app/a.ts", "export const LIMIT = 1;\nconst OWN = 2;"],
    ["app/b.ts", "export const LIMIT = 2;\nconst OWN = 3;\nexport const OTHER = 4;"],
  ]);
  expect(findNamesakes(files)).toEqual(["LIMIT is exported by app/a.ts and app/b.ts"]);
});
