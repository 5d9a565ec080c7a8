import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { checkPassword } from "../../domain/review/password.ts";
import { MAX_ATTEMPTS_PER_BROWSER, REVIEWER_NAME, type Reviewer } from "../../domain/review/reviewer.ts";
import { INVALID } from "../../domain/submissions/form-messages.ts";
import type { Tables } from "../engine/tables.ts";
import { accountOf, giveBack, guesses, takeGuess } from "./attempts.ts";
import { hashPassword, isPassword } from "./password-hash.ts";
import { addEvent } from "./review-events.ts";
import { forgetSecondFactor } from "./second-factor.ts";
import { closeSessionsOf } from "./sessions.ts";

/** Adds an account, or reopens a removed one. */
export async function addReviewer(db: Kysely<Tables>, name: string, password: string, now: Date): Promise<Reviewer> {
  const { username, known } = await requireFreeName(db, name);
  checkPassword(password, username);
  const hashed = await hashPassword(password);
  if (known) {
    // The account's new owner must not inherit the previous one's authenticator app.
    await db.transaction().execute(async (tx) => {
      await tx.updateTable("users").set({ password: hashed, disabledAt: null }).where("id", "=", known.id).execute();
      await forgetSecondFactor(tx, known.id);
    });
    return { id: known.id, username };
  }
  const id = randomUUID();
  await db
    .insertInto("users")
    .values({ id, username, password: hashed, createdAt: now.toISOString(), disabledAt: null })
    .execute();
  return { id, username };
}

export function listReviewers(db: Kysely<Tables>) {
  return db
    .selectFrom("users")
    .leftJoin("sessions", "sessions.userId", "users.id")
    .select((eb) => [
      "username",
      "users.createdAt",
      "disabledAt",
      "totpSince",
      eb.fn.max("lastSeenAt").as("lastSeenAt"),
    ])
    .groupBy(["users.id", "username", "users.createdAt", "disabledAt", "totpSince"])
    .orderBy("username")
    .execute();
}

/** Closes the account and its sessions. Its decisions stay on record under its name. */
export async function removeReviewer(db: Kysely<Tables>, name: string, now: Date): Promise<void> {
  const user = await requireUser(db, name);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("users").set({ disabledAt: now.toISOString() }).where("id", "=", user.id).execute();
    await closeSessionsOf(tx, user.id);
  });
}

/** Sets a new password, ends every session, and resets the count of failed attempts. */
export async function resetPassword(db: Kysely<Tables>, name: string, password: string): Promise<void> {
  const user = await requireUser(db, name);
  checkPassword(password, user.username);
  const hashed = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("attempts").where("subject", "=", accountOf(user.username)).execute();
    await tx.updateTable("users").set({ password: hashed }).where("id", "=", user.id).execute();
    await closeSessionsOf(tx, user.id);
  });
}

/** For a reviewer who lost both the app and the recovery codes. Ends every session. */
export async function resetSecondFactor(db: Kysely<Tables>, name: string, now: Date): Promise<void> {
  const user = await requireUser(db, name);
  await db.transaction().execute(async (tx) => {
    await forgetSecondFactor(tx, user.id);
    await closeSessionsOf(tx, user.id);
    await addEvent(tx, { action: "stop-2fa", accountId: user.id, now });
  });
}

/** Requires the current password. */
export async function changePassword(
  db: Kysely<Tables>,
  reviewer: Reviewer,
  { current, next, now }: { current: string; next: string; now: Date },
): Promise<void> {
  checkPassword(next, reviewer.username);
  await requirePassword(db, reviewer, current, now);
  await resetPassword(db, reviewer.username, next);
  await addEvent(db, { action: "change-password", by: reviewer, accountId: reviewer.id, now });
}

/**
 * Call this before changing the account itself. Rate-limited like sign-in: someone at an unlocked screen must not guess
 * it here.
 */
export async function requirePassword(
  db: Kysely<Tables>,
  reviewer: Reviewer,
  password: string,
  now: Date,
): Promise<void> {
  const user = await findUser(db, reviewer.username);
  const allowances = [guesses(`change:${reviewer.id}`, MAX_ATTEMPTS_PER_BROWSER)];
  await takeGuess(db, allowances, now);
  if (!(await isPassword(user?.password, password))) {
    throw new DomainError("invalid", "The current password is not right.", { current: INVALID });
  }
  await giveBack(db, allowances);
}

export function findUser(db: Kysely<Tables>, username: string) {
  return db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();
}

/** A name for a new account, and the removed account that had it, if any. */
export async function requireFreeName(db: Kysely<Tables>, name: string) {
  const username = readName(name);
  const known = await findUser(db, username);
  if (known && known.disabledAt === null)
    throw new DomainError("conflict", `There is a reviewer "${username}" already.`);
  return { username, known };
}

export async function requireUser(db: Kysely<Tables>, name: string) {
  const user = await findUser(db, readName(name));
  if (!user || user.disabledAt !== null) throw new DomainError("not-found", `There is no reviewer "${name}".`);
  return user;
}

function readName(name: string): string {
  const username = name.trim().toLowerCase();
  if (REVIEWER_NAME.test(username)) return username;
  throw new DomainError("invalid", "A name has 2 to 40 letters, digits, points, hyphens and underscores.");
}
