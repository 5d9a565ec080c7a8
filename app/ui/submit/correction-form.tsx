import { CORRECTION_KINDS, MAX_MESSAGE_LENGTH } from "../../domain/submissions/correction-kinds.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { SelectField, TextArea, TextField } from "../forms/form-field.tsx";
import { TrapField } from "../forms/trap-field.tsx";
import { type ReturnedForm, useVisitorForm } from "../forms/use-visitor-form.ts";
import { BUTTON } from "../layout/link-button.tsx";

interface CorrectionFormProps {
  readonly placeId: string;
  /** From a form submitted without JavaScript. */
  readonly returned?: ReturnedForm | undefined;
  /** What the message begins with. */
  readonly message?: string | undefined;
}

const LABELS = { kind: "What is it about?", message: "Your message", contact: "How can we reach you?" };

/** A short form for reporting an error or asking for removal. */
export function CorrectionForm({ placeId, returned, message }: CorrectionFormProps) {
  const { Form, form, summary, field, values, isBusy } = useVisitorForm({
    idPrefix: "correction",
    labels: LABELS,
    returned,
  });
  return (
    <Form
      {...form}
      action="/corrections"
      // Clips the off-screen honeypot but leaves room for focus rings.
      className="relative -mx-2 space-y-7 overflow-x-clip px-2"
    >
      <ErrorSummary {...summary} />
      <input type="hidden" name="placeId" value={placeId} />
      <SelectField {...field("kind")} defaultValue={values.kind} required options={CORRECTION_KINDS} />
      <TextArea
        {...field("message")}
        defaultValue={values.message ?? message}
        required
        rows={4}
        maxLength={MAX_MESSAGE_LENGTH}
        hint="What should it say, and how do you know? A source helps."
      />
      <TextField
        {...field("contact")}
        defaultValue={values.contact}
        maxLength={200}
        hint="Optional. Only our reviewers see it."
      />
      <TrapField />
      <button type="submit" disabled={isBusy} className={`${BUTTON.primary} w-full sm:w-auto sm:min-w-56`}>
        {isBusy ? "Sending..." : "Send to the reviewers"}
      </button>
    </Form>
  );
}
