import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeBackup } from "../../app/store/backup/backup.ts";
import { differingTables, sumsOf, withSnapshot } from "../../app/store/backup/copy-tables.ts";
import { restoreBackup } from "../../app/store/backup/restore.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { readSiteSecret } from "../../app/store/engine/site-secret.ts";
import { ALL_TABLES } from "../../app/store/engine/tables.ts";
import { MIGRATIONS } from "../../app/store/migrations/index.ts";
import { CatalogPoller } from "../../app/store/places/catalog-poller.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { addCorrection } from "../../app/store/review/corrections.ts";
import { addSubmission } from "../../app/store/review/submissions.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { addPhoto } from "../make-photo.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const folder = mkdtempSync(join(tmpdir(), "hauntway-backup-"));
afterAll(() => rmSync(folder, { recursive: true }));
const newFile = () => join(folder, `${randomUUID()}.backup`);
const now = new Date("2026-03-01T12:00:00.000Z");

const allOf = (store: Store) => withSnapshot(store, (db) => sumsOf({ db, engine: store.engine }));

/** Some rows in every table. */
const record = (db: Store["db"], id: string) =>
  db
    .insertInto("review_events")
    .values({ id, at: "2026", action: "hide", before: "{}", after: "{}" } as never)
    .execute();

async function fill({ db }: Store, count = 40): Promise<void> {
  const places = Array.from({ length: count }, (_, i) =>
    makePlace({
      id: `p${i}`,
      houseName: `House ${i} "Zoë's" 幽霊`,
      fullStory: `<p>Story ${i}\n'quoted'</p>`,
      reports: [`Steps ${i}`, "Knocks"],
      latitude: 41.1 + i / 7,
      longitude: -80 - i / 3,
      paranormalActivityType: "Apparitions; Footsteps",
    }),
  );
  await savePlaces(
    db,
    places.map((place) => ({ place, origin: "curated" as const })),
    now,
  );
  await savePlaces(db, [{ place: { ...places[0]!, houseName: "Renamed" }, origin: "curated" }], now);
  await addSubmission(db, makeSubmission({ ticketPrice: 12.5 }), { now, idempotencyKey: "k1" });
  await addCorrection(db, { placeId: "p1", kind: "correct", message: "Lima" } as never, { now } as never);
  await addPhoto(db, "p2", { status: "pending" });
  await addReviewer(db, "mina", "a long enough password", now);
  await readSiteSecret(db);
  await record(db, "e1");
}

test("covers every table", async () => {
  const { store, dispose } = await openMigrated(ENGINES[0]!);
  const names = (await store.db.introspection.getTables()).map(({ name }) => name);
  await dispose();
  expect([...names].sort()).toEqual([...ALL_TABLES].sort());
});

