import type { Kysely } from "kysely";
import { DomainError } from "../../domain/domain-error.ts";
import {
  MAX_ATTEMPTS_PER_ACCOUNT,
  MAX_ATTEMPTS_PER_ADDRESS,
  MAX_ATTEMPTS_PER_BROWSER,
  MAX_ATTEMPTS_PER_PREFIX,
} from "../../domain/review/reviewer.ts";
import type { Tables } from "../engine/tables.ts";
import { accountOf, giveBack, guesses, takeGuess } from "./attempts.ts";
import { isPassword, type PasswordCheck } from "./password-hash.ts";
import { accountStamp, type SignedIn } from "./sessions.ts";
import { findUser } from "./users.ts";

export const WRONG = "The name or the password is not right.";

interface SignInAttempt {
  readonly username: string;
  readonly password: string;
  readonly addressHash: string;
  /** The /48 of an IPv6 client. */
  readonly prefixHash?: string | undefined;
  /** The id of a browser in which this name signed in before; it has its own attempts. */
  readonly knownBrowser?: string | undefined;
  readonly now: Date;
}

/** Checks a name and a password. One error for every mistake, so that it does not reveal which names exist. */
export async function signIn(
  db: Kysely<Tables>,
  { username, password, addressHash, prefixHash, knownBrowser, now }: SignInAttempt,
  check?: PasswordCheck,
): Promise<SignedIn> {
  const name = tidyUsername(username);
  // Others' attempts, on the account or from a shared address, do not affect a known browser.
  const allowances = knownBrowser
    ? [guesses(`browser:${knownBrowser}`, MAX_ATTEMPTS_PER_BROWSER)]
    : [
        guesses(`address:${addressHash}`, MAX_ATTEMPTS_PER_ADDRESS),
        ...(prefixHash ? [guesses(`prefix:${prefixHash}`, MAX_ATTEMPTS_PER_PREFIX)] : []),
        guesses(accountOf(name), MAX_ATTEMPTS_PER_ACCOUNT),
      ];
  await takeGuess(db, allowances, now);
  const user = await findUser(db, name);
  const isRight = await isPassword(user?.disabledAt === null ? user.password : undefined, password, check);
  if (!user || !isRight) throw new DomainError("unauthorized", WRONG);
  // The right password uses up no attempt.
  await giveBack(db, allowances);
  return { id: user.id, username: user.username, stamp: accountStamp(user) };
}

export const tidyUsername = (username: string): string => username.trim().toLowerCase().slice(0, 64);
