import type { Kysely } from "kysely";
import { DomainError } from "../domain/domain-error.ts";
import { isPassword } from "../domain/password.ts";
import {
  FAILURE_WINDOW_MINUTES,
  MOST_FAILURES_PER_ACCOUNT,
  MOST_FAILURES_PER_ADDRESS,
  type Reviewer,
} from "../domain/reviewer.ts";
import type { Tables } from "./tables.ts";
import { findUser } from "./users.ts";

export const WRONG = "The name or the password is not right.";
export const TOO_OFTEN = "Too many attempts. Please try again in 15 minutes.";

/** Checks a name and a password. One sentence for every mistake: it does not tell whether the name is known. */
export async function signIn(
  db: Kysely<Tables>,
  { username, password, addressHash, now }: { username: string; password: string; addressHash: string; now: Date },
): Promise<Reviewer> {
  const name = username.trim().toLowerCase().slice(0, 64);
  const subjects = { account: `account:${name}`, address: `address:${addressHash}` };
  const since = new Date(now.getTime() - FAILURE_WINDOW_MINUTES * 60_000).toISOString();
  await db.deleteFrom("sign_in_failures").where("at", "<", since).execute();
  const failures = async (subject: string) => {
    const row = await db
      .selectFrom("sign_in_failures")
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .where("subject", "=", subject)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  if (
    (await failures(subjects.address)) >= MOST_FAILURES_PER_ADDRESS ||
    (await failures(subjects.account)) >= MOST_FAILURES_PER_ACCOUNT
  ) {
    throw new DomainError("too-many", TOO_OFTEN);
  }
  const user = await findUser(db, name);
  const isRight = await isPassword(user?.disabledAt === null ? user.password : undefined, password);
  if (user && isRight) {
    await db.deleteFrom("sign_in_failures").where("subject", "in", Object.values(subjects)).execute();
    return { id: user.id, username: user.username };
  }
  const at = now.toISOString();
  await db
    .insertInto("sign_in_failures")
    .values(Object.values(subjects).map((subject) => ({ subject, at })))
    .execute();
  throw new DomainError("unauthorized", WRONG);
}
