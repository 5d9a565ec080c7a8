/** Every field of a listing, in the order in which a reviewer thinks about them. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fieldUse } from "../../domain/places/place-schema.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { useOpenErrors } from "../forms/field-errors.ts";
import type { LocationView } from "../location/location-view.ts";
import { DeskForm } from "./desk-form.tsx";
import {
  ActivityGroup,
  anchorOf,
  GROUPS,
  ScoreGroup,
  SourcesGroup,
  StoryGroup,
  VisitGroup,
  WhatAndWhere,
} from "./listing-groups.tsx";
import { LISTING_LABELS } from "./listing-labels.ts";
import { CardPreview, PagePreview } from "./listing-preview.tsx";
import { type ListingValues, valuesOfForm } from "./listing-values.ts";
import { type PinFacts, PublishChecks } from "./publish-checks.tsx";
import { LISTING_FORM } from "./use-leave-guard.ts";

interface ListingFormProps {
  readonly values: ListingValues;
  readonly errors: FieldErrors | undefined;
  readonly version: number;
  readonly pin: PinFacts;
  /** Not in the directory yet: access must be filled in. */
  readonly isNew?: boolean;
  /** Preview of the initial values. */
  readonly preview: LocationView;
  /** The submit buttons and what belongs to them. */
  readonly children: ReactNode;
}

const NO_ERRORS: FieldErrors = {};

export function ListingForm(props: ListingFormProps) {
  const { values: start, errors = NO_ERRORS, version, pin, isNew = false, preview, children } = props;
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
    hint: fieldUse(name).hint,
    idPrefix: "listing",
    error: open[name],
    defaultValue: texts[name],
    // Without JavaScript the browser focuses the first invalid field itself.
    autoFocus: name === first,
  });
  return (
    <>
      <DeskForm
        ref={form}
        id={LISTING_FORM}
        version={version}
        noValidate
        // URL encoding would double the size of long stories.
        encType="multipart/form-data"
        className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
        onInput={(event) => {
          setValues(valuesOfForm(new FormData(event.currentTarget)));
          noteAnswer(event);
        }}
      >
        {/* Enter in a field activates the form's first submit button: this one, which does nothing. */}
        <button type="submit" disabled hidden />
        <div className="space-y-6">
          <PartLinks />
          <WhatAndWhere field={field} values={values} isNew={isNew} />
          <ActivityGroup field={field} values={values} start={start} />
          <StoryGroup field={field} />
          <ScoreGroup field={field} />
          <SourcesGroup field={field} />
          <VisitGroup field={field} />
        </div>
        <div className="flex flex-col gap-5 self-stretch">
          <CardPreview values={values} placeId={preview.id} />
          {/* Sticky beside the fields on wide screens. */}
          <div className="z-10 mt-auto panel xl:sticky xl:bottom-4">
            <PublishChecks values={values} pin={pin} />
            {children}
          </div>
        </div>
      </DeskForm>
      <PagePreview form={form} values={values} start={preview} />
    </>
  );
}

function PartLinks() {
  return (
    <nav aria-label="Parts of the listing">
      <ul className="flex flex-wrap gap-x-5">
        {GROUPS.map((heading) => (
          <li key={heading}>
            <a href={`#${anchorOf(heading)}`} className="inline-block py-1 text-link">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
