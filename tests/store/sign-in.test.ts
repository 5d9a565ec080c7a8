import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  MAX_ATTEMPTS_PER_ACCOUNT,
  MAX_ATTEMPTS_PER_ADDRESS,
  MAX_ATTEMPTS_PER_PREFIX,
} from "../../app/domain/review/reviewer.ts";
import type { Store } from "../../app/store/engine/open-store.ts";
import { forgetAttempts, TOO_OFTEN } from "../../app/store/review/attempts.ts";
import { signIn, WRONG } from "../../app/store/review/sign-in.ts";
import { addReviewer, changePassword, removeReviewer, resetPassword } from "../../app/store/review/users.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe.each(ENGINES)("signing in on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let checks = 0;
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    for (const name of ["ada", "ben"]) await addReviewer(store.db, name, PASSWORD, NOW);
  });
  afterAll(() => dispose());

  /** Counts what costs: a check of a password. Its answer is the password's own, without argon2's work. */
  const check = async (_stored: string, password: string) => {
    checks += 1;
    return password === PASSWORD;
  };
  const attempt = (
    username: string,
    password: string,
    addressHash: string,
    { now = NOW, knownBrowser, db = store.db }: { now?: Date; knownBrowser?: string; db?: Store["db"] } = {},
  ) => signIn(db, { username, password, addressHash, knownBrowser, now }, check);
  const outcomes = async (attempts: readonly Promise<unknown>[]) => {
    const settled = await Promise.allSettled(attempts);
    const count = (sentence: string) =>
      settled.filter((one) => one.status === "rejected" && (one.reason as Error).message === sentence).length;
    return { wrong: count(WRONG), tooOften: count(TOO_OFTEN) };
  };

  test.each([
    ["a known name with a wrong password", "ada", "wrong"],
    ["an unknown name", "nobody", "wrong"],
    ["an unknown name with the right password of another", "nobody", PASSWORD],
    ["a name that nobody can have", "a b/c", PASSWORD],
    ["a closed account", "cleo", PASSWORD],
  ])("%s costs exactly one check and gets the same sentence", async (what, username, password) => {
    if (username === "cleo") {
      await addReviewer(store.db, "cleo", PASSWORD, NOW);
      await removeReviewer(store.db, "cleo", NOW);
    }
    checks = 0;
    await expect(attempt(username, password, what)).rejects.toThrow(WRONG);
    expect(checks).toBe(1);
  });

  test("of forty parallel attempts from one address ten are checked, across all servers", async () => {
    checks = 0;
    const dbs = [store.db, (second ?? store).db];
    const tries = Array.from({ length: 40 }, (_, i) => attempt(`name${i}`, "wrong", "crowd", { db: dbs[i % 2]! }));
    expect(await outcomes(tries)).toEqual({ wrong: MAX_ATTEMPTS_PER_ADDRESS, tooOften: 30 });
    expect(checks).toBe(MAX_ATTEMPTS_PER_ADDRESS);
  });

  test("of fifty parallel attempts on one account from fifty addresses thirty are checked", async () => {
    await addReviewer(store.db, "gil", PASSWORD, NOW);
    checks = 0;
    const dbs = [store.db, (second ?? store).db];
    const tries = Array.from({ length: 50 }, (_, i) => attempt("gil", "wrong", `botnet ${i}`, { db: dbs[i % 2]! }));
    expect(await outcomes(tries)).toEqual({ wrong: MAX_ATTEMPTS_PER_ACCOUNT, tooOften: 20 });
    expect(checks).toBe(MAX_ATTEMPTS_PER_ACCOUNT);
    // Then even the right password is refused in an unknown browser ...
    await expect(attempt("gil", PASSWORD, "a café")).rejects.toThrow(TOO_OFTEN);
    // ... but it works in a browser that signed in before.
    await expect(attempt("gil", PASSWORD, "a café", { knownBrowser: "hers" })).resolves.toMatchObject({
      username: "gil",
    });
    // Further attempts do not extend the window: it ends 15 minutes after the first one.
    await expect(attempt("gil", "wrong", "botnet 7", { now: later(14) })).rejects.toThrow(TOO_OFTEN);
    await expect(attempt("gil", PASSWORD, "a café", { now: later(15) })).resolves.toMatchObject({ username: "gil" });
  });

  test("of sixty attempts from as many networks of one IPv6 /48 forty are checked", async () => {
    checks = 0;
    const guess = (i: number) => ({ username: `name${i}`, password: "wrong", addressHash: `network ${i}`, now: NOW });
    const tries = Array.from({ length: 60 }, (_, i) => signIn(store.db, { ...guess(i), prefixHash: "48" }, check));
    expect(await outcomes(tries)).toEqual({ wrong: MAX_ATTEMPTS_PER_PREFIX, tooOften: 20 });
    expect(checks).toBe(MAX_ATTEMPTS_PER_PREFIX);
  });

  test("a known browser is not affected by what others try from its address", async () => {
    const others = Array.from({ length: 12 }, (_, i) => attempt(`guest${i}`, "wrong", "a library"));
    expect(await outcomes(others)).toEqual({ wrong: 10, tooOften: 2 });
    await expect(attempt("ben", PASSWORD, "a library")).rejects.toThrow(TOO_OFTEN);
    await expect(attempt("ben", PASSWORD, "a library", { knownBrowser: "his" })).resolves.toMatchObject({
      username: "ben",
    });
  });

  test("a known browser has ten attempts of its own", async () => {
    const guess = (at: number) => attempt("ben", "wrong", `stolen ${at}`, { knownBrowser: "stolen" });
    expect(await outcomes(Array.from({ length: 14 }, (_, i) => guess(i)))).toEqual({ wrong: 10, tooOften: 4 });
    await expect(attempt("ben", PASSWORD, "at home")).resolves.toMatchObject({ username: "ben" });
  });

  test("a successful sign-in uses up no attempts and restores no others", async () => {
    for (let i = 0; i < 25; i++) await attempt("ben", PASSWORD, "office");
    for (let i = 0; i < 9; i++) await expect(attempt("ben", "wrong", "office")).rejects.toThrow(WRONG);
    await attempt("ben", PASSWORD, "office");
    await expect(attempt("ben", "wrong", "office")).rejects.toThrow(WRONG);
    await expect(attempt("ben", PASSWORD, "office")).rejects.toThrow(TOO_OFTEN);
    await expect(attempt("ben", PASSWORD, "office", { now: later(15) })).resolves.toMatchObject({ username: "ben" });
  });

  test("a blocked address does not use up the account's attempts", async () => {
    await addReviewer(store.db, "dora", PASSWORD, NOW);
    const tries = Array.from({ length: 60 }, () => attempt("dora", "wrong", "one loud address"));
    expect(await outcomes(tries)).toEqual({ wrong: 10, tooOften: 50 });
    await expect(attempt("dora", PASSWORD, "elsewhere")).resolves.toMatchObject({ username: "dora" });
  });

  test("a reset password works at once", async () => {
    await addReviewer(store.db, "eve", PASSWORD, NOW);
    await outcomes(Array.from({ length: 31 }, (_, i) => attempt("eve", "wrong", `swarm ${i}`)));
    await expect(attempt("eve", PASSWORD, "new")).rejects.toThrow(TOO_OFTEN);
    await resetPassword(store.db, "eve", "another lantern here");
    await expect(attempt("eve", PASSWORD, "new")).resolves.toMatchObject({ username: "eve" });
  });

  test("the current password cannot be guessed in an open session", async () => {
    const fay = await addReviewer(store.db, "fay", PASSWORD, NOW);
    const guess = () => changePassword(store.db, fay, { current: "wrong", next: "a brighter lantern", now: NOW });
    const tries = await Promise.allSettled(Array.from({ length: 12 }, guess));
    const sentences = tries.map((one) => one.status === "rejected" && (one.reason as Error).message);
    expect(sentences.filter((sentence) => sentence === TOO_OFTEN)).toHaveLength(2);
    await expect(
      changePassword(store.db, fay, { current: PASSWORD, next: "a brighter lantern", now: NOW }),
    ).rejects.toThrow(TOO_OFTEN);
  });

  test("expired windows are deleted", async () => {
    await expect(attempt("nobody", "wrong", "once", { now: later(100) })).rejects.toThrow(WRONG);
    await forgetAttempts(store.db, later(114));
    const rows = await store.db.selectFrom("attempts").select("subject").execute();
    expect(rows.map((row) => row.subject).toSorted()).toEqual(["account:nobody", "address:once"]);
    await forgetAttempts(store.db, later(115));
    expect(await store.db.selectFrom("attempts").select("subject").execute()).toEqual([]);
  });
});
