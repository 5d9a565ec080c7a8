import { SENDER_KEPT_DAYS } from "../app/domain/submission-limits.ts";
import type { Log } from "../app/http/site-context.ts";
import type { Store } from "../app/store/open-store.ts";
import { forgetAttempts } from "../app/store/sign-in-attempts.ts";
import { forgetSenders } from "../app/store/submissions.ts";

const EVERY_MS = 3_600_000;

/** Once an hour: what was promised to be forgotten is. Gives back how to stop. */
export function keepHouse({ db }: Store, log: Log): () => void {
  const forget = async () => {
    const now = new Date();
    await forgetSenders(db, new Date(now.getTime() - SENDER_KEPT_DAYS * 86_400_000));
    await forgetAttempts(db, now);
  };
  const tidy = () => forget().catch((error) => log.warn({ err: error }, "old senders could not be forgotten"));
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  void tidy();
  return () => clearInterval(timer);
}
