/** The fields of a listing, by group. */
import type { ComponentProps, ReactNode } from "react";
import { US_STATES } from "../../domain/geo/us-states.ts";
import { ACTIVITY_VOCABULARY } from "../../domain/places/activity-vocabulary.ts";
import { RENOWN_WORDS } from "../../domain/places/number-words.ts";
import { ACCESS_CLASSES, ADMISSIONS, PLACE_TYPES } from "../../domain/places/place.ts";
import { fieldChoices, fieldType, fieldUse, type PlaceField, placeSchema } from "../../domain/places/place-schema.ts";
import { MAX_ACTIVITIES } from "../../domain/review/listing-limits.ts";
import { SelectField, TextArea, TextField } from "../forms/form-field.tsx";
import { LISTING_LABELS, OTHER_FIELDS } from "./listing-labels.ts";
import type { ListingValues } from "./listing-values.ts";
import { PinField } from "./pin-field.tsx";

const YES_NO = [
  { value: "true", label: "yes" },
  { value: "false", label: "no" },
];
const STATES = US_STATES.map(({ name }) => ({ value: name, label: name }));
const named = (values: readonly string[]) => values.map((value) => ({ value, label: value.replace("-", " ") }));
const ACCESS_WORDS: Readonly<Record<(typeof ACCESS_CLASSES)[number], string>> = {
  open: "open: anyone may go in",
  tours: "tours: only with a tour or ticket",
  exterior: "exterior: seen from the public road",
  private: "private: address and pin are hidden",
  gone: "gone: demolished",
};

const ADMISSION_WORDS: Readonly<Record<(typeof ADMISSIONS)[number], string>> = {
  free: "free: nobody pays",
  ticket: "ticket: for entry or a tour",
  vehicle: "vehicle: a fee per car",
  donation: "donation: asked for, not required",
  guests: "guests: who eat, drink, see a show or stay",
  "guests-tours": "guests-tours: the same, and tours are sold",
};

/** Six columns, two on small screens. On wide screens the hint is next to the label. */
const BESIDE = "[&>label+p]:ml-2 [&>label+p]:inline";
const WIDE = `col-span-2 sm:col-span-6 ${BESIDE}`;
const HALF = `col-span-2 sm:col-span-3 ${BESIDE}`;
const THIRD = "sm:col-span-2";
/** Initial height of text areas that grow with their text (`field-sizing`). */
const TWO_LINES = "[&_textarea]:min-h-20";
const MANY_LINES = "[&_textarea]:min-h-52";

const RENOWNS = RENOWN_WORDS.map((words, renown) => ({ value: String(renown), label: `${renown}: ${words}` }));

/** The parts of the form, from top to bottom; links lead to each, so that nobody tabs through all of them. */
export const GROUPS = ["What and where", "Activity", "Story", "Score", "Sources", "Visit and building"] as const;
type GroupHeading = (typeof GROUPS)[number];
export const anchorOf = (heading: GroupHeading): string => `part-${heading.toLowerCase().replaceAll(" ", "-")}`;

interface GroupProps {
  /** What the control of a field gets. */
  readonly field: (name: string) => ReturnType<ComponentProps<typeof PinField>["field"]> & {
    readonly idPrefix: string;
    readonly hint: string | undefined;
  };
}

export function WhatAndWhere({ field, values, isNew }: GroupProps & { values: ListingValues; isNew: boolean }) {
  return (
    <Group heading="What and where">
      <TextField {...field("houseName")} required className={WIDE} />
      <SelectField {...field("placeType")} required options={named(PLACE_TYPES)} className={HALF} />
      <SelectField
        {...field("access")}
        required={isNew}
        empty={isNew ? "choose one" : "not known"}
        options={ACCESS_CLASSES.map((value) => ({ value, label: ACCESS_WORDS[value] }))}
        className={HALF}
      />
      <TextField {...field("address")} required className={WIDE} />
      <TextField {...field("city")} required className={THIRD} />
      <SelectField {...field("state")} required options={STATES} className={THIRD} />
      <TextField {...field("zipCode")} inputMode="numeric" className={THIRD} />
      <TextArea {...field("accessNote")} rows={1} className={WIDE} />
      <PinField field={field} values={values} />
    </Group>
  );
}

export function ActivityGroup({ field, values, start }: GroupProps & { values: ListingValues; start: ListingValues }) {
  const first = start.texts.firstActivity;
  const labels = [...new Set([...values.activities, ...(first ? [first] : [])])];
  return (
    <Group heading="Activity">
      <Activities ticked={start.activities} error={field("activities").error} />
      <SelectField
        {...field("firstActivity")}
        hint="Shown on the badge."
        empty="the first one"
        options={labels.map((label) => ({ value: label, label }))}
        className={THIRD}
      />
      <TextField {...field("otherActivities")} hint="Separated by semicolons." className={THIRD} />
      <TextField {...field("dateActivity")} className={THIRD} />
    </Group>
  );
}

export function StoryGroup({ field }: GroupProps) {
  return (
    <Group heading="Story">
      <TextArea {...field("storySummary")} required rows={3} className={`${WIDE} ${TWO_LINES}`} />
      <TextArea {...field("fullStory")} rows={8} className={`${WIDE} ${MANY_LINES}`} />
      <TextArea {...field("reports")} rows={2} className={`${WIDE} ${TWO_LINES}`} />
    </Group>
  );
}

