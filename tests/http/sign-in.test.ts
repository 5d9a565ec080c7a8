/** Sessions of the desk from the outside: fixation, theft, rotation, expiry, revocation, and crowds at the door. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { removeReviewer, resetPassword } from "../../app/store/users.ts";
import { cookieOf, OWN_ORIGIN, PASSWORD, signInForm, signInReviewer } from "./reviewer-client.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.close());

const isIn = async (cookie: string) => (await site.get("/review", { headers: { cookie } })).status === 200;
const from = (address: string) => ({ "x-forwarded-for": address });

describe("a session", () => {
  test("has a key of the server's making, whatever the browser brought along", async () => {
    await signInReviewer(site, "ada");
    const planted = `__Host-reviewer=${"b".repeat(64)}`;
    const answer = await signInForm(site, "ada", PASSWORD, { cookie: planted });
    expect(cookieOf(answer)).not.toBe(planted);
    expect(await isIn(planted)).toBe(false);
    const two = `${planted}; ${planted}`;
    expect(cookieOf(await signInForm(site, "ada", PASSWORD, { cookie: two }))).not.toBe(planted);
  });

  test("begins anew with each sign-in, and the one before it ends", async () => {
    const first = (await signInReviewer(site, "ben")).cookie;
    const second = cookieOf(await signInForm(site, "ben", PASSWORD, { cookie: first }));
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
