/** Reviewers' passwords: argon2id, in constant time whether or not the name exists. */
import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "../domain-error.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { INVALID } from "../submissions/form-messages.ts";
import { COMMON_PASSWORD_DIGESTS } from "./common-password-digests.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./reviewer.ts";

/** OWASP's recommendation: 19 MiB, two passes, one lane. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Bytes stored of each common password's digest: enough to avoid false matches. */
export const DIGEST_BYTES = 5;

/** Words that an attacker who knows the site would try first. */
const GUESSED_FIRST = ["hauntway", "reviewer"];
const REFUSED = { next: INVALID };

export function checkPassword(password: string, username: string): void {
  if ([...password].length < MIN_PASSWORD_LENGTH) {
    throw new DomainError("invalid", `The password must have at least ${MIN_PASSWORD_LENGTH} characters.`, REFUSED);
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    throw new DomainError("invalid", `The password must have at most ${MAX_PASSWORD_LENGTH} characters.`, REFUSED);
  }
  const lowered = password.toLowerCase();
  if (lowered.includes(username.toLowerCase())) {
    throw new DomainError("invalid", "The password must not contain the name.", REFUSED);
  }
  for (const word of GUESSED_FIRST) {
    if (lowered.includes(word)) throw new DomainError("invalid", `The password must not contain "${word}".`, REFUSED);
  }
  if (isCommon(lowered)) {
    throw new DomainError("invalid", "That password is one of the most used ones. Choose another.", REFUSED);
  }
}

let common: Set<string> | undefined;

function isCommon(lowered: string): boolean {
  common ??= readDigests(Buffer.from(COMMON_PASSWORD_DIGESTS, "base64"));
  return common.has(createHash("sha256").update(lowered).digest().toString("hex", 0, DIGEST_BYTES));
}

function readDigests(bytes: Buffer): Set<string> {
  const digests = new Set<string>();
  for (let at = 0; at < bytes.length; at += DIGEST_BYTES) digests.add(bytes.toString("hex", at, at + DIGEST_BYTES));
  return digests;
}

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
