import { type ReactNode, useRef } from "react";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import type { DeskRefusal } from "../../web/review/desk-action.ts";
import { useFocusFirstMistake } from "../forms/field-errors.ts";
import { TextArea } from "../forms/form-field.tsx";
import { DeskButton, DeskForm } from "./desk-form.tsx";
import { type DeskKey, focusOn } from "./desk-keys.tsx";

/** Canned reasons: a short label for the reviewer and the full text for the submitter. */
export const REJECT_REASONS = [
  {
    short: "Halloween attraction",
    text: "Commercial Halloween attractions are outside the directory: it lists places with a documented history.",
  },
  {
    short: "No documented reports",
    text: "We found no documented reports for this place. If you know a book, an article or a broadcast, please send it again with that source.",
  },
  { short: "Private home", text: "It is a private home without public access, and we leave those in peace." },
  {
    short: "Which place?",
    text: "We could not tell which place is meant. Please send it again with an address and a few more details.",
  },
  {
    short: "Outside the US",
    text: "It lies outside the United States, which is as far as the directory goes.",
  },
  {
    short: "Trespassing",
    text: "It would lead people to trespass. If there is a lawful way to see it, please send it again and tell us which.",
  },
  {
    short: "Not a place",
    text: "It does not describe a place with a history, so there is nothing that we could list.",
  },
] as const;

export const REPORT_REASONS = [
  { short: "Not a visit", text: "It does not describe a visit to this place." },
  {
    short: "Private people",
    text: "It names private people or says where they live, and little would be left without that.",
  },
  { short: "Advertising", text: "It advertises something." },
  { short: "Insults", text: "It insults someone. You are welcome to tell us what happened without that." },
  { short: "Sent before", text: "We have received the same words before." },
  { short: "Trespassing", text: "It describes trespassing and could lead others to it." },
  { short: "Private place", text: "The place is private now, and we publish no reports of visits to it." },
] as const;

export const PHOTO_REASONS = [
  { short: "Another place", text: "It does not show this place." },
  { short: "People", text: "It shows people who can be recognized, and we do not know that they agreed." },
  { short: "Private home", text: "It shows a private home or where someone lives." },
  { short: "Not yours", text: "It seems to be somebody else's work, and we can publish only what you made yourself." },
  { short: "Poor picture", text: "It is too dark, too blurred or too small to show what the place looks like." },
  { short: "Sent before", text: "We have received the same picture before." },
  { short: "Advertising", text: "It advertises something." },
  { short: "Unfit", text: "It is not fit to be shown here." },
] as const;

type Reasons = readonly { readonly short: string; readonly text: string }[];

/** Appends a canned reason to whatever the reviewer has already typed. */
function chooseReason(reason: string, reasons: Reasons): void {
  const box = document.querySelector<HTMLTextAreaElement>("#reject-reason");
  if (!box) return;
  const own = reasons.reduce<string>((words, { text }) => words.replace(text, ""), box.value).trim();
  box.value = own ? `${own}\n\n${reason}` : reason;
  focusOn("#reject");
}

/** The keys 1, 2, 3 and so on choose a reason. */
export const reasonKeys = (reasons: Reasons): DeskKey[] =>
  reasons.map(({ short, text }, at) => ({
    key: String(at + 1),
    does: `go to Reject with: ${short}`,
    run: () => chooseReason(text, reasons),
  }));

interface RejectPanelProps {
  readonly version: number;
  readonly refusal: DeskRefusal | undefined;
  /** The reviewer's text, if the form came back with errors. */
  readonly reason: string | undefined;
  readonly reasons?: Reasons;
  readonly hint?: string;
  /** "Take down" where it is public already. */
  readonly verb?: string;
  readonly children?: ReactNode;
}

const HINT = "The submitter reads it on the tracking page.";

/** The reason the submitter will read, with buttons for canned reasons. */
export function RejectPanel(props: RejectPanelProps) {
  const { version, refusal, reason, reasons = REJECT_REASONS, hint = HINT, verb = "Reject", children } = props;
  const error = refusal?.errors?.reason;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstMistake(form, refusal);
  return (
    <DeskForm ref={form} version={version} className="mt-3 panel">
      <h3 className="text-lg">{verb}</h3>
      <TextArea
        name="reason"
        idPrefix="reject"
        label="Reason"
        required
        rows={3}
        maxLength={MAX_REASON}
        hint={hint}
        error={error}
        autoFocus={error !== undefined}
        defaultValue={reason}
        className="mt-2"
      />
      <div className="mt-3 flex flex-wrap gap-1.5 needs-script">
        {reasons.map(({ short, text }, at) => (
          <button
            key={short}
            type="button"
            title={text}
            onClick={() => chooseReason(text, reasons)}
            className="needs-script min-h-8 cursor-pointer rounded-full border border-line px-3 text-left text-sm text-ash hover:border-pumpkin hover:text-bone"
          >
            <kbd className="mr-1.5 font-sans text-moon">{at + 1}</kbd>
            {short}
          </button>
        ))}
      </div>
      {children}
      <DeskButton id="reject" intent="reject" className="mt-4">
        {verb}
      </DeskButton>
    </DeskForm>
  );
}
