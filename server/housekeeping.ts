import { SENDER_KEPT_DAYS } from "../app/domain/submission-limits.ts";
import type { Log } from "../app/http/site-context.ts";
import { pruneGeocodeAnswers } from "../app/store/geocode-answers.ts";
import type { Store } from "../app/store/open-store.ts";
import { forgetAttempts } from "../app/store/sign-in-attempts.ts";
import { forgetSenders } from "../app/store/submissions.ts";

const EVERY_MS = 3_600_000;

/** Once an hour: what was promised to be forgotten is, and what may not grow for ever is cut. Gives back how to stop. */
export function keepHouse({ db }: Store, log: Log): () => void {
  const tidy = async () => {
    const now = new Date();
    const failed = (what: string) => (error: unknown) => log.warn({ err: error }, `${what} could not be forgotten`);
    await forgetSenders(db, new Date(now.getTime() - SENDER_KEPT_DAYS * 86_400_000)).catch(failed("old senders"));
    await forgetAttempts(db, now).catch(failed("old attempts to sign in"));
    await pruneGeocodeAnswers(db, now).catch(failed("old answers of the geocoding service"));
  };
  const timer = setInterval(() => void tidy(), EVERY_MS);
  timer.unref();
  void tidy();
  return () => clearInterval(timer);
}
