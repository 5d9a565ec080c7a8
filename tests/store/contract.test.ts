import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EMPTY_CATALOG, reviseCatalog } from "../../app/domain/catalog/catalog.ts";
import { migrate } from "../../app/store/engine/migrate.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { MIGRATIONS } from "../../app/store/migrations/index.ts";
import { raiseVersion, readVersion } from "../../app/store/places/catalog-version.ts";
import { changedRows, loadChanges } from "../../app/store/places/load-changes.ts";
import { readPlacesById } from "../../app/store/places/read-places.ts";
import { savePlaces, savePlacesIn } from "../../app/store/places/save-places.ts";
import { addSubmission, findSubmission } from "../../app/store/review/submissions.ts";
import { hidePlaces, restorePlaces } from "../hide-places.ts";
import { makePlace } from "../make-place.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const curated = (fields: Parameters<typeof makePlace>[0]) => ({ place: makePlace(fields), origin: "curated" as const });

describe.each(ENGINES)("the store on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
  });
  afterAll(() => dispose());

  test("migrating an up-to-date database applies nothing", async () => {
    expect(await migrate(store.db, store.engine)).toEqual([]);
  });

  test("two servers that start at the same time migrate an empty database once", async () => {
    const fresh = await engine.open();
    const applied = await Promise.all([
      migrate(fresh.store.db, fresh.store.engine),
      migrate((fresh.second ?? fresh.store).db, fresh.store.engine),
    ]);
    expect(applied.flat()).toEqual(MIGRATIONS.map((migration) => migration.name));
    expect(await readVersion(fresh.store.db)).toBe(0);
    await fresh.dispose();
  });

  test("a database from a newer version is refused with a clear message and left unchanged", async () => {
    const future = { name: "999-the-future", up: async () => {} };
    await migrate(store.db, store.engine, [...MIGRATIONS, future]);
    await expect(migrate(store.db, store.engine)).rejects.toThrow(/newer version of this program.*999-the-future/);
    await store.db.deleteFrom("schema_migrations").where("name", "=", future.name).execute();
  });

  test("a migration that fails leaves nothing behind", async () => {
    const broken = {
      name: "998-broken",
      up: async (db: typeof store.db extends infer D ? D & never : never) => {
        await (db as unknown as typeof store.db).schema.createTable("half").addColumn("id", "text").execute();
        throw new Error("stop");
      },
    };
    await expect(migrate(store.db, store.engine, [...MIGRATIONS, broken as never])).rejects.toThrow("stop");
    await expect(
      store.db
        .selectFrom("half" as "users")
        .selectAll()
        .execute(),
    ).rejects.toThrow();
  });

  test("a saved place comes back with every field, and absent fields stay absent", async () => {
    const full = makePlace({
      id: "full",
      houseName: "Full House",
      fullStory: "FIRST\n\nA story.",
      reports: ["Steps in the attic.", "A cold spot on the stairs."],
      paranormalActivityType: "Footsteps; Cold Spots; 1984",
      latitude: 44.942898,
      longitude: -123.035096,
      ticketPrice: 12.5,
      rating: 4.3,
      reviewCount: 2,
      yearBuilt: 1887,
      access: "tours",
      stay: true,
      afterDark: false,
      season: "5-10",
      citations: "A. Author, A Book (1990)",
    });
    const bare = makePlace({ id: "bare", houseName: "Bare House" });
    const shut = makePlace({ id: "shut", houseName: "Shut House", stay: false });
    const before = await readVersion(store.db);
    const version = await savePlaces(
      store.db,
      [
        { place: full, origin: "curated" },
        { place: bare, origin: "import" },
        { place: shut, origin: "import" },
      ],
      NOW,
    );
    expect(version).toBe(before + 1);
    const changes = await loadChanges(store.db, before);
    expect(new Map(changes.published.map((place) => [place.id, place]))).toStrictEqual(
      new Map([
        ["full", full],
        ["bare", bare],
        ["shut", shut],
      ]),
    );
  });

  test("saving again replaces the texts, and only what changed is loaded", async () => {
    await savePlaces(
      store.db,
      [curated({ id: "again", houseName: "Again", reports: ["One.", "Two.", "Three."] })],
      NOW,
    );
    const since = await readVersion(store.db);
    await savePlaces(store.db, [curated({ id: "again", houseName: "Again", reports: ["Four."] })], NOW);
    const changes = await loadChanges(store.db, since);
    expect(changes.published).toMatchObject([{ id: "again", reports: ["Four."] }]);
  });

  test("hundreds of places saved at once come back unchanged, and again after all of them changed", async () => {
    const hundreds = (title: string) =>
      Array.from({ length: 320 }, (_, n) =>
        makePlace({
          id: `of-hundreds-${String(n).padStart(3, "0")}`,
          houseName: `${title} ${n}`,
          fullStory: n % 3 === 0 ? undefined : `${title} has a story, number ${n}.`,
          reports: Array.from({ length: n % 4 }, (_, report) => `${title} ${n}, report ${report}.`),
          ...(n % 2 === 0 ? { yearBuilt: 1700 + n, latitude: 30 + n / 1000, longitude: -90 - n / 1000 } : {}),
        }),
      );
    for (const places of [hundreds("Old"), hundreds("New")]) {
      await savePlaces(
        store.db,
        places.map((place) => ({ place, origin: "import" })),
        NOW,
      );
      const read = await readPlacesById(
        store.db,
        places.map(({ id }) => id),
      );
      expect(read.map(({ slug: _, ...place }) => place)).toEqual(places.map(({ slug: _, ...place }) => place));
    }
  });

  test("changes are read in batches over several versions, each place once", async () => {
    const since = await readVersion(store.db);
    const ids = (letter: string) => Array.from({ length: 5 }, (_, index) => `${letter}-${index}`);
    const save = (list: string[]) =>
      savePlaces(
        store.db,
        list.map((id) => curated({ id, houseName: `Page ${id}` })),
        NOW,
      );
    await save(ids("z"));
    await save(ids("a"));
    await save(["z-1"]);
    for (const page of [1, 2, 3, 11, 100]) {
      const { published } = await loadChanges(store.db, since, page);
      const expected = ["z-0", "z-2", "z-3", "z-4", ...ids("a"), "z-1"];
      expect(
        published.map(({ id }) => id),
        `${page} a page`,
      ).toEqual(expected);
    }
  });

  test("places that would share a slug: the later one gets its short id, and keeps it", async () => {
    const twins = [curated({ id: "twin-a", houseName: "Twin" }), curated({ id: "twin-b", houseName: "Twin" })];
    await savePlaces(store.db, twins, NOW);
    const slugs = async () =>
      store.db
        .selectFrom("haunted_locations")
        .select(["id", "slug"])
        .where("houseName", "=", "Twin")
        .orderBy("id")
        .execute();
    const first = await slugs();
    expect(first[0]!.slug).toBe("twin-salem-oregon");
    expect(first[1]!.slug).toMatch(/^twin-salem-oregon-[0-9a-f]{6}$/);
    await savePlaces(store.db, [...twins].reverse(), NOW);
    expect(await slugs()).toEqual(first);
  });

  test("a renamed place leaves its old slug behind as a former one", async () => {
    await savePlaces(store.db, [curated({ id: "renamed", houseName: "Before" })], NOW);
    const since = await readVersion(store.db);
    await savePlaces(store.db, [curated({ id: "renamed", houseName: "After" })], NOW);
    const changes = await loadChanges(store.db, since);
    expect(changes.published[0]!.slug).toBe("after-salem-oregon");
    expect(changes.formerSlugs).toEqual([["before-salem-oregon", "renamed"]]);
  });

  test("a hidden place is withdrawn, a restored one returns, nothing is lost", async () => {
    await savePlaces(store.db, [curated({ id: "shy", houseName: "Shy", reports: ["A whisper."] })], NOW);
    let since = await readVersion(store.db);
    await hidePlaces(store.db, ["shy"], NOW);
    expect((await loadChanges(store.db, since)).withdrawn).toEqual(["shy"]);
    since = await readVersion(store.db);
    await restorePlaces(store.db, ["shy"]);
    expect((await loadChanges(store.db, since)).published).toMatchObject([{ id: "shy", reports: ["A whisper."] }]);
  });

  test("a transaction that fails rolls back the places and the version", async () => {
    const before = await readVersion(store.db);
    await expect(
      store.db.transaction().execute(async (tx) => {
        await savePlacesIn(tx, [curated({ id: "ghost", houseName: "Ghost" })], NOW);
        throw new Error("stop");
      }),
    ).rejects.toThrow("stop");
    expect(await readVersion(store.db)).toBe(before);
    expect(await store.db.selectFrom("haunted_locations").select("id").where("id", "=", "ghost").execute()).toEqual([]);
  });

  test("a duplicate of a unique value is refused", async () => {
    const user = { username: "ada", password: "x", createdAt: NOW.toISOString(), disabledAt: null };
    await store.db
      .insertInto("users")
      .values({ id: "1", ...user })
      .execute();
    await expect(
      store.db
        .insertInto("users")
        .values({ id: "2", ...user })
        .execute(),
    ).rejects.toThrow(/unique/i);
  });

  test("a dangling reference is refused", async () => {
    const orphan = { locationId: "nowhere", position: 0, report: "…" };
    await expect(store.db.insertInto("location_reports").values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });

  test("20 concurrent read-modify-write transactions all count", async () => {
    const before = await readVersion(store.db);
    const raise = (db: Store["db"]) => db.transaction().execute((tx) => raiseVersion(tx));
    const versions = await Promise.all(
      Array.from({ length: 20 }, (_, i) => raise(i % 2 ? store.db : (second ?? store).db)),
    );
    expect(new Set(versions).size).toBe(20);
    expect(await readVersion(store.db)).toBe(before + 20);
  });

  test("10,000 places are saved in one transaction and loaded into a catalog", async () => {
    const many = Array.from({ length: 10_000 }, (_, i) =>
      curated({ id: `many-${i}`, houseName: `Many ${i}`, reports: ["Steps."] }),
    );
    const since = await readVersion(store.db);
    await savePlaces(store.db, many, NOW);
    const catalog = reviseCatalog(EMPTY_CATALOG, await loadChanges(store.db, since));
    expect(catalog.places).toHaveLength(10_000);
  });

  test("a submission sent twice with one key is stored once", async () => {
    const fields = {
      attractionName: "Old Mill",
      attractionType: "haunted-house",
      streetAddress: "1 Mill Street",
      city: "Salem",
      state: "Oregon",
      zipCode: "97301",
      description: "Steps in the attic.",
    };
    const first = await addSubmission(store.db, fields, { now: NOW, idempotencyKey: "k" });
    const again = await addSubmission(store.db, { ...fields, city: "Bend" }, { now: NOW, idempotencyKey: "k" });
    const { id } = first.submission;
    expect(first.submission).toEqual({ ...fields, id, status: "pending", submittedAt: NOW.toISOString() });
    expect(first.trackingToken).toMatch(/^[0-9a-f]{32}$/);
    expect(first.isNew).toBe(true);
    expect(again).toEqual({ ...first, isNew: false });
    const other = await addSubmission(store.db, fields, { now: NOW });
    const another = await addSubmission(store.db, fields, { now: NOW });
    expect(another.submission.id).not.toBe(other.submission.id);
    expect(await findSubmission(store.db, other.submission.id)).toEqual(other.submission);
    expect(await findSubmission(store.db, "nobody")).toBeUndefined();
  });
});

test("on SQLite changes are read by index, not by a scan of all places", async () => {
  const { store, dispose } = await openMigrated(ENGINES[0]!);
  const query = changedRows(store.db, { version: 3, id: "" }, 100);
  const { rows: plan } = await sql<{ detail: string }>`explain query plan ${sql.raw(query.compile().sql)}`.execute(
    store.db,
  );
  expect(plan.map((step) => step.detail)).toEqual([
    expect.stringMatching(/^SEARCH .* USING INDEX haunted_locations_changes/),
  ]);
  await dispose();
});
