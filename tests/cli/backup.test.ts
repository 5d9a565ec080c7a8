import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASE_FILE } from "../../app/store/engine/open-store.ts";
import { ALL_TABLES } from "../../app/store/engine/tables.ts";
import { whyNotWritten } from "../../cli/command.ts";
import { runCli, startCli } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "hauntway-cli-backup-"));
const dataDir = join(folder, "data");
beforeAll(async () => {
  writeFileSync(join(folder, "rows.csv"), "name,city,state,description\nOld Mill,Salem,Oregon,Steps in the attic.\n");
  writeFileSync(join(folder, "empty"), "");
  await runCli("import", ["rows.csv"], { folder, dataDir });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a backup is restored, and both commands say what they did", async () => {
  const made = await runCli("backup", ["all.backup"], { folder, dataDir });
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(made.out).toMatch(/^1 place, 0 submissions and \d+ other rows written to .*all\.backup and checked /);
  expect(made.out.endsWith(` (${ALL_TABLES.length} tables)\n`)).toBe(true);
  expect(statSync(join(folder, "all.backup")).mode & 0o777).toBe(0o600);
  const other = join(folder, "other");
  const restored = await runCli("restore", ["all.backup"], { folder, dataDir: other });
  expect(restored).toMatchObject({
    code: 0,
    err: "",
    out: expect.stringMatching(/^1 place, .* restored from .* and checked\n$/),
  });
  await runCli("export", ["a.csv"], { folder, dataDir });
  await runCli("export", ["b.csv"], { folder, dataDir: other });
  expect(readFileSync(join(folder, "b.csv"), "utf8")).toBe(readFileSync(join(folder, "a.csv"), "utf8"));
});

test.each<[string, "backup" | "restore", string[], RegExp]>([
  ["no file", "backup", [], /^Usage: npm run backup -- FILE \[--overwrite\]$/],
  ["no file", "restore", [], /^Usage: npm run restore -- FILE \[--replace\]$/],
  [
    "a file that is there",
    "backup",
    ["rows.csv"],
    /rows\.csv already exists\. Name another file, or add --overwrite\.$/,
  ],
  ["a folder that is not", "backup", ["no/such/file"], /file cannot be written: its folder does not exist\.$/],
  ["a file that is not", "restore", ["nothing"], /^There is no file .*nothing\.$/],
  ["a folder", "restore", ["."], /is not a file\.$/],
  ["an empty file", "restore", ["empty"], /^.*empty is empty\.$/],
  ["no backup", "restore", ["rows.csv", "--replace"], /rows\.csv is damaged, or is no backup\.$/],
])("%s: %s ends with one sentence and exit code 1", async (_what, command, args, sentence) => {
  const { code, err } = await runCli(command, args, { folder, dataDir });
  expect({ code, err: err.trimEnd() }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
  expect(existsSync(join(folder, "no"))).toBe(false);
});

test("a database in use is not replaced without --replace", async () => {
  await runCli("backup", ["again.backup"], { folder, dataDir });
  const { code, err } = await runCli("restore", ["again.backup"], { folder, dataDir });
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^The database is not empty\. Say --replace/) });
  expect((await runCli("restore", ["again.backup", "--replace"], { folder, dataDir })).code).toBe(0);
});

test("a full disk is said to be that of the backup, not of the database", () => {
  const database = new DatabaseSync(":memory:");
  database.exec("pragma max_page_count = 2; create table notes (text)");
  let full: unknown;
  try {
    database.exec("insert into notes values (zeroblob(100000))");
  } catch (error) {
    full = error;
  }
  expect(whyNotWritten("/mnt/all.backup", full)).toMatchObject({
    message: "/mnt/all.backup cannot be written: there is no space left on the disk.",
  });
});

test("a restore without a folder for its copy says which one it wants", async () => {
  await runCli("backup", ["copied.backup"], { folder, dataDir });
  const surroundings = { folder, dataDir: join(folder, "third"), env: { TMPDIR: join(folder, "missing") } };
  const { code, err } = await startCli("restore", ["copied.backup"], surroundings).ended;
  expect(code).toBe(1);
  expect(err).toMatch(/^A restore works on a copy in .*missing \(TMPDIR\), which cannot be made: ENOENT\.$/m);
});

