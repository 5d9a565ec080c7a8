import type { SubmissionStatus } from "../domain/submission.ts";
import type { Flag } from "../domain/submission-flags.ts";
import { FlagMarks, OverdueMark, StatusMark } from "./desk-parts.tsx";
import { formatShortMoment } from "./format-moment.ts";
import { Link } from "./link.tsx";

export interface QueueItem {
  readonly path: string;
  readonly title: string;
  readonly where: string;
  readonly type: string;
  readonly status: SubmissionStatus;
  readonly submittedAt: string;
  readonly promisedBy: string;
  readonly overdue: boolean;
  readonly claimedBy: string | undefined;
  readonly flags: readonly Flag[];
}

/** One row an item; the whole row is the link. */
export function QueueList({ items }: { items: readonly QueueItem[] }) {
  return (
    <ol className="mt-3 border-x border-t border-line">
      {items.map((item) => (
        <li
          key={item.path}
          className="relative grid gap-x-6 gap-y-1.5 border-b border-line bg-dusk px-4 py-3 hover:bg-slate lg:grid-cols-[minmax(0,2fr)_8.5rem_minmax(0,1.6fr)_14rem_6.5rem] lg:items-center"
        >
          <div className="min-w-0">
            <Link
              to={item.path}
              data-queue-item
              className="block py-0.5 font-semibold no-underline after:absolute after:inset-0 hover:text-pumpkin"
            >
              <span className="line-clamp-2 wrap-anywhere">{item.title}</span>
            </Link>
            <span className="block truncate text-sm text-ash">{item.where}</span>
          </div>
          <span className="text-sm">{item.type}</span>
          <FlagMarks flags={item.flags} />
          {item.flags.length === 0 && <span className="hidden lg:block" />}
          <span className="text-sm text-ash">
            <span className="whitespace-nowrap">Received {formatShortMoment(item.submittedAt)}</span>
            {item.status === "pending" && (
              <span className="lg:block">
                <span className="lg:hidden">, </span>
                <span className="whitespace-nowrap">promised by {formatShortMoment(item.promisedBy)}</span>
              </span>
            )}
          </span>
          <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
            {item.overdue ? <OverdueMark /> : <StatusMark status={item.status} />}
            {item.claimedBy && <span className="text-sm text-moon">open: {item.claimedBy}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
