import { type FormEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { CORRECTION_KINDS, LONGEST_MESSAGE } from "../../domain/submissions/correction-kinds.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { callApi } from "../../web/api-client.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { useOpenErrors } from "./field-errors.ts";
import { SelectField, TextArea, TextField } from "./form-field.tsx";

export interface ReturnedCorrection {
  readonly errors?: FieldErrors | undefined;
  readonly sentence?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
}

interface CorrectionFormProps {
  readonly placeId: string;
  /** From a form that was sent without JavaScript. */
  readonly returned?: ReturnedCorrection | undefined;
}

const UNREACHABLE = "Your message could not be sent. Please check your connection and try again.";
const LABELS = { kind: "What is it about?", message: "Your message", contact: "How can we reach you?" };

/** A small form for a place's page: something is wrong, or the listing should go. It lands at the review desk. */
export function CorrectionForm({ placeId, returned }: CorrectionFormProps) {
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
  const [trying, setTrying] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const isBusy = trying || fetcher.state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = Object.keys(fetcher.data?.errors ?? {})[0];
    const control = wrong && form.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  }, [fetcher.data]);

  /** A form that cannot be sent would take the page with it, and what was written: first see whether we are there. */
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    setTrying(true);
    try {
      await callApi("/healthz");
      setUnreachable(false);
      void fetcher.submit(currentTarget);
    } catch {
      setUnreachable(true);
    } finally {
      setTrying(false);
    }
  }

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/corrections"
      noValidate
      onSubmit={send}
      onInput={noteAnswer}
      // Clips the trap beside the page, and leaves room for the ring around a field.
      className="relative -mx-2 max-w-2xl space-y-5 overflow-x-clip px-2"
    >
      <ErrorSummary
        sentence={unreachable ? UNREACHABLE : sentence}
        errors={errors}
        labels={LABELS}
        idPrefix="correction"
      />
      <input type="hidden" name="placeId" value={placeId} />
      <SelectField {...field("kind")} label="What is it about?" required options={CORRECTION_KINDS} />
      <TextArea
        {...field("message")}
        label="Your message"
        required
        rows={4}
        maxLength={LONGEST_MESSAGE}
        hint="What should it say, and how do you know? A source helps."
      />
      <TextField
        {...field("contact")}
        label="How can we reach you?"
        maxLength={200}
        hint="Optional. Only our reviewers see it."
      />
      <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
        <label>
          Leave this empty
          <input name="faxNumber" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button type="submit" disabled={isBusy} className={BUTTON.outline}>
        {isBusy ? "Sending..." : "Send to the reviewers"}
      </button>
    </fetcher.Form>
  );
}
