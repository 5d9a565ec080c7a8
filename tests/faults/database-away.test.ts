import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterEach, describe, expect, test } from "vitest";
import { openStore } from "../../app/store/engine/open-store.ts";
import { savePlaces } from "../../app/store/places/save-places.ts";
import { signInForm, signInReviewer } from "../http/reviewer-client.ts";
import { startTestSite, type TestSite } from "../http/test-site.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { newDatabase, onServer } from "../new-database.ts";
import { TEST_POSTGRES_URL } from "../store/engines.ts";
import { openGate, type TcpGate } from "./tcp-gate.ts";

let site: TestSite;
let gate: TcpGate;
afterEach(async () => {
  await site.close();
  await gate.close();
});

const places = Array.from({ length: 40 }, (_, i) =>
  makePlace({ id: `place-${i}`, houseName: `House ${i}`, fullStory: `Story number ${i}.`, reports: [`Report ${i}.`] }),
);

async function startBehindGate() {
  gate = await openGate(Number(new URL(TEST_POSTGRES_URL!).port));
  const DATABASE_URL = await newDatabase(TEST_POSTGRES_URL!, gate.port);
  site = await startTestSite({ places, env: { DATABASE_URL } });
  return DATABASE_URL;
}

const status = async (path: string) => (await site.get(path)).status;
const readiness = async () => (await site.get("/readyz")).json();
const degraded = () => expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: "degraded" });
const ready = () => expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: "ready" });

const PAGES = [
  "/",
  "/all-locations",
  "/most-haunted",
  "/search?q=house",
  "/api/haunted-locations",
  "/submit",
  "/feed.xml",
];