describe("a restore with --replace", () => {
  /** A database with a place that the backup does not have. */
  async function databaseBesideBackup(name: string) {
    const other = join(folder, name);
    await runCli("backup", [`${name}.backup`], { folder, dataDir });
    writeFileSync(join(folder, `${name}.csv`), "name,city,state,description\nNew Mill,Salem,Oregon,Steps.\n");
    await runCli("import", [`${name}.csv`], { folder, dataDir: other });
    const replace = () => runCli("restore", [`${name}.backup`, "--replace"], { folder, dataDir: other });
    return { file: join(other, DATABASE_FILE), replace };
  }
  const namesIn = (file: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    const names = database.prepare("select houseName from haunted_locations").all();
    database.close();
    return names.map(({ houseName }) => houseName);
  };
  /** Its log as `kill -9` leaves it. */
  const withLog = (file: string, change: string) => {
    const database = new DatabaseSync(file);
    database.exec(`pragma journal_mode = wal; ${change}`);
    const log = readFileSync(`${file}-wal`);
    const before = readFileSync(file);
    database.close();
    writeFileSync(file, before);
    writeFileSync(`${file}-wal`, log);
    return log;
  };

  test("throws away the log of a database that crashed", async () => {
    const { file, replace } = await databaseBesideBackup("crashed");
    withLog(file, "update haunted_locations set houseName = 'In the log'");
    expect(await replace()).toMatchObject({ code: 0, err: "" });
    expect(namesIn(file)).toEqual(["Old Mill"]);
  });

  test.each<[string, (file: string) => void]>([
    ["is damaged", (file) => writeFileSync(file, "Dear diary, ".repeat(500))],
    ["is damaged in its middle", (file) => writeFileSync(file, readFileSync(file).fill(0xab, 8_192, 40_000))],
    [
      "is from a newer version",
      (file) => {
        const database = new DatabaseSync(file);
        database.exec("insert into schema_migrations values ('999-later', '2030')");
        database.close();
      },
    ],
    [
      "was replaced by a copy under the log of the old one",
      (file) => {
        withLog(file, "update haunted_locations set houseName = 'In the log'");
        writeFileSync(file, readFileSync(join(folder, "all.backup")));
      },
    ],
    [
      "is gone, but not its log",
      (file) => {
        withLog(file, "update haunted_locations set houseName = 'In the log'");
        rmSync(file);
      },
    ],
  ])("moves a database aside that %s", async (what, spoil) => {
    const { file, replace } = await databaseBesideBackup(what.replaceAll(" ", "-"));
    spoil(file);
    const spoiled = ["", "-wal"].map((suffix) => existsSync(file + suffix) && readFileSync(file + suffix));
    const { code, err, out } = await replace();
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(namesIn(file)).toEqual(["Old Mill"]);
    const aside = /The old database could not be used\. It is now (.*), which you may delete\./.exec(out)![1]!;
    expect(["", "-wal"].map((suffix) => existsSync(aside + suffix) && readFileSync(aside + suffix))).toEqual(spoiled);
  });

  test("leaves a damaged database where it is if the backup is no good either", async () => {
    const { file } = await databaseBesideBackup("both");
    writeFileSync(file, "Dear diary, ".repeat(500));
    const before = readdirSync(dirname(file));
    const { code } = await runCli("restore", ["rows.csv", "--replace"], { folder, dataDir: dirname(file) });
    expect(code).toBe(1);
    expect(readdirSync(dirname(file))).toEqual(before);
  });
});

test("the copy of a restore that was killed is deleted by the next command", async () => {
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  const surroundings = { folder, dataDir: join(folder, "fourth"), env: { TMPDIR: temporary } };
  await runCli("backup", ["killed.backup"], { folder, dataDir });
  mkdirSync(surroundings.dataDir);
  // It waits for the lock of the database, which gives time to kill it.
  const lock = new DatabaseSync(join(surroundings.dataDir, DATABASE_FILE));
  lock.exec("pragma journal_mode = wal; begin immediate");
  const killed = startCli("restore", ["killed.backup"], surroundings);
  await expect.poll(() => readdirSync(temporary), { timeout: 20_000 }).toHaveLength(1);
  killed.process.kill("SIGKILL");
  await killed.ended;
  const ofRunningOne = `hauntway-restore-${process.pid}-x`;
  mkdirSync(join(temporary, ofRunningOne));
  expect(readdirSync(temporary)).toHaveLength(2);
  expect((await startCli("export", ["y.csv"], { ...surroundings, dataDir }).ended).code).toBe(0);
  expect(readdirSync(temporary)).toEqual([ofRunningOne]);
  lock.close();
});
