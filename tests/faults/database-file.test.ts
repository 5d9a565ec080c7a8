/** The SQLite file disappears under a running server, which still holds it open. */
import { copyFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DATABASE_FILE } from "../../app/store/engine/open-store.ts";
import { startTestSite, type TestSite } from "../http/test-site.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";

let site: TestSite;
afterEach(() => site.close());

const readiness = async () => (await site.get("/readyz")).json();
const submit = () => site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
const aside = (file: string) => `${file}-aside`;

test.each<[string, (file: string) => void]>([
  ["moved", (file) => renameSync(file, aside(file))],
  [
    "replaced by a copy",
    (file) => {
      copyFileSync(file, `${file}-copy`);
      renameSync(file, aside(file));
      renameSync(`${file}-copy`, file);
    },
  ],
])("when it was %s, nothing is taken that would be lost, and all is well once it is back", async (_what, take) => {
  site = await startTestSite({ places: [makePlace({ id: "inn" })] });
  const file = join(site.dataDir, DATABASE_FILE);
  expect((await submit()).status).toBe(201);
  take(file);

  const answer = await submit();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await answer.json()).toEqual({ message: expect.stringContaining("What you wrote is still here") });
  const form = new URLSearchParams(makeSubmission({ description: "Steps at night on the stair." }) as never);
  const returned = await site.get("/submit", { method: "POST", body: form });
  expect(returned.status).toBe(503);
  expect(await returned.text()).toContain("Steps at night on the stair.");
  expect((await site.get("/location/old-mill-inn-salem-oregon")).status).not.toBe(503);
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: "degraded" });
  expect(site.warnings).toContain("the database does not answer; serving what is in memory");

  rmSync(file, { force: true });
  renameSync(aside(file), file);
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: "ready" });
  expect((await submit()).status).toBe(201);
  const { count } = site.store.db.fn;
  const { stored } = await site.store.db
    .selectFrom("submissions")
    .select(count<number>("id").as("stored"))
    .executeTakeFirstOrThrow();
  expect(stored).toBe(2);
  expect(site.errors).toEqual([]);
});

test("when it was deleted, what is sent gets a 503", async () => {
  site = await startTestSite();
  rmSync(join(site.dataDir, DATABASE_FILE));
  expect((await submit()).status).toBe(503);
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: "degraded" });
});
