/**
 * Closes several items of the queue together: one reason, one confirmation, and a decision and an event for each item.
 */
import { DomainError } from "../../domain/domain-error.ts";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { sharesWords } from "../../domain/visits/report-flags.ts";
import { rejectPhoto } from "../../store/photos/decide-photo.ts";
import { decideCorrection } from "../../store/review/corrections.ts";
import { rejectReport } from "../../store/review/decide-report.ts";
import { rejectSubmission } from "../../store/review/decide-submission.ts";
import { QUEUE_KINDS, type QueueKind } from "../../store/review/review-item.ts";
import { listWaiting, type QueueRow } from "../../store/review/review-queue.ts";
import type { SiteContext } from "../site-context.ts";

/** An item as a form refers to it: "report/{id}/{version}". */
type ItemName = `${QueueKind}/${string}/${number}`;

export const itemName = ({ kind, id, version }: Pick<QueueRow, "kind" | "id" | "version">): ItemName =>
  `${kind}/${id}/${version}`;

/** The items named by a form that are still pending, even in a later version than the reviewer saw. */
export async function waitingItems(site: SiteContext, names: readonly string[]): Promise<QueueRow[]> {
  const wanted = new Set(names.map(withoutVersion));
  const kinds = QUEUE_KINDS.filter((kind) => names.some((name) => name.startsWith(`${kind}/`)));
  const waiting = await Promise.all(kinds.map((kind) => listWaiting(site.db, kind)));
  return waiting.flat().filter((row) => wanted.has(withoutVersion(itemName(row))));
}

const withoutVersion = (name: string): string => name.slice(0, name.lastIndexOf("/"));

/** An item and all pending items like it: from the same sender, or with the same words. */
export async function alikeItems(site: SiteContext, like: string): Promise<QueueRow[]> {
  const [name, id] = like.split("/");
  const kind = QUEUE_KINDS.find((one) => one === name);
  const waiting = kind ? await listWaiting(site.db, kind) : [];
  const model = waiting.find((row) => row.id === id);
  if (!model) return [];
  return waiting.filter(
    (row) =>
      row.id === model.id ||
      (row.senderHash !== null && row.senderHash === model.senderHash) ||
      (row.text !== "" && row.text === model.text) ||
      sharesWords(row.text, model.text),
  );
}

/** Closes items and returns how many; items decided or changed in the meantime are left alone. */
export async function closeItems(
  site: SiteContext,
  rows: readonly QueueRow[],
  { by, reason }: { by: Reviewer; reason: string },
): Promise<number> {
  let closed = 0;
  for (const { kind, id, version } of rows) {
    const decision = { version, by, now: site.now(), reason };
    try {
      if (kind === "submission") await rejectSubmission(site.db, { ...decision, submissionId: id });
      else if (kind === "photo") await rejectPhoto(site.db, { ...decision, photoId: id, bars: false });
      else if (kind === "report") await rejectReport(site.db, { ...decision, reportId: id });
      else await decideCorrection(site.db, { ...decision, correctionId: id, outcome: "rejected" });
      closed++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return closed;
}
