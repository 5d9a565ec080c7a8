/** Passwords of reviewers: argon2id, and the same work whether or not the name is known. */
import { hash, verify } from "@node-rs/argon2";
import { DomainError } from "./domain-error.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password-limits.ts";

/** What OWASP asks for: 19 MiB, two passes, one lane. The library's algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function checkPassword(password: string, username: string): void {
  if ([...password].length < SHORTEST_PASSWORD) {
    throw new DomainError("invalid", `The password must have at least ${SHORTEST_PASSWORD} characters.`);
  }
  if (password.length > LONGEST_PASSWORD) {
    throw new DomainError("invalid", `The password must have at most ${LONGEST_PASSWORD} characters.`);
  }
  if (password.toLowerCase().includes(username.toLowerCase())) {
    throw new DomainError("invalid", "The password must not contain the name.");
  }
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
