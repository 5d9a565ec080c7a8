/** Every field of a listing, in the order in which a reviewer thinks about them. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ACTIVITY_VOCABULARY } from "../domain/activity-vocabulary.ts";
import type { FieldErrors } from "../domain/form-messages.ts";
import { MOST_ACTIVITIES } from "../domain/listing-limits.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../domain/place.ts";
import { US_STATES } from "../domain/us-states.ts";
import { DeskForm } from "./desk-form.tsx";
import { SelectField, TextArea, TextField } from "./form-field.tsx";
import { LISTING_FORM, LISTING_LABELS } from "./listing-labels.ts";
import { CardPreview, PagePreview } from "./listing-preview.tsx";
import { type ListingValues, valuesOfForm } from "./listing-values.ts";
import type { LocationView } from "./location/location-view.ts";
import { PinField } from "./pin-field.tsx";
import { useOpenErrors } from "./use-open-errors.ts";

interface ListingFormProps {
  readonly values: ListingValues;
  readonly errors: FieldErrors | undefined;
  readonly version: number;
  /** Its page as the form begins with it. */
  readonly preview: LocationView;
  /** The buttons that send it. */
  readonly children: ReactNode;
}

const NO_ERRORS: FieldErrors = {};
const STATES = US_STATES.map(({ name }) => ({ value: name, label: name }));
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value.replace("-", " ") }));
const ACCESS_WORDS: Readonly<Record<(typeof ACCESS_CLASSES)[number], string>> = {
  open: "open: anyone may go in",
  tours: "tours: only with a tour or ticket",
  exterior: "exterior: seen from the public road",
  private: "private: do not visit, address and pin are not shown",
  gone: "gone: demolished",
};

export function ListingForm({ values: start, errors = NO_ERRORS, version, preview, children }: ListingFormProps) {
  const [values, setValues] = useState(start);
  const form = useRef<HTMLFormElement>(null);
  const { texts } = start;
  const { open, noteAnswer } = useOpenErrors(errors);
  const first = Object.keys(LISTING_LABELS).find((name) => errors[name]);
  useEffect(() => {
    if (errors !== NO_ERRORS) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  const field = (name: string) => ({
    name,
    label: LISTING_LABELS[name]!,
    idPrefix: "listing",
    error: open[name],
    defaultValue: texts[name],
    // Without JavaScript the browser goes to the first mistake by itself.
    autoFocus: name === first,
  });
  return (
    <>
      <DeskForm
        ref={form}
        id={LISTING_FORM}
        version={version}
        noValidate
        // Long stories: percent signs would double them.
        encType="multipart/form-data"
        className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]"
        onInput={(event) => {
          setValues(valuesOfForm(new FormData(event.currentTarget)));
          noteAnswer(event);
        }}
      >
        <div className="space-y-8">
          <Group heading="What and where">
            <TextField {...field("houseName")} required className="sm:col-span-2" />
            <SelectField {...field("placeType")} required options={named(PLACE_TYPES)} />
            <SelectField
              {...field("access")}
              empty="not known"
              options={ACCESS_CLASSES.map((value) => ({ value, label: ACCESS_WORDS[value] }))}
            />
            <TextField {...field("address")} required className="sm:col-span-2" />
            <TextField {...field("city")} required />
            <SelectField {...field("state")} required options={STATES} />
            <TextArea {...field("accessNote")} rows={2} className="sm:col-span-2" />
            <PinField field={field} values={values} />
          </Group>
          <Group heading="Activity">
            <Activities ticked={start.activities} error={open.activities} />
            <SelectField
              {...field("firstActivity")}
              hint="Stands on the badge."
              empty="the first one"
              options={[...new Set([...values.activities, ...(texts.firstActivity ? [texts.firstActivity] : [])])].map(
                (label) => ({ value: label, label }),
              )}
            />
            <TextField {...field("otherActivities")} hint="Parted by semicolons." />
            <TextField {...field("dateActivity")} hint='Such as "Since the 1920s".' />
          </Group>
          <Group heading="Story">
            <TextArea
              {...field("storySummary")}
              required
              rows={4}
              hint="For the card: three lines, history first."
              className="sm:col-span-2"
            />
            <TextArea
              {...field("fullStory")}
              rows={14}
              hint="Blank lines part paragraphs; a line in capitals is a heading."
              className="sm:col-span-2"
            />
            <TextArea {...field("reports")} rows={5} hint="One a line." className="sm:col-span-2" />
          </Group>
          <Group heading="Visit and sources">
            <TextField {...field("yearBuilt")} inputMode="numeric" />
            <TextField {...field("architectureStyle")} />
            <TextField {...field("ticketPrice")} hint="Dollars; empty where unknown." inputMode="decimal" />
            <TextField {...field("duration")} hint="Minutes; empty where unknown." inputMode="numeric" />
            <TextField {...field("website")} type="url" />
            <TextField {...field("phoneNumber")} type="tel" />
            <TextField {...field("articleUrl")} type="url" />
            <TextField {...field("socialProofUrl")} type="url" />
            <TextField {...field("imageUrl")} type="url" hint="Empty: the poster made for it." />
            <div className="grid grid-cols-2 gap-4">
              <TextField {...field("rating")} hint="0 to 5" inputMode="decimal" />
              <TextField {...field("reviewCount")} hint="Whole number" inputMode="numeric" />
            </div>
            <TextArea {...field("additionalSources")} rows={3} hint="One link a line." />
            <TextArea {...field("citations")} rows={3} hint="Author, Title (Year); one a line." />
          </Group>
          {children}
        </div>
        <CardPreview values={values} placeId={preview.id} />
      </DeskForm>
      <PagePreview form={form} values={values} start={preview} />
    </>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="border border-line bg-dusk p-5 sm:p-6">
      <legend className="px-2 font-display text-xl">{heading}</legend>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function Activities({ ticked, error }: { ticked: readonly string[]; error: string | undefined }) {
  return (
    <fieldset
      id="listing-activities"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && "listing-activities-error"}
      className="sm:col-span-2"
    >
      <legend className="font-semibold">{LISTING_LABELS.activities}</legend>
      {error && (
        <p id="listing-activities-error" className="font-semibold text-alarm">
          {error}: at most {MOST_ACTIVITIES}
        </p>
      )}
      <ul className="mt-2 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {ACTIVITY_VOCABULARY.map((label) => (
          <li key={label}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 text-[0.9375rem]">
              <input
                type="checkbox"
                name="activities"
                value={label}
                defaultChecked={ticked.includes(label)}
                className="size-5 accent-pumpkin"
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
