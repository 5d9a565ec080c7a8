/** Reviewers' passwords as they are stored: argon2id, in constant time whether or not the name exists. */
import { hash, verify } from "@node-rs/argon2";
import { MAX_PASSWORD_LENGTH } from "../../domain/review/reviewer.ts";
import { oneAtATime } from "../one-at-a-time.ts";

/** OWASP's recommendation: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Verifies a password against a stored hash. */
export type PasswordCheck = (stored: string, password: string) => Promise<boolean>;

/** A dummy hash of the same cost with random bytes as its digest: no password matches it. */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IG9mIG5vYm9keQ$dQpiMkfpAaB2UNbal5dr6irhKySoEoju/GnF3ZUrscY";

/** Checks run one at a time: in parallel they would fill libuv's thread pool, and every page would wait for them. */
const checkInTurn = oneAtATime();

/** An unknown name is checked against a dummy hash, so that response times do not reveal which names exist. */
export async function isPassword(
  stored: string | undefined,
  password: string,
  check: PasswordCheck = verify,
): Promise<boolean> {
  const isRight = await checkInTurn(() => check(stored ?? NOBODYS_HASH, password.slice(0, MAX_PASSWORD_LENGTH)));
  // Truncated only to bound the work: a longer password never matches.
  return stored !== undefined && password.length <= MAX_PASSWORD_LENGTH && isRight;
}
