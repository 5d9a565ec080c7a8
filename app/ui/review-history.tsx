import type { ChangedField } from "../domain/changed-fields.ts";
import { formatMoment } from "./format-moment.ts";
import { LISTING_LABELS } from "./listing-labels.ts";
import { shorten } from "./shorten.ts";

export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly reason: string | undefined;
  readonly changes: readonly ChangedField[];
}

const WORDS: Readonly<Record<string, string>> = {
  draft: "saved a draft",
  approve: "approved it",
  reject: "rejected it",
  duplicate: "marked it as a duplicate",
  undo: "took the last step back",
  edit: "edited the listing",
  hide: "hid the listing",
  restore: "restored the listing",
};
const FIELD_WORDS: Readonly<Record<string, string>> = {
  status: "Status",
  hiddenAt: "Hidden since",
  placeId: "Listing",
  publicReason: "Reason",
  paranormalActivityType: "Activity types",
};
const LONGEST_VALUE = 120;

/** The last step, where whoever made it looks for a sign that it was done. */
export function LastStep({ entries: [last] }: { entries: readonly HistoryEntry[] }) {
  return (
    <p role="status" className="mt-2 text-sm text-ash empty:hidden">
      {last && `Last step: ${last.by} ${WORDS[last.action] ?? last.action}, ${formatMoment(last.at)}`}
    </p>
  );
}

/** Everything that was done, newest first. */
export function ReviewHistory({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <section aria-labelledby="review-history" className="mt-10 max-w-4xl">
      <h2 id="review-history" className="text-xl">
        History
      </h2>
      {entries.length === 0 && <p className="mt-2 text-ash">Nobody has touched it yet.</p>}
      <ol className="mt-3 border-l border-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-2 pl-5">
            <p>
              <strong className="font-semibold">{entry.by}</strong> {WORDS[entry.action] ?? entry.action}{" "}
              <span className="text-sm text-ash">{formatMoment(entry.at)}</span>
            </p>
            {entry.reason && <p className="mt-0.5 whitespace-pre-line text-ash">"{entry.reason}"</p>}
            {entry.changes.length > 0 && (
              <details className="text-sm">
                <summary className="inline-block py-1 text-moon">
                  {entry.changes.length} {entry.changes.length === 1 ? "field" : "fields"} changed
                </summary>
                <dl className="mt-1 space-y-1.5">
                  {entry.changes.map(({ field, before, after }) => (
                    <div key={field} className="wrap-anywhere">
                      <dt className="text-ash">{FIELD_WORDS[field] ?? LISTING_LABELS[field] ?? field}</dt>
                      <dd>
                        {before && <del className="text-ash">{shorten(before, LONGEST_VALUE)}</del>}{" "}
                        {after && <ins className="no-underline">{shorten(after, LONGEST_VALUE)}</ins>}
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
