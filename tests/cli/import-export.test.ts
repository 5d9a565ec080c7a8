import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PRIVATE_ADDRESS } from "../../app/domain/place.ts";
import { applyRelease } from "../../app/store/apply-release.ts";
import { readVersion } from "../../app/store/catalog-version.ts";
import { migrate } from "../../app/store/migrate.ts";
import { openStore, type Store } from "../../app/store/open-store.ts";
import { readCuratedPlaces } from "../../server/read-curated-places.ts";
import { hasSample, SAMPLE_PLACES } from "../sample-dir.ts";
import { runCli, startCli } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "hauntway-cli-"));
afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const newDataDir = () => join(folder, `data-${++made}`);
async function inDatabase<T>(dataDir: string, ask: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore({ dataDir });
  try {
    return await ask(store);
  } finally {
    await store.close();
  }
}
const countPlaces = (dataDir: string) =>
  inDatabase(dataDir, async ({ db }) => {
    const { total } = await db
      .selectFrom("haunted_locations")
      .select((eb) => eb.fn.countAll().as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  });
const version = (dataDir: string) => inDatabase(dataDir, ({ db }) => readVersion(db));

const row = (index: number) => `House ${index},Salem,Oregon,"Steps in attic ${index}, and voices.",44.9429,-123.0351\n`;
const manyRows = (count: number) =>
  `name,city,state,description,latitude,longitude\n${Array.from({ length: count }, (_, index) => row(index)).join("")}`;
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe("npm run import", () => {
  test("takes in what it can, reports the rest with line and reason, and twice changes nothing", async () => {
    const dataDir = newDataDir();
    write(
      "mixed.csv",
      "Ort,city,state,description\nOld Mill,Salem,Oregon,Steps.\n=Jail,Reno,Ontario,Voices.\nOld Mill,Salem,OR,Voices.\n",
    );
    const args = ["mixed.csv", "--map", "Ort=houseName"];
    const first = await runCli("import", args, { folder, dataDir });
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toContain("3 rows: 1 added, 1 folded into an earlier row, 1 rejected\n");
    expect(first.out).toMatch(/^Read 3 rows in \d+\.\d\d s$/m);
    expect(first.out).not.toContain("\r");
    expect(first.out).toContain(join(folder, "mixed.csv.report.csv"));
    expect(read("mixed.csv.report.csv")).toBe(
      'line,outcome,name,reason\n3,rejected,\'=Jail,"""Ontario"" is not a US state."\n' +
        "4,folded,Old Mill,The same place as line 2; its text and details were added there.\n",
    );
    const before = await version(dataDir);
    const again = await runCli("import", args, { folder, dataDir });
    expect(again.out).toContain("3 rows: 1 unchanged, 1 folded");
    expect(await version(dataDir)).toBe(before);
  });

  test("--dry-run says what would happen and touches nothing, not even a database that is not there", async () => {
    const dataDir = newDataDir();
    write("dry.csv", manyRows(3));
    const dry = await runCli("import", ["dry.csv", "--dry-run"], { folder, dataDir });
    expect(dry).toMatchObject({ code: 0, err: "" });
    expect(dry.out).toContain("3 rows: 3 would be added\n");
    expect(existsSync(dataDir)).toBe(false);
    await runCli("import", ["dry.csv"], { folder, dataDir });
    write("dry.csv", manyRows(5).replace("voices", "whispers"));
    const before = await version(dataDir);
    const second = await runCli("import", ["dry.csv", "--dry-run"], { folder, dataDir });
    expect(second.out).toContain("5 rows: 2 would be added, 1 would be updated, 2 unchanged\n");
    expect(await version(dataDir)).toBe(before);
    expect(await countPlaces(dataDir)).toBe(3);
  });

  test("an empty list is no mistake", async () => {
    write("none.json", "[]");
    const { code, out } = await runCli("import", ["none.json"], { folder, dataDir: newDataDir() });
    expect({ code, out }).toEqual({ code: 0, out: "none.json has no rows.\n" });
  });

  test.each(["SIGKILL", "SIGINT"] as const)(
    "%s while it writes leaves the old directory, and a new run the new one",
    async (signal) => {
      const dataDir = newDataDir();
      write("some.csv", manyRows(10));
      await runCli("import", ["some.csv"], { folder, dataDir });
      write("many.csv", manyRows(6_000));
      const running = startCli("import", ["many.csv"], { folder, dataDir });
      await running.says("Looked through 10 places");
      running.process.kill(signal);
      const { code, out } = await running.ended;
      expect([10, 6_000]).toContain(await countPlaces(dataDir));
      if (signal === "SIGINT" && code !== 0)
        expect({ code, out }).toMatchObject({
          code: 130,
          out: expect.stringContaining("Stopped; nothing was changed."),
        });
      expect((await runCli("import", ["many.csv"], { folder, dataDir })).code).toBe(0);
      expect(await countPlaces(dataDir)).toBe(6_000);
    },
  );

  test.skipIf(!hasSample())("the visitor-submitted sample goes in with every row in or explained", async () => {
    const dataDir = newDataDir();
    await inDatabase(dataDir, async ({ db, engine }) => {
      await migrate(db, engine);
      await applyRelease(db, readCuratedPlaces("data/places"), new Date());
    });
    const curated = await countPlaces(dataDir);
    const { out } = await runCli("import", [SAMPLE_PLACES, "--report", "sample.csv"], { folder, dataDir });
    console.log(out);
    const explained = new Set(
      read("sample.csv")
        .split("\n")
        .slice(1, -1)
        .filter((line) => !/^\d+,note,/.test(line))
        .map((line) => line.split(",")[0]),
    );
    expect((await countPlaces(dataDir)) - curated + explained.size).toBe(10_992);
    expect(out).toMatch(/^10,992 rows: /m);
  });
});

describe("npm run export", () => {
  test.each(["csv", "json", "ndjson", "geojson"])(
    "to %s and back gives the same directory, byte for byte",
    async (format) => {
      const [here, there] = [newDataDir(), newDataDir()];
      await inDatabase(here, async ({ db, engine }) => {
        await migrate(db, engine);
        await applyRelease(db, readCuratedPlaces("data/places"), new Date("2026-10-31T20:00:00.000Z"));
      });
      write(
        "odd.ndjson",
        [
          {
            name: "=Formula Inn",
            city: "Salem",
            state: "Oregon",
            description: "'=quoted' &amp;lt; \"steps\",\nvoices\n\nAND A HEADING",
          },
          {
            name: "Zoë’s “Café”",
            city: "Cañon City",
            state: "Colorado",
            description: "Private property, no trespassing. Steps.",
            latitude: 38.4,
            longitude: -105.2,
            address: "1 Secret Lane",
          },
          { name: "Twin", city: "Salem", state: "Oregon", description: "'+ steps", reports: ["-1 steps", "@voices"] },
        ]
          .map((line) => JSON.stringify(line))
          .join("\n"),
      );
      expect((await runCli("import", ["odd.ndjson"], { folder, dataDir: here })).out).toContain("3 added");
      const [one, two] = [`one.${format}`, `two.${format}`];
      expect((await runCli("export", [one], { folder, dataDir: here })).out).toMatch(/^\d+ places exported to /);
      const back = await runCli("import", [one], { folder, dataDir: there });
      expect(back).toMatchObject({ code: 0, err: "" });
      await runCli("export", [two], { folder, dataDir: there });
      expect(read(two) === read(one)).toBe(true);
      expect(read(one)).not.toContain("Secret Lane");
      expect(read(one)).toContain(PRIVATE_ADDRESS);
      expect((await runCli("import", [one], { folder, dataDir: here })).out).toMatch(/\d rows: \d+ unchanged\n/);
    },
  );
});
