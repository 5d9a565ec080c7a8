/** The fast part of what `npm run torture` does for longer. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzedRequests } from "../abuse/fuzzed-requests.ts";
import { wrongWith } from "../abuse/judge-answer.ts";
import { sendRaw } from "../abuse/raw-client.ts";
import { SITE_PATHS } from "../abuse/site-paths.ts";
import { makePlace } from "../make-place.ts";
import { signInReviewer } from "./reviewer-client.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

const REQUESTS = 1_000;
const AT_ONCE = 16;
const PATIENCE_MS = 30_000;
/** Always the same here; torture takes another one each time, and a failure of it is repeated with this variable. */
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

describe("fuzzed requests", () => {
  test("are made for every route of the table", () => {
    expect(SITE_PATHS).toContain("/state/:state");
    expect(SITE_PATHS).toContain("/review/submission/:id");
    expect(SITE_PATHS.length).toBeGreaterThan(50);
  });

  test(`get no 5xx, no stack trace, no foreign markup and always an answer (seed ${seed})`, async () => {
    const { cookie, token } = await signInReviewer(site, "keeper");
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
