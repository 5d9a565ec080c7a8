/** What the log holds of sign-ins and refusals, what a browser keeps after signing out, and what no folder gives away. */
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_ATTEMPTS_PER_ADDRESS } from "../../../app/domain/review/reviewer.ts";
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { PASSWORD } from "../../reviewer-password.ts";
import { OWN_ORIGIN, signInForm, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn" })], env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

interface SecurityEvent {
  readonly event?: string;
  readonly outcome?: string;
  readonly reviewer?: string | null;
  readonly address?: string;
}
const eventsOf = (name: string) => (site.logged as SecurityEvent[]).filter(({ event }) => event === name);
const from = (address: string) => ({ "x-forwarded-for": address });

describe("the log", () => {
  test("has a line for each attempt to sign in: right, wrong and too many", async () => {
    const ada = await signInReviewer(site, "ada");
    expect(ada.token).toBeTruthy();
    const wrong = "a wrong lantern at the gate";
    const count = MAX_ATTEMPTS_PER_ADDRESS + 1;
    for (let attempt = 0; attempt < count; attempt++) await signInForm(site, "ADA ", wrong, from("198.51.100.7"));
    const outcomes = eventsOf("sign-in").map(({ outcome, reviewer }) => `${reviewer} ${outcome}`);
    expect(outcomes).toEqual([
      "ada success",
      ...Array<string>(MAX_ATTEMPTS_PER_ADDRESS).fill("ada failure"),
      "ada throttled",
    ]);
    expect(new Set(eventsOf("sign-in").map(({ address }) => address)).size).toBe(2);
    for (const { address } of eventsOf("sign-in")) expect(address).toMatch(/^[0-9a-f]{40}$/);
  });

  test("leaves out a name that no account has: it may be a password in the wrong field", async () => {
    await signInForm(site, "my.secret.word", "x", from("198.51.100.8"));
    expect(eventsOf("sign-in").at(-1)).toMatchObject({ outcome: "failure", reviewer: null });
  });

  test("has a line for forms that did not come from the desk, new passwords and sign-outs", async () => {
    const ben = await signInReviewer(site, "ben");
    expect((await ben.post("/review/place/inn", { token: "0".repeat(40) })).status).toBe(403);
    expect(eventsOf("form-refused")).toEqual([{ event: "form-refused", reviewer: "ben" }]);
    const next = "a brighter lantern now";
    await ben.post("/review/account", { current: PASSWORD, next, again: next });
    expect(eventsOf("password-change")).toEqual([{ event: "password-change", reviewer: "ben" }]);
    const cleo = await signInReviewer(site, "cleo");
    await cleo.post("/review/sign-out", {});
    expect(eventsOf("sign-out")).toEqual([{ event: "sign-out", reviewer: "cleo", everywhere: false }]);
  });

  test("holds neither passwords, cookies, tokens nor addresses", async () => {
    const dora = await signInReviewer(site, "dora");
    await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    const all = JSON.stringify(site.logged);
    expect(all).not.toMatch(/lantern|my\.secret|198\.51|127\.0\.0\.1|::1|Ferry Street/);
    expect(all).not.toContain(dora.cookie.split("=")[1]!);
    expect(all).not.toContain(dora.token);
  });
});

describe("signing out", () => {
  test("leaves nothing in the browser, and nothing that could be shown again", async () => {
    const eve = await signInReviewer(site, "eve");
    const page = await eve.get("/review");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const out = await eve.post("/review/sign-out", {});
    expect(out.status).toBe(302);
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-reviewer=; .*Max-Age=0.*Secure/);
    expect((await eve.get("/review")).status).toBe(302);
  });

  test("through the page's script says the same", async () => {
    const finn = await signInReviewer(site, "finn");
    const out = await finn.post("/review/sign-out.data", {});
    expect(out.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect((await finn.get("/review")).status).toBe(302);
  });
});

describe("the sign-in form", () => {
  test("hides what is typed, and lets password managers do their work", async () => {
    const html = await (await site.get("/review/sign-in")).text();
    const field = /<input[^>]*name="password"[^>]*>/.exec(html)![0];
    expect(field).toMatch(/type="password"/);
    expect(field).toMatch(/autoComplete="current-password"|autocomplete="current-password"/);
    expect(field).not.toMatch(/onpaste|readonly/i);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/review/../x",
    "javascript:alert(1)",
    "/login",
  ])("leads on to the desk, not to %s", async (next) => {
    await signInReviewer(site, `next${Math.abs(hash(next))}`);
    const response = await site.get(`/review/sign-in?next=${encodeURIComponent(next)}`, {
      method: "POST",
      headers: OWN_ORIGIN,
      body: new URLSearchParams({ username: `next${Math.abs(hash(next))}`, password: PASSWORD }).toString(),
    });
    expect(response.headers.get("location")).toBe("/review");
  });
});

const hash = (text: string): number => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);

describe("nothing is given away by", () => {
  test.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/package.json",
    "/server/config.ts",
    "/build/server/index.js",
    "/.data/hauntway.db",
    "/assets/",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/metrics",
    "/debug",
  ])("%s", async (path) => {
    const response = await site.get(path);
    expect([301, 400, 404]).toContain(response.status);
    expect(await response.text()).not.toMatch(/"dependencies"|repositoryformatversion|Index of|hauntway_requests/);
  });

  test.each(["TRACE", "PROPFIND", "SEARCH"])("the method %s", async (method) => {
    const secret = { cookie: "reviewer=secret" };
    const answer = await new Promise<IncomingMessage>((resolve) =>
      request(site.address, { method, headers: secret }, resolve).end(),
    );
    expect(answer.statusCode).toBe(405);
    expect(Buffer.concat(await answer.toArray()).toString()).not.toContain("secret");
  });

  test("headers that name the server's programs", async () => {
    const { headers } = await site.get("/");
    expect(headers.get("server")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

describe("every kind of answer", () => {
  test.each([
    "/",
    "/no-such-page",
    "/api/stats",
    "/api/no-such-call",
    "/feed.xml",
    "/robots.txt",
    "/art/old-mill-inn-salem-oregon.svg",
    "/share/old-mill-inn-salem-oregon.png",
    "/api/export.csv",
    "/favicon.ico",
    "/review/sign-in",
    "/healthz",
  ])("%s carries the security headers and says what it is", async (path) => {
    const { headers } = await site.get(path);
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of [
      "default-src 'self'",
      "media-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe-|\*(?!\.)/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=31536000; includeSubDomains/);
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("access-control-allow-origin") ?? "*").toBe("*");
    const type = headers.get("content-type")!;
    expect(type).toMatch(/^(text\/|application\/|image\/)/);
    if (/^text\/|xml/.test(type)) expect(type).toMatch(/; charset=utf-8$/i);
  });
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
