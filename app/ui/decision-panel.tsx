import { useRef } from "react";
import type { DeskRefusal } from "../http/desk-action.ts";
import { DeskForm } from "./desk-form.tsx";
import { focusOn } from "./desk-keys.tsx";
import { TextArea } from "./form-field.tsx";
import { BUTTON } from "./link-button.tsx";
import { useFocusFirstMistake } from "./use-focus-first-mistake.ts";

export const REJECT_REASONS = [
  "Commercial Halloween attractions are outside the directory: it lists places with a documented history.",
  "We found no documented reports for this place. If you know a book, an article or a broadcast, please send it again with that source.",
  "It is a private home without public access, and we leave those in peace.",
  "We could not tell which place is meant. Please send it again with an address and a few more details.",
];

/** A usual reason in short. */
export const reasonWords = (reason: string): string => reason.split(/[:.,]/)[0]!;

/** Writes a usual reason into the box; one more key sends it. */
export function chooseReason(reason: string): void {
  const box = document.querySelector<HTMLTextAreaElement>("#reject-reason");
  if (!box) return;
  box.value = reason;
  focusOn("#reject");
}

/** A reason that the submitter will read, with the usual ones at hand. */
interface RejectPanelProps {
  readonly version: number;
  readonly refusal: DeskRefusal | undefined;
  /** What was written before it was refused. */
  readonly reason: string | undefined;
}

export function RejectPanel({ version, refusal, reason }: RejectPanelProps) {
  const error = refusal?.errors?.reason;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstMistake(form, refusal);
  return (
    <DeskForm ref={form} version={version} className="border border-line bg-dusk p-5 sm:p-6">
      <h3 className="text-xl">Reject</h3>
      <TextArea
        name="reason"
        idPrefix="reject"
        label="Reason"
        required
        rows={3}
        hint="The submitter reads it on the tracking page."
        error={error}
        autoFocus={error !== undefined}
        defaultValue={reason}
        className="mt-3"
      />
      <div className="mt-3 flex flex-wrap gap-2 needs-script">
        {REJECT_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            title={reason}
            onClick={() => chooseReason(reason)}
            className="min-h-8 cursor-pointer rounded-full border border-line px-3 text-left text-sm text-ash hover:border-pumpkin hover:text-bone"
          >
            {reasonWords(reason)}
          </button>
        ))}
      </div>
      <button id="reject" type="submit" name="intent" value="reject" className={`${BUTTON.outline} mt-4`}>
        Reject
      </button>
    </DeskForm>
  );
}
