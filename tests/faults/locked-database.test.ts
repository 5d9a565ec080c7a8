import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DATABASE_FILE } from "../../app/store/engine/open-store.ts";
import { signInReviewer } from "../http/reviewer-client.ts";
import { startTestSite, type TestSite } from "../http/test-site.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";

let site: TestSite;
let unlock: () => Promise<void> = async () => {};
afterEach(async () => {
  await unlock();
  await site.close();
});

/** Another process takes SQLite's write lock and holds it until it is told to end. */
async function lockDatabase(dataDir: string): Promise<() => Promise<void>> {
  const script = `
    const { DatabaseSync } = require("node:sqlite");
    new DatabaseSync(process.argv[1]).exec("begin immediate");
    console.log("locked");
    process.stdin.resume().on("end", () => process.exit());`;
  const holder = spawn(process.execPath, ["-e", script, join(dataDir, DATABASE_FILE)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  return async () => {
    if (holder.exitCode !== null) return;
    holder.stdin.end();
    await once(holder, "exit");
  };
}

const places = Array.from({ length: 20 }, (_, i) => makePlace({ id: `place-${i}`, houseName: `House ${i}` }));
const readiness = async () => (await site.get("/readyz")).json();
const submit = (sender: number, attractionName: string) =>
  site.get("/api/submissions", {
    method: "POST",
    headers: { "x-forwarded-for": `192.0.2.${sender}` },
    body: JSON.stringify(makeSubmission({ attractionName })),
  });

test("while another program holds SQLite's write lock, every page comes and what is sent gets a 503 with its words", async () => {
  site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
  const tracking = (await submit(100, "Before")).headers.get("location")!;
  unlock = await lockDatabase(site.dataDir);

  const waiting = Array.from({ length: 20 }, (_, i) => submit(i, `Waiting ${i}`));
  const paths = [
    tracking,
    ...["/", "/all-locations", "/search?q=house", "/submit", "/review/sign-in", "/api/export.csv"],
    ...site.poller.catalog.places.map(({ slug }) => `/location/${slug}`),
  ];
  const visit = { month: "8", year: "2025", timeOfDay: "day", happened: "nothing", stars: "3", consent: "yes" };
  const reported = site.get("/location/house-1-salem-oregon/report", {
    method: "POST",
    headers: { "x-forwarded-for": "192.0.2.101" },
    body: new URLSearchParams({ ...visit, account: "Two quiet hours by the fire." }),
  });
  const answers = await Promise.all(paths.map(async (path) => [path, (await site.get(path)).status]));
  expect(answers).toEqual(paths.map((path) => [path, 200]));

  const kept = await reported;
  expect([kept.status, kept.headers.get("retry-after")]).toEqual([503, "30"]);
  expect(await kept.text()).toContain("Two quiet hours by the fire.");
  for (const answer of await Promise.all(waiting)) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await answer.json()).toEqual({ message: expect.stringContaining("What you wrote is still here") });
  }
  const form = new URLSearchParams(makeSubmission({ description: "Steps at night on the stair." }) as never);
  const returned = await site.get("/submit", { method: "POST", body: form });
  expect(returned.status).toBe(503);
  expect(await returned.text()).toContain("Steps at night on the stair.");
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: "degraded" });
  expect((await site.get("/readyz")).status).toBe(200);

  await unlock();
  await expect.poll(readiness, { timeout: 30_000 }).toMatchObject({ status: "ready" });
  expect((await submit(101, "After")).status).toBe(201);
  const stored = await site.store.db.selectFrom("submissions").select("attractionName").execute();
  expect(stored.map(({ attractionName }) => attractionName).sort()).toEqual(["After", "Before"]);
  expect(site.errors).toEqual([]);
});

test("at the desk meanwhile, pages open, and what a reviewer sends comes back with its words", async () => {
  site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
  const { id } = (await (await submit(100, "Lantern Hall")).json()) as { id: string };
  const ada = await signInReviewer(site, "ada");
  // A while later: what a session writes now and then is due.
  await site.store.db
    .updateTable("sessions")
    .set({ lastSeenAt: new Date(Date.now() - 3_600_000).toISOString() })
    .execute();
  unlock = await lockDatabase(site.dataDir);

  const paths = ["/review", `/review/submission/${id}`, "/review/places", "/review/place/place-1", "/review/account"];
  const opened = await Promise.all(paths.map(async (path) => [path, (await ada.get(path)).status]));
  expect(opened).toEqual(paths.map((path) => [path, 200]));

  const forms = [
    [`/review/submission/${id}`, { intent: "reject", version: "1", reason: "Nobody found it there." }],
    ["/review/place/place-1", { intent: "hide", version: "1", reason: "Nobody found it there." }],
  ] as const;
  for (const [path, fields] of forms) {
    const answer = await ada.post(path, fields);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.text()).toContain("Nobody found it there.");
  }
  expect(site.errors).toEqual([]);
});
