import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CuratedPlace } from "../app/domain/places/curated-place.ts";

/** The records that ship with the site; the checker in the tests has passed them. */
export function readCuratedPlaces(folder: string): CuratedPlace[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as CuratedPlace[]);
}
