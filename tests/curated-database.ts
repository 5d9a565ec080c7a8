/** A database of today's curated places, prepared once for all tests and copied: each start of a site would take seconds for that. */
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../app/store/engine/open-store.ts";
import { readConfig } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";

const FOLDER = "node_modules/.cache/curated";
/** Whatever changes what a first start writes. */
const MADE_FROM = "{app/{domain,store}/**/*.ts,data/places/*.json,data/gazetteer.json.gz,server/*.ts}";

export async function copyCuratedDatabase(dataDir: string): Promise<void> {
  const template = join(FOLDER, digest());
  if (!existsSync(template)) await prepare(template);
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(join(template, DATABASE_FILE), join(dataDir, DATABASE_FILE));
}

/** Of two who prepare it at once, one is first. */
async function prepare(template: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, "new-"));
  await prepareDatabase(readConfig({ DATA_DIR: folder }), "data", () => {});
  try {
    renameSync(folder, template);
  } catch {
    rmSync(folder, { recursive: true });
  }
}

let made: string | undefined;
function digest(): string {
  if (made) return made;
  const hash = createHash("sha256");
  for (const file of globSync(MADE_FROM).toSorted()) hash.update(file).update(readFileSync(file));
  made = hash.digest("hex").slice(0, 16);
  return made;
}
