import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ListRecord } from "../app/domain/lists/editors-list.ts";

/** The editors' lists, one file each, by title. The file's name is the slug. */
export function readLists(folder: string): ListRecord[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map(
      (name): ListRecord => ({
        slug: name.slice(0, -".json".length),
        ...JSON.parse(readFileSync(join(folder, name), "utf8")),
      }),
    )
    .sort((a, b) => a.title.localeCompare(b.title));
}
