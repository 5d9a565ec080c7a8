/**
 * Databases of the sizes that the benchmark asks about: the visitor-submitted sample where it is at hand, and fewer or more places
 * made from it; places that never were where it is not. Made once per run, or once for all in BENCH_DATA.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Place } from "../../app/domain/places/place.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { readPlaces } from "../../app/store/places/read-places.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { hasSample, SAMPLE_PLACES } from "../../tests/sample-dir.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

export const SAMPLE_SIZE = 11_000;
const CHUNK = 5_000;
/** Copies lie up to so many degrees from the place they were made of. */
const SCATTER_DEGREES = 0.4;

let folder: string | undefined;

function benchFolder(): string {
  if (folder) return folder;
  const kept = process.env.BENCH_DATA;
  folder = kept ?? mkdtempSync(join(tmpdir(), "hauntway-bench-"));
  if (!kept) process.once("exit", () => rmSync(folder!, { recursive: true, force: true }));
  return folder;
}

/** A data folder with so many places; what a server adds to it stays there. */
export async function databaseWith(count: number): Promise<string> {
  const dataDir = join(benchFolder(), `places-${count}`);
  const finished = join(dataDir, "finished");
  if (existsSync(finished)) return dataDir;
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  if (hasSample() && count === SAMPLE_SIZE) await importSample(dataDir);
  else await fillDatabase(dataDir, await placesFor(count));
  writeFileSync(finished, "");
  return dataDir;
}

async function importSample(dataDir: string): Promise<void> {
  const args = ["cli/import.ts", SAMPLE_PLACES, "--report", join(dataDir, "report.csv")];
  const child = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir }, stdio: "ignore" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The import of the sample ended with ${code}.`);
}

async function placesFor(count: number): Promise<Place[]> {
  if (!hasSample()) return syntheticPlaces(count).map((place) => ({ ...place, reports: [] }));
  const store = openStore({ dataDir: await databaseWith(SAMPLE_SIZE) });
  const originals: Place[] = [];
  for await (const page of readPlaces(store.db)) originals.push(...page);
  await store.close();
  const random = seededRandom(1031);
  // Mixed, so that a small set is not one corner of the country.
  const mixed = originals.map((place) => ({ place, at: random() })).sort((a, b) => a.at - b.at);
  return Array.from({ length: count }, (_, index) => {
    const { place } = mixed[index % mixed.length]!;
    const copy = Math.floor(index / mixed.length);
    return copy === 0 ? place : copyOf(place, copy, random);
  });
}

function copyOf(place: Place, copy: number, random: () => number): Place {
  const near = (degrees: number) => degrees + (random() - 0.5) * SCATTER_DEGREES;
  return {
    ...place,
    id: `${place.id}-${copy}`,
    houseName: `${place.houseName} ${copy}`,
    ...(place.latitude === undefined ? {} : { latitude: near(place.latitude) }),
    ...(place.longitude === undefined ? {} : { longitude: near(place.longitude) }),
  };
}

async function fillDatabase(dataDir: string, places: readonly Place[]): Promise<void> {
  const store = openStore({ dataDir });
  await migrate(store.db, store.engine);
  const now = new Date();
  for (let from = 0; from < places.length; from += CHUNK) {
    const chunk = places.slice(from, from + CHUNK);
    await savePlaces(
      store.db,
      chunk.map((place) => ({ place, origin: "import" })),
      now,
    );
  }
  await store.close();
}
