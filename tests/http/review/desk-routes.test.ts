/** Who may do what: every address of the desk and every address that writes. A new one without a row here fails. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRules } from "../../../app/api/index.ts";
import routes from "../../../app/routes.ts";
import { UNKNOWN_API } from "../../../server/http/route-table.ts";
import { addPhoto } from "../../make-photo.ts";
import { makePlace } from "../../make-place.ts";
import { sendReport } from "../../make-report.ts";
import { makeSubmission } from "../../make-submission.ts";
import { ROUTE_PATTERNS } from "../../route-patterns.ts";
import { OWN_ORIGIN, type ReviewerClient, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

interface Rule {
  /** An address of this kind that exists. */
  readonly path: string;
  /** anyone: open to all. reviewer: the rest is led to the sign-in. refused: nobody, 405. */
  readonly get: "anyone" | "reviewer" | "refused" | "reviewer-api";
  /** reviewer: needs a session and the form's token. open: anyone, within limits; a foreign site's form is refused. */
  readonly post: "reviewer" | "open" | "api" | "refused";
  /** What a reviewer's GET is answered with, when not 200. */
  readonly got?: number;
}

const RULES: Readonly<Record<string, Rule>> = {
  "/review": { path: "/review", get: "reviewer", post: "refused" },
  "/review/sign-in": { path: "/review/sign-in", get: "anyone", post: "open" },
  "/review/sign-in/code": { path: "/review/sign-in/code", get: "anyone", post: "open" },
  "/review/sign-out": { path: "/review/sign-out", get: "reviewer", post: "reviewer", got: 302 },
  "/review/session": { path: "/review/session", get: "reviewer", post: "refused" },
  "/review/account": { path: "/review/account", get: "reviewer", post: "reviewer" },
  "/review/two-step": { path: "/review/two-step", get: "reviewer", post: "reviewer" },
  "/review/submission/:id": { path: "/review/submission/SUBMISSION", get: "reviewer", post: "reviewer" },
  "/review/correction/:id": { path: "/review/correction/CORRECTION", get: "reviewer", post: "reviewer" },
  "/review/report/:id": { path: "/review/report/REPORT", get: "reviewer", post: "reviewer" },
  "/review/photo/:id": { path: "/review/photo/PHOTO", get: "reviewer", post: "reviewer" },
  "/review/photo-file/:file": { path: "/review/photo-file/PHOTO-320.webp", get: "reviewer", post: "refused" },
  "/review/close": { path: "/review/close", get: "reviewer", post: "reviewer" },
  "/review/places": { path: "/review/places", get: "reviewer", post: "refused" },
  "/review/place/:id": { path: "/review/place/inn", get: "reviewer", post: "reviewer" },
  "/review/place/:id/photos": { path: "/review/place/inn/photos", get: "reviewer", post: "reviewer" },
  "/review/geocode": { path: "/review/geocode", get: "reviewer", post: "refused" },
  "/review/poster.svg": { path: "/review/poster.svg", get: "reviewer", post: "refused" },
  "/review/preview": { path: "/review/preview", get: "refused", post: "reviewer" },
  "/review/watch/:kind/:id": { path: "/review/watch/submission/SUBMISSION", get: "reviewer", post: "refused" },
  "/submit": { path: "/submit", get: "anyone", post: "open" },
  "/location/:slug/report": {
    path: "/location/old-mill-inn-salem-oregon/report",
    get: "anyone",
    post: "open",
  },
  "/location/:slug/report/send": {
    path: "/location/old-mill-inn-salem-oregon/report/send",
    get: "refused",
    post: "open",
  },
  "/track/:token": { path: "/track/TOKEN", get: "anyone", post: "open" },
  "/corrections": { path: "/corrections", get: "anyone", post: "open" },
  "/saved/lookup": { path: "/saved/lookup", get: "refused", post: "open" },
  "/mcp": { path: "/mcp", get: "refused", post: "api" },
  "/api/submissions": { path: "/api/submissions", get: "reviewer-api", post: "api" },
  "/api/search/nearby": { path: "/api/search/nearby", get: "refused", post: "api" },
};

const JSON_BODY = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** Not a route of its own: whatever else is asked for under /review gets the desk's headers, too. */
const NO_ROUTE = "/review/*";

