/** The second step of signing in: what counts, how often, and what is on record. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MAX_CODE_ATTEMPTS, type Reviewer } from "../../app/domain/review/reviewer.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { TOO_OFTEN } from "../../app/store/review/attempts.ts";
import { listEvents } from "../../app/store/review/review-events.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  stopSecondFactor,
  takeCode,
  WRONG_CODE,
} from "../../app/store/review/second-factor.ts";
import {
  closeOtherSessionsOf,
  closeSessionById,
  findHalfSignedIn,
  findSession,
  listSessions,
  openSession,
} from "../../app/store/review/sessions.ts";
import { addReviewer, listReviewers, removeReviewer, resetSecondFactor } from "../../app/store/review/users.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

describe.each(ENGINES)("the second step on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
  });
  afterAll(() => dispose());

  const reviewer = (name: string) => addReviewer(store.db, name, PASSWORD, NOW);
  const setUp = async (who: Reviewer) => {
    await beginSecondFactor(store.db, who);
    const secret = (await readSecondFactor(store.db, who.id)).newSecret!;
    const codes = await confirmSecondFactor(store.db, who, { code: codeAt(secret, NOW), now: NOW });
    return { secret, codes };
  };
  const take = (who: Reviewer, code: string, now: Date, db = store.db) => takeCode(db, who, { code, now });

  test("counts only once a code was entered, and then its secret is shown to nobody", async () => {
    const ada = await reviewer("ada");
    expect(await readSecondFactor(store.db, ada.id)).toEqual({
      since: undefined,
      newSecret: undefined,
      recoveryCodes: 0,
    });
    await beginSecondFactor(store.db, ada);
    const { newSecret, since } = await readSecondFactor(store.db, ada.id);
    expect(since).toBeUndefined();
    const wrong = codeAt(newSecret!, later(3_600));
    await expect(confirmSecondFactor(store.db, ada, { code: wrong, now: NOW })).rejects.toThrow(WRONG_CODE);
    expect((await readSecondFactor(store.db, ada.id)).since).toBeUndefined();
    await confirmSecondFactor(store.db, ada, { code: codeAt(newSecret!, NOW), now: NOW });
    expect(await readSecondFactor(store.db, ada.id)).toEqual({
      since: NOW.toISOString(),
      newSecret: undefined,
      recoveryCodes: 10,
    });
    await expect(beginSecondFactor(store.db, ada)).rejects.toMatchObject({ code: "conflict" });
  });

  test("takes each code once, also of two servers at once, and none from before the last one", async () => {
    const bea = await reviewer("bea");
    const { secret } = await setUp(bea);
    // It was used to set it up.
    await expect(take(bea, codeAt(secret, NOW), NOW)).rejects.toThrow(WRONG_CODE);
    const next = later(60);
    const both = await Promise.allSettled([
      take(bea, codeAt(secret, next), next),
      take(bea, codeAt(secret, next), next, (second ?? store).db),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(take(bea, codeAt(secret, later(30)), next)).rejects.toThrow(WRONG_CODE);
    expect(await take(bea, codeAt(secret, later(90)), next)).toBe("app");
  });

  test("takes each recovery code once, its owner's only; new ones end the old ones", async () => {
    const [cleo, dan] = [await reviewer("cleo"), await reviewer("dan")];
    const { codes } = await setUp(cleo);
    await setUp(dan);
    await expect(take(dan, codes[0]!, NOW)).rejects.toThrow(WRONG_CODE);
    expect(await take(cleo, codes[0]!.toUpperCase(), NOW)).toBe("recovery");
    await expect(take(cleo, codes[0]!, NOW)).rejects.toThrow(WRONG_CODE);
    expect((await readSecondFactor(store.db, cleo.id)).recoveryCodes).toBe(9);
    const fresh = await renewRecoveryCodes(store.db, cleo, NOW);
    await expect(take(cleo, codes[1]!, NOW)).rejects.toThrow(WRONG_CODE);
    expect(await take(cleo, fresh[1]!, NOW)).toBe("recovery");
    const rows = await store.db.selectFrom("recovery_codes").selectAll().execute();
    for (const code of fresh) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test("of forty codes at once five are looked at; then not even the right one counts for 15 minutes", async () => {
    const eve = await reviewer("eve");
    const { secret, codes } = await setUp(eve);
    const tries = Array.from({ length: 40 }, (_, i) =>
      take(eve, String(100_000 + i), later(600), i % 2 ? store.db : (second ?? store).db),
    );
    const said = (await Promise.allSettled(tries)).map((one) => one.status === "rejected" && one.reason.message);
    expect(said.filter((sentence) => sentence === WRONG_CODE)).toHaveLength(MAX_CODE_ATTEMPTS);
    expect(said.filter((sentence) => sentence === TOO_OFTEN)).toHaveLength(40 - MAX_CODE_ATTEMPTS);
    await expect(take(eve, codeAt(secret, later(600)), later(600))).rejects.toThrow(TOO_OFTEN);
    await expect(take(eve, codes[0]!, later(600))).rejects.toThrow(TOO_OFTEN);
    expect(await take(eve, codeAt(secret, later(1_500)), later(1_500))).toBe("app");
  });

  test("an operator turns it off: sessions end, tries count anew, the name can set it up again", async () => {
    const fay = await reviewer("fay");
    const { codes } = await setUp(fay);
    const key = await openSession(store.db, fay.id, { now: NOW, addressHash: "a" });
    for (let i = 0; i < 5; i++) await expect(take(fay, "000000", NOW)).rejects.toThrow();
    await resetSecondFactor(store.db, "Fay", NOW);
    expect(await findSession(store.db, key, NOW)).toBeUndefined();
    expect((await readSecondFactor(store.db, fay.id)).since).toBeUndefined();
    await expect(take(fay, codes[0]!, NOW)).rejects.toThrow(WRONG_CODE);
    await setUp(fay);
    await expect(resetSecondFactor(store.db, "nobody", NOW)).rejects.toMatchObject({ code: "not-found" });
  });

  test("an account that was removed and is added again begins without it", async () => {
    const gus = await reviewer("gus");
    await setUp(gus);
    await removeReviewer(store.db, "gus", NOW);
    await reviewer("gus");
    expect(await readSecondFactor(store.db, gus.id)).toMatchObject({ since: undefined, recoveryCodes: 0 });
    const listed = await listReviewers(store.db);
    expect(listed.filter(({ totpSince }) => totpSince).map(({ username }) => username)).toContain("ada");
    expect(listed.find(({ username }) => username === "gus")!.totpSince).toBeNull();
  });

  test("a session that awaits its code opens nothing, is not listed, and ends after ten minutes", async () => {
    const hal = await reviewer("hal");
    const key = await openSession(store.db, hal.id, { now: NOW, addressHash: "a", awaitsCode: true });
    expect(await findSession(store.db, key, NOW)).toBeUndefined();
    expect(await listSessions(store.db, hal.id, key, NOW)).toEqual([]);
    expect(await findHalfSignedIn(store.db, key, later(599))).toMatchObject(hal);
    expect(await findHalfSignedIn(store.db, key, later(600))).toBeUndefined();
    const whole = await openSession(store.db, hal.id, { now: NOW, addressHash: "a" });
    expect(await findHalfSignedIn(store.db, whole, NOW)).toBeUndefined();
    await removeReviewer(store.db, "hal", NOW);
    expect(await findHalfSignedIn(store.db, key, NOW)).toBeUndefined();
  });

  test("sessions are told apart and ended one by one, only by their owner", async () => {
    const [ida, jo] = [await reviewer("ida"), await reviewer("jo")];
    const open = (browser: string) => openSession(store.db, ida.id, { now: NOW, addressHash: "a", browser });
    const [mine, other, third] = [await open("Firefox on Linux"), await open("Safari on iPhone"), await open("Chrome")];
    const listed = await listSessions(store.db, ida.id, mine, NOW);
    expect(listed.filter(({ isThis }) => isThis).map(({ browser }) => browser)).toEqual(["Firefox on Linux"]);
    const phone = listed.find(({ browser }) => browser === "Safari on iPhone")!;
    expect(await closeSessionById(store.db, jo.id, phone.id)).toBe(false);
    expect(await findSession(store.db, other, NOW)).toBeDefined();
    expect(await closeSessionById(store.db, ida.id, phone.id)).toBe(true);
    expect(await findSession(store.db, other, NOW)).toBeUndefined();
    await closeOtherSessionsOf(store.db, ida.id, mine);
    expect(await findSession(store.db, third, NOW)).toBeUndefined();
    expect(await findSession(store.db, mine, NOW)).toMatchObject({ reviewer: ida, hasSecondFactor: false });
    // What has idled too long opens nothing and is not listed either.
    expect(await listSessions(store.db, ida.id, mine, later(12 * 3_600 + 1))).toEqual([]);
  });

  test("the history says who turned it on and off, and when somebody knew the password only", async () => {
    const kim = await reviewer("kim");
    await setUp(kim);
    await expect(take(kim, "000000", NOW)).rejects.toThrow(WRONG_CODE);
    await renewRecoveryCodes(store.db, kim, NOW);
    await stopSecondFactor(store.db, kim, NOW);
    await setUp(kim);
    await resetSecondFactor(store.db, "kim", NOW);
    const steps = (await listEvents(store.db, { accountId: kim.id })).map(({ by, action, of }) => [by, action, of]);
    expect(steps.toReversed()).toEqual([
      ["kim", "start-2fa", "account"],
      ["kim", "wrong-code", "account"],
      ["kim", "renew-codes", "account"],
      ["kim", "stop-2fa", "account"],
      ["kim", "start-2fa", "account"],
      ["An operator", "stop-2fa", "account"],
    ]);
  });
});
