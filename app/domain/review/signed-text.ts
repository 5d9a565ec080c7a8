import { createHmac, timingSafeEqual } from "node:crypto";

/** An HMAC; the purpose keeps a signature of one kind from being used as another. */
export function signature(secret: string, purpose: string, text: string): string {
  return createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("hex").slice(0, 40);
}

export function isSignature(given: string, secret: string, purpose: string, text: string): boolean {
  return sameText(given, signature(secret, purpose, text));
}

/** Constant-time comparison. */
function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