type Entry = { readonly path?: string; readonly file: string; readonly children?: readonly Entry[] };
function allPaths(entries: readonly Entry[], under = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? under || "/" : `${under}/${path}`;
    return children ? allPaths(children, own) : [own];
  });
}
const routePaths = [...allPaths(routes as readonly Entry[]), ...apiRules.map(({ path }) => path)];
const writing = ROUTE_PATTERNS.filter(
  (rule) => rule !== UNKNOWN_API && rule.methods.some((method) => method !== "GET" && method !== "HEAD"),
);

describe("the table", () => {
  test("names every route under /review", () => {
    const desk = routePaths.filter((path) => path === "/review" || path.startsWith("/review/"));
    expect(desk.length).toBeGreaterThan(10);
    expect(desk.filter((path) => !(path in RULES))).toEqual([]);
  });

  test("names every address that takes anything but GET", () => {
    expect(writing.map(({ path }) => path).filter((path) => !(path in RULES))).toEqual([]);
  });

  test("names nothing that does not exist, and every desk address is personal", () => {
    expect(Object.keys(RULES).filter((path) => !routePaths.includes(path))).toEqual([]);
    const open = ROUTE_PATTERNS.filter(({ path, personal }) => path.startsWith("/review") && !personal);
    expect(open.map(({ path }) => path)).toEqual([]);
    const rules = ROUTE_PATTERNS.map(({ path }) => path);
    expect(Object.keys(RULES).filter((path) => !rules.includes(path))).toEqual([]);
    expect(ROUTE_PATTERNS.some(({ path }) => path === NO_ROUTE)).toBe(true);
  });

  test("only the desk takes long forms", () => {
    expect(ROUTE_PATTERNS.filter(({ longForm }) => longForm).map(({ path }) => path)).toEqual([
      "/review/preview",
      "/review/submission/:id",
      "/review/place/:id",
    ]);
  });

  test("only the form of a visit and the desk take photographs", () => {
    expect(ROUTE_PATTERNS.filter(({ photos }) => photos).map(({ path }) => path)).toEqual([
      "/location/:slug/report/send",
      "/review/place/:id/photos",
      "/location/:slug/report",
    ]);
  });
});

