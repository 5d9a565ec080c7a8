/** Reviewers' accounts and sessions, and the secret that all servers sign with. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../app/store/engine/open-store.ts";
import { readSiteSecret } from "../../app/store/engine/site-secret.ts";
import { closeSessionsOf, findSession, openSession } from "../../app/store/review/sessions.ts";
import { signIn, WRONG } from "../../app/store/review/sign-in.ts";
import {
  addReviewer,
  changePassword,
  listReviewers,
  removeReviewer,
  resetPassword,
} from "../../app/store/review/users.ts";
import { PASSWORD } from "../reviewer-password.ts";
import { ENGINES, openMigrated } from "./engines.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

describe.each(ENGINES)("accounts on $name", (engine) => {
  let store: Store;
  let second: Store | undefined;
  let dispose: () => Promise<void>;
  let ada: { id: string; username: string };
  beforeAll(async () => {
    ({ store, second, dispose } = await openMigrated(engine));
    ada = await addReviewer(store.db, "Ada", PASSWORD, NOW);
  });
  afterAll(() => dispose());

  test("all servers share one secret", async () => {
    const secrets = await Promise.all([readSiteSecret(store.db), readSiteSecret((second ?? store).db)]);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[1]).toBe(secrets[0]);
  });

  test("names are unique regardless of case; a removed reviewer can be added again", async () => {
    await expect(addReviewer(store.db, " ADA ", PASSWORD, NOW)).rejects.toMatchObject({ code: "conflict" });
    await expect(addReviewer(store.db, "a/b", PASSWORD, NOW)).rejects.toMatchObject({ code: "invalid" });
    const cleo = await addReviewer(store.db, "cleo", PASSWORD, NOW);
    const key = await openSession(store.db, cleo.id, { now: NOW, addressHash: "a" });
    await removeReviewer(store.db, "cleo", NOW);
    expect(await findSession(store.db, key, NOW)).toBeUndefined();
    await expect(removeReviewer(store.db, "cleo", NOW)).rejects.toMatchObject({ code: "not-found" });
    await expect(
      signIn(store.db, { username: "cleo", password: PASSWORD, addressHash: "c", now: NOW }),
    ).rejects.toThrow(WRONG);
    expect(await addReviewer(store.db, "cleo", "another lantern here", NOW)).toEqual(cleo);
    expect((await listReviewers(store.db)).map((user) => user.username)).toEqual(["ada", "cleo"]);
  });

  test("a session ends by age, after idling, and at sign-out", async () => {
    const open = () => openSession(store.db, ada.id, { now: NOW, addressHash: "a" });
    const key = await open();
    const rows = await store.db.selectFrom("sessions").select("id").execute();
    expect(rows.map((row) => row.id)).not.toContain(key);
    expect(await findSession(store.db, key, later(60))).toMatchObject({ reviewer: ada });
    expect(await findSession(store.db, key, later(60 + 12 * 60))).toMatchObject({ reviewer: ada });
    expect(await findSession(store.db, key, later(60 + 25 * 60))).toBeUndefined();
    expect(await findSession(store.db, await open(), later(7 * 24 * 60))).toBeUndefined();
    const mine = await open();
    await closeSessionsOf(store.db, ada.id);
    expect(await findSession(store.db, mine, NOW)).toBeUndefined();
    expect(await findSession(store.db, "0".repeat(64), NOW)).toBeUndefined();
  });

  test("changing a password needs the old one and ends every session", async () => {
    const dora = await addReviewer(store.db, "dora", PASSWORD, NOW);
    const key = await openSession(store.db, dora.id, { now: NOW, addressHash: "a" });
    const next = "a brighter lantern now";
    await expect(changePassword(store.db, dora, { current: "wrong", next, now: NOW })).rejects.toMatchObject({
      code: "invalid",
    });
    expect(await findSession(store.db, key, NOW)).toMatchObject({ reviewer: dora });
    await changePassword(store.db, dora, { current: PASSWORD, next, now: NOW });
    expect(await findSession(store.db, key, NOW)).toBeUndefined();
    await expect(
      signIn(store.db, { username: "dora", password: next, addressHash: "d", now: NOW }),
    ).resolves.toMatchObject(dora);
    await resetPassword(store.db, "dora", "a third lantern at last");
    await expect(signIn(store.db, { username: "dora", password: next, addressHash: "d", now: NOW })).rejects.toThrow(
      WRONG,
    );
  });

  test("a sign-in that a new password overtakes opens no session", async () => {
    const eli = await addReviewer(store.db, "eli", PASSWORD, NOW);
    const { stamp } = await signIn(store.db, { username: "eli", password: PASSWORD, addressHash: "e", now: NOW });
    const open = () => openSession(store.db, eli.id, { stamp, now: NOW, addressHash: "e" });
    expect(await findSession(store.db, await open(), NOW)).toMatchObject({ reviewer: eli });
    const [, ...opened] = await Promise.allSettled([
      resetPassword(store.db, "eli", "a third lantern at last"),
      ...Array.from({ length: 20 }, open),
    ]);
    for (const one of opened) {
      if (one.status === "fulfilled") expect(await findSession(store.db, one.value, NOW)).toBeUndefined();
      else expect(one.reason).toMatchObject({ code: "unauthorized" });
    }
    await expect(open()).rejects.toMatchObject({ code: "unauthorized" });
    await removeReviewer(store.db, "eli", NOW);
    await expect(open()).rejects.toMatchObject({ code: "unauthorized" });
  });
});
