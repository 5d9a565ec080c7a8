import { useRef } from "react";
import { Link } from "react-router";
import type { PlaceCard } from "../../domain/places/place.ts";
import type { LikelyDuplicate } from "../../domain/submissions/likely-duplicates.ts";
import type { DeskRefusal } from "../../web/review/desk-action.ts";
import { useFocusFirstMistake } from "../forms/field-errors.ts";
import { TextField } from "../forms/form-field.tsx";
import { DeskButton, DeskForm } from "./desk-form.tsx";
import { Facts } from "./desk-parts.tsx";

type DuplicateView = Omit<LikelyDuplicate, "place"> &
  Pick<PlaceCard, "id" | "slug" | "houseName" | "address" | "city" | "state" | "storySummary" | "website">;

interface CompareProps {
  readonly duplicates: readonly DuplicateView[];
  readonly version: number;
  /** Off for a decided submission: then it's only a comparison. */
  readonly canDecide: boolean;
}

/** Two at the same address may have unrelated names; then there is no similarity to show. */
export function likenessWords({
  likeness,
  sameAddress,
  miles,
}: Pick<DuplicateView, "likeness" | "sameAddress"> & { miles?: number | undefined }): string {
  const percent = Math.round(likeness * 100);
  const words = [
    percent > 0 && `${percent}% alike`,
    sameAddress && "same address",
    miles !== undefined && `${miles.toFixed(1)} miles away`,
  ];
  return words.filter(Boolean).join(", ");
}

/** Likely duplicates, with fields in the same order as the submission next to them. */
export function CompareDuplicates({ duplicates, version, canDecide }: CompareProps) {
  return duplicates.map((place) => (
    <article key={place.id} className="flex flex-col panel">
      <h3 className="text-lg">
        <Link to={`/location/${place.slug}`} className="text-link">
          {place.houseName}
        </Link>
      </h3>
      <p className="mt-0.5 text-sm text-moon">{likenessWords(place)}</p>
      <div className="mt-3">
        <Facts
          facts={[
            ["Address", place.address],
            ["City", `${place.city}, ${place.state}`],
            ["Website", place.website?.replace(/^https?:\/\//, "")],
          ]}
        />
      </div>
      <p className="mt-3 mb-4 line-clamp-6 font-text">{place.storySummary}</p>
      {canDecide && (
        <DeskForm version={version} className="mt-auto">
          <input type="hidden" name="placeId" value={place.id} />
          <DeskButton intent="duplicate">
            It is this one<span className="sr-only">: {place.houseName}</span>
          </DeskButton>
        </DeskForm>
      )}
    </article>
  ));
}

/** For a duplicate that the search missed. */
export function DuplicateForm({ version, refusal }: { version: number; refusal: DeskRefusal | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstMistake(form, refusal);
  const error = refusal?.errors?.placeId;
  return (
    <DeskForm ref={form} version={version} className="flex flex-wrap items-end gap-3 mt-4 panel">
      <TextField
        name="placeId"
        idPrefix="duplicate"
        label="A duplicate? Of which listing?"
        hint="Its id, or the address of its page."
        error={error}
        autoFocus={error !== undefined}
        className="min-w-60 flex-1"
      />
      <DeskButton intent="duplicate">Mark as duplicate</DeskButton>
    </DeskForm>
  );
}
