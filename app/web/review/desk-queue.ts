/** Flags shown in the queue. */
import { scheduler } from "node:timers/promises";
import { findPendingDuplicates } from "../../domain/submissions/pending-duplicates.ts";
import type { Flag } from "../../domain/submissions/submission.ts";
import { flagsOf } from "../../domain/submissions/submission-flags.ts";
import { whereaboutsOf } from "../../domain/submissions/submission-whereabouts.ts";
import { reportFlags } from "../../domain/visits/report-flags.ts";
import { countBySender, type QueueRow } from "../../store/review/review-queue.ts";
import { listPending } from "../../store/review/submissions.ts";
import { listReportsOf } from "../../store/review/visit-reports.ts";
import type { SiteContext } from "../site-context.ts";
import { duplicatesOf } from "./desk-submission.ts";

/** Flags, keyed by the id of a submission or a report. */
export async function flagsInQueue(
  site: SiteContext,
  rows: readonly QueueRow[],
): Promise<ReadonlyMap<string, readonly Flag[]>> {
  const submissions = rows.filter(({ kind }) => kind === "submission");
  const hashes = submissions.map(({ senderHash }) => senderHash).filter((hash) => hash !== null);
  const senders = await countBySender(site.db, [...new Set(hashes)]);
  const pending = submissions.filter(({ status }) => status === "pending");
  const waiting = await listPending(site.db, [...new Set(pending.map(({ state }) => state))]);
  const waitingById = new Map(waiting.map((one) => [one.id, one]));
  const flagsOfRow = (row: QueueRow): Flag[] => {
    const submission = submissionOf(row);
    const one = waitingById.get(row.id);
    return flagsOf(submission, {
      duplicates: row.status === "pending" ? duplicatesOf(site, submission) : [],
      pendingDuplicates: one ? findPendingDuplicates(one, waiting) : [],
      where: whereaboutsOf(submission, site.gazetteer),
      fromSender: (row.senderHash && senders.get(row.senderHash)) || 0,
    });
  };
  const flags = new Map<string, readonly Flag[]>();
  for (const row of submissions) {
    // Yields, so that other requests are answered in between.
    await scheduler.yield();
    flags.set(row.id, flagsOfRow(row));
  }
  for (const [id, ofReport] of await flagsOfReports(site, rows)) flags.set(id, ofReport);
  return flags;
}

/** Compares each report with the others of its place, which are read once per place. */
async function flagsOfReports(site: SiteContext, rows: readonly QueueRow[]): Promise<[string, readonly Flag[]][]> {
  const shown = new Set(rows.filter(({ kind }) => kind === "report").map(({ id }) => id));
  const places = new Set(rows.filter(({ id }) => shown.has(id)).map(({ placeId }) => placeId!));
  const flags: [string, readonly Flag[]][] = [];
  for (const placeId of places) {
    const ofPlace = await listReportsOf(site.db, placeId);
    for (const report of ofPlace.filter(({ id }) => shown.has(id))) {
      await scheduler.yield();
      flags.push([report.id, reportFlags(report, ofPlace)]);
    }
  }
  return flags;
}

function submissionOf({ id, title, type, street, city, state, zip, text }: QueueRow) {
  return {
    id,
    attractionName: title,
    attractionType: type,
    streetAddress: street,
    city,
    state,
    zipCode: zip,
    description: text,
  };
}
