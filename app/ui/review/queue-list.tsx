import { Link } from "react-router";
import type { Flag, ItemStatus } from "../../domain/submissions/submission.ts";
import { formatShortMoment } from "../text/format-moment.ts";
import { FlagMarks, OverdueMark, StatusMark } from "./desk-parts.tsx";

/** What fits into a row of the queue. */
export const QUEUE_TEXT_LENGTH = 160;

export interface QueueItem {
  /** The value in the form that closes several together. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly where: string;
  readonly type: string;
  readonly status: ItemStatus;
  readonly isRequest: boolean;
  readonly submittedAt: string;
  readonly promisedBy: string;
  readonly overdue: boolean;
  /** The beginning of the text. */
  readonly words: string;
  /** Another reviewer who has it open. */
  readonly openWith: string | undefined;
  readonly flags: readonly Flag[];
}

interface QueueListProps {
  readonly items: readonly QueueItem[];
  /** Every item waits: each has a box to select it by, and none its status. */
  readonly isWaiting: boolean;
}

/** One row per item; the whole row is a link. */
export function QueueList({ items, isWaiting }: QueueListProps) {
  return (
    <ol className="mt-3 border-x border-t border-line">
      {items.map((item) => (
        <li
          key={item.path}
          className={`relative grid gap-x-6 gap-y-1.5 border-b border-line bg-dusk py-3 pr-4 hover:bg-slate lg:grid-cols-[minmax(0,1fr)_8rem_15rem_12.5rem] lg:items-center ${isWaiting ? "pl-13" : "pl-4"}`}
        >
          {isWaiting && (
            <label className="absolute inset-y-0 left-0 z-10 flex w-12 cursor-pointer items-start justify-center pt-4">
              <input type="checkbox" name="item" value={item.name} />
              <span className="sr-only">Select {item.title}</span>
            </label>
          )}
          <div className="min-w-0">
            <Link
              to={item.path}
              data-queue-item
              className="block py-0.5 font-semibold after:absolute after:inset-0 hover:text-pumpkin"
            >
              <span className="line-clamp-2 wrap-anywhere">{item.title}</span>
            </Link>
            <span className="block truncate text-sm text-ash">
              {item.where}
              <span className="lg:hidden"> · {item.type}</span>
            </span>
            <span className="mt-0.5 line-clamp-2 text-sm wrap-anywhere lg:line-clamp-1">{item.words}</span>
          </div>
          <span className="hidden text-sm lg:block">{item.type}</span>
          <div className="flex flex-wrap items-center gap-1.5 max-lg:empty:hidden">
            {item.overdue ? <OverdueMark /> : !isWaiting && <StatusMark {...item} />}
            <FlagMarks flags={item.flags} />
            {item.openWith && <span className="text-sm text-moon">{item.openWith} has it open</span>}
          </div>
          <span className="text-sm text-ash">
            <span className="whitespace-nowrap">Received {formatShortMoment(item.submittedAt)}</span>
            {item.status === "pending" && (
              <span className="lg:block">
                <span className="lg:hidden">, </span>
                <span className="whitespace-nowrap">promised by {formatShortMoment(item.promisedBy)}</span>
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
