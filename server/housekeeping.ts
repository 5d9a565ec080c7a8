import { SENDER_KEPT_DAYS } from "../app/domain/submission-limits.ts";
import type { Log } from "../app/http/site-context.ts";
import type { Store } from "../app/store/open-store.ts";
import { forgetSenders } from "../app/store/submissions.ts";

const EVERY_MS = 3_600_000;

/** Once an hour: what was promised to be forgotten is. Gives back how to stop. */
export function keepHouse({ db }: Store, log: Log): () => void {
  const tidy = () =>
    forgetSenders(db, new Date(Date.now() - SENDER_KEPT_DAYS * 86_400_000)).catch((error) =>
      log.warn({ err: error }, "old senders could not be forgotten"),
    );
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  void tidy();
  return () => clearInterval(timer);
}
