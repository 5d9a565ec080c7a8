/** Reviewers' sessions. The table holds digests of the keys, so that a leaked copy opens nothing. */
import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import {
  CODE_MINUTES,
  IDLE_HOURS,
  type Reviewer,
  SEEN_EVERY_MINUTES,
  SESSION_DAYS,
} from "../../domain/review/reviewer.ts";
import { MAX_CLOCK_SKEW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import { ignoreTrouble } from "../engine/store-trouble.ts";
import type { Tables } from "../engine/tables.ts";

const SESSION_MINUTES = SESSION_DAYS * 24 * 60;

const idOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** A reviewer whose password was right, and the state of the account at that moment. */
export interface SignedIn extends Reviewer {
  readonly stamp: string;
}

/** Changes with the password and with the second step. */
export const accountStamp = ({ password, totpSince }: { password: string; totpSince: string | null }): string =>
  idOf(`${password} ${totpSince ?? ""}`);

interface NewSession {
  /** The account's stamp when the password was checked: if it has changed since, no session is opened. */
  readonly stamp?: string;
  readonly now: Date;
  readonly addressHash: string;
  /** The browser in words. */
  readonly browser?: string | undefined;
  /** The password was right; the session opens nothing until the code is, too. */
  readonly awaitsCode?: boolean;
}

export async function openSession(
  db: Kysely<Tables>,
  userId: string,
  { stamp, now, addressHash, browser, awaitsCode = false }: NewSession,
): Promise<string> {
  const key = randomBytes(32).toString("hex");
  await db.transaction().execute(async (tx) => {
    if (stamp !== undefined) await requireUnchanged(tx, userId, stamp);
    await tx
      .insertInto("sessions")
      .values({
        id: idOf(key),
        userId,
        createdAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        expiresAt: minutesAfter(now, awaitsCode ? CODE_MINUTES : SESSION_MINUTES),
        addressHash,
        awaitsCode: Number(awaitsCode),
        browser: browser ?? null,
      })
      .execute();
    await tx.deleteFrom("sessions").where("expiresAt", "<", now.toISOString()).execute();
  });
  return key;
}

/** Locks the account, so that a concurrent change, which ends its sessions, also ends the one opened here. */
async function requireUnchanged(tx: Kysely<Tables>, userId: string, stamp: string): Promise<void> {
  const user = await tx
    .updateTable("users")
    .set((eb) => ({ username: eb.ref("username") }))
    .where("id", "=", userId)
    .where("disabledAt", "is", null)
    .returning(["password", "totpSince"])
    .executeTakeFirst();
  if (!user || accountStamp(user) !== stamp) {
    throw new DomainError("unauthorized", "The account has just been changed. Please sign in again.");
  }
}

/** One that ends later than this was opened by a clock that was ahead, and would last too long. */
const latestEnd = (now: Date, minutes: number): string => minutesAfter(now, minutes + MAX_CLOCK_SKEW_MINUTES);

const minutesAfter = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

interface OpenSession {
  readonly reviewer: Reviewer;
  readonly hasSecondFactor: boolean;
}

/** The session's reviewer; undefined if it has expired, was idle too long, or the account is closed. */
export async function findSession(
  db: Kysely<Tables>,
  key: string,
  now: Date,
  /** False for background requests: an open tab does not keep the session alive. */
  { isUse = true } = {},
): Promise<OpenSession | undefined> {
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id", "lastSeenAt", "expiresAt", "users.id as userId", "username", "disabledAt", "totpSince"])
    .where("sessions.id", "=", idOf(key))
    .where("awaitsCode", "=", 0)
    .executeTakeFirst();
  if (!session || session.disabledAt !== null) return undefined;
  if (session.expiresAt <= now.toISOString() || session.expiresAt > latestEnd(now, SESSION_MINUTES)) return undefined;
  const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
  if (idleMs > IDLE_HOURS * 3_600_000) return undefined;
  if (isUse && idleMs > SEEN_EVERY_MINUTES * 60_000) {
    const seen = db.updateTable("sessions").set({ lastSeenAt: now.toISOString() }).where("id", "=", session.id);
    // If it cannot be written now, the next request will do it.
    await seen.execute().catch(ignoreTrouble);
  }
  const reviewer = { id: session.userId, username: session.username };
  return { reviewer, hasSecondFactor: session.totpSince !== null };
}

/** The reviewer whose password was right and who has yet to enter the code. */
export async function findHalfSignedIn(db: Kysely<Tables>, key: string, now: Date): Promise<SignedIn | undefined> {
  const user = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["users.id", "username", "password", "totpSince"])
    .where("sessions.id", "=", idOf(key))
    .where("awaitsCode", "=", 1)
    .where("expiresAt", ">", now.toISOString())
    .where("expiresAt", "<=", latestEnd(now, CODE_MINUTES))
    .where("disabledAt", "is", null)
    .executeTakeFirst();
  return user && { id: user.id, username: user.username, stamp: accountStamp(user) };
}

export async function closeSession(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", idOf(key)).execute();
}

export async function closeSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).execute();
}

/** Ends one of the reviewer's own sessions, by its id in the list. */
export async function closeSessionById(db: Kysely<Tables>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function closeOtherSessionsOf(db: Kysely<Tables>, userId: string, currentKey: string): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).where("id", "!=", idOf(currentKey)).execute();
}

/** Sessions that are active now. */
export async function listSessions(db: Kysely<Tables>, userId: string, currentKey: string, now: Date) {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "createdAt", "lastSeenAt", "browser"])
    .where("userId", "=", userId)
    .where("awaitsCode", "=", 0)
    .where("expiresAt", ">", now.toISOString())
    .where("expiresAt", "<=", latestEnd(now, SESSION_MINUTES))
    .where("lastSeenAt", ">=", new Date(now.getTime() - IDLE_HOURS * 3_600_000).toISOString())
    .orderBy("lastSeenAt", "desc")
    .execute();
  return rows.map((row) => ({ ...row, isThis: row.id === idOf(currentKey) }));
}
