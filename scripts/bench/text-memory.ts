/** node scripts/bench/text-memory.ts [PLACES ...]: what the kept long texts cost beside the catalog, in memory and time. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore } from "../../app/store/engine/open-store.ts";
import { CatalogKeeper } from "../../app/store/places/catalog-keeper.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { TextKeeper } from "../../app/store/places/text-keeper.ts";
import { readCuratedPlaces } from "../../server/read-curated-places.ts";
import { seededRandom } from "../../tests/seeded-random.ts";
import { syntheticPlaces } from "./synthetic-places.ts";

const BATCH = 5_000;
const SENTENCES_A_STORY = 16;
const random = seededRandom(7);
/** Sentences of the curated stories in any order: as hard to pack as real ones, and none twice in a row. */
const sentences = readCuratedPlaces("data/places").flatMap(({ fullStory }) => fullStory?.match(/[^.]+\./g) ?? []);
const sentence = () => sentences[Math.floor(random() * sentences.length)]!.trim();
const story = () => Array.from({ length: SENTENCES_A_STORY }, sentence).join(" ");

for (const size of process.argv.slice(2).map(Number)) {
  const dataDir = mkdtempSync(join(tmpdir(), "hauntway-texts-"));
  const store = openStore({ dataDir });
  await migrate(store.db, store.engine);
  let characters = 0;
  const cards = syntheticPlaces(size);
  for (let from = 0; from < size; from += BATCH) {
    const places = cards.slice(from, from + BATCH).map((card) => {
      const texts = { fullStory: story(), reports: [sentence(), sentence(), sentence()] };
      characters += texts.fullStory.length + texts.reports.join("").length;
      return { place: { ...card, ...texts }, origin: "import" as const };
    });
    await savePlaces(store.db, places, new Date());
  }
  const keeper = new CatalogKeeper(store);
  await keeper.load();
  const before = await memory();
  const started = performance.now();
  const texts = new TextKeeper(store.db, keeper);
  await texts.whenFilled();
  const seconds = (performance.now() - started) / 1_000;
  const after = await memory();
  const reading = performance.now();
  for (let i = 0; i < 1_000; i++) await texts.read(`synthetic-${Math.floor(random() * size)}`);
  const each = performance.now() - reading;
  console.log(
    `${size.toLocaleString("en-US")} places: ${mb(characters)} of text held in ${mb(texts.held.bytes)}; the process grew by ${mb(after - before)}; read in ${seconds.toFixed(1)} s; one text unpacked in ${(each / 1_000).toFixed(2)} ms`,
  );
  await store.close();
  rmSync(dataDir, { recursive: true });
}

/** What is in use: on the heap and in buffers beside it. */
async function memory(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function mb(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
