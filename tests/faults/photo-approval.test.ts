/** The server is killed while photographs are approved: each is public with its event and its files, or pending as before. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { migrate } from "../../app/store/engine/migrate.ts";
import { openStore, type Store } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { signInReviewer } from "../http/reviewer-client.ts";
import type { TestSite } from "../http/test-site.ts";
import { addPhoto } from "../make-photo.ts";
import { makePlace } from "../make-place.ts";
import { sendReport } from "../make-report.ts";
import { newDatabase } from "../new-database.ts";
import { startSiteProcess } from "../site-process.ts";
import { TEST_POSTGRES_URL } from "../store/engines.ts";

const PHOTOS = 12;
const ROUNDS = 2;
/** Starts servers. */
const TIMEOUT_MS = 300_000;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly version: number;
}

async function killWhileApproving(dataDir: string, databaseUrl: string): Promise<void> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent", SITE_URL: "https://hauntway.test" };
  const store = openStore({ dataDir, ...(databaseUrl && { databaseUrl }) });
  await migrate(store.db, store.engine);
  await savePlaces(store.db, [{ place: makePlace({ id: "mill" }), origin: "import" }], new Date());
  for (let n = 0; n < PHOTOS; n++) {
    const { id } = await sendReport(store.db, "mill");
    await addPhoto(store.db, "mill", { origin: "visitor", status: "pending", reportId: id });
  }

  const acknowledged = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const site = await startSiteProcess(env);
    const reviewer = await signInReviewer(overHttp(site.url, store), `ada-${round}`);
    const pending = (await readPhotos(store)).filter(({ status }) => status === "pending");
    const decided = pending.map(({ id, version }) =>
      reviewer
        .post(`/review/photo/${id}`, { version: String(version), intent: "approve", alt: "The old mill" })
        .then(({ status }) => status === 303 && acknowledged.add(id))
        .catch(() => false),
    );
    // One is answered, the others are somewhere on their way.
    await Promise.any(decided.map(async (answer) => (await answer) || Promise.reject(new Error("none")))).finally(() =>
      site.stop("SIGKILL"),
    );
    await Promise.all(decided);
  }

  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS);
  await expectWhole(store, acknowledged);
  const site = await startSiteProcess(env);
  for (const { id, status } of await readPhotos(store)) {
    expect((await fetch(`${site.url}/photo/${id}-320.webp`)).status).toBe(status === "approved" ? 200 : 404);
  }
  await site.stop();
  await store.close();
}

async function expectWhole(store: Store, acknowledged: ReadonlySet<string>): Promise<void> {
  const photos = await readPhotos(store);
  expect(photos).toHaveLength(PHOTOS);
  for (const { id, status } of photos) {
    const events = await store.db.selectFrom("review_events").select("action").where("photoId", "=", id).execute();
    const files = await store.db.selectFrom("photo_files").select("width").where("photoId", "=", id).execute();
    const isApproved = status === "approved";
    expect([isApproved || !acknowledged.has(id), events.length, files.length]).toEqual([true, Number(isApproved), 3]);
  }
}

const readPhotos = ({ db }: Store): Promise<Row[]> =>
  db.selectFrom("photos").select(["id", "status", "version"]).execute();

/** As the client of a reviewer asks. */
const overHttp = (url: string, store: Store) =>
  ({
    store,
    get: (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: "manual", ...init }),
  }) as TestSite;

describe("kill -9 during approvals loses nothing that was acknowledged", () => {
  test(
    "on SQLite",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "hauntway-approval-"));
      await killWhileApproving(dataDir, "");
      rmSync(dataDir, { recursive: true });
    },
    TIMEOUT_MS,
  );

  test.runIf(TEST_POSTGRES_URL)(
    "on PostgreSQL",
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), "hauntway-approval-"));
      await killWhileApproving(dataDir, await newDatabase(TEST_POSTGRES_URL!));
      rmSync(dataDir, { recursive: true });
    },
    TIMEOUT_MS,
  );
});
