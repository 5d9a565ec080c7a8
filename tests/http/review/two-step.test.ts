/** Two-step sign-in over HTTP, without scripts: setting it up, the code, what a half-signed-in browser may open. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../reviewer-password.ts";
import { cookieOf, OWN_ORIGIN, type ReviewerClient, signInForm, signInReviewer } from "../reviewer-client.ts";
import { SITE_ENGINES } from "../site-engines.ts";
import { startTestSite, type TestSite } from "../test-site.ts";
import { htmlOf } from "./desk-site.ts";

/** The code of the next half minute: this one's may have been used already. */
const nextCode = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const RECOVERY_CODE = /([a-z2-7]{4}-){5}[a-z2-7]{4}/g;

async function setUp(client: ReviewerClient) {
  await client.post("/review/two-step", { intent: "begin", current: PASSWORD });
  const page = await htmlOf(client.get("/review/two-step"));
  const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(page)![1]!.replaceAll(" ", "");
  const done = await htmlOf(client.post("/review/two-step", { intent: "confirm", code: codeNow(secret) }));
  return { secret, page, codes: [...new Set(done.match(RECOVERY_CODE))] };
}

/** The session that the button beside this browser ends. */
function endButton(page: string, browser: string): string {
  const button = page.match(/<button[^>]*name="end"[^>]*>/g)!.find((tag) => tag.includes(`Sign out there: ${browser}`));
  return /value="([0-9a-f]{64})"/.exec(button!)![1]!;
}

const sendCode = (site: TestSite, cookie: string, code: string, query = "") =>
  site.get(`/review/sign-in/code${query}`, {
    method: "POST",
    headers: { ...OWN_ORIGIN, cookie },
    body: new URLSearchParams({ code }).toString(),
  });

