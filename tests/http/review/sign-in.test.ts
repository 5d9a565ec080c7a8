/** Sessions of the desk from the outside: fixation, theft, rotation, expiry, revocation, and crowds at the door. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addReviewer, removeReviewer, resetPassword } from "../../../app/store/review/users.ts";
import { PASSWORD } from "../../reviewer-password.ts";
import { cookieOf, OWN_ORIGIN, signInForm, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";
import { htmlOf } from "./desk-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { TRUST_PROXY: "1" } });
  for (const name of ["ada", "ben"]) await addReviewer(site.store.db, name, PASSWORD, new Date());
});
afterAll(() => site.close());

const isIn = async (cookie: string) => (await site.get("/review", { headers: { cookie } })).status === 200;
const from = (address: string) => ({ "x-forwarded-for": address });

describe("a session", () => {
  test("has a key of the server's making, whatever the browser brought along", async () => {
    const planted = `__Host-reviewer=${"b".repeat(64)}`;
    const answer = await signInForm(site, "ada", PASSWORD, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect(await isIn(planted)).toBe(false);
    const two = `${planted}; ${planted}`;
    expect(cookieOf(await signInForm(site, "ada", PASSWORD, { cookie: two }))).not.toBe(planted);
  });

  test("is new with each sign-in, and the one before it ends", async () => {
    const first = (await signInReviewer(site, "bea")).cookie;
    const second = cookieOf(await signInForm(site, "bea", PASSWORD, { cookie: first }));
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  test("is not in the database as it is in the cookie", async () => {
    const { cookie } = await signInReviewer(site, "cleo");
    const rows = await site.store.db.selectFrom("sessions").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(cookie.split("=")[1]);
    for (const { id } of rows) expect(await isIn(`__Host-reviewer=${id}`)).toBe(false);
  });

  test("is over when its time or its idle time is, and no request brings it back", async () => {
    const { db } = site.store;
    const dora = await signInReviewer(site, "dora");
    const old = new Date(Date.now() - 13 * 3_600_000).toISOString();
    await db.updateTable("sessions").set({ lastSeenAt: old }).execute();
    expect([await isIn(dora.cookie), await isIn(dora.cookie)]).toEqual([false, false]);
    const again = cookieOf(await signInForm(site, "dora", PASSWORD));
    expect(await isIn(again)).toBe(true);
    await db
      .updateTable("sessions")
      .set({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
      .execute();
    expect(await isIn(again)).toBe(false);
  });

  test("is used by a person: what a page asks by itself does not keep it awake", async () => {
    const { db } = site.store;
    const eve = await signInReviewer(site, "eve");
    const then = new Date(Date.now() - 11 * 3_600_000).toISOString();
    const seen = async () =>
      (await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "userId")
        .select("lastSeenAt")
        .where("username", "=", "eve")
        .executeTakeFirstOrThrow())!.lastSeenAt;
    await db.updateTable("sessions").set({ lastSeenAt: then }).execute();
    expect((await eve.get("/review/watch/place/none")).status).toBe(404);
    expect(await seen()).toBe(then);
    await eve.get("/review");
    expect(await seen()).not.toBe(then);
  });

  test("ends everywhere with a new password, but for the browser that changed it", async () => {
    const fay = await signInReviewer(site, "fay");
    const stolen = cookieOf(await signInForm(site, "fay", PASSWORD));
    const next = "a brighter lantern now";
    const changed = await fay.post("/review/account", { current: PASSWORD, next, again: next });
    const fresh = cookieOf(changed);
    expect(fresh).not.toBe(fay.cookie);
    expect([await isIn(fay.cookie), await isIn(stolen), await isIn(fresh)]).toEqual([false, false, true]);
    // The form token of the session before does not fit the new one.
    const body = new URLSearchParams({ token: fay.token, everywhere: "yes" }).toString();
    const late = await site.get("/review/sign-out", {
      method: "POST",
      headers: { ...OWN_ORIGIN, cookie: fresh },
      body,
    });
    expect(late.status).toBe(403);
  });

  test("ends when an operator resets the password or closes the account", async () => {
    const gil = await signInReviewer(site, "gil");
    await resetPassword(site.store.db, "gil", "a third lantern at last");
    expect(await isIn(gil.cookie)).toBe(false);
    const again = cookieOf(await signInForm(site, "gil", "a third lantern at last"));
    expect(await isIn(again)).toBe(true);
    await removeReviewer(site.store.db, "gil", new Date());
    expect(await isIn(again)).toBe(false);
    expect((await signInForm(site, "gil", "a third lantern at last")).status).toBe(401);
  });
});

describe("signing in", () => {
  test("sets a cookie that only this host, only https and no script can use", async () => {
    const response = await signInForm(site, "ada", PASSWORD);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/review");
    const [session, browser] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-reviewer=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect(browser).toMatch(
      /^__Host-known-browser=[0-9a-f]{72}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
  });

  test("under plain http the cookie has no prefix that browsers would refuse", async () => {
    const plain = await startTestSite({ env: { SITE_URL: "http://localhost:3000" } });
    await addReviewer(plain.store.db, "ada", PASSWORD, new Date());
    const headers = { origin: "http://localhost:3000" };
    const [cookie] = (await signInForm(plain, "ada", PASSWORD, headers)).headers.getSetCookie();
    expect(cookie).toMatch(/^reviewer=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    await plain.close();
  });

  test("a wrong password and an unknown name get the same answer", async () => {
    const wrong = await signInForm(site, "ada", "wrong password", { "x-forwarded-for": "203.0.113.1" });
    const unknown = await signInForm(site, "nobody", "wrong password", { "x-forwarded-for": "203.0.113.2" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const plain = async (response: Response, name: string) =>
      (await response.text()).replaceAll(name, "NAME").match(/role="alert"[^>]*><p>([^<]*)</)![1];
    expect(await plain(wrong, "ada")).toBe(await plain(unknown, "nobody"));
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  test("a foreign site cannot sign anybody in", async () => {
    const response = await signInForm(site, "ada", PASSWORD, { origin: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("is slowed down after ten wrong guesses", async () => {
    const guess = () => signInForm(site, "ben", "wrong password", { "x-forwarded-for": "203.0.113.9" });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    const response = await guess();
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("900");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("Too many attempts.");
  });

  test("signing out ends this session, signing out everywhere ends all", async () => {
    const kim = await signInReviewer(site, "kim");
    const other = cookieOf(await signInForm(site, "kim", PASSWORD));
    const out = await kim.post("/review/sign-out", {});
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-reviewer=; .*Max-Age=0/);
    expect((await kim.get("/review")).status).toBe(302);
    expect((await site.get("/review", { headers: { cookie: other } })).status).toBe(200);
    const page = await htmlOf(site.get("/review/account", { headers: { cookie: other } }));
    const token = /name="token" value="([0-9a-f]+)"/.exec(page)![1]!;
    const third = cookieOf(await signInForm(site, "kim", PASSWORD));
    await site.get("/review/sign-out", {
      method: "POST",
      headers: { ...OWN_ORIGIN, cookie: other },
      body: new URLSearchParams({ token, everywhere: "yes" }).toString(),
    });
    expect((await site.get("/review", { headers: { cookie: third } })).status).toBe(302);
  });

  test("a reviewer changes their own password, and only with the old one", async () => {
    const lou = await signInReviewer(site, "lou");
    const next = "a brighter lantern now";
    const wrong = await lou.post("/review/account", { current: "no", next, again: next });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("The current password is not right.");
    const changed = await lou.post("/review/account", { current: PASSWORD, next, again: next });
    expect(changed.status).toBe(302);
    const after = await site.get(changed.headers.get("location")!, { headers: { cookie: cookieOf(changed) } });
    expect(await after.text()).toContain("Your password was changed.");
    expect(await htmlOf(lou.get("/review/account"))).not.toContain("Your password was changed.");
    expect((await lou.get("/review")).status).toBe(302);
    expect((await site.get("/review", { headers: { cookie: cookieOf(changed) } })).status).toBe(200);
    expect((await signInForm(site, "lou", PASSWORD)).status).toBe(401);
  });
});

describe("a crowd at the door", () => {
  test("forty at once from one address: ten are checked", async () => {
    const tries = Array.from({ length: 40 }, (_, i) =>
      signInForm(site, `name${i}`, "wrong password", from("203.0.113.40")),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test("guesses at a name from everywhere do not keep its owner out of a browser that is known", async () => {
    const hal = await signInReviewer(site, "hal");
    const home = (await signInForm(site, "hal", PASSWORD, from("198.51.100.9"))).headers.getSetCookie();
    const known = home.find((one) => one.startsWith("__Host-known-browser="))!.split(";")[0]!;
    for (let i = 0; i < 31; i++) await signInForm(site, "hal", "wrong password", from(`192.0.2.${i}`));
    expect((await signInForm(site, "hal", PASSWORD, from("192.0.2.200"))).status).toBe(429);
    expect(await isIn(hal.cookie)).toBe(true);
    const back = await signInForm(site, "hal", PASSWORD, { ...from("192.0.2.201"), cookie: known });
    expect(back.status).toBe(302);
    // Made for hal: it is no pass for another name, and nobody can make one.
    await signInReviewer(site, "ivy");
    for (let i = 0; i < 31; i++) await signInForm(site, "ivy", "wrong password", from(`192.0.2.${i}`));
    for (const cookie of [known, `__Host-known-browser=${"0".repeat(72)}`]) {
      const answer = await signInForm(site, "ivy", PASSWORD, { ...from("192.0.2.202"), cookie });
      expect(answer.status).toBe(429);
    }
  });
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
