import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadGazetteer } from "../../app/domain/geo/gazetteer.ts";
import { decodeOutlines } from "../../app/domain/geo/state-outlines.ts";
import { EXPORT_FORMATS, exportText } from "../../app/domain/import-export/export-formats.ts";
import { PRIVATE_ADDRESS } from "../../app/domain/places/place.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { readPlaces } from "../../app/store/places/read-places.ts";
import { collectPlaces } from "../../cli/import/collect-places.ts";
import { mergePlaces, readListedPlaces } from "../../cli/import/merge-places.ts";
import { readRows } from "../../cli/import/read-rows.ts";
import { writePlaces } from "../../cli/import/write-places.ts";
import { readCuratedPlaces } from "../../server/read-curated-places.ts";
import { publishReport } from "../make-report.ts";
import { ENGINES, openMigrated } from "./engines.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const NOW = new Date("2026-10-31T20:00:00.000Z");
const read = (name: string) => readFileSync(new URL(`../../data/${name}`, import.meta.url));
const rules = {
  mapping: new Map<string, string>(),
  gazetteer: loadGazetteer(read("gazetteer.json.gz")),
  outlines: decodeOutlines(JSON.parse(read("state-outlines.json").toString("utf8"))),
};
const folder = mkdtempSync(join(tmpdir(), "hauntway-round-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ODD = [
  {
    name: "=Formula Inn",
    city: "Salem",
    state: "Oregon",
    description: "'=q' &amp;lt; \"steps\",\nvoices\n\nA HEADING",
  },
  {
    name: "Zoë’s “Café”",
    city: "Cañon City",
    state: "Colorado",
    description: "Private property, no trespassing. Steps.",
    latitude: 38.4,
    longitude: -105.2,
    address: "1 Secret Lane",
    stay: false,
    afterDark: true,
    season: "11-4",
  },
  {
    name: "Twin",
    city: "Salem",
    state: "Oregon",
    description: "'+ steps",
    reports: ["-1 steps", "@voices"],
    stay: "yes",
  },
];

async function importFile(store: Store, name: string, now = NOW) {
  const rows = await readRows(join(folder, name));
  const { places, counts } = await collectPlaces(rows, { ...rules, now }, { file: name, trustsExports: true });
  const compare = async (db: Store["db"]) => mergePlaces(places, await readListedPlaces(db), { ...rules, db, now });
  const merged = await writePlaces(store.db, compare, { now });
  return { ...counts, ...merged.counts };
}

const EDITION = { version: 1, date: "2026-10-31" };

async function exportFile(store: Store, format: keyof typeof EXPORT_FORMATS): Promise<string> {
  let text = "";
  for await (const piece of exportText(EXPORT_FORMATS[format], readPlaces(store.db), EDITION)) text += piece;
  return text;
}

describe.each(ENGINES)("the directory on $name", (engine) => {
  let here: Awaited<ReturnType<typeof openMigrated>>;
  beforeAll(async () => {
    here = await openMigrated(engine);
    // All of them on the default engine; a sample shows the same on the others, of which one is slow.
    const every = engine.name === "SQLite" ? 1 : 8;
    const records = readCuratedPlaces("data/places").filter((_, index) => index % every === 0);
    await applyRelease(here.store.db, records, rules.gazetteer, NOW);
    writeFileSync(join(folder, "odd.ndjson"), ODD.map((row) => JSON.stringify(row)).join("\n"));
    expect(await importFile(here.store, "odd.ndjson")).toMatchObject({ added: 3, rejected: 0 });
    const visited = await here.store.db
      .selectFrom("haunted_locations")
      .select("id")
      .where("houseName", "in", ["Twin", "=Formula Inn"])
      .execute();
    for (const { id } of visited) {
      await publishReport(here.store.db, id, { account: '=1+1, "quoted"\nand on a second line; \u00e9' });
      await publishReport(here.store.db, id, { happened: "nothing", activities: [], account: undefined, stars: 2 });
    }
  });
  afterAll(() => here.dispose());

  test.each(["csv", "json", "ndjson", "geojson"] as const)(
    "exported as %s and imported elsewhere is the same, byte for byte",
    async (format) => {
      const there = await openMigrated(engine);
      const before = await exportFile(here.store, format);
      writeFileSync(join(folder, `file.${format}`), before);
      await importFile(there.store, `file.${format}`, new Date("2030-01-01T00:00:00.000Z"));
      const after = await exportFile(there.store, format);
      await there.dispose();
      expect(after === before).toBe(true);
      expect(before).not.toContain("Secret Lane");
      expect(before).toContain(PRIVATE_ADDRESS);
      expect(before).toContain("and on a second line");
      const again = await importFile(here.store, `file.${format}`);
      expect(again).toMatchObject({ added: 0, updated: 0, kept: 0, unchanged: again.rows });
    },
  );
});
