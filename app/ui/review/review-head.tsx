import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ItemStatus } from "../../domain/submissions/submission.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { formatMoment } from "../text/format-moment.ts";
import { DeskButton, DeskForm } from "./desk-form.tsx";
import { OverdueMark, StatusMark } from "./desk-parts.tsx";

interface ReviewHeadProps {
  readonly title: string;
  readonly status: ItemStatus;
  readonly isRequest?: boolean;
  readonly overdue: boolean;
  readonly submittedAt: string;
  readonly promisedBy: string;
  readonly version: number;
  readonly claim: { readonly by: string; readonly since: string } | undefined;
  readonly decided: { readonly at: string; readonly by: string; readonly reason: string } | "" | null;
  /** The next item of the queue's filter, and the queue as it was left. */
  readonly next: string | undefined;
  readonly queue: string;
  /** Shown next to the status. */
  readonly marks?: ReactNode;
  /** The outcome, shown after "Decided by". */
  readonly outcome?: ReactNode;
}

/** Header of a queue item: its status, who else has it open, and the decision. */
export function ReviewHead(props: ReviewHeadProps) {
  const { title, status, isRequest, overdue, submittedAt, promisedBy, claim, decided, next, queue, marks } = props;
  const onward = useFocusAfterDecision(Boolean(decided));
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h1 className="max-w-4xl text-3xl wrap-anywhere">{title}</h1>
        <p className="flex gap-5 pt-1 text-[0.9375rem]">
          <Link to={queue} className="py-1 text-link">
            Queue
          </Link>
          {next && !decided && (
            <Link to={next} className="py-1 text-link">
              Next in the queue
            </Link>
          )}
        </p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ash">
        <StatusMark status={status} isRequest={isRequest} />
        {overdue && <OverdueMark />}
        <span>Received {formatMoment(submittedAt)}</span>
        {status === "pending" && <span>promised by {formatMoment(promisedBy)}</span>}
        {marks}
      </div>
      {claim && (
        <p role="status" className="mt-4 border-l-4 border-moon bg-slate p-4">
          {claim.by} has had this open since {formatMoment(claim.since)}. Whoever decides first wins; nothing is
          overwritten.
        </p>
      )}
      {decided && <Decided {...props} decided={decided} onward={onward} />}
    </header>
  );
}

interface DecidedProps extends Pick<ReviewHeadProps, "version" | "next" | "queue" | "outcome"> {
  readonly decided: Exclude<ReviewHeadProps["decided"], "" | null>;
  readonly onward: RefObject<HTMLAnchorElement | null>;
}

function Decided({ decided, version, next, queue, outcome, onward }: DecidedProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-l-4 border-gold bg-slate p-4">
      <div>
        <p id="decided">
          Decided by {decided.by}, {formatMoment(decided.at)}. {outcome}
        </p>
        {decided.reason && <p className="mt-1 whitespace-pre-line text-ash wrap-anywhere">"{decided.reason}"</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <DeskForm version={version}>
          <DeskButton id="undo" intent="undo">
            Undo the decision
          </DeskButton>
        </DeskForm>
        <Link ref={onward} to={next ?? queue} aria-describedby="decided" className={BUTTON.outline}>
          {next ? "Next in the queue" : "Back to the queue"}
        </Link>
      </div>
    </div>
  );
}

/** The pressed button disappears with its form, so the focus moves here, to a link that says what was decided. */
function useFocusAfterDecision(isDecided: boolean): RefObject<HTMLAnchorElement | null> {
  const onward = useRef<HTMLAnchorElement>(null);
  const before = useRef(isDecided);
  useEffect(() => {
    if (isDecided && !before.current) onward.current?.focus();
    before.current = isDecided;
  }, [isDecided]);
  return onward;
}
