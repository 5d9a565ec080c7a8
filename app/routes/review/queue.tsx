import { Form, Link, redirect, useNavigate } from "react-router";
import type { PhotoOrigin } from "../../domain/photos/photo.ts";
import { correctionName } from "../../domain/review/correction-names.ts";
import { attractionTypeLabel, isOverdue, promisedBy } from "../../domain/submissions/submission.ts";
import {
  countQueue,
  listQueue,
  QUEUE_PAGE_SIZE,
  type QueueFilter,
  type QueueRow,
} from "../../store/review/review-queue.ts";
import { Pager } from "../../ui/cards/pager.tsx";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { DeskForm } from "../../ui/review/desk-form.tsx";
import { DeskKeys, focusOn, focusStep } from "../../ui/review/desk-keys.tsx";
import { REQUEST_WORDS, STATUS_WORDS } from "../../ui/review/desk-parts.tsx";
import { PHOTO_ORIGIN_LABELS } from "../../ui/review/desk-photo.tsx";
import { QUEUE_TEXT_LENGTH, type QueueItem, QueueList } from "../../ui/review/queue-list.tsx";
import { formatCount, plural, shorten } from "../../ui/text/format.ts";
import { itemName } from "../../web/review/close-items.ts";
import { flagsInQueue } from "../../web/review/desk-queue.ts";
import { filterQuery, QUEUE_PARAMS, QUEUE_STATUSES, readFilter } from "../../web/review/queue-filter.ts";
import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/queue";

export const handle: RouteRule = { params: QUEUE_PARAMS };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const now = site.now();
  const filter = readFilter(url.searchParams);
  const query = filterQuery(filter);
  const [{ rows, total }, counts] = await Promise.all([listQueue(site.db, filter, now), countQueue(site.db, now)]);
  const pages = Math.max(1, Math.ceil(total / QUEUE_PAGE_SIZE));
  // The last page becomes empty when its items are decided.
  if (filter.page > pages) throw redirect(hrefOf(filter, { page: pages }));
  const flags = await flagsInQueue(site, rows);
  const { reviewer } = context.get(reviewerContext);
  const items: QueueItem[] = rows.map((row) => ({
    name: itemName(row),
    path: `/review/${row.kind}/${row.id}${query}`,
    title: row.title,
    where: [row.city, row.state].filter(Boolean).join(", "),
    type: typeOf(row),
    status: row.status,
    isRequest: row.kind === "correction",
    submittedAt: row.submittedAt,
    promisedBy: promisedBy(row.submittedAt).toISOString(),
    overdue: isOverdue(row, now),
    words: shorten(row.text, QUEUE_TEXT_LENGTH),
    openWith:
      row.status === "pending" && row.claimedBy !== reviewer.username ? (row.claimedBy ?? undefined) : undefined,
    flags: flags.get(row.id) ?? [],
  }));
  return { items, total, counts, filter, pages };
}

const REPORT_TYPES: Readonly<Record<string, string>> = {
  something: "Report: something",
  nothing: "Report: nothing",
  unsure: "Report: not sure",
};

function typeOf({ kind, type }: QueueRow): string {
  if (kind === "submission") return attractionTypeLabel(type);
  if (kind === "photo") return `Photograph: ${PHOTO_ORIGIN_LABELS[type as PhotoOrigin]}`;
  if (kind === "correction") return `Request: ${correctionName(type).toLowerCase()}`;
  return REPORT_TYPES[type] ?? "Report";
}

const hrefOf = (filter: QueueFilter, change: Partial<QueueFilter>): string =>
  `/review${filterQuery({ ...filter, page: 1, ...change })}`;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Review queue");

export default function Queue({ loaderData: { items, total, counts, filter, pages } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const isWaiting = filter.status === "pending" || filter.status === "overdue";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">Review queue</h1>
        <SearchForm filter={filter} />
      </div>
      <StatusLinks filter={filter} counts={counts} />
      <p className="mt-5 text-sm text-ash" role="status">
        {plural(total, "item")}
        {filter.text && ` with "${filter.text}"`}
        {total > 1 && (isWaiting ? ", oldest first" : ", newest first")}
        {total > 0 && "; times are UTC"}
      </p>
      <Items items={items} filter={filter} isWaiting={isWaiting} />
      <Pager page={filter.page} pages={pages} hrefOf={(page) => hrefOf(filter, { page })} />
      <DeskKeys
        keys={[
          { key: "j", does: "next item", run: () => focusStep(1) },
          { key: "k", does: "previous item", run: () => focusStep(-1) },
          { key: "/", does: "search", run: () => focusOn("#queue-search") },
          { key: "w", does: "what waits", run: () => void navigate("/review") },
          { key: "o", does: "what is overdue", run: () => void navigate("/review?status=overdue") },
        ]}
      />
    </>
  );
}

function SearchForm({ filter }: { filter: QueueFilter }) {
  return (
    <Form method="get" action="/review" role="search" className="flex flex-wrap items-end gap-3">
      {filter.status !== "pending" && <input type="hidden" name="status" value={filter.status} />}
      <label className="text-sm text-ash">
        Kind
        <select
          name="kind"
          defaultValue={filter.kind}
          key={filter.kind}
          className="field select-list mt-1 min-h-11 pr-9 pl-3 text-base"
        >
          <option value="all">Everything</option>
          <option value="submission">Submissions</option>
          <option value="correction">Requests</option>
          <option value="report">Visitors' reports</option>
          <option value="photo">Photographs</option>
        </select>
      </label>
      <label className="min-w-0 flex-1 text-sm text-ash">
        Search
        <input
          id="queue-search"
          type="search"
          name="q"
          defaultValue={filter.text}
          className="field mt-1 block min-h-11 w-full px-3 text-base"
        />
      </label>
      <button type="submit" className={BUTTON.outline}>
        Show
      </button>
    </Form>
  );
}

function StatusLinks({ filter, counts }: Pick<Route.ComponentProps["loaderData"], "filter" | "counts">) {
  const words = filter.kind === "correction" ? REQUEST_WORDS : STATUS_WORDS;
  return (
    <ul aria-label="Status" className="mt-5 flex flex-wrap gap-2">
      {QUEUE_STATUSES.map((status) => (
        <li key={status}>
          <Link
            to={hrefOf(filter, { status })}
            aria-current={filter.status === status ? "true" : undefined}
            className="flex min-h-10 items-center gap-2 rounded-full border border-line px-4 text-[0.9375rem] hover:border-pumpkin aria-[current=true]:border-pumpkin aria-[current=true]:bg-slate"
          >
            {status === "all" ? "All" : status === "overdue" ? "Overdue" : words[status]}
            {status !== "all" && <span className="text-ash tabular-nums">{formatCount(counts[status])}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface ItemsProps extends Pick<Route.ComponentProps["loaderData"], "items" | "filter"> {
  readonly isWaiting: boolean;
}

function Items({ items, filter, isWaiting }: ItemsProps) {
  if (items.length === 0) {
    const words = isWaiting ? "Nothing waits here." : "Nothing is here yet.";
    return (
      <p className="mt-3 border border-line bg-dusk px-6 py-12 text-center">
        {filter.text || filter.kind !== "all" ? "Nothing matches." : words}
      </p>
    );
  }
  if (!isWaiting) return <QueueList items={items} isWaiting={false} />;
  return (
    <DeskForm action={`/review/close${filterQuery(filter)}`}>
      <QueueList items={items} isWaiting />
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="submit" className={BUTTON.outline}>
          Close the selected together
        </button>
        <span className="text-sm text-ash">The next page asks for the reason.</span>
      </p>
    </DeskForm>
  );
}