describe("in practice", () => {
  let site: TestSite;
  let ada: ReviewerClient;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    site = await startTestSite({ places: [makePlace({ id: "inn" })], env: { TRUST_PROXY: "1" } });
    ada = await signInReviewer(site, "ada");
    const sent = await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    ids.SUBMISSION = (await sent.json()).id;
    await site.get("/corrections", {
      method: "POST",
      headers: OWN_ORIGIN,
      body: new URLSearchParams({ placeId: "inn", kind: "correct", message: "The year is wrong." }).toString(),
    });
    const row = await site.store.db.selectFrom("corrections").select("id").executeTakeFirstOrThrow();
    ids.CORRECTION = row.id;
    const report = await sendReport(site.store.db, "inn");
    ids.REPORT = report.id;
    ids.TOKEN = report.trackingToken;
    ids.PHOTO = await addPhoto(site.store.db, "inn", { status: "pending", reportId: report.id });
  });
  afterAll(() => site.close());

  const pathOf = ({ path }: Rule) => path.replace(/SUBMISSION|CORRECTION|REPORT|TOKEN|PHOTO/, (name) => ids[name]!);
  let visitor = 0;
  const stranger = () => ({ "x-forwarded-for": `203.0.113.${++visitor % 250}` });
  /** A form goes along, so that what was written can be shown there. */
  const leadsToSignIn = (response: Response, status = 302) =>
    response.status === status && response.headers.get("location")!.startsWith("/review/sign-in");
  const recorded = async () => {
    const { db } = site.store;
    const events = await db.selectFrom("review_events").select("id").execute();
    const places = await db.selectFrom("haunted_locations").select("version").execute();
    const sessions = await db.selectFrom("sessions").select("id").orderBy("id").execute();
    return JSON.stringify([events, places, sessions]);
  };

  test.each(Object.entries(RULES))("GET %s", async (_route, rule) => {
    const path = pathOf(rule);
    const asStranger = await site.get(path, { headers: stranger() });
    const withForgedCookie = await site.get(path, {
      headers: { ...stranger(), cookie: `__Host-reviewer=${"a".repeat(64)}` },
    });
    const asReviewer = await ada.get(path);
    for (const response of [asStranger, withForgedCookie]) {
      if (rule.get === "anyone") expect(response.status).toBe(200);
      if (rule.get === "refused") expect(response.status).toBe(405);
      if (rule.get === "reviewer") expect(leadsToSignIn(response), path).toBe(true);
      if (rule.get === "reviewer-api") expect(response.status).toBe(401);
    }
    if (path === "/review/sign-in") expect(asReviewer.status).toBe(302);
    else expect(asReviewer.status).toBe(rule.get === "refused" ? 405 : (rule.got ?? 200));
    if (rule.get === "reviewer") {
      expect(asReviewer.headers.get("cache-control")).toBe("no-store");
      expect(asReviewer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
      // The data of a page is guarded as the page is.
      const data = await site.get(`${path}.data`, { headers: stranger() });
      expect([202, 302, 404, 405], `${path}.data`).toContain(data.status);
      expect(await data.text()).not.toMatch(/formToken|Lantern Hall|The year is wrong/);
    }
  });

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    site.get(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  const INTENTS = { intent: "reject", reason: "No.", version: "1", everywhere: "yes", placeId: "inn" };

  test.each(Object.entries(RULES).filter(([, rule]) => rule.post === "reviewer"))(
    "POST %s needs a session, the form's token, and our own page",
    async (_route, rule) => {
      const path = pathOf(rule);
      const before = await recorded();
      const fields = { ...INTENTS, token: ada.token };
      expect(leadsToSignIn(await post(path, fields, { ...OWN_ORIGIN, ...stranger() }), 307)).toBe(true);
      const forged = { ...OWN_ORIGIN, cookie: `__Host-reviewer=${"a".repeat(64)}` };
      expect(leadsToSignIn(await post(path, fields, forged), 307)).toBe(true);
      const own = { ...OWN_ORIGIN, cookie: ada.cookie };
      expect((await post(path, { ...INTENTS, token: "" }, own)).status).toBe(403);
      expect((await post(path, { ...INTENTS, token: "0".repeat(40) }, own)).status).toBe(403);
      expect((await post(path, fields, { ...own, origin: "https://evil.example" })).status).toBe(403);
      expect((await post(path, fields, { ...own, origin: "null" })).status).toBe(403);
      const { origin: _, ...noOrigin } = own;
      expect((await post(path, fields, { ...noOrigin, "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect((await post(`${path}.data`, { ...INTENTS, token: "" }, own)).status).toBe(403);
      expect((await site.get(path, { method: "POST", headers: own, body: "{}" })).status).toBe(403);
      expect(await recorded()).toBe(before);
    },
  );

  test.each(Object.entries(RULES).filter(([, rule]) => rule.post === "open"))(
    "POST %s is open, but not to other sites' forms",
    async (_route, rule) => {
      const answer = await post(pathOf(rule), {}, { ...OWN_ORIGIN, ...stranger() });
      expect([400, 401]).toContain(answer.status);
      const foreign = await post(pathOf(rule), {}, { ...OWN_ORIGIN, ...stranger(), origin: "https://evil.example" });
      expect(foreign.status).toBe(403);
    },
  );

  test.each(Object.entries(RULES).filter(([, rule]) => rule.post === "api"))(
    "POST %s does the same for everyone, with or without a session",
    async (_route, rule) => {
      const send = (headers: Record<string, string>) =>
        site.get(pathOf(rule), { method: "POST", headers: { ...JSON_BODY, ...stranger(), ...headers }, body: "{}" });
      expect((await send({})).status).toBe(400);
      expect((await send({ cookie: ada.cookie })).status).toBe(400);
    },
  );

  test.each(Object.entries(RULES).filter(([, rule]) => rule.post === "refused"))("POST %s is 405", async (_r, rule) => {
    const response = await post(pathOf(rule), { token: ada.token }, { ...OWN_ORIGIN, cookie: ada.cookie });
    expect(response.status).toBe(405);
  });

  test.each(Object.entries(RULES))("PUT, PATCH and DELETE %s are 405 for everyone", async (_route, rule) => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const response = await site.get(pathOf(rule), { method, headers: { ...OWN_ORIGIN, cookie: ada.cookie } });
      expect(response.status, method).toBe(405);
    }
  });

  test("another spelling of an address leads to no way around the guard", async () => {
    for (const path of [
      "/Review",
      "/review/",
      "//review",
      "/review/%70laces",
      "/review/places/",
      "/review;x",
      "/review/./places",
    ]) {
      const response = await site.get(path, { headers: stranger() });
      expect(await response.text(), path).not.toMatch(/Sign out|formToken/);
    }
  });

  test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
});
