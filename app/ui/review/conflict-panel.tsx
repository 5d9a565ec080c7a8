/** Edit conflict: shows both versions side by side, so that nothing is lost. */
import type { ShouldRevalidateFunction } from "react-router";
import type { DeskRefusal } from "../../web/review/desk-action.ts";
import { LISTING_LABELS } from "./listing-labels.ts";
import type { ListingValues } from "./listing-values.ts";
import { LISTING_FORM } from "./use-leave-guard.ts";

interface ConflictPanelProps {
  readonly refusal: DeskRefusal | undefined;
  /** The submitted values and the stored ones. */
  readonly yours?: ListingValues | undefined;
  readonly theirs?: ListingValues | undefined;
  /** The reason, note or reply that was submitted with them. */
  readonly reason?: string | undefined;
  /** Whether the form is still on the page, so that the reviewer can save after all. */
  readonly canSave: boolean;
  /** The stored version. */
  readonly version: number;
}

export function ConflictPanel({ refusal, yours, theirs, reason, canSave, version }: ConflictPanelProps) {
  if (!refusal?.conflict) return null;
  const differences = yours && theirs ? differencesOf(yours, theirs) : [];
  if (differences.length === 0 && !reason) return null;
  return (
    <section aria-labelledby="conflict" className="border border-alarm/70 bg-dusk p-5">
      <h2 id="conflict" className="text-xl">
        Yours was not saved
      </h2>
      <p className="mt-1 text-ash">
        {canSave
          ? "The form below holds what you wrote. Take over what should stay, then say here that yours may replace the rest."
          : "Copy what you still need: it stands here until you leave this page."}
      </p>
      {reason && (
        <div className="mt-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">What you wrote to the submitter</h3>
          <p className="mt-1 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">{reason}</p>
        </div>
      )}
      {differences.map(({ name, mine, other }) => (
        <div key={name} className="mt-4 border-t border-line pt-3">
          <h3 className="font-sans text-base font-semibold tracking-normal">{LISTING_LABELS[name]}</h3>
          <div className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <Version label="As it is now" text={other} field={name} />
            <Version label="What you wrote" text={mine} field={name} />
          </div>
        </div>
      ))}
      {canSave && differences.length > 0 && (
        <label className="mt-5 flex min-h-8 cursor-pointer items-center gap-2.5 border-t border-line pt-4 font-semibold">
          {/* Keyed, so that it isn't still ticked when a third reviewer saves meanwhile. */}
          <input key={version} type="checkbox" name="replaces" value={version} form={LISTING_FORM} />
          Mine replaces what is there now
        </label>
      )}
    </section>
  );
}

interface Sent {
  readonly values: ListingValues;
  readonly version: number;
}

/** Version to send with a rejected form: its own, as long as it would overwrite somebody else's changes. */
export function versionToSend(sent: Sent | undefined, theirs: ListingValues, version: number): number {
  return sent && differencesOf(sent.values, theirs).length > 0 ? sent.version : version;
}

function Version({ label, text, field }: { label: string; text: string; field: string }) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-ash">{label}</p>
      {text ? (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls and must be reachable by keyboard
          tabIndex={0}
          aria-label={`${LISTING_LABELS[field]}: ${label}`}
          className="max-h-60 overflow-auto text-[0.9375rem] whitespace-pre-line wrap-anywhere"
        >
          {text}
        </section>
      ) : (
        <p className="text-[0.9375rem] text-ash">(empty)</p>
      )}
    </div>
  );
}

function differencesOf(yours: ListingValues, theirs: ListingValues) {
  return Object.keys(LISTING_LABELS)
    .map((name) => ({ name, mine: textOf(yours, name), other: textOf(theirs, name) }))
    .filter(({ mine, other }) => mine !== other);
}

function textOf({ texts, activities }: ListingValues, name: string): string {
  if (name !== "activities") return (texts[name] ?? "").replace(/\r\n/g, "\n").trim();
  return activities
    .filter((label) => !texts.otherActivities?.includes(label))
    .toSorted()
    .join("; ");
}

const CONFLICT = 409;

/** Reload the data after a conflict, to show the stored version; after other errors the page stays as it is. */
export const revalidateOnConflict: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === CONFLICT || defaultShouldRevalidate;
