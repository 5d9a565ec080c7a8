/** A signed stamp in each form: when it was issued, and a nonce that makes sending it twice idempotent. */
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

/** Undefined for a stamp that this site did not sign. */
export function readStamp(secret: string, stamp: string): FormStamp | undefined {
  const [time = "", nonce = "", mac = ""] = stamp.split(".");
  if (!isSignature(mac, secret, "form", `${time}.${nonce}`)) return undefined;
  return { issuedAt: new Date(Number.parseInt(time, 36)), nonce };
}

/** A stamp from the future means clock skew between servers, not a fast sender. */
export function isTooFast(stamp: FormStamp, now: Date): boolean {
  const elapsed = now.getTime() - stamp.issuedAt.getTime();
  return elapsed >= 0 && elapsed < MIN_SECONDS * 1_000;
}
