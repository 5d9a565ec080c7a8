import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { hand, owner } from "../faults/as-someone.ts";
import { runCli, startCli } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "hauntway-bad-"));
const dataDir = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true }));

const GOOD = "name,city,state,description\nOld Mill,Salem,Oregon,Steps in the attic.\n";
const AWAY =
  "DATABASE_URL must name a database that answers; none at 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n";
const long = "x".repeat(50_000_000);
type Case = [what: string, content: string | Buffer | undefined, args: string[], sentence: RegExp];

describe("import answers with one sentence and exit code 1, and changes nothing, for", () => {
  test.each<Case>([
    ["a missing file", undefined, ["none.csv"], /^There is no file .*none\.csv\.$/],
    ["a folder", undefined, ["."], /is not a file\.$/],
    ["no file at all", undefined, [], /^Usage: npm run import/],
    ["two files", GOOD, ["file", "file"], /^Usage: npm run import/],
    ["an unknown flag", GOOD, ["file", "--fast"], /^--fast cannot be used like that\. Usage:/],
    ["an empty file", "", ["file"], /^file is empty\.$/],
    ["rows that are all cut short", "a,b,c\nd,e\n", ["file"], /^None of the rows of file can be used; [^-]*has 3\.$/],
    ["prose", "Once upon a time\nthere was a house.\n", ["file"], /^file is not CSV, JSON, NDJSON or GeoJSON\.$/],
    ["a list of something else", "sku,price\n1,2\n", ["file"], /^None of the rows of file can be used.*--map/],
    ["a binary file", Buffer.from("89504e470d0a1a0a0000", "hex"), ["file"], /^file is a binary file/],
    ["truncated JSON", '[{"name":"Old Mill"},{"name":"J', ["file"], /^file is not valid JSON: .*line 1 column 32/],
    ["a CSV row of 50 MB", `name,city\nA,${long}`, ["file"], /more than a million characters on line 2\.$/],
    ["50 MB of JSON on one line", `[{"name":"${long}"}]`, ["file"], /more than a million characters in row 1\.$/],
    ["invalid UTF-8", Buffer.from(`${GOOD}Caf\xe9,A,B,C\n`, "latin1"), ["file"], /^file is not valid UTF-8 text/],
    [
      "a column that is not there",
      GOOD,
      ["file", "--map", "location=houseName"],
      /^file has no column "location"; its columns are name, city, state, description\.$/,
    ],
    ["a field that does not exist", GOOD, ["file", "--map", "name=haus"], /^--map name=haus: there is no such field/],
    [
      "a mapping that is not one",
      GOOD,
      ["file", "--map", "name"],
      /^--map takes column=field pairs; "name" is not one\.$/,
    ],
    [
      "a report that cannot be written",
      `${GOOD},,,\n`,
      ["file", "--report", "no/such/folder.csv"],
      /^The report .*folder\.csv cannot be written: its folder does not exist\. Nothing was imported; --report names another file\.$/,
    ],
  ])("%s", async (_what, content, args, sentence) => {
    if (content !== undefined) writeFileSync(join(folder, "file"), content);
    const { code, out, err } = await runCli("import", args, { folder, dataDir });
    expect({ code, err: err.trimEnd() }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    expect(err.trimEnd()).not.toContain("\n");
    expect(out).not.toMatch(/added/);
    const isLate = args.includes("--report");
    expect(readdirSync(folder).filter((name) => name !== "file")).toEqual(isLate ? ["data"] : []);
  });

  test("an invalid configuration", async () => {
    const env = { DATABASE_URL: "mysql://x" };
    const { code, err } = await runCli("import", ["file"], { folder, dataDir, env });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^DATABASE_URL must be a postgres:\/\/ address/),
    });
  });

  test("a database that does not answer", async () => {
    writeFileSync(join(folder, "file"), GOOD);
    const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    const { code, err } = await runCli("import", ["file"], { folder, dataDir, env });
    expect({ code, err }).toEqual({ code: 1, err: AWAY });
  });

  test("a file that this user may not read", async () => {
    const file = join(folder, "file");
    writeFileSync(file, GOOD);
    chmodSync(folder, 0o755);
    chmodSync(file, 0);
    const { code, err } = await startCli("import", ["file"], { folder, dataDir, as: owner }).ended;
    rmSync(file);
    expect({ code, err }).toEqual({ code: 1, err: `${file} cannot be read: this user may not read it.\n` });
  });

  test("a report in a folder that this user may not write to", async () => {
    const closed = mkdtempSync(join(tmpdir(), "hauntway-closed-"));
    writeFileSync(join(folder, "file"), `${GOOD},,,\n`);
    chmodSync(folder, 0o755);
    chmodSync(closed, 0);
    const report = join(closed, "file.report.csv");
    const { code, err } = await startCli("import", ["file", "--dry-run", "--report", report], {
      folder,
      dataDir: join(folder, "none"),
      as: owner,
    }).ended;
    rmSync(closed, { recursive: true });
    expect({ code, err }).toEqual({
      code: 1,
      err: `The report ${report} cannot be written: this user may not write there. Nothing was imported; --report names another file.\n`,
    });
  });
});

