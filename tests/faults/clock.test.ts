import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { isTooFast } from "../../app/domain/submissions/form-stamp.ts";
import { solveProof } from "../../app/domain/submissions/solve-proof.ts";
import { FREE_PER_SENDER } from "../../app/domain/submissions/submission-limits.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { claimGeocoderCall } from "../../app/store/places/geocode-answers.ts";
import { forgetAttempts, guesses, TOO_OFTEN, takeGuess } from "../../app/store/review/attempts.ts";
import { findHalfSignedIn, findSession, listSessions, openSession } from "../../app/store/review/sessions.ts";
import { addReviewer } from "../../app/store/review/users.ts";
import { startTestSite, type TestSite } from "../http/test-site.ts";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "../store/engines.ts";

const HOUR = 3_600_000;
const now = new Date("2026-05-01T12:00:00.000Z");
const before = new Date(now.getTime() - HOUR);

describe("when the clock jumps back an hour", () => {
  let site: TestSite | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await site?.close();
    site = undefined;
  });

  test("a form given out before is not too fast", () => {
    expect(isTooFast({ issuedAt: now, nonce: "n" }, before)).toBe(false);
    expect(isTooFast({ issuedAt: now, nonce: "n" }, new Date(now.getTime() + 1_000))).toBe(true);
  });

  test.each(ENGINES.filter(({ name }) => name !== "PGlite"))(
    "the geocoder is asked again at once on $name",
    async (engine) => {
      const { store, dispose } = await openMigrated(engine);
      expect(await claimGeocoderCall(store.db, 1_000, now)).toBe(true);
      expect(await claimGeocoderCall(store.db, 1_000, new Date(now.getTime() + 500))).toBe(false);
      expect(await claimGeocoderCall(store.db, 1_000, before)).toBe(true);
      expect(await claimGeocoderCall(store.db, 1_000, new Date(before.getTime() + 500))).toBe(false);
      await dispose();
    },
  );

  test("the site goes on: pages come, and a form from before is stored once", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now });
    site = await startTestSite({ places: [makePlace({ id: "inn" })] });
    const stamp = /name="stamp" value="([^"]+)"/.exec(await (await site.get("/submit")).text())![1]!;
    vi.setSystemTime(before);
    const form = () => new URLSearchParams({ ...(makeSubmission() as unknown as Record<string, string>), stamp });
    const first = await site.get("/submit", { method: "POST", body: form() });
    const second = await site.get("/submit", { method: "POST", body: form() });
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
    for (const path of ["/", "/api/haunted-locations/inn", "/readyz"]) expect((await site.get(path)).status).toBe(200);
    expect(site.errors).toEqual([]);
  });
});

describe.each(ENGINES.filter(({ name }) => name !== "PGlite"))("a reviewer's session on $name", (engine) => {
  let store: Store;
  let dispose: () => Promise<void>;
  let userId: string;
  beforeAll(async () => {
    ({ store, dispose } = await openMigrated(engine));
    ({ id: userId } = await addReviewer(store.db, "ada", PASSWORD, now));
  });
  afterAll(() => dispose());
  const open = (at: Date, awaitsCode = false) =>
    openSession(store.db, userId, { now: at, addressHash: "hers", awaitsCode });
  const isOpen = async (key: string, at: Date) => (await findSession(store.db, key, at)) !== undefined;
  const isHalfOpen = async (key: string, at: Date) => (await findHalfSignedIn(store.db, key, at)) !== undefined;

  test("goes on when the clock jumps back an hour", async () => {
    const [key, half] = [await open(now), await open(now, true)];
    expect([await isOpen(key, now), await isHalfOpen(half, now)]).toEqual([true, true]);
    // Clocks of two servers differ a little.
    const skewed = new Date(now.getTime() - 60_000);
    expect([await isOpen(key, skewed), await isHalfOpen(half, skewed)]).toEqual([true, true]);
    expect(await isOpen(await open(before), before)).toBe(true);
  });

  test("opened by a clock that was a day ahead is over, and she can sign in again", async () => {
    const ahead = new Date(now.getTime() + 24 * HOUR);
    const [key, half] = [await open(ahead), await open(ahead, true)];
    expect([await isOpen(key, now), await isHalfOpen(half, now)]).toEqual([false, false]);
    const again = await open(now);
    expect(await isOpen(again, now)).toBe(true);
    expect(
      (await listSessions(store.db, userId, again, now)).filter(({ createdAt }) => createdAt > now.toISOString()),
    ).toEqual([]);
  });

  test("survives a clock that was a day ahead for a moment", async () => {
    const key = await open(now);
    const ahead = new Date(now.getTime() + 24 * HOUR);
    expect(await isOpen(key, ahead)).toBe(false);
    expect(await isOpen(key, now)).toBe(true);
  });
});