export function ScoreGroup({ field }: GroupProps) {
  return (
    <Group heading="Score">
      <p className="col-span-2 text-sm text-ash sm:col-span-6">
        The editors' part of the rating: where renown is given, <a href="/about#rating">the published rubric</a>{" "}
        computes it from this form. Visitors' stars move the rating from there; nobody sets it.
      </p>
      <SelectField {...field("renown")} empty="not judged" options={RENOWNS} className={HALF} />
      <TextField {...field("renownNote")} className={HALF} />
      <TextField {...field("reportedSince")} inputMode="numeric" className={THIRD} />
      <TextField {...field("witnesses")} inputMode="numeric" className={THIRD} />
      <SelectField {...field("stillTold")} empty="not known" options={YES_NO} className={THIRD} />
      <TextField {...field("investigation")} className={WIDE} />
      <TextField {...field("score")} inputMode="decimal" className={HALF} />
      <TextField {...field("documentedReports")} inputMode="numeric" className={HALF} />
    </Group>
  );
}

export function SourcesGroup({ field }: GroupProps) {
  return (
    <Group heading="Sources">
      <TextField {...field("articleUrl")} type="url" className={HALF} />
      <TextField {...field("socialProofUrl")} type="url" className={HALF} />
      <TextArea {...field("additionalSources")} rows={2} className={`${HALF} ${TWO_LINES}`} />
      <TextArea {...field("citations")} rows={2} className={`${HALF} ${TWO_LINES}`} />
    </Group>
  );
}

export function VisitGroup({ field }: GroupProps) {
  return (
    <Group heading="Visit and building">
      <div className="col-span-2 grid grid-cols-2 gap-x-5 gap-y-4 sm:col-span-6 sm:grid-cols-3">
        <SelectField
          {...field("admission")}
          empty="not known"
          options={ADMISSIONS.map((value) => ({ value, label: ADMISSION_WORDS[value] }))}
        />
        <TextField {...field("ticketPrice")} inputMode="decimal" />
        <TextField {...field("priceYear")} inputMode="numeric" />
        <TextField {...field("duration")} inputMode="numeric" />
        <TextField {...field("yearBuilt")} inputMode="numeric" />
      </div>
      <TextField {...field("website")} type="url" className={HALF} />
      <TextField {...field("phoneNumber")} type="tel" className={HALF} />
      <TextField {...field("architectureStyle")} className={HALF} />
      <TextField {...field("imageUrl")} type="url" className={HALF} />
      {OTHER_FIELDS.map((name) => (
        <PlainField key={name} {...field(name)} name={name} className={HALF} />
      ))}
    </Group>
  );
}

function Group({ heading, children }: { heading: GroupHeading; children: ReactNode }) {
  return (
    <fieldset id={anchorOf(heading)} className="min-w-0 panel">
      {/* Floated, or it would stand on the border. */}
      <legend className="float-left mb-4 w-full font-display text-xl">{heading}</legend>
      <div className="clear-both grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-6 [&_input:not([type=checkbox])]:min-h-11 [&_select]:min-h-11 [&_textarea]:field-sizing-content [&_textarea]:max-h-128">
        {children}
      </div>
    </fieldset>
  );
}

type PlainFieldProps = Pick<ComponentProps<typeof TextField>, "label" | "hint" | "className"> & {
  readonly name: PlaceField;
  readonly error: string | undefined;
  readonly defaultValue: string | undefined;
};

/** The control that a field's type asks for. */
function PlainField(props: PlainFieldProps) {
  const schema = placeSchema.shape[props.name];
  const type = fieldType(schema);
  if (type === "boolean") return <SelectField {...props} empty="not known" options={YES_NO} />;
  if (type === "enum") return <SelectField {...props} empty="not known" options={named(fieldChoices(schema))} />;
  if (fieldUse(props.name).multiline) return <TextArea {...props} rows={2} />;
  return <TextField {...props} inputMode={type === "number" ? "decimal" : undefined} />;
}

function Activities({ ticked, error }: { ticked: readonly string[]; error: string | undefined }) {
  // The checked ones come first, in their own order, which the form would otherwise lose.
  const labels = new Set(ticked.filter((label) => ACTIVITY_VOCABULARY.some((word) => word === label)));
  for (const label of ACTIVITY_VOCABULARY) labels.add(label);
  return (
    <fieldset
      id="listing-activities"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && "listing-activities-error"}
      className={WIDE}
    >
      <legend className="font-semibold">{LISTING_LABELS.activities}</legend>
      {error && (
        <p id="listing-activities-error" className="font-semibold text-alarm">
          {error}: at most {MAX_ACTIVITIES}
        </p>
      )}
      <ul className="mt-1 grid grid-cols-2 gap-x-4 lg:grid-cols-3">
        {[...labels].map((label) => (
          <li key={label}>
            <label className="flex min-h-7 cursor-pointer items-center gap-2.5 text-[0.9375rem] leading-tight">
              <input type="checkbox" name="activities" value={label} defaultChecked={ticked.includes(label)} />
              {label}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
