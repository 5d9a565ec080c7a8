import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore, type Store } from "../../app/store/engine/open-store.ts";
import { applyRelease } from "../../app/store/places/apply-release.ts";
import { readVersion } from "../../app/store/places/catalog-version.ts";
import { readCuratedPlaces } from "../../server/read-curated-places.ts";
import { readGazetteer } from "../curated-directory.ts";
import { hasSample, SAMPLE_PLACES } from "../sample-dir.ts";
import { runCli, startCli } from "./run-cli.ts";

// Every test starts several processes, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

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
  test("imports what it can, reports the rest with line and reason, and changes nothing the second time", async () => {
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

  test("an empty list is no error", async () => {
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
      write("many.csv", manyRows(3_000));
      const running = startCli("import", ["many.csv"], { folder, dataDir });
      await running.says("Compared with 10 places");
      running.process.kill(signal);
      const { code, out } = await running.ended;
      expect([10, 3_000]).toContain(await countPlaces(dataDir));
      if (signal === "SIGINT" && code !== 0)
        expect({ code, out }).toMatchObject({
          code: 130,
          out: expect.stringContaining("Stopped; nothing was changed."),
        });
      expect((await runCli("import", ["many.csv"], { folder, dataDir })).code).toBe(0);
      expect(await countPlaces(dataDir)).toBe(3_000);
    },
  );

  test.skipIf(!hasSample())("the visitor-submitted sample goes in with every row in or explained", async () => {
    const dataDir = newDataDir();
    await inDatabase(dataDir, async ({ db, engine }) => {
      await migrate(db, engine);
      await applyRelease(db, readCuratedPlaces("data/places"), readGazetteer(), new Date());
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
  test("writes a file that imports back into an empty database", async () => {
    const [here, there] = [newDataDir(), newDataDir()];
    write("few.csv", manyRows(20));
    await runCli("import", ["few.csv"], { folder, dataDir: here });
    const exported = await runCli("export", ["one.csv"], { folder, dataDir: here });
    expect(exported).toMatchObject({ code: 0, err: "", out: `20 places exported to ${join(folder, "one.csv")}\n` });
    const back = await runCli("import", ["one.csv"], { folder, dataDir: there });
    expect(back.out).toContain("20 rows of an export of this site");
    await runCli("export", ["two.csv"], { folder, dataDir: there });
    expect(read("two.csv")).toBe(read("one.csv"));
  });
});
