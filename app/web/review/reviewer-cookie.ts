import type { IncomingMessage } from "node:http";

export const REVIEWER_COOKIE = "reviewer";
/** Browsers accept the `__Host-` prefix only on secure cookies with path "/" and no domain. */
export const HOST_PREFIX = "__Host-";

const CLAIM = new RegExp(`(^|;\\s*)(${HOST_PREFIX})?${REVIEWER_COOKIE}=[0-9a-f]{64}(;|$)`);

/** Whether the request has a session cookie, valid or not; used for body limits. The guard validates it. */
export function hasReviewerCookie({ headers }: IncomingMessage): boolean {
  return CLAIM.test(headers.cookie ?? "");
}
