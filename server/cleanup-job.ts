import { SENDER_RETENTION_DAYS } from "../app/domain/submissions/submission-limits.ts";
import type { Store } from "../app/store/engine/open-store.ts";
import { deleteRejectedFiles } from "../app/store/photos/decide-photo.ts";
import { pruneGeocodeAnswers } from "../app/store/places/geocode-answers.ts";
import { forgetAttempts } from "../app/store/review/attempts.ts";
import { forgetSenders } from "../app/store/review/submissions.ts";
import type { Log } from "../app/web/site-context.ts";

const INTERVAL_MS = 3_600_000;

/**
 * Runs hourly: deletes what we promised to forget and prunes what must not grow forever. Returns a function that stops
 * it.
 */
export function startCleanupJob({ db }: Store, log: Log): () => void {
  const cleanUp = async () => {
    const now = new Date();
    const failed = (what: string) => (error: unknown) => log.warn({ err: error }, `${what} could not be deleted`);
    await forgetSenders(db, new Date(now.getTime() - SENDER_RETENTION_DAYS * 86_400_000)).catch(failed("old senders"));
    await deleteRejectedFiles(db, now).catch(failed("files of rejected photographs"));
    await forgetAttempts(db, now).catch(failed("old attempts"));
    await pruneGeocodeAnswers(db, now).catch(failed("old answers of the geocoding service"));
  };
  const timer = setInterval(() => void cleanUp(), INTERVAL_MS);
  timer.unref();
  void cleanUp();
  return () => clearInterval(timer);
}