test("an import that creates a database says where", async () => {
  const elsewhere = join(folder, "elsewhere");
  writeFileSync(join(folder, "file"), GOOD);
  const told = (args: string[]) => runCli("import", args, { folder, dataDir: elsewhere }).then(({ out }) => out);
  expect(await told(["file", "--dry-run"])).toContain(`There is no database yet in ${elsewhere} (DATA_DIR)\n`);
  expect(await told(["file"])).toContain(`There was no database yet; a new one is in ${elsewhere} (DATA_DIR)\n`);
  expect(await told(["file"])).not.toContain("DATA_DIR");
  expect(statSync(join(elsewhere, "hauntway.sqlite")).mode & 0o777).toBe(0o600);
  rmSync(elsewhere, { recursive: true });
});

describe("reviewer answers with a message and exit code 1 for", () => {
  test.each<[string, string[], Record<string, string>, RegExp]>([
    ["no word at all", [], {}, /^npm run reviewer -- add NAME/],
    ["an unknown word", ["ad", "ada"], {}, /^npm run reviewer -- add NAME/],
    ["no name", ["reset"], {}, /^npm run reviewer -- add NAME/],
    [
      "no database yet",
      ["add", "ada"],
      {},
      /^There is no database in .*data \(DATA_DIR\) yet; the first start creates one\.\n$/,
    ],
    [
      "a database that does not answer",
      ["list"],
      { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" },
      /^DATABASE_URL must name .*\n$/,
    ],
  ])("%s", async (_what, args, env, sentence) => {
    rmSync(dataDir, { recursive: true, force: true });
    const { code, err } = await runCli("reviewer", args, { folder, dataDir, env });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    expect(err).not.toContain("    at ");
    expect(existsSync(dataDir)).toBe(false);
  });
});

test.each([
  ["reset", "nobody", 'There is no reviewer "nobody".\n'],
  ["add", "a/b", "A name has 2 to 40 letters, digits, points, hyphens and underscores.\n"],
])("reviewer %s %s is refused before a password is asked for", async (command, name, sentence) => {
  writeFileSync(join(folder, "file"), GOOD);
  await runCli("import", ["file"], { folder, dataDir });
  // Standard input stays open, as on a terminal where nobody types.
  const refused = promisify(execFile)(process.execPath, ["cli/reviewer.ts", command, name], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir },
  });
  await expect(refused).rejects.toMatchObject({ code: 1, stdout: "", stderr: sentence });
});

describe("export answers with one sentence and exit code 1 for", () => {
  test.each<[string, string[], RegExp]>([
    ["no file", [], /^Usage: npm run export/],
    ["an ending it does not know", ["places.xlsx"], /^Usage: npm run export.*\.geojson$/],
    ["an unknown flag", ["a.csv", "--all"], /^--all cannot be used like that/],
    ["no database yet", ["a.csv"], /^There is no database in .*; the first start creates one\.$/],
  ])("%s", async (_what, args, sentence) => {
    rmSync(dataDir, { recursive: true, force: true });
    const { code, err } = await runCli("export", args, { folder, dataDir });
    expect({ code, err: err.trimEnd() }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
    expect(existsSync(dataDir)).toBe(false);
  });

  test("a folder that is not there", async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(folder, "file"), GOOD);
    await runCli("import", ["file"], { folder, dataDir });
    const { code, err } = await runCli("export", ["no/such/a.csv"], { folder, dataDir });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/a\.csv cannot be written: its folder does not exist\.\n$/),
    });
  });

  test("a folder that this user may not enter", async () => {
    const closed = join(folder, "closed");
    mkdirSync(closed, { mode: 0 });
    hand(dataDir, { folder: 0o755, files: 0o600 });
    const { code, err } = await startCli("export", ["closed/a.csv"], { folder, dataDir, as: owner }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: `${join(closed, "a.csv")} cannot be written: this user may not write there.\n`,
    });
  });
});
