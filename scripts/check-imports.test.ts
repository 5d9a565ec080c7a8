import { expect, test } from "vitest";
import { findViolations } from "./check-imports.ts";

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
])("%s with %s breaks the rule: %s", (file, code, broken) => {
  expect(findViolations(new Map([[file, code]])).length > 0).toBe(broken);
});
