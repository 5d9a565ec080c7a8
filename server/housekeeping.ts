import { SENDER_KEPT_DAYS } from "../app/domain/submission-limits.ts";
import type { Log } from "../app/http/site-context.ts";
import { pruneGeocodeAnswers } from "../app/store/geocode-answers.ts";
import type { Store } from "../app/store/open-store.ts";
import { forgetSenders } from "../app/store/submissions.ts";

const EVERY_MS = 3_600_000;

/** Once an hour: what was promised to be forgotten is, and what may not grow for ever is cut. Gives back how to stop. */
export function keepHouse({ db }: Store, log: Log): () => void {
  const tidy = async () => {
    await forgetSenders(db, new Date(Date.now() - SENDER_KEPT_DAYS * 86_400_000)).catch((error) =>
      log.warn({ err: error }, "old senders could not be forgotten"),
    );
    await pruneGeocodeAnswers(db, new Date()).catch((error) =>
      log.warn({ err: error }, "old answers of the geocoding service could not be deleted"),
    );
  };
  const timer = setInterval(() => void tidy(), EVERY_MS);
  timer.unref();
  void tidy();
  return () => clearInterval(timer);
}
