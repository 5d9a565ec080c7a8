import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { CORRECTION_KINDS, MAX_MESSAGE_LENGTH } from "../../domain/submissions/correction-kinds.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { useOpenErrors } from "./field-errors.ts";
import { SelectField, TextArea, TextField } from "./form-field.tsx";
import { TrapField } from "./trap-field.tsx";
import { useCarefulSend } from "./use-careful-send.ts";
import type { ProofChallenge } from "./use-proof.ts";

export interface ReturnedCorrection {
  readonly errors?: FieldErrors | undefined;
  readonly sentence?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly proofOfWork?: ProofChallenge | undefined;
}

interface CorrectionFormProps {
  readonly placeId: string;
  /** From a form submitted without JavaScript. */
  readonly returned?: ReturnedCorrection | undefined;
  /** What the message begins with. */
  readonly message?: string | undefined;
}

const LABELS = { kind: "What is it about?", message: "Your message", contact: "How can we reach you?" };

/** A short form for reporting an error or asking for removal. */
export function CorrectionForm({ placeId, returned, message }: CorrectionFormProps) {
  const fetcher = useFetcher<ReturnedCorrection>();
  const { errors = {}, sentence, values = {} } = fetcher.data ?? returned ?? {};
  const { open, noteAnswer } = useOpenErrors(errors);
  const first = ["kind", "message", "contact"].find((name) => errors[name]);
  const field = (name: string) => ({
    name,
    idPrefix: "correction",
    error: open[name],
    defaultValue: values[name],
    autoFocus: returned !== undefined && name === first,
  });
  const form = useRef<HTMLFormElement>(null);
  const { send, isBusy, isSolving, unsentSentence } = useCarefulSend(fetcher, form);
  useEffect(() => {
    const wrong = Object.keys(fetcher.data?.errors ?? {})[0];
    const control = wrong && form.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  }, [fetcher.data]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/corrections"
      noValidate
      onSubmit={send}
      onInput={noteAnswer}
      // Clips the off-screen honeypot but leaves room for focus rings.
      className="relative -mx-2 max-w-2xl space-y-5 overflow-x-clip px-2"
    >
      <ErrorSummary
        sentence={unsentSentence ?? (isSolving ? undefined : sentence)}
        errors={errors}
        labels={LABELS}
        idPrefix="correction"
      />
      <input type="hidden" name="placeId" value={placeId} />
      <SelectField {...field("kind")} label="What is it about?" required options={CORRECTION_KINDS} />
      <TextArea
        {...field("message")}
        defaultValue={values.message ?? message}
        label="Your message"
        required
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        hint="What should it say, and how do you know? A source helps."
      />
      <TextField
        {...field("contact")}
        label="How can we reach you?"
        maxLength={200}
        hint="Optional. Only our reviewers see it."
      />
      <TrapField />
      <button type="submit" disabled={isBusy} className={BUTTON.outline}>
        {isBusy ? "Sending..." : "Send to the reviewers"}
      </button>
    </fetcher.Form>
  );
}
