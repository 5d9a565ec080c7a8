/** Reviewers' sessions. The table holds digests of the keys, so that a leaked copy opens nothing. */
import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { IDLE_HOURS, type Reviewer, SEEN_EVERY_MINUTES, SESSION_DAYS } from "../../domain/review/reviewer.ts";
import { ignoreTrouble } from "../engine/store-trouble.ts";
import type { Tables } from "../engine/tables.ts";

const idOf = (key: string): string => createHash("sha256").update(key).digest("hex");

export async function openSession(
  db: Kysely<Tables>,
  userId: string,
  { now, addressHash }: { now: Date; addressHash: string },
): Promise<string> {
  const key = randomBytes(32).toString("hex");
  await db
    .insertInto("sessions")
    .values({
      id: idOf(key),
      userId,
      createdAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000).toISOString(),
      addressHash,
    })
    .execute();
  await db.deleteFrom("sessions").where("expiresAt", "<", now.toISOString()).execute();
  return key;
}

/** The session's reviewer; undefined if it has expired, was idle too long, or the account is closed. */
export async function findSession(
  db: Kysely<Tables>,
  key: string,
  now: Date,
  /** False for background requests: an open tab does not keep the session alive. */
  { isUse = true } = {},
): Promise<Reviewer | undefined> {
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .select(["sessions.id", "lastSeenAt", "expiresAt", "users.id as userId", "username", "disabledAt"])
    .where("sessions.id", "=", idOf(key))
    .executeTakeFirst();
  if (!session || session.disabledAt !== null || session.expiresAt <= now.toISOString()) return undefined;
  const idleMs = now.getTime() - Date.parse(session.lastSeenAt);
  if (idleMs > IDLE_HOURS * 3_600_000) return undefined;
  if (isUse && idleMs > SEEN_EVERY_MINUTES * 60_000) {
    const seen = db.updateTable("sessions").set({ lastSeenAt: now.toISOString() }).where("id", "=", session.id);
    // Where it cannot be written now, the next request will.
    await seen.execute().catch(ignoreTrouble);
  }
  return { id: session.userId, username: session.username };
}

export async function closeSession(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", idOf(key)).execute();
}

export async function closeSessionsOf(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).execute();
}

export async function listSessions(db: Kysely<Tables>, userId: string, currentKey: string) {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "createdAt", "lastSeenAt"])
    .where("userId", "=", userId)
    .orderBy("lastSeenAt", "desc")
    .execute();
  return rows.map(({ id, createdAt, lastSeenAt }) => ({ createdAt, lastSeenAt, isThis: id === idOf(currentKey) }));
}
