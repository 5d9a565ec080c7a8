/** Small components shared by the review pages. */
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { FLAGS, type Flag, type ItemStatus } from "../../domain/submissions/submission.ts";
import type { DeskRefusal } from "../../web/review/desk-action.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";

interface RefusalSummaryProps {
  readonly refusal: DeskRefusal | undefined;
  /** Field names and ids the error may refer to. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly idPrefix?: string | undefined;
}

/** An action's error. A conflict has no field to focus, so this takes the focus. */
export function RefusalSummary({ refusal, labels, idPrefix }: RefusalSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  useEffect(() => {
    if (refusal?.conflict) summary.current?.focus();
  }, [refusal]);
  return (
    <ErrorSummary
      ref={summary}
      sentence={refusal?.sentence}
      errors={refusal?.errors}
      labels={labels}
      idPrefix={idPrefix}
    >
      {refusal?.conflict && (
        <>
          {" "}
          <a href={search || "?"} className="text-link">
            Show it as it is now
          </a>
        </>
      )}
    </ErrorSummary>
  );
}

export const STATUS_WORDS: Record<ItemStatus, string> = {
  pending: "Waiting",
  approved: "Approved",
  rejected: "Rejected",
  duplicate: "Duplicate",
  withdrawn: "Withdrawn",
};
/** A request is not published: it is closed or declined, as its buttons say. */
export const REQUEST_WORDS: Record<ItemStatus, string> = { ...STATUS_WORDS, approved: "Closed", rejected: "Declined" };
const STATUS_INKS: Record<ItemStatus, string> = {
  pending: "border-moon text-moon",
  approved: "border-gold text-gold",
  rejected: "border-ash text-ash",
  duplicate: "border-ash text-ash",
  withdrawn: "border-ash text-ash",
};

export function StatusMark({ status, isRequest = false }: { status: ItemStatus; isRequest?: boolean }) {
  return (
    <span className={`inline-block rounded-full border px-2.5 py-0.5 text-sm ${STATUS_INKS[status]}`}>
      {(isRequest ? REQUEST_WORDS : STATUS_WORDS)[status]}
    </span>
  );
}

/** How things stand. It gets the focus if they change and the pressed button is gone with its form. */
export function StatusLine({ of, children }: { of: string | undefined; children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (of !== before.current && document.activeElement === document.body) line.current?.focus();
    before.current = of;
  }, [of]);
  return (
    <p ref={line} role="status" tabIndex={-1} className="mt-2 w-fit scroll-mt-24 text-sm text-ash empty:hidden">
      {children}
    </p>
  );
}

export function OverdueMark() {
  return (
    <span className="inline-block rounded-full bg-badge-extreme px-2.5 py-0.5 text-sm font-semibold text-bone">
      Overdue
    </span>
  );
}

export function FlagMarks({ flags }: { flags: readonly Flag[] }) {
  if (flags.length === 0) return null;
  return (
    <ul aria-label="Flags" className="flex flex-wrap gap-1.5">
      {flags.map((flag) => (
        <li key={flag} className="flex items-center gap-1 rounded-sm bg-slate px-2 py-0.5 text-sm text-ember">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {FLAGS[flag]}
        </li>
      ))}
    </ul>
  );
}

/** Names and values in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
      {facts
        .filter(([, value]) => value !== undefined && value !== "")
        .map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ash">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface ListingPanelProps {
  readonly place: {
    readonly slug: string;
    readonly houseName: string;
    readonly where: string;
    readonly isHidden: boolean;
  };
  readonly children: ReactNode;
}

/** The listing that an item is about. A hidden one has no page. */
export function ListingPanel({ place, children }: ListingPanelProps) {
  return (
    <section className="panel">
      <h2 className="text-xl">The listing</h2>
      <p className="mt-2">
        {place.isHidden ? (
          `${place.houseName} (hidden)`
        ) : (
          <Link to={`/location/${place.slug}`} className="text-link">
            {place.houseName}
          </Link>
        )}
      </p>
      <p className="text-sm text-ash">{place.where}</p>
      {children}
    </section>
  );
}

/** Leads from an item to a page that closes it with all that are like it; the queue's filter goes along. */
export function CloseAlike({ item }: { item: string }) {
  const query = new URLSearchParams(useLocation().search);
  query.set("like", item);
  return (
    <Link to={`/review/close?${query}`} className="text-link">
      Close all that are like this one
    </Link>
  );
}
