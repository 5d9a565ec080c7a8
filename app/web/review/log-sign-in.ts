import { REVIEWER_NAME } from "../../domain/review/reviewer.ts";
import { findUser } from "../../store/review/users.ts";
import type { SiteContext } from "../site-context.ts";

interface SignInEvent {
  readonly outcome: "success" | "awaits-code" | "failure" | "throttled";
  /** As typed. */
  readonly username: string;
  readonly addressHash: string;
}

/**
 * Logs each attempt: reviewer, keyed digest of the IP address, and outcome. Unknown names are left out, because people type
 * passwords into the wrong field.
 */
export async function logSignIn(
  site: Pick<SiteContext, "db" | "log">,
  { outcome, username, addressHash }: SignInEvent,
): Promise<void> {
  const name = username.trim().toLowerCase();
  const account = REVIEWER_NAME.test(name) ? await findUser(site.db, name) : undefined;
  site.log.info({ event: "sign-in", outcome, reviewer: account?.username ?? null, address: addressHash }, "sign-in");
}
