/** "I Was There": what is taken, what is refused and how, and the page that follows. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeStamp } from "../../../app/domain/submissions/form-stamp.ts";
import { readSiteSecret } from "../../../app/store/engine/site-secret.ts";
import { makePlace } from "../../make-place.ts";
import { readPage } from "../read-page.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

const FORM = "/location/old-mill-inn-salem-oregon/report";
const SENT = {
  month: "8",
  year: "2025",
  timeOfDay: "night",
  happened: "something",
  activities: "Footsteps",
  where: "Third floor",
  account: "Steps crossed the room above me, though the floor was closed.",
  stars: "4",
  name: "Nell",
  consent: "yes",
};

let site: TestSite;
let hosts = 0;
beforeAll(async () => {
  site = await startTestSite({
    places: [
      makePlace({ id: "inn", access: "tours" }),
      makePlace({ id: "gone", houseName: "Gone Hall", access: "gone" }),
      makePlace({ id: "home", houseName: "Quiet Home", access: "private" }),
    ],
    env: { TRUST_PROXY: "1" },
  });
});
afterAll(() => site.close());

const newAddress = () => `198.51.${Math.floor(++hosts / 250)}.${hosts % 250}`;
const send = (fields: Record<string, string> = {}, { path = FORM, from = newAddress() } = {}) =>
  site.get(path, {
    method: "POST",
    headers: { ...OWN_ORIGIN, "x-forwarded-for": from },
    body: new URLSearchParams({ ...SENT, ...fields }).toString(),
  });

describe("the form", () => {
  test("asks for what a report needs, is never cached and not indexed", async () => {
    const response = await site.get(FORM);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const page = await readPage(response);
    expect(page.h1).toEqual(["I Was There"]);
    expect(page.meta("robots")).toContain("noindex");
    for (const name of ["month", "year", "timeOfDay", "happened", "activities", "account", "stars", "consent"]) {
      expect(page.html).toContain(`name="${name}"`);
    }
    expect(page.html).not.toMatch(/type="email"/);
  });

  test("of a former address leads to the current one", async () => {
    const response = await site.get("/location/inn/report");
    expect([response.status, response.headers.get("location")]).toEqual([301, FORM]);
  });

  test.each(["/location/quiet-home-salem-oregon/report", "/location/nowhere/report"])("%s is no form", async (path) => {
    const page = await readPage(await site.get(path));
    expect(page.status).toBe(404);
    expect(page.html).not.toContain('name="account"');
    const sent = await send({}, { path });
    expect(sent.status).toBe(404);
    expect(
      await site.store.db.selectFrom("visit_reports").select("id").where("locationId", "=", "home").execute(),
    ).toEqual([]);
  });

  test("a place that is gone takes reports of past visits", async () => {
    const path = "/location/gone-hall-salem-oregon/report";
    expect((await readPage(await site.get(path))).text).toContain("earlier visits are welcome");
    expect((await send({ year: "1974" }, { path })).status).toBe(303);
  });
});

describe("a report", () => {
  test("is stored and followed at an address of its own, with nothing public", async () => {
    const response = await send({ account: "Words that nobody may read before a reviewer." });
    expect(response.status).toBe(303);
    const page = await readPage(await site.get(response.headers.get("location")!));
    expect(page.h2).toContain("Waiting for review");
    expect(page.text).toContain("Keep the address of this page.");
    expect(page.text).toContain("Words that nobody may read");
    expect(page.meta("robots")).toContain("noindex");
    const published = await (await site.get("/location/old-mill-inn-salem-oregon")).text();
    expect(published).not.toContain("Words that nobody may read");
  });

  test.each<[string, Record<string, string>, string]>([
    ["no month", { month: "" }, "Required"],
    ["the future", { year: "2999" }, "This date is in the future."],
    ["before 1900", { year: "1899" }, "Please give a year from 1900 on."],
    ["no time of day", { timeOfDay: "" }, "Required"],
    ["no outcome", { happened: "" }, "Required"],
    ["something without words", { account: "" }, "Please tell us what happened."],
    ["few words", { account: "Odd." }, "Please write at least 20 characters."],
    ["too many words", { account: "x".repeat(2_001) }, "Please use at most 2,000 characters."],
    ["an unknown activity", { activities: "Dancing" }, "Please choose one of these."],
    ["activities of nothing", { happened: "nothing" }, "You chose that nothing happened"],
    ["no stars", { stars: "" }, "Required"],
    ["ten stars", { stars: "10" }, "Please choose one of these."],
    ["no consent", { consent: "" }, "we can publish your report only if you agree."],
  ])("with %s comes back filled, with the sentence beside its field", async (_what, fields, sentence) => {
    const page = await readPage(await send({ name: "Keep Me", ...fields }));
    expect(page.status).toBe(400);
    expect(page.title).toMatch(/^Error: /);
    expect(page.text).toContain(sentence);
    expect(page.html).toContain('value="Keep Me"');
    expect(page.html).toMatch(
      new RegExp(
        `id="report-${Object.keys(fields)[0]! === "happened" && fields.happened === "nothing" ? "activities" : Object.keys(fields)[0]}-error"`,
      ),
    );
  });

  test.each<[string, Record<string, string>]>([
    ["that fills the trap", { faxNumber: "1" }],
    ["that was filled in too fast", { stamp: "now" }],
  ])("of a program %s is refused, and taken when it is sent again", async (_what, fields) => {
    const stamp = writeStamp(await readSiteSecret(site.store.db), { issuedAt: new Date(), nonce: "n" });
    const page = await readPage(await send({ ...fields, ...(fields.stamp ? { stamp } : {}) }));
    expect(page.status).toBe(400);
    expect(page.html).toContain('role="alert"');
    expect(page.html).toContain(SENT.account);
  });

  test("is taken once a day from an address, and twice pressed is once sent", async () => {
    const from = newAddress();
    const first = await send({}, { from });
    const again = await send({}, { from });
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    const other = await readPage(await send({ account: "Another story of the same night, from here." }, { from }));
    expect(other.status).toBe(429);
    expect(other.text).toContain("we take one a day");
    expect(other.html).toContain("Another story of the same night");
    const elsewhere = await send({}, { from, path: "/location/gone-hall-salem-oregon/report" });
    expect(elsewhere.status).toBe(303);
  });

  test("shows hostile words as text, in every field and in the form that comes back", async () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>{{7*7}}\u202e`;
    const account = `${hostile} https://evil.example/ javascript:alert(1)`;
    const refused = await readPage(await send({ account, where: hostile, name: hostile.slice(0, 50), stars: hostile }));
    expect(refused.status).toBe(400);
    expect(refused.html).not.toContain("<script>alert(1)");
    const response = await send({ account, where: hostile, name: hostile.slice(0, 50) });
    const page = await readPage(await site.get(response.headers.get("location")!));
    expect(page.html).not.toContain("<script>alert(1)");
    expect(page.html).not.toContain("<img src=x");
    expect(page.links).not.toContain("https://evil.example/");
    expect(page.text).not.toContain("\u202e");
  });
});

describe("withdrawing", () => {
  test("asks first, then deletes the words for good", async () => {
    const response = await send({ account: "Regrettable words about a quiet night." });
    const path = response.headers.get("location")!;
    const post = (fields: Record<string, string>) =>
      site.get(path, { method: "POST", headers: OWN_ORIGIN, body: new URLSearchParams(fields).toString() });
    const asked = await readPage(await post({}));
    expect(asked.status).toBe(400);
    expect(asked.text).toContain("Please check the box first.");
    expect((await post({ sure: "yes" })).status).toBe(303);
    const page = await readPage(await site.get(path));
    expect(page.h2).toContain("Withdrawn");
    expect(page.html).not.toContain("Regrettable");
    const rows = await site.store.db.selectFrom("visit_reports").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("Regrettable");
    expect((await post({ sure: "yes" })).status).toBe(303);
  });

  test("works for reports only, and only from this site", async () => {
    expect((await site.get("/track/0123", { method: "POST", headers: OWN_ORIGIN, body: "sure=yes" })).status).toBe(404);
    const response = await send({});
    const foreign = { ...OWN_ORIGIN, origin: "https://elsewhere.example" };
    const refused = await site.get(response.headers.get("location")!, {
      method: "POST",
      headers: foreign,
      body: "sure=yes",
    });
    expect(refused.status).toBe(403);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
