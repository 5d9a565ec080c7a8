import type { IncomingMessage } from "node:http";

/** Whether a request claims a session at the desk. The guard looks whether it has one; this only sorts by size. */
export function hasReviewerCookie({ headers }: IncomingMessage): boolean {
  return /(^|;\s*)(__Host-)?reviewer=[0-9a-f]{64}(;|$)/.test(headers.cookie ?? "");
}
