/** Every field of a listing, in the order in which a reviewer thinks about them. */
import { type ReactNode, useState } from "react";
import { ACTIVITY_VOCABULARY } from "../domain/activity-vocabulary.ts";
import type { FieldErrors } from "../domain/form-messages.ts";
import { ACCESS_CLASSES, PLACE_TYPES } from "../domain/place.ts";
import { US_STATES } from "../domain/us-states.ts";
import { DeskForm } from "./desk-form.tsx";
import { SelectField, TextArea, TextField } from "./form-field.tsx";
import { ListingPreview } from "./listing-preview.tsx";
import { type ListingValues, valuesOfForm } from "./listing-values.ts";
import { PinField } from "./pin-field.tsx";

interface ListingFormProps {
  readonly values: ListingValues;
  readonly errors: FieldErrors | undefined;
  readonly version: number;
  /** The id that it has or will have: its poster grows from it. */
  readonly placeId: string;
  /** The buttons that send it. */
  readonly children: ReactNode;
}

const STATES = US_STATES.map(({ name }) => ({ value: name, label: name }));
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value.replace("-", " ") }));
const ACCESS_WORDS: Readonly<Record<(typeof ACCESS_CLASSES)[number], string>> = {
  open: "open: anyone may go in",
  tours: "tours: only with a tour or ticket",
  exterior: "exterior: seen from the public road",
  private: "private: do not visit, address and pin are not shown",
  gone: "gone: demolished",
};

export function ListingForm({ values: start, errors = {}, version, placeId, children }: ListingFormProps) {
  const [values, setValues] = useState(start);
  const { texts } = start;
  const first = Object.keys(errors)[0];
  const field = (name: string) => ({
    name,
    idPrefix: "listing",
    error: errors[name],
    defaultValue: texts[name],
    autoFocus: name === first,
  });
  return (
    <DeskForm
      version={version}
      noValidate
      // Long stories: percent signs would double them.
      encType="multipart/form-data"
      className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]"
      onInput={(event) => setValues(valuesOfForm(new FormData(event.currentTarget)))}
    >
      <div className="space-y-8">
        <Group heading="What and where">
          <TextField {...field("houseName")} label="Name" required className="sm:col-span-2" />
          <SelectField {...field("placeType")} label="Kind of place" required options={named(PLACE_TYPES)} />
          <SelectField
            {...field("access")}
            label="Access"
            empty="not known"
            options={ACCESS_CLASSES.map((value) => ({ value, label: ACCESS_WORDS[value] }))}
          />
          <TextField {...field("address")} label="Street address" required className="sm:col-span-2" />
          <TextField {...field("city")} label="City" required />
          <SelectField {...field("state")} label="State" required options={STATES} />
          <TextArea {...field("accessNote")} label="Access note" rows={2} className="sm:col-span-2" />
          <PinField field={field} values={values} />
        </Group>
        <Group heading="Activity">
          <Activities ticked={start.activities} />
          <SelectField
            {...field("firstActivity")}
            label="Leading activity"
            hint="Stands on the badge."
            empty="the first one"
            options={[...new Set([...values.activities, ...(texts.firstActivity ? [texts.firstActivity] : [])])].map(
              (label) => ({ value: label, label }),
            )}
          />
          <TextField {...field("otherActivities")} label="Beyond the vocabulary" hint="Parted by semicolons." />
          <TextField {...field("dateActivity")} label="Active period" hint='Such as "Since the 1920s".' />
        </Group>
        <Group heading="Story">
          <TextArea
            {...field("storySummary")}
            label="Summary"
            required
            rows={4}
            hint="For the card: three lines, history first."
            className="sm:col-span-2"
          />
          <TextArea
            {...field("fullStory")}
            label="Full story"
            rows={14}
            hint="Blank lines part paragraphs; a line in capitals is a heading."
            className="sm:col-span-2"
          />
          <TextArea {...field("reports")} label="Reports" rows={5} hint="One a line." className="sm:col-span-2" />
        </Group>
        <Group heading="Visit and sources">
          <TextField {...field("yearBuilt")} label="Year built" inputMode="numeric" />
          <TextField {...field("architectureStyle")} label="Architecture" />
          <TextField
            {...field("ticketPrice")}
            label="Ticket price"
            hint="Dollars; empty where unknown."
            inputMode="decimal"
          />
          <TextField {...field("duration")} label="Duration" hint="Minutes; empty where unknown." inputMode="numeric" />
          <TextField {...field("website")} label="Website" type="url" />
          <TextField {...field("phoneNumber")} label="Phone" type="tel" />
          <TextField {...field("articleUrl")} label="Article" type="url" />
          <TextField {...field("socialProofUrl")} label="Social proof" type="url" />
          <TextField {...field("imageUrl")} label="Picture" type="url" hint="Empty: the poster made for it." />
          <div className="grid grid-cols-2 gap-4">
            <TextField {...field("rating")} label="Rating" hint="0 to 5" inputMode="decimal" />
            <TextField {...field("reviewCount")} label="Reports count" hint="Whole number" inputMode="numeric" />
          </div>
          <TextArea {...field("additionalSources")} label="Additional sources" rows={3} hint="One link a line." />
          <TextArea {...field("citations")} label="Printed works" rows={3} hint="Author, Title (Year); one a line." />
        </Group>
        {children}
      </div>
      <ListingPreview values={values} placeId={placeId} />
    </DeskForm>
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

function Activities({ ticked }: { ticked: readonly string[] }) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-semibold">Activity types</legend>
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
