/** Passwords of reviewers: argon2id, and the same work whether or not the name is known. */
import { createHash } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { COMMON_PASSWORD_DIGESTS } from "./common-password-digests.ts";
import { DomainError } from "./domain-error.ts";
import { DIGEST_BYTES, LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-limits.ts";

/** What OWASP asks for: 19 MiB, two passes, one lane. The library's algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Words that someone who knows the site would try before others. */
const GUESSED_FIRST = ["hauntway", "reviewer"];

export function checkPassword(password: string, username: string): void {
  if ([...password].length < SHORTEST_PASSWORD) {
    throw new DomainError("invalid", `The password must have at least ${SHORTEST_PASSWORD} characters.`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new DomainError("invalid", `The password must have at most ${LONGEST_PASSWORD} characters.`);
  }
  const lowered = password.toLowerCase();
  if (lowered.includes(username.toLowerCase())) {
    throw new DomainError("invalid", "The password must not contain the name.");
  }
  for (const word of GUESSED_FIRST) {
    if (lowered.includes(word)) throw new DomainError("invalid", `The password must not contain "${word}".`);
  }
  if (isCommon(lowered)) {
    throw new DomainError("invalid", "That password is one of the most used ones. Choose another.");
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

let stranger: Promise<string> | undefined;

/** A name that nobody has is checked against a password that nobody knows, so that its answer takes as long. */
export async function isPassword(
  stored: string | undefined,
  password: string,
  check: (stored: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  stranger ??= hashPassword(crypto.randomUUID());
  const isRight = await check(stored ?? (await stranger), password.slice(0, LONGEST_PASSWORD));
  return stored !== undefined && isRight;
}