describe("after the clock was a day ahead", () => {
  const ahead = new Date(now.getTime() + 24 * HOUR);
  let site: TestSite | undefined;
  afterEach(async () => {
    vi.useRealTimers();
    await site?.close();
    site = undefined;
  });

  test.each(ENGINES.filter(({ name }) => name !== "PGlite"))(
    "attempts of that time do not lock anyone out on $name",
    async (engine) => {
      const { store, dispose } = await openMigrated(engine);
      const once = [guesses("account:ada", 1)];
      await takeGuess(store.db, once, ahead);
      await expect(takeGuess(store.db, once, ahead)).rejects.toThrow(TOO_OFTEN);
      await takeGuess(store.db, once, now);
      await expect(takeGuess(store.db, once, now)).rejects.toThrow(TOO_OFTEN);
      // Clocks of two servers differ a little: that does not give anyone more attempts.
      await expect(takeGuess(store.db, once, new Date(now.getTime() - 60_000))).rejects.toThrow(TOO_OFTEN);
      await takeGuess(store.db, [guesses("account:ben", 1)], ahead);
      await forgetAttempts(store.db, now);
      expect(await store.db.selectFrom("attempts").select("subject").execute()).toEqual([{ subject: "account:ada" }]);
      await dispose();
    },
  );

  test("what was sent then does not count against what is sent now", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: ahead });
    site = await startTestSite({ places: [makePlace({ id: "inn" })] });
    const submit = () =>
      site!
        .get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) })
        .then((one) => one.status);
    const correct = (message: string) =>
      site!
        .get("/corrections", {
          method: "POST",
          body: new URLSearchParams({ placeId: "inn", kind: "correct", message }),
        })
        .then((one) => one.status);
    for (let i = 0; i < FREE_PER_SENDER; i++)
      expect([await submit(), await correct(`It is ${i}.`)]).toEqual([201, 303]);
    expect([await submit(), await correct("It is late.")]).toEqual([428, 429]);
    vi.setSystemTime(now);
    expect([await submit(), await correct("It is early.")]).toEqual([201, 303]);
  });

  test("a proof of work of that time is not accepted afterward", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: ahead });
    site = await startTestSite({ places: [] });
    const submit = async (headers: Record<string, string> = {}) => {
      const answer = await site!.get("/api/submissions", {
        method: "POST",
        headers,
        body: JSON.stringify(makeSubmission()),
      });
      return { status: answer.status, proofOfWork: (await answer.json()).proofOfWork };
    };
    const exhaust = async () => {
      for (let i = 0; i < FREE_PER_SENDER; i++) expect((await submit()).status).toBe(201);
      return (await submit()).proofOfWork;
    };
    const solved = async ({ challenge, bits }: { challenge: string; bits: number }) => ({
      "x-proof-of-work": `${challenge}:${await solveProof(challenge, bits)}`,
    });
    const early = await solved(await exhaust());
    vi.setSystemTime(now);
    const later = await solved(await exhaust());
    expect((await submit(early)).status).toBe(428);
    expect((await submit(later)).status).toBe(201);
  });
});
