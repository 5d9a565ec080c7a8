/** Flags shown in the queue. */

import { findPendingDuplicates } from "../../domain/submissions/pending-duplicates.ts";
import type { Flag } from "../../domain/submissions/submission.ts";
import { flagsOf } from "../../domain/submissions/submission-flags.ts";
import { whereaboutsOf } from "../../domain/submissions/submission-whereabouts.ts";
import { countBySender, type QueueRow } from "../../store/review/review-queue.ts";
import { listPending } from "../../store/review/submissions.ts";
import type { SiteContext } from "../site-context.ts";
import { duplicatesOf } from "./desk-submission.ts";

/** Flags by submission id. */
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
  return new Map(submissions.map((row) => [row.id, flagsOfRow(row)]));
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
