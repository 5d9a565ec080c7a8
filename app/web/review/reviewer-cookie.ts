import type { IncomingMessage } from "node:http";

export const REVIEWER_COOKIE = "reviewer";
/** Browsers refuse a cookie with this prefix unless it is secure, for the whole site, and from this host alone. */
export const HOST_PREFIX = "__Host-";

const CLAIM = new RegExp(`(^|;\\s*)(${HOST_PREFIX})?${REVIEWER_COOKIE}=[0-9a-f]{64}(;|$)`);

/** Whether a request claims a session at the desk. The guard looks whether it has one; this only sorts by size. */
export function hasReviewerCookie({ headers }: IncomingMessage): boolean {
  return CLAIM.test(headers.cookie ?? "");
}
