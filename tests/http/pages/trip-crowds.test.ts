/** Many plans at once, and plans that nobody waits for: neither pages nor other visitors wait for them. */
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { curatedPlaces } from "../../curated-directory.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: curatedPlaces(), env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

const from = (address: string, path: string) => site.get(path, { headers: { "x-forwarded-for": address } });
/** More days take longer to plan. */
const question = (hours: number, days = 7) => `/trip?from=Nashville&days=${days}&hours=${hours}&detour=120`;

test("the fourth plan of an address gets a 503 that keeps its question; a stranger's plan and pages are answered", async () => {
  const waiting = [1, 2, 3].map((hours) => from("10.2.0.1", question(hours)));
  await until(() => site.planner.waiting === 3);
  const fourth = await from("10.2.0.1", question(4));
  expect(fourth.status).toBe(503);
  expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(fourth.headers.get("cache-control")).toContain("no-store");
  const page = await fourth.text();
  expect(page).toContain("You already have 3 plans waiting");
  expect(page).toMatch(/name="from"[^>]*value="Nashville"/);
  expect(page).toMatch(/name="hours"[\s\S]{0,2000}?<option value="4" selected/);

  const file = await from("10.2.0.1", question(5).replace("/trip", "/trip/plan.gpx"));
  expect(file.status).toBe(503);
  const call = await from("10.2.0.1", question(6).replace("/trip", "/api/trip"));
  expect(call.status).toBe(503);
  expect(await call.json()).toEqual({ message: expect.stringContaining("You already have 3 plans waiting") });

  const [stranger, about] = await Promise.all([from("10.2.0.2", question(7)), from("10.2.0.2", "/about")]);
  expect([stranger.status, about.status]).toEqual([200, 200]);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(site.errors).toEqual([]);
});

test("plans whose clients have left are dropped", async () => {
  const before = site.planner.begun;
  const blocking = from("10.3.0.1", question(8, 14));
  await until(() => site.planner.waiting === 1);
  const clients = Array.from({ length: 18 }, (_, i) =>
    leaveLater(`10.3.1.${i}`, `${question(9, 14)}&with=nowhere-${i}`),
  );
  await until(() => site.planner.waiting >= 10);
  for (const leave of clients) leave();
  await blocking;
  await until(() => site.planner.waiting === 0);
  // The one that was waited for, and those that had begun before their clients left.
  expect(site.planner.begun - before).toBeLessThanOrEqual(4);
  expect((await from("10.3.0.2", question(10))).status).toBe(200);
  expect(site.errors).toEqual([]);
});

test("a plan is made once for everybody who asks for it, and then comes from the cache", async () => {
  const before = site.planner.begun;
  const all = await Promise.all([1, 2, 3, 4, 5].map((i) => from(`10.4.0.${i}`, question(11))));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await from("10.4.0.9", question(11));
  expect(site.planner.begun - before).toBe(1);
});

test("a hundred places: the plan has forty and names the others", async () => {
  const slugs = curatedPlaces()
    .filter(({ access, latitude, state }) => access === "open" && latitude !== undefined && state !== "Hawaii")
    .slice(0, 100)
    .map(({ slug }) => `&with=${slug}`);
  const response = await from("10.5.0.1", `/trip?from=Nashville&days=14&only=1${slugs.join("")}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("A plan holds up to 40 stops, so these were left out:");
});

/** Asks, and returns how to hang up. */
function leaveLater(address: string, path: string): () => void {
  const asked = request(site.address + path, { headers: { "x-forwarded-for": address } });
  asked.on("error", () => {});
  asked.end();
  return () => void asked.destroy();
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
