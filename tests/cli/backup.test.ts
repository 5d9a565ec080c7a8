import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
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
