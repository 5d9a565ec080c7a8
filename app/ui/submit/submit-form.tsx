import { useState } from "react";
import { DISTRICT, FIFTY_STATES } from "../../domain/geo/us-states.ts";
import { PLACE_TYPE_LABELS } from "../../domain/places/place-type-labels.ts";
import { ATTRACTION_TYPES, REFUSED_TYPES } from "../../domain/submissions/submission.ts";
import { MAX_DURATION, MAX_LENGTHS, MAX_TICKET_PRICE } from "../../domain/submissions/submission-fields.ts";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { type FieldProps, SelectField, TextArea, TextField } from "../forms/form-field.tsx";
import { TrapField } from "../forms/trap-field.tsx";
import { type ReturnedForm, useVisitorForm } from "../forms/use-visitor-form.ts";
import { BUTTON } from "../layout/link-button.tsx";
import { SimilarPlaces, type Typed } from "./similar-places.tsx";

interface SubmitFormProps {
  readonly stamp: string;
  /** From a form submitted without JavaScript. */
  readonly returned?: ReturnedForm | undefined;
}

const LABELS: Readonly<Record<string, string>> = {
  attractionName: "Attraction Name",
  attractionType: "Attraction Type",
  placeType: "What kind of place is it?",
  streetAddress: "Street Address",
  city: "City",
  state: "State",
  zipCode: "Zip Code",
  description: "Description",
  ticketPrice: "Ticket Price",
  duration: "Duration",
  website: "Website",
  phoneNumber: "Phone Number",
};
const REFUSED_TYPE =
  "We do not list commercial Halloween attractions. If the place itself is said to be haunted, choose another type and tell us its story.";
const STATES = FIFTY_STATES.map(({ name }) => ({ value: name, label: name }));
/** Apart from SPEC's fifty. */
const NOT_A_STATE = { label: "Not a state", options: [{ value: DISTRICT, label: DISTRICT }] };
const PLACE_KINDS = Object.entries(PLACE_TYPE_LABELS).map(([value, label]) => ({ value, label }));

export function SubmitForm({ stamp, returned }: SubmitFormProps) {
  const visitorForm = useVisitorForm({ idPrefix: "field", labels: LABELS, returned });
  const { Form, form, summary, values, isBusy } = visitorForm;
  const [typed, setTyped] = useState({
    name: values.attractionName ?? "",
    city: values.city ?? "",
    state: values.state ?? "",
  });
  // No autocomplete="off" on any field: browsers would not restore them on back navigation.
  const field = (name: string) => ({ ...visitorForm.field(name), defaultValue: values[name] });
  return (
    <Form {...form} action="/submit" className="space-y-6">
      <p className="text-sm text-ash">
        Fields marked with <span className="text-pumpkin">*</span> are required.
      </p>
      <ErrorSummary {...summary} />
      <div>
        <TextField
          {...field("attractionName")}
          required
          maxLength={MAX_LENGTHS.attractionName}
          onInput={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
          hint="The name that people know it by."
        />
        <SimilarPlaces typed={typed} />
      </div>
      <TypeField field={field} start={values.attractionType ?? ""} />
      <SelectField
        {...field("placeType")}
        options={PLACE_KINDS}
        empty="I do not know"
        hint="Optional: the kind under which it would be listed."
      />
      <TextField
        {...field("streetAddress")}
        required
        maxLength={MAX_LENGTHS.streetAddress}
        hint="Number and street. What stands in the woods has none: then the road, and how far from what."
      />
      <TownFields field={field} typed={typed} onType={setTyped} />
      <TextArea
        {...field("description")}
        required
        maxLength={MAX_LENGTHS.description}
        hint={`The history, what is reported, by whom and when. Up to ${MAX_LENGTHS.description.toLocaleString("en-US")} characters; sources help us most.`}
      />
      <VisitFields field={field} />
      <TrapField />
      <input type="hidden" name="stamp" value={stamp} />
      <button type="submit" disabled={isBusy} className={`${BUTTON.primary} w-full sm:w-auto sm:min-w-56`}>
        {isBusy ? "Submitting..." : "Submit for Review"}
      </button>
    </Form>
  );
}

interface PartProps {
  /** What the control of a field gets. */
  readonly field: (name: string) => FieldProps;
}

function TypeField({ field, start }: PartProps & { readonly start: string }) {
  const [type, setType] = useState(start);
  return (
    <div>
      <SelectField
        {...field("attractionType")}
        required
        options={ATTRACTION_TYPES}
        empty="Select a type"
        hint="Haunted House or Other is for real places. Hayrides, corn mazes, escape rooms and scream parks are Halloween shows, which we do not list."
        onChange={(event) => setType(event.currentTarget.value)}
      />
      <p role="status" className="mt-2 text-[0.9375rem] font-semibold empty:hidden">
        {REFUSED_TYPES.includes(type) && REFUSED_TYPE}
      </p>
    </div>
  );
}

interface TownFieldsProps extends PartProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
}

function TownFields({ field, typed, onType }: TownFieldsProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-[1fr_1fr_9rem]">
      <TextField
        {...field("city")}
        required
        maxLength={MAX_LENGTHS.city}
        onInput={(event) => onType({ ...typed, city: event.currentTarget.value })}
        hint="Town or city."
      />
      <SelectField
        {...field("state")}
        required
        options={STATES}
        apart={NOT_A_STATE}
        empty="Select a state"
        onInput={(event) => onType({ ...typed, state: event.currentTarget.value })}
        hint="Or the District of Columbia."
      />
      <TextField
        {...field("zipCode")}
        required
        maxLength={MAX_LENGTHS.zipCode}
        inputMode="numeric"
        hint="Five digits; without one of its own, the nearest town's."
      />
    </div>
  );
}

function VisitFields({ field }: PartProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <TextField
        {...field("ticketPrice")}
        type="number"
        min={0}
        max={MAX_TICKET_PRICE}
        step={0.01}
        inputMode="decimal"
        hint="In dollars; 0 if it is free."
      />
      <TextField
        {...field("duration")}
        type="number"
        min={1}
        max={MAX_DURATION}
        step={1}
        inputMode="numeric"
        hint="How long a visit takes, in whole minutes."
      />
      <TextField
        {...field("website")}
        type="url"
        maxLength={MAX_LENGTHS.website}
        hint="Starts with https:// or http://"
      />
      <TextField
        {...field("phoneNumber")}
        type="tel"
        maxLength={MAX_LENGTHS.phoneNumber}
        hint="Such as 503-555-0142."
      />
    </div>
  );
}
