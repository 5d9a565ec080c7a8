/** Requests that nobody should send, and URLs that are made to fill the page cache or to get past it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzedRequests } from "../../abuse/fuzzed-requests.ts";
import { wrongWith } from "../../abuse/judge-answer.ts";
import { JUNK, POISON } from "../../abuse/junk-addresses.ts";
import { sendRaw } from "../../abuse/raw-client.ts";
import { SITE_PATHS } from "../../abuse/site-paths.ts";
import { makePlace } from "../../make-place.ts";
import { signInReviewer } from "../reviewer-client.ts";
import { SITE_ENGINES } from "../site-engines.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const REQUESTS = 300;
const AT_ONCE = 8;
const PATIENCE_MS = 30_000;
/** The same on every run; the variable chooses another. */
const seed = Number(process.env.ABUSE_SEED ?? 1);

const places = Array.from({ length: 60 }, (_, i) =>
  makePlace({ id: `place-${i}`, houseName: `House ${i}`, state: i % 2 ? "Ohio" : "Oregon", city: "Salem" }),
);
const known = {
  slug: ["house-1-salem-ohio", "house-2-salem-oregon"],
  id: ["place-1", "place-2"],
  state: ["ohio", "oregon"],
  city: ["salem"],
  type: ["apparitions"],
};

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places, env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

test("requests are made for every route of the table", () => {
  expect(SITE_PATHS).toContain("/state/:state");
  expect(SITE_PATHS).toContain("/review/submission/:id");
  expect(SITE_PATHS.length).toBeGreaterThan(50);
});

describe.each(SITE_ENGINES)("fuzzed requests on $engine", ({ environment }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ places, env: { TRUST_PROXY: "1", ...(await environment()) } });
  });
  afterAll(() => site.close());

  test(`get no 5xx, no stack trace, no foreign markup and always an answer (seed ${seed})`, async () => {
    const { cookie, token } = await signInReviewer(site, "ada");
    const requests = fuzzedRequests({ seed, known, reviewer: { cookie, token }, origin: "https://hauntway.test" });
    const address = new URL(site.address);
    const wrong: string[] = [];
    let sent = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent++ < REQUESTS) {
          const { value } = requests.next();
          const problem = wrongWith(await sendRaw(address, value, PATIENCE_MS), value.whole);
          if (problem) wrong.push(`${problem}: ${value.about}`);
        }
      }),
    );
    expect(wrong).toEqual([]);
    expect(site.errors).toEqual([]);
  });
});

describe("the page cache", () => {
  test.each(Object.entries(JUNK))("is not filled by %s", async (_what, make) => {
    for (const path of [make(0), make(1)]) await site.get(path);
    const { size } = site.http.pages;
    const batch = Array.from({ length: AT_ONCE }, (_, i) => visit(make(i + 2)));
    for (const status of await Promise.all(batch)) expect(status).toBeLessThan(500);
    // The eight pages that the junk is hung on are kept, and nothing else.
    expect(site.http.pages.size - size).toBeLessThanOrEqual(8);
  });

  test("answers thousands of addresses that differ in unknown parameters from what it holds", async () => {
    await site.get("/api/stats");
    const rendered = () => site.logged.length;
    const [size, before] = [site.http.pages.size, rendered()];
    for (let i = 0; i < 2_000; i += 100) {
      await Promise.all(Array.from({ length: 100 }, (_, k) => visit(`/api/stats?junk${i + k}=${k}`)));
    }
    expect(site.http.pages.size).toBe(size);
    expect(rendered()).toBe(before);
  });

  test.each(["/", "/state/ohio", "/feed.xml", "/sitemap.xml", "/api/stats", "/no-such", "/submit", "/State/Ohio"])(
    "takes nothing from the headers of the first request for %s",
    async (path) => {
      const poisoned = await poisonedGet(`${path}?first=1`);
      expect(poisoned).not.toContain("evil.example");
      expect(poisoned).not.toContain("gopher");
      const usual = await (await site.get(path)).text();
      expect(usual).not.toContain("evil.example");
    },
  );
});

/** From another address each time, so that no limit is met. */
let visitors = 0;
async function visit(path: string): Promise<number> {
  visitors += 1;
  const address = `10.9.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  const response = await site.get(path, { headers: { "x-forwarded-for": address } });
  await response.arrayBuffer();
  return response.status;
}

/** fetch would not let us lie about the host. */
async function poisonedGet(path: string): Promise<string> {
  const headers = Object.entries(POISON).map(([name, value]) => `${name}: ${value}\r\n`);
  const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\n${headers.join("")}connection: close\r\n\r\n`);
  return (await sendRaw(new URL(site.address), { bytes, whole: true }, PATIENCE_MS)).text;
}
