/** What the desk's pages of submissions, requests and reports have in common. */
import { data, type RouterContextProvider, redirect } from "react-router";
import type { Reviewer } from "../../domain/review/reviewer.ts";
import { isOverdue, promisedBy } from "../../domain/submissions/submission.ts";
import { claimItem, findItem, type ItemRow, type QueueKind, subjectOf } from "../../store/review/review-item.ts";
import { nextInQueue } from "../../store/review/review-queue.ts";
import { readForm } from "../forms/form-request.ts";
import { type SiteContext, siteContext } from "../site-context.ts";
import { deskAction } from "./desk-action.ts";
import { filterQuery, readFilter } from "./queue-filter.ts";
import { readHistory } from "./review-history.ts";
import { reviewerContext } from "./reviewer-session.ts";

interface ItemArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly id: string };
  readonly request: Request;
  readonly url: URL;
}

/** An item with its state, its claim, its history and the next item; `open` adds what its kind has of its own. */
export async function loadItem<Kind extends QueueKind, Opened extends object>(
  { context, params, url }: ItemArgs,
  kind: Kind,
  open: (site: SiteContext, row: ItemRow<Kind>) => Promise<Opened>,
) {
  const site = context.get(siteContext);
  const { reviewer } = context.get(reviewerContext);
  const row: ItemRow<QueueKind> | undefined = await findItem<QueueKind>(site.db, kind, params.id);
  if (!row) throw data(null, { status: 404 });
  const now = site.now();
  const filter = readFilter(url.searchParams);
  const next = await nextInQueue(site.db, row, { reviewer, now }, filter);
  // A withdrawal is not a reviewer's decision and cannot be undone.
  const isWithdrawn = row.status === "withdrawn";
  return {
    id: row.id,
    version: row.version,
    submittedAt: row.submittedAt,
    promisedBy: promisedBy(row.submittedAt).toISOString(),
    overdue: isOverdue(row, now),
    decided: isWithdrawn
      ? null
      : row.decidedAt && { at: row.decidedAt, by: row.decidedByName ?? "someone", reason: row.publicReason ?? "" },
    withdrawnAt: isWithdrawn ? row.decidedAt : null,
    ...(await open(site, row as ItemRow<Kind>)),
    claim: await claimItem(site.db, kind, row.id, { reviewer, now }),
    next: next && next + filterQuery(filter),
    queue: `/review${filterQuery(filter)}`,
    history: await readHistory(site.db, subjectOf(kind, row.id)),
  };
}

/**
 * Runs the pressed button's action, then redirects to the same page, which shows the outcome and the undo button. If
 * the action is rejected, the input comes back.
 */
export async function decideItem<Typed extends object>(
  { context, params, request, url }: ItemArgs,
  kind: QueueKind,
  decide: (site: SiteContext, id: string, by: Reviewer, form: FormData) => Promise<void>,
  typedIn: (form: FormData) => Typed,
) {
  const site = context.get(siteContext);
  const { reviewer } = context.get(reviewerContext);
  const form = await readForm(request);
  const answer = await deskAction({ context, request }, async () => {
    await decide(site, params.id, reviewer, form);
    // Show it to the reviewer right away; other servers poll within a second.
    await site.refreshCatalog();
    throw redirect(`/review/${kind}/${params.id}${filterQuery(readFilter(url.searchParams))}`, 303);
  });
  return data({ ...answer.data, ...typedIn(form) }, answer.init ?? undefined);
}
