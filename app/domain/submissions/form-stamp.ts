/** What a form carries with it: when it was handed out, and a number of its own that makes a form sent twice one. */

import { isSignature, signature } from "../review/signed-text.ts";
import { MIN_SECONDS } from "./submission-fields.ts";

export interface FormStamp {
  readonly issuedAt: Date;
  readonly nonce: string;
}

export function writeStamp(secret: string, { issuedAt, nonce }: FormStamp): string {
  const text = `${issuedAt.getTime().toString(36)}.${nonce}`;
  return `${text}.${signature(secret, "form", text)}`;
}

/** Undefined for anything that this site did not write. */
export function readStamp(secret: string, stamp: string): FormStamp | undefined {
  const [time = "", nonce = "", mac = ""] = stamp.split(".");
  if (!isSignature(mac, secret, "form", `${time}.${nonce}`)) return undefined;
  return { issuedAt: new Date(Number.parseInt(time, 36)), nonce };
}

/** A form from the future was given out before a clock was set back, or by a server whose clock is ahead: that is not fast. */
export function isTooFast(stamp: FormStamp, now: Date): boolean {
  const elapsed = now.getTime() - stamp.issuedAt.getTime();
  return elapsed >= 0 && elapsed < MIN_SECONDS * 1_000;
}
