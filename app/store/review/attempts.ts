/** Counts attempts before they are made, atomically, so that parallel ones cannot slip through. */
import { type Kysely, sql } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import { ATTEMPT_WINDOW_MINUTES } from "../../domain/review/reviewer.ts";
import { MAX_CLOCK_SKEW_MINUTES, SENDER_WINDOW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import type { Tables } from "../engine/tables.ts";

/** The number of attempts in a window, which begins with its first attempt and is never extended. */
export interface Allowance {
  readonly subject: string;
  readonly max: number;
  readonly minutes: number;
}

/** Takes one attempt from every allowance, or from none if one of them is used up. */
export async function takeAttempt(db: Kysely<Tables>, allowances: readonly Allowance[], now: Date): Promise<boolean> {
  // Refuse a flood without a write.
  if (!(await hasAttempt(db, allowances, now))) return false;
  try {
    await db.transaction().execute(async (tx) => {
      for (const allowance of allowances) {
        if ((await increment(tx, allowance, now)) > allowance.max) throw new UsedUp();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof UsedUp) return false;
    throw error;
  }
}

/** Rolls the other counters back. */
class UsedUp extends Error {}

export async function hasAttempt(db: Kysely<Tables>, allowances: readonly Allowance[], now: Date): Promise<boolean> {
  const subjects = allowances.map(({ subject }) => subject);
  const rows = await db.selectFrom("attempts").selectAll().where("subject", "in", subjects).execute();
  const counters = new Map(rows.map((row) => [row.subject, row]));
  return allowances.every(({ subject, max, minutes }) => {
    const counter = counters.get(subject);
    if (!counter || counter.count < max) return true;
    return counter.until <= now.toISOString() || counter.until > latestEnd(now, minutes);
  });
}

export async function giveBack(db: Kysely<Tables>, allowances: readonly Allowance[]): Promise<void> {
  for (const { subject } of allowances) {
    await db
      .updateTable("attempts")
      .set((eb) => ({ count: eb("count", "-", 1) }))
      .where("subject", "=", subject)
      .where("count", ">", 0)
      .execute();
  }
}

async function increment(db: Kysely<Tables>, { subject, minutes }: Allowance, now: Date): Promise<number> {
  const until = minutesAfter(now, minutes);
  const isOver = sql<boolean>`(attempts.until <= ${now.toISOString()} or attempts.until > ${latestEnd(now, minutes)})`;
  const row = await db
    .insertInto("attempts")
    .values({ subject, count: 1, until })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
        until: sql<string>`case when ${isOver} then ${until} else attempts.until end`,
      }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return row.count;
}

const LONGEST_WINDOW_MINUTES = Math.max(ATTEMPT_WINDOW_MINUTES, SENDER_WINDOW_MINUTES);

/** Deletes expired windows. */
export async function forgetAttempts(db: Kysely<Tables>, now: Date): Promise<void> {
  const latest = latestEnd(now, LONGEST_WINDOW_MINUTES);
  await db
    .deleteFrom("attempts")
    .where((eb) => eb.or([eb("until", "<=", now.toISOString()), eb("until", ">", latest)]))
    .execute();
}

/** A window that ends later than this was started by a clock that was ahead, and counts as over. */
const latestEnd = (now: Date, minutes: number): string => minutesAfter(now, minutes + MAX_CLOCK_SKEW_MINUTES);

const minutesAfter = (now: Date, minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

export const TOO_OFTEN = "Too many attempts. Please try again in 15 minutes.";

/** Against password guessing: once a window is used up, everything is refused until it ends. */
export const guesses = (subject: string, max: number): Allowance => ({ subject, max, minutes: ATTEMPT_WINDOW_MINUTES });

/** Guesses at an account from unknown browsers. */
export const accountOf = (username: string): string => `account:${username}`;

export async function takeGuess(db: Kysely<Tables>, allowances: readonly Allowance[], now: Date): Promise<void> {
  if (!(await takeAttempt(db, allowances, now))) throw new DomainError("too-many", TOO_OFTEN);
}
