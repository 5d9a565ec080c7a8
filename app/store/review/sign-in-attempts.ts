/** Counts attempts before they are made: one statement takes a number, so that many at once get different ones. */
import { type Kysely, sql } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { ATTEMPT_WINDOW_MINUTES } from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";

export const TOO_OFTEN = "Too many attempts. Please try again in 15 minutes.";

/** What strangers' guesses at an account count against. */
export const accountOf = (username: string): string => `account:${username}`;

/** How many attempts each subject has in one window. */
export type Allowance = ReadonlyMap<string, number>;

/**
 * Reserves one attempt for every subject, or throws when one of them has none left. A window begins with its first
 * attempt and is never extended, so whoever is turned away gets in again within its minutes.
 */
export async function reserveAttempt(db: Kysely<Tables>, allowance: Allowance, now: Date): Promise<void> {
  const taken: string[] = [];
  for (const [subject, most] of allowance) {
    if ((await takeNumber(db, subject, now)) > most) {
      // Turned away before the check: it costs the other subjects nothing.
      await giveBack(db, taken);
      throw new DomainError("too-many", TOO_OFTEN);
    }
    taken.push(subject);
  }
}

/** An attempt that was right does not count. */
export async function giveBack(db: Kysely<Tables>, subjects: Iterable<string>): Promise<void> {
  for (const subject of subjects) {
    await db
      .updateTable("sign_in_attempts")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("subject", "=", subject)
      .where("count", ">", 0)
      .execute();
  }
}

async function takeNumber(db: Kysely<Tables>, subject: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + ATTEMPT_WINDOW_MINUTES * 60_000).toISOString();
  const isOver = sql<boolean>`sign_in_attempts.until <= ${at}`;
  const row = await db
    .insertInto("sign_in_attempts")
    .values({ subject, count: 1, until })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else sign_in_attempts.count + 1 end`,
        until: sql<string>`case when ${isOver} then ${until} else sign_in_attempts.until end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Windows that are over count for nothing. */
export async function forgetAttempts(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_attempts").where("until", "<=", now.toISOString()).execute();
}
