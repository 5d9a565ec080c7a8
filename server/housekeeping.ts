import { SENDER_KEPT_DAYS } from "../app/domain/submissions/submission-limits.ts";
import type { Store } from "../app/store/engine/open-store.ts";
import { pruneGeocodeAnswers } from "../app/store/places/geocode-answers.ts";
import { forgetAttempts } from "../app/store/review/sign-in-attempts.ts";
import { forgetSenders } from "../app/store/review/submissions.ts";
import type { Log } from "../app/web/site-context.ts";

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
