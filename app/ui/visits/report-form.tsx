import type { ComponentProps } from "react";
import { ACTIVITY_VOCABULARY } from "../../domain/places/activity-vocabulary.ts";
import { MONTHS } from "../../domain/places/season.ts";
import {
  ANONYMOUS,
  MAX_ACCOUNT,
  MAX_SIGNATURE,
  MAX_WHERE,
  MIN_ACCOUNT,
  TIME_LABELS,
  TIMES_OF_DAY,
} from "../../domain/visits/visit-report.ts";
import { ChoiceField } from "../forms/choice-field.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { type FieldProps, SelectField, TextArea, TextField } from "../forms/form-field.tsx";
import { TrapField } from "../forms/trap-field.tsx";
import { type ReturnedForm, useVisitorForm } from "../forms/use-visitor-form.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { PHOTO_LABELS, PhotoFields } from "./photo-fields.tsx";

interface ReturnedReport extends ReturnedForm {
  readonly activities?: readonly string[] | undefined;
}

interface ReportFormProps {
  readonly slug: string;
  readonly stamp: string;
  /** From a form submitted without JavaScript. */
  readonly returned?: ReturnedReport | undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  month: "Month of your visit",
  year: "Year",
  timeOfDay: "By day or after dark?",
  happened: "What happened?",
  activities: "Which of these did you notice?",
  where: "Where was it?",
  account: "In your own words",
  stars: "How good was the visit?",
  name: "Your name",
  ...PHOTO_LABELS,
  consent: "Publishing",
};
const OUTCOME_CHOICES = [
  { value: "something", label: "Something", hint: "I noticed something I cannot explain." },
  { value: "nothing", label: "Nothing", hint: "A quiet visit. That is worth telling." },
  { value: "unsure", label: "Not sure", hint: "Perhaps something, perhaps the house." },
];
const STAR_CHOICES = ["Poor", "Fair", "Good", "Very good", "Excellent"].map((word, index) => ({
  value: String(index + 1),
  label: (
    <>
      <span className="flex items-center gap-1 font-semibold">
        {index + 1}
        <span className="sr-only">{index === 0 ? " star" : " stars"}</span>
        <span className="star" />
      </span>
      <span className="block text-sm whitespace-nowrap text-ash">{word}</span>
    </>
  ),
}));
const MONTH_OPTIONS = MONTHS.map((label, index) => ({ value: String(index + 1), label }));

/** "I Was There", on its own page and opened in a place's page. */
export function ReportForm({ slug, stamp, returned }: ReportFormProps) {
  const { Form, form, summary, field, values, answer, isBusy } = useVisitorForm({
    idPrefix: "report",
    labels: LABELS,
    returned,
  });
  const text = (name: string) => ({ ...field(name), defaultValue: values[name] });
  const choice = (name: string) => ({ ...field(name), chosen: [values[name] ?? ""] });
  return (
    <Form
      {...form}
      action={`/location/${slug}/report`}
      encType="multipart/form-data"
      // Clips the off-screen honeypot but leaves room for focus rings.
      className="relative -mx-2 space-y-7 overflow-x-clip px-2"
    >
      <p className="text-sm text-ash">
        Fields marked with <span className="text-pumpkin">*</span> are required. A reviewer reads every report before it
        is published.
      </p>
      <ErrorSummary {...summary} />
      <WhenFields text={text} choice={choice} />
      <ChoiceField {...choice("happened")} required choices={OUTCOME_CHOICES} className="sm:grid-cols-3" />
      <ChoiceField
        {...field("activities")}
        type="checkbox"
        hint="Check all that apply. If nothing happened, leave them empty."
        choices={ACTIVITY_VOCABULARY.map((label) => ({ value: label, label }))}
        chosen={answer?.activities ?? []}
        className="grid-cols-2 gap-1! sm:grid-cols-3 [&_label]:min-h-9 [&_label]:border-transparent [&_label]:bg-transparent [&_label]:px-1 [&_label]:py-1 [&_label]:text-[0.9375rem]"
      />
      <WordFields text={text} choice={choice} />
      <PhotoFields field={field} values={values} isReturned={returned !== undefined} />
      <ChoiceField
        {...choice("consent")}
        type="checkbox"
        required
        choices={[
          {
            value: "yes",
            label: "I was there, and you may publish this on the place's page. I can withdraw it at any time.",
          },
        ]}
      />
      <TrapField />
      <input type="hidden" name="stamp" value={stamp} />
      <button type="submit" disabled={isBusy} className={`${BUTTON.primary} w-full sm:w-auto sm:min-w-56`}>
        {isBusy ? "Sending..." : "Send to the reviewers"}
      </button>
    </Form>
  );
}

interface PartProps {
  /** What a text field gets. */
  readonly text: (name: string) => FieldProps & { readonly defaultValue: string | undefined };
  /** What a group of choices gets. */
  readonly choice: (name: string) => Pick<ComponentProps<typeof ChoiceField>, "name" | "label" | "idPrefix" | "chosen">;
}

function WhenFields({ text, choice }: PartProps) {
  return (
    <>
      <div className="grid grid-cols-3 gap-4 sm:max-w-md">
        <SelectField
          {...text("month")}
          required
          options={MONTH_OPTIONS}
          empty="Select a month"
          className="col-span-2"
        />
        <TextField {...text("year")} required inputMode="numeric" maxLength={4} />
      </div>
      <ChoiceField
        {...choice("timeOfDay")}
        required
        choices={TIMES_OF_DAY.map((value) => ({ value, label: TIME_LABELS[value] }))}
        className="grid-cols-2 sm:max-w-md"
      />
    </>
  );
}

function WordFields({ text, choice }: PartProps) {
  return (
    <>
      <TextField
        {...text("where")}
        maxLength={MAX_WHERE}
        hint="Optional. The room, the floor, the part of the grounds."
      />
      <TextArea
        {...text("account")}
        maxLength={MAX_ACCOUNT}
        hint={`${MIN_ACCOUNT} to ${MAX_ACCOUNT.toLocaleString("en-US")} characters. Needed if something happened. Please leave out the names of private people.`}
      />
      <ChoiceField
        {...choice("stars")}
        required
        hint="The visit as a whole, ghosts or not."
        choices={STAR_CHOICES}
        className="grid-cols-2 sm:grid-cols-5"
      />
      <TextField
        {...text("name")}
        maxLength={MAX_SIGNATURE}
        autoComplete="nickname"
        hint={`Optional, and published if you give one. Otherwise we write "${ANONYMOUS}".`}
        className="sm:max-w-md"
      />
    </>
  );
}