describe.each(ENGINES)("a backup made from $name", (engine) => {
  let source: Awaited<ReturnType<typeof openMigrated>>;
  const file = newFile();
  beforeAll(async () => {
    source = await openMigrated(engine);
    await fill(source.store);
    await writeBackup(source.store, file);
  });
  afterAll(() => source.dispose());

  test("is readable by its owner only, and leaves no temporary file behind", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test.each(ENGINES)("goes back into an empty $name, row for row", async (into) => {
    const target = await into.open();
    try {
      await restoreBackup(target.store, file, { replace: false });
      expect(differingTables(await allOf(source.store), await allOf(target.store))).toEqual([]);
      expect(await readSiteSecret(target.store.db)).toBe(await readSiteSecret(source.store.db));
    } finally {
      await target.dispose();
    }
  });

  test("overwrites existing data only with --replace, and then running servers reload", async () => {
    const target = await openMigrated(engine);
    try {
      const other = makePlace({ id: "other", houseName: "Other" });
      for (let i = 0; i < 4; i++) await savePlaces(target.store.db, [{ place: other, origin: "curated" }], now);
      await record(target.store.db, "e2");
      const server = new CatalogPoller(target.store);
      await server.load();
      await expect(restoreBackup(target.store, file, { replace: false })).rejects.toThrow(/not empty.*--replace/);
      expect((await server.load()).places.map(({ id }) => id)).toEqual(["other"]);
      await restoreBackup(target.store, file, { replace: true });
      await server.refresh();
      expect(server.catalog.places).toHaveLength(40);
      expect(server.catalog.byId.get("p0")?.houseName).toBe("Renamed");
      // The old events were replaced, too, and the triggers are back.
      expect(await target.store.db.selectFrom("review_events").select("id").execute()).toEqual([{ id: "e1" }]);
      await expect(target.store.db.deleteFrom("review_events").execute()).rejects.toThrow(/append-only/);
    } finally {
      await target.dispose();
    }
  });
});

describe.each(ENGINES.filter(({ name }) => name !== "PGlite"))("while others write to $name", (engine) => {
  test("is a snapshot: never half of a transaction", async () => {
    const { store, second, dispose } = await openMigrated(engine);
    try {
      await fill(store, 600);
      let writing = true;
      let written = 0;
      const writer = (async () => {
        while (writing) {
          // Two rows that belong together, far apart in the order in which tables are read.
          await second!.db.transaction().execute(async (tx) => {
            const id = randomUUID();
            await tx.insertInto("site_secrets").values({ name: id, value: "x" }).execute();
            await tx.insertInto("geocode_answers").values({ query: id, answeredAt: "2026" }).execute();
          });
          written += 1;
          // SQLite is synchronous: without this, nothing else would run.
          await nextTurn();
        }
      })();
      const files = [];
      for (let i = 0; i < 4; i++) {
        const before = written;
        await expect.poll(() => written, { interval: 1 }).toBeGreaterThan(before);
        files.push(newFile());
        await writeBackup(store, files[i]!);
      }
      writing = false;
      await writer;
      for (const file of files) {
        const backup = new DatabaseSync(file, { readOnly: true });
        const orphans = backup
          .prepare(
            "select (select count(*) from site_secrets where name <> 'signing' and name not in (select query from geocode_answers)) + (select count(*) from geocode_answers where query not in (select name from site_secrets)) as count",
          )
          .get();
        expect(orphans).toEqual({ count: 0 });
        backup.close();
      }
    } finally {
      await dispose();
    }
  });
});

describe.each(ENGINES)("a tampered backup on $name", (engine) => {
  test.each([
    "delete from catalog_version",
    "update haunted_locations set yearBuilt = 9007199254740993",
    "create table rows as select * from submissions; drop table submissions; alter table rows rename to submissions; update submissions set city = null",
    "create table rows as select * from submissions; drop table submissions; alter table rows rename to submissions; insert into submissions select * from submissions",
  ])("with %s is refused in words, and the database stays as it was", async (tampering) => {
    const { store, dispose } = await openMigrated(engine);
    try {
      await fill(store, 3);
      const before = await allOf(store);
      const file = newFile();
      await writeBackup(store, file);
      const database = new DatabaseSync(file);
      database.exec(tampering);
      database.close();
      await expect(restoreBackup(store, file, { replace: true })).rejects.toThrow(
        /\.backup was changed after it was written: it holds rows that do not fit\.$/,
      );
      expect(differingTables(before, await allOf(store))).toEqual([]);
    } finally {
      await dispose();
    }
  });
});

describe("a backup", () => {
  test("of a database from before the last upgrade is restored and migrated", async () => {
    const old = await ENGINES[0]!.open();
    const target = await ENGINES[0]!.open();
    try {
      await migrate(old.store.db, "sqlite", MIGRATIONS.slice(0, 1));
      const file = newFile();
      await writeBackup(old.store, file);
      await restoreBackup(target.store, file, { replace: false });
      const applied = await target.store.db.selectFrom("schema_migrations").select("name").execute();
      expect(applied.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
      expect(await target.store.db.selectFrom("corrections").selectAll().execute()).toEqual([]);
    } finally {
      await Promise.all([old.dispose(), target.dispose()]);
    }
  });

  test.each<[string, (file: string) => void, RegExp]>([
    ["cut short", (file) => truncateSync(file, statSync(file).size / 2), /is damaged, or is no backup\.$/],
    [
      "something else",
      (file) => writeFileSync(file, "name,city,state\n".repeat(999)),
      /is damaged, or is no backup\.$/,
    ],
    [
      "another program's database",
      (file) => {
        rmSync(file);
        new DatabaseSync(file).exec("create table notes (text)");
      },
      /is a database, but no backup of this site\.$/,
    ],
    [
      "from a newer program",
      (file) => new DatabaseSync(file).exec("insert into schema_migrations values ('999-later', '2030')"),
      /\.backup is from a newer version of this program\. Restore it with that one\.$/,
    ],
    [
      "changed so that keys lead nowhere",
      (file) => {
        new DatabaseSync(file).exec(
          "create table rows as select * from users; drop table users; alter table rows rename to users",
        );
      },
      /is damaged, or is no backup\.$/,
    ],
    ...[
      ["latitude = 9e999", "is at latitude Infinity, longitude -80"],
      ["longitude = -181", "is at latitude 41.1, longitude -181"],
      ["latitude = 'north'", "is at latitude north, longitude -80"],
      ["access = 'private '", 'has "private " as its access'],
      ["admission = 'gratis'", 'has "gratis" as its admission'],
    ].map(([change, what]): [string, (file: string) => void, RegExp] => [
      `changed so that ${change}`,
      (file) => new DatabaseSync(file).exec(`update haunted_locations set ${change} where id = 'p0'`),
      new RegExp(`\\.backup was changed after it was written: the place p0 ${what}\\.$`),
    ]),
    ...[
      "alter table submissions add column more text",
      "alter table submissions drop column description",
      "drop table corrections",
      "drop table corrections; create view corrections as select 1 as id",
      "delete from schema_migrations",
      "delete from schema_migrations where name like '003%'",
      "drop table schema_migrations; create table schema_migrations (x text)",
    ].map((tampering): [string, (file: string) => void, RegExp] => [
      `changed by "${tampering}"`,
      (file) => new DatabaseSync(file).exec(tampering),
      /\.backup was changed after it was written: its tables are not those of a backup\.$/,
    ]),
  ])("that is %s is refused, and the database stays as it was", async (_what, spoil, sentence) => {
    const { store, dispose } = await openMigrated(ENGINES[0]!);
    const empty = await ENGINES[0]!.open();
    try {
      await fill(store);
      const file = newFile();
      await writeBackup(store, file);
      spoil(file);
      await expect(restoreBackup(empty.store, file, { replace: true })).rejects.toThrow(sentence);
      expect(await empty.store.db.introspection.getTables()).toEqual([]);
      expect(existsSync(file)).toBe(true);
    } finally {
      await dispose();
      await empty.dispose();
    }
  });
});
