/** What a reviewer's password must be. */
import { createHash } from "node:crypto";
import { DomainError } from "../domain-error.ts";
import { INVALID } from "../submissions/form-messages.ts";
import { COMMON_PASSWORD_DIGESTS } from "./common-password-digests.ts";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "./reviewer.ts";

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
