import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeBackup } from "../../app/store/backup/backup.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import { DATABASE_FILE, openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { makePlace } from "../make-place.ts";
import { hand, startAndEnd } from "./as-someone.ts";

const folder = mkdtempSync(join(tmpdir(), "hauntway-start-"));
chmodSync(folder, 0o755);
const good = join(folder, "good");
beforeAll(async () => {
  const store = openStore({ dataDir: good });
  await migrate(store.db, store.engine);
  const places = Array.from({ length: 400 }, (_, i) =>
    makePlace({ id: `p${i}`, houseName: `House ${i}`, fullStory: "x".repeat(900) }),
  );
  await savePlaces(
    store.db,
    places.map((place) => ({ place, origin: "import" as const })),
    new Date(),
  );
  await store.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function copyOfGood(name: string): { dataDir: string; file: string } {
  const dataDir = join(folder, name);
  cpSync(good, dataDir, { recursive: true });
  return { dataDir, file: join(dataDir, DATABASE_FILE) };
}

/** One line that names the file or folder, exit code 1, and the file as it was. */
async function expectRefusal(file: string, sentence: RegExp, ended: Promise<{ code: number | null; err: string }>) {
  const before = readFileSync(file);
  const { code, err } = await ended;
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(sentence) });
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(readFileSync(file).equals(before)).toBe(true);
}

describe("a start is refused with one sentence, and nothing is damaged, when", () => {
  test("the data folder is read-only", async () => {
    const { dataDir, file } = copyOfGood("read-only");
    hand(dataDir, { folder: 0o555, files: 0o644 });
    await expectRefusal(
      file,
      /^DATA_DIR must be a folder .*; .*read-only cannot be used: this user may not write there\.\n$/,
      startAndEnd(dataDir, { asOwner: true }),
    );
    chmodSync(dataDir, 0o755);
  });

  test("an empty data folder is read-only", async () => {
    const dataDir = join(folder, "empty");
    mkdirSync(dataDir);
    hand(dataDir, { folder: 0o555, files: 0 });
    const { code, err } = await startAndEnd(dataDir, { asOwner: true });
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^DATA_DIR must be a folder .*; .* cannot be used: this user may not write there\.\n$/,
      ),
    });
    chmodSync(dataDir, 0o755);
  });

  test.each([
    ["unreadable", 0o000],
    ["not to be written", 0o444],
  ])("the database file is %s", async (name, mode) => {
    const { dataDir, file } = copyOfGood(`file ${name}`);
    hand(dataDir, { folder: 0o755, files: mode });
    const ended = startAndEnd(dataDir, { asOwner: true });
    const { code, err } = await ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: `The database file ${file} cannot be used: this user may not read and write it.\n`,
    });
  });

  test("the database file is something else", async () => {
    const { dataDir, file } = copyOfGood("something else");
    writeFileSync(file, "Dear diary, ".repeat(500));
    await expectRefusal(
      file,
      /hauntway\.sqlite is not a database or is damaged\. Run npm run restore -- FILE --replace: it moves/,
      startAndEnd(dataDir),
    );
  });

  test("the database file is damaged in its middle", async () => {
    const { dataDir, file } = copyOfGood("damaged");
    const handle = openSync(file, "r+");
    writeSync(handle, Buffer.alloc(200_000, 0xab), 0, 200_000, 8_192);
    closeSync(handle);
    await expectRefusal(
      file,
      /^The (database )?file .*hauntway\.sqlite is (not a database or is )?damaged\. Run npm run restore -- FILE --replace/,
      startAndEnd(dataDir),
    );
  });

  test("a backup was copied over a database that crashed and left its log", async () => {
    const { dataDir, file } = copyOfGood("copied");
    const crashed = new DatabaseSync(file);
    crashed.exec("pragma journal_mode = wal; update haunted_locations set houseName = 'Of the crashed one'");
    cpSync(`${file}-wal`, `${file}-kept`);
    crashed.close();
    const backup = openStore({ dataDir: good });
    await writeBackup(backup, join(dataDir, "backup"));
    await backup.close();
    renameSync(join(dataDir, "backup"), file);
    renameSync(`${file}-kept`, `${file}-wal`);
    const log = readFileSync(`${file}-wal`);
    const sentence =
      /^The file .*sqlite-wal is the log of another database than .* Run npm run restore -- FILE --replace/;
    await expectRefusal(file, sentence, startAndEnd(dataDir));
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  });

  test("only a database's log is there", async () => {
    const { dataDir, file } = copyOfGood("log only");
    const crashed = new DatabaseSync(file);
    crashed.exec("pragma journal_mode = wal; update haunted_locations set houseName = 'Of the crashed one'");
    cpSync(`${file}-wal`, `${file}-kept`);
    crashed.close();
    rmSync(file);
    renameSync(`${file}-kept`, `${file}-wal`);
    await expectRefusal(`${file}-wal`, /^The file .*sqlite-wal is the log of another database/, startAndEnd(dataDir));
  });

  test("the database is from a newer program", async () => {
    const { dataDir, file } = copyOfGood("newer");
    const database = new DatabaseSync(file);
    database.exec("pragma journal_mode = delete; insert into schema_migrations values ('999-later', '2030')");
    database.close();
    const before = new DatabaseSync(file).prepare("select count(*) as count from haunted_locations").get();
    const { code, err } = await startAndEnd(dataDir);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(
        /^The database was written by a newer version of this program \(.*"999-later"\)\..*\n$/,
      ),
    });
    expect(new DatabaseSync(file).prepare("select count(*) as count from haunted_locations").get()).toEqual(before);
  });

  test("there is no room on the disk", async () => {
    const { dataDir, file } = copyOfGood("full");
    const { code, err } = await startAndEnd(dataDir, { fileLimit: 100 });
    expect({ code, err }).toEqual({
      code: 1,
      err: `The database file ${file} cannot be written. Is the disk full? What it already contains is unharmed.\n`,
    });
    const kept = new DatabaseSync(file);
    expect(kept.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
    expect(kept.prepare("select count(*) as count from haunted_locations").get()).toEqual({ count: 400 });
    kept.close();
  });
});