describe.each(SITE_ENGINES)("two-step sign-in on $engine", ({ environment }) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { TRUST_PROXY: "1", ...(await environment()) } });
  });
  afterAll(() => site.close());
  const isIn = async (cookie: string) => (await site.get("/review", { headers: { cookie } })).status === 200;

  test("is set up with the password and a first code; recovery codes are shown once, other sessions end", async () => {
    const ada = await signInReviewer(site, "ada");
    const other = cookieOf(await signInForm(site, "ada", PASSWORD));
    const wrong = await ada.post("/review/two-step", { intent: "begin", current: "wrong password" });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("The current password is not right.");
    const { page, codes, secret } = await setUp(ada);
    expect(page).toContain("QR code for your authenticator app");
    expect(page).toContain(`otpauth://totp/Hauntway:ada?issuer=Hauntway&amp;secret=${secret}`);
    expect(codes).toHaveLength(10);
    expect([await isIn(other), await isIn(ada.cookie)]).toEqual([false, true]);
    const later = await htmlOf(ada.get("/review/two-step"));
    expect(later).toContain("10 recovery codes are left.");
    expect(later).not.toContain(secret.slice(0, 4));
    expect(later.match(RECOVERY_CODE)).toBeNull();
    const account = await htmlOf(ada.get("/review/account"));
    expect(account).toContain("It is on.");
    expect(account).toContain("turned two-step sign-in on");
  });

  test("a code that is not right turns nothing on and shows the same key again", async () => {
    const bea = await signInReviewer(site, "bea");
    await bea.post("/review/two-step", { intent: "begin", current: PASSWORD });
    const keyIn = (html: string) => /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)![1];
    const before = await htmlOf(bea.get("/review/two-step"));
    const refused = await bea.post("/review/two-step", { intent: "confirm", code: "12345" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("The code is not right. Each one counts for half a minute, and once.");
    expect(keyIn(html)).toBe(keyIn(before));
    expect((await signInForm(site, "bea", PASSWORD)).headers.get("location")).toBe("/review");
  });

  test("the password opens only the page for the code; the code opens the page that was wanted, in a new session", async () => {
    const { secret } = await setUp(await signInReviewer(site, "cleo"));
    const asked = await site.get("/review/sign-in?next=%2Freview%2Fplaces", {
      method: "POST",
      headers: OWN_ORIGIN,
      body: new URLSearchParams({ username: "cleo", password: PASSWORD }).toString(),
    });
    const codePage = asked.headers.get("location")!;
    expect(codePage).toBe("/review/sign-in/code?next=%2Freview%2Fplaces");
    expect(asked.headers.getSetCookie()).toHaveLength(1);
    const half = cookieOf(asked);
    for (const path of ["/review", "/review/account", "/review/two-step", "/review.data", "/review/session"]) {
      const answer = await site.get(path, { headers: { cookie: half } });
      expect(await answer.text(), path).not.toMatch(/Sign out|formToken/);
    }
    expect((await site.get("/api/submissions", { headers: { cookie: half } })).status).toBe(401);
    expect(await htmlOf(site.get(codePage, { headers: { cookie: half } }))).toContain("Six digits");

    const wrong = await sendCode(site, half, "000000");
    expect([wrong.status, wrong.headers.get("set-cookie")]).toEqual([401, null]);
    expect(await wrong.text()).toContain("The code is not right.");
    const right = await sendCode(site, half, nextCode(secret), "?next=%2Freview%2Fplaces");
    expect([right.status, right.headers.get("location")]).toEqual([302, "/review/places"]);
    expect(cookieOf(right)).not.toBe(half);
    expect([await isIn(half), await isIn(cookieOf(right))]).toEqual([false, true]);
    // The half session is over, and the same code with it.
    const again = await sendCode(site, half, nextCode(secret));
    expect(again.status).toBe(401);
    expect(await again.text()).toContain("The code is asked for after the password");
    const history = await htmlOf(site.get("/review/account", { headers: { cookie: cookieOf(right) } }));
    expect(history).toContain("knew the password, but not the code");
  });

  test("a recovery code signs in once and is on record; tries are limited for the account", async () => {
    const { codes } = await setUp(await signInReviewer(site, "dora"));
    const half = async () => cookieOf(await signInForm(site, "dora", PASSWORD));
    const entered = await sendCode(site, await half(), codes[0]!);
    expect(entered.headers.get("location")).toBe("/review");
    const account = await htmlOf(site.get("/review/account", { headers: { cookie: cookieOf(entered) } }));
    expect(account).toContain("signed in with a recovery code");
    const cookie = await half();
    const statuses: number[] = [];
    for (const code of [codes[0]!, "000000", "000001", "000002", "000003", codes[1]!]) {
      const answer = await sendCode(site, cookie, code);
      statuses.push(answer.status);
      if (answer.status === 429) expect(answer.headers.get("retry-after")).toBe("900");
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("turned off with the password, the password alone signs in again", async () => {
    const eve = await signInReviewer(site, "eve");
    await setUp(eve);
    expect((await eve.post("/review/two-step", { intent: "stop", current: "no" })).status).toBe(400);
    expect((await eve.post("/review/two-step", { intent: "stop", current: PASSWORD })).status).toBe(302);
    expect((await signInForm(site, "eve", PASSWORD)).headers.get("location")).toBe("/review");
  });

  test("one session is ended from the account page, and it says which browser it is", async () => {
    const fay = await signInReviewer(site, "fay");
    const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605 Version/18.5 Safari/604.1";
    const [second, third] = [
      cookieOf(await signInForm(site, "fay", PASSWORD, { "user-agent": phone })),
      cookieOf(await signInForm(site, "fay", PASSWORD)),
    ];
    const page = await htmlOf(fay.get("/review/account"));
    const id = endButton(page, "Safari on iPhone");
    expect((await fay.post("/review/account", { end: id })).status).toBe(302);
    expect([await isIn(second), await isIn(third), await isIn(fay.cookie)]).toEqual([false, true, true]);
    const gus = await signInReviewer(site, "gus");
    const other = endButton(await htmlOf(fay.get("/review/account")), "another browser");
    await gus.post("/review/account", { end: other });
    expect(await isIn(third)).toBe(true);
    expect(site.errors).toEqual([]);
  });
});

describe("with REVIEW_2FA=1", () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({ env: { REVIEW_2FA: "1", TRUST_PROXY: "1" } });
  });
  afterAll(() => site.close());

  test("a reviewer without it can do nothing but set it up or sign out, and loses no words", async () => {
    await signInReviewer(site, "ada").catch(() => {});
    const cookie = cookieOf(await signInForm(site, "ada", PASSWORD));
    const get = (path: string) => site.get(path, { headers: { cookie } });
    for (const path of ["/review", "/review/places", "/review/account", "/review/geocode?q=salem"]) {
      expect((await get(path)).headers.get("location"), path).toBe("/review/two-step");
    }
    expect((await get("/api/submissions")).status).toBe(401);
    const page = await htmlOf(get("/review/two-step"));
    expect(page).toContain("This site asks every reviewer for it");
    const token = /name="token" value="([0-9a-f]+)"/.exec(page)![1]!;
    const post = (path: string, fields: Record<string, string>) =>
      site.get(path, {
        method: "POST",
        headers: { ...OWN_ORIGIN, cookie },
        body: new URLSearchParams({ token, ...fields }).toString(),
      });
    const refused = await post("/review/place/inn", { reason: "Half an hour's work." });
    expect(refused.status).toBe(403);
    const text = await refused.text();
    expect(text).toContain("this site asks for two steps to sign in now");
    expect(text).toContain("Half an hour&#x27;s work.");

    await post("/review/two-step", { intent: "begin", current: PASSWORD });
    const key = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(await htmlOf(get("/review/two-step")))![1]!;
    await post("/review/two-step", { intent: "confirm", code: codeNow(key.replaceAll(" ", "")) });
    expect((await get("/review")).status).toBe(200);
    await post("/review/two-step", { intent: "stop", current: PASSWORD });
    expect((await get("/review")).headers.get("location")).toBe("/review/two-step");
    expect((await post("/review/sign-out", {})).headers.get("location")).toBe("/review/sign-in");
  });
});