describe.runIf(TEST_POSTGRES_URL)("while PostgreSQL is away", () => {
  test("every page comes, also the stories of places that nobody had opened before", async () => {
    await startBehindGate();
    await gate.shut();
    for (const path of PAGES) expect([path, await status(path)]).toEqual([path, 200]);
    for (const [i, { slug }] of site.poller.catalog.places.slice().entries()) {
      const known = places.find(({ id }) => id === site.poller.catalog.places.at(i)!.id)!;
      // Every text by the API, a few as pages: those take longer to draw.
      const told = await site.get(i % 10 === 0 ? `/location/${slug}` : `/api/haunted-locations/${slug}`);
      const text = await told.text();
      expect(text).toContain(known.fullStory);
      expect(text).toContain(known.reports[0]);
    }
    expect(await (await site.get("/api/haunted-locations/place-7")).json()).toMatchObject({
      fullStory: "Story number 7.",
      reports: ["Report 7."],
    });
    await degraded();
    expect(site.errors).toEqual([]);
    expect(site.warnings.filter((text) => text.startsWith("the database does not answer"))).toHaveLength(1);
  });

  test("the form comes back with its words, 503 and when to try again; what is sent later is stored", async () => {
    await startBehindGate();
    const form = new URLSearchParams(makeSubmission({ description: "Steps at night, and <a> cold stair." }) as never);
    await gate.shut();
    const page = await site.get("/submit", { method: "POST", body: form });
    expect(page.status).toBe(503);
    expect(page.headers.get("retry-after")).toBe("30");
    const html = await page.text();
    expect(html).toContain("What you wrote is still here");
    expect(html).toContain("Steps at night, and &lt;a&gt; cold stair.");

    const api = await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    expect(api.status).toBe(503);
    expect(api.headers.get("retry-after")).toBe("30");
    expect(await api.json()).toEqual({ message: expect.stringContaining("What you wrote is still here") });

    const correction = new URLSearchParams({ placeId: "place-1", kind: "correct", message: "It stands in Lima." });
    const returned = await site.get("/corrections", { method: "POST", body: correction });
    expect(returned.status).toBe(503);
    expect(await returned.text()).toContain("It stands in Lima.");

    const visit = { month: "8", year: "2025", timeOfDay: "day", happened: "something", stars: "3", consent: "yes" };
    const report = new URLSearchParams({ ...visit, account: "Steps on the empty stairs, twice." });
    const { slug } = site.poller.catalog.byId.get("place-1")!;
    const kept = await site.get(`/location/${slug}/report`, { method: "POST", body: report });
    expect(kept.status).toBe(503);
    expect(await kept.text()).toContain("Steps on the empty stairs, twice.");

    for (const path of [`/track/${randomUUID().replaceAll("-", "")}`, "/review/sign-in?x", "/api/export.csv"]) {
      const answer = await site.get(path);
      expect([path, answer.status < 500 || (answer.status === 503 && answer.headers.has("retry-after"))]).toEqual([
        path,
        true,
      ]);
    }
    expect(site.errors).toEqual([]);

    await degraded();
    await gate.lead();
    await ready();
    expect((await site.get("/submit", { method: "POST", body: form })).status).toBe(303);
    expect(site.warnings).toContain("the database answers again");
  });

  test("the desk says so in a sentence, without JavaScript, too, and shows what was written", async () => {
    await startBehindGate();
    const ada = await signInReviewer(site, "ada");
    await gate.shut();
    const queue = await ada.get("/review");
    expect([queue.status, queue.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await queue.text()).toContain("We cannot reach our records right now");
    const edit = await ada.post("/review/place/place-1", { intent: "save", houseName: "House of Ice", version: "1" });
    expect(edit.status).toBe(503);
    const html = await edit.text();
    expect(html).toContain("We cannot reach our records right now");
    expect(html).toContain("Name: House of Ice");
    const entry = await signInForm(site, "ben", "a wrong lantern");
    expect(entry.status).toBe(503);
    const form = await entry.text();
    expect(form).toContain("We cannot reach our records right now");
    expect(form).toMatch(/name="username"[^>]*value="ben"/);
    expect(form).not.toContain("lantern");
    expect(site.errors).toEqual([]);
    await gate.lead();
    await ready();
    expect((await ada.get("/review")).status).toBe(200);
  });

  test("a server that falls silent without a word is noticed, nobody waits long, and it heals", async () => {
    await startBehindGate();
    // Two connections that will hang, one of them with a question under way.
    await Promise.all([status("/api/submissions"), status("/track/0")]);
    gate.freeze();
    const sent = site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    for (const path of PAGES) expect([path, await status(path)]).toEqual([path, 200]);
    expect((await sent).status).toBe(503);
    await degraded();
    await gate.lead();
    await ready();
    const again = await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    expect(again.status).toBe(201);
    await expect.poll(() => gate.open).toBeLessThanOrEqual(10);
  });

  test("one that has become read-only is degraded; what is sent gets a 503 with its words", async () => {
    const databaseUrl = await startBehindGate();
    const [name] = databaseUrl.split("/").slice(-1);
    const turn = async (readOnly: "on" | "off") => {
      await onServer(TEST_POSTGRES_URL!, `alter database ${name} set default_transaction_read_only = ${readOnly}`);
      // It applies to new connections.
      await onServer(
        TEST_POSTGRES_URL!,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      );
    };
    await turn("on");
    await degraded();
    const form = new URLSearchParams(makeSubmission({ description: "Steps at night on the stair." }) as never);
    const returned = await site.get("/submit", { method: "POST", body: form });
    expect(returned.status).toBe(503);
    expect(await returned.text()).toContain("Steps at night on the stair.");
    expect(await status("/location/house-1-salem-oregon")).toBe(200);
    await turn("off");
    await ready();
    expect((await site.get("/submit", { method: "POST", body: form })).status).toBe(303);
  });

  test("a table that another program has locked holds up its pages for seconds, not until the query's end", async () => {
    const databaseUrl = await startBehindGate();
    const body = JSON.stringify(makeSubmission());
    const sent = await site.get("/api/submissions", { method: "POST", body });
    const tracking = sent.headers.get("location")!;
    const other = openStore({ databaseUrl, dataDir: "" });
    await other.db.transaction().execute(async (tx) => {
      await sql`lock table submissions in access exclusive mode`.execute(tx);
      const patience = { signal: AbortSignal.timeout(20_000) };
      expect((await site.get(tracking, patience)).status).toBe(503);
      expect((await site.get("/api/submissions", { method: "POST", body, ...patience })).status).toBe(503);
    });
    await other.close();
    expect(await status(tracking)).toBe(200);
    expect(site.errors).toEqual([]);
  });

  test("a change that was published before is shown with its new story", async () => {
    const databaseUrl = await startBehindGate();
    const store = openStore({ databaseUrl, dataDir: "" });
    const [first] = places;
    await savePlaces(store.db, [{ place: { ...first!, fullStory: "Told anew." }, origin: "curated" }], new Date());
    await store.close();
    await site.poller.refresh();
    await gate.shut();
    expect(await (await site.get("/api/haunted-locations/place-0")).json()).toMatchObject({ fullStory: "Told anew." });
  });
});
