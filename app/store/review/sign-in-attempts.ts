/** Counts sign-in attempts before the password is checked, atomically, so that parallel attempts cannot slip through. */
import { type Kysely, sql } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { ATTEMPT_WINDOW_MINUTES } from "../../domain/review/reviewer.ts";
import { MAX_CLOCK_SKEW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import type { Tables } from "../engine/tables.ts";

export const TOO_OFTEN = "Too many attempts. Please try again in 15 minutes.";

/** The counter for guesses from unknown browsers. */
export const accountOf = (username: string): string => `account:${username}`;

/** Allowed attempts per subject and window. */
export type Allowance = ReadonlyMap<string, number>;

/**
 * Reserves one attempt for every subject, or throws if one of them has none left. A window begins with its first attempt
 * and is never extended, so a lockout ends within its minutes.
 */
export async function reserveAttempt(db: Kysely<Tables>, allowance: Allowance, now: Date): Promise<void> {
  const taken: string[] = [];
  for (const [subject, most] of allowance) {
    if ((await increment(db, subject, now)) > most) {
      // Rejected before the check, so the other subjects get theirs back.
      await giveBack(db, taken);
      throw new DomainError("too-many", TOO_OFTEN);
    }
    taken.push(subject);
  }
}

/** Successful attempts do not count. */
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

async function increment(db: Kysely<Tables>, subject: string, now: Date): Promise<number> {
  const until = minutesAfter(now, ATTEMPT_WINDOW_MINUTES);
  const isOver = sql<boolean>`(sign_in_attempts.until <= ${now.toISOString()} or sign_in_attempts.until > ${latestEnd(now)})`;
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

/** Deletes expired windows. */
export async function forgetAttempts(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .deleteFrom("sign_in_attempts")
    .where((eb) => eb.or([eb("until", "<=", now.toISOString()), eb("until", ">", latestEnd(now))]))
    .execute();
}

/** A window that ends later was begun by a clock that was ahead, and is over. */
const latestEnd = (now: Date): string => minutesAfter(now, ATTEMPT_WINDOW_MINUTES + MAX_CLOCK_SKEW_MINUTES);

const minutesAfter = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();
