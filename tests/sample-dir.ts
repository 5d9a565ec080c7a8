/** Where the visitor-submitted sample lies; it is not part of the repository, so tests that need it skip without it. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const PROJECT_ROOT = fileURLToPath(new URL("..", import.meta.url));
const SAMPLE_DIR = resolve(PROJECT_ROOT, process.env.SAMPLE_DIR ?? "../shared");
export const SAMPLE_PLACES = join(SAMPLE_DIR, "data", "haunted_places.csv");

/** True where the sample is at hand; says so where it is not. */
export function hasSample(): boolean {
  if (existsSync(SAMPLE_PLACES)) return true;
  console.warn(`Skipped: no ${SAMPLE_PLACES} (set SAMPLE_DIR).`);
  return false;
}
