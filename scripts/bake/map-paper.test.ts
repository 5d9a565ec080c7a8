import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const script = fileURLToPath(new URL("map-paper.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "hauntway-map-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("data/map is what the gazetteer and data/roads give now", () => {
  execFileSync(process.execPath, [script, folder]);
  const shipped = fileURLToPath(new URL("../../data/map", import.meta.url));
  expect(readdirSync(folder).sort()).toEqual(readdirSync(shipped).sort());
  const outdated = readdirSync(shipped).filter(
    (name) => !readFileSync(join(folder, name)).equals(readFileSync(join(shipped, name))),
  );
  // Bake it again: node scripts/bake/map-paper.ts
  expect(outdated).toEqual([]);
});
