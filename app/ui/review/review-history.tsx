import type { ChangedField } from "../../domain/places/changed-fields.ts";
import { shorten } from "../text/format.ts";
import { formatMoment } from "../text/format-moment.ts";
import { StatusLine } from "./desk-parts.tsx";
import { LISTING_LABELS } from "./listing-labels.ts";

interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  /** What they did, shown after the name. */
  readonly did: string;
  readonly reason: string | undefined;
  readonly changes: readonly ChangedField[];
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  hiddenAt: "Hidden since",
  placeId: "Listing",
  publicReason: "Reason",
  characters: "Characters of the account",
  hidesWhere: "Without where it was",
  hidesName: "Without the name",
  paranormalActivityType: "Activity types",
};
const MAX_VALUE_LENGTH = 120;

/** The latest step, as confirmation for the reviewer who made it. */
export const LastStep = ({ entries: [last] }: { entries: readonly HistoryEntry[] }) => (
  <StatusLine of={last?.id}>{last && `Last step: ${last.by} ${last.did}, ${formatMoment(last.at)}`}</StatusLine>
);

/** The full history, newest first. */
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
              <strong className="font-semibold">{entry.by}</strong> {entry.did}{" "}
              <span className="text-sm text-ash">{formatMoment(entry.at)}</span>
            </p>
            {entry.reason && <p className="mt-0.5 whitespace-pre-line text-ash">"{entry.reason}"</p>}
            {entry.changes.length > 0 && (
              <details className="text-sm">
                <summary className="w-fit py-1 text-moon">
                  {entry.changes.length} {entry.changes.length === 1 ? "field" : "fields"} changed
                </summary>
                <dl className="mt-1 space-y-1.5">
                  {entry.changes.map(({ field, before, after }) => (
                    <div key={field} className="wrap-anywhere">
                      <dt className="text-ash">{FIELD_WORDS[field] ?? LISTING_LABELS[field] ?? field}</dt>
                      <dd>
                        {before && <del className="text-ash">{shorten(before, MAX_VALUE_LENGTH)}</del>}{" "}
                        {after && <ins className="no-underline">{shorten(after, MAX_VALUE_LENGTH)}</ins>}
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
