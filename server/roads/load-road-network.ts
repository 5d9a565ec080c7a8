import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gazetteer } from "../../app/domain/geo/gazetteer.ts";
import { createLandGrid, parseBarriers } from "../../app/domain/geo/land-grid.ts";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { loadRoads, type RoadNetwork } from "../../app/domain/roads/drive.ts";
import type { RoadFile } from "../../app/domain/roads/parse-roads.ts";

export function loadRoadNetwork(projectDir: string, gazetteer: Gazetteer): RoadNetwork {
  const read = (path: string): string => readFileSync(join(projectDir, "data", path), "utf8");
  const outlines = decodeOutlines(JSON.parse(read("state-outlines.json")));
  const land = createLandGrid(outlines, parseBarriers(read("barriers.txt")));
  return loadRoads(readRoadFiles(projectDir), gazetteer, land);
}

export function readRoadFiles(projectDir: string): RoadFile[] {
  const folder = join(projectDir, "data/roads");
  const names = readdirSync(folder).filter((name) => name.endsWith(".txt"));
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
