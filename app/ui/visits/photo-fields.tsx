import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { MAX_ALT, MAX_CREDIT } from "../../domain/photos/photo.ts";
import { altField, PHOTO_CONSENT, PHOTO_NUMBERS, photoField } from "../../domain/photos/photo-form.ts";
import { MAX_PICTURE_MB } from "../../domain/photos/picture-file.ts";
import { ChoiceField } from "../forms/choice-field.tsx";
import { FieldError, TextField } from "../forms/form-field.tsx";
import { useSentBytes } from "./sent-bytes.ts";
import { shrinkPicture } from "./shrink-picture.ts";

export const PHOTO_LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    PHOTO_NUMBERS.flatMap((number) => [
      [photoField(number), `Photograph ${number}`],
      [altField(number), `What photograph ${number} shows`],
    ]),
  ),
  credit: "Name for the credit",
  photoConsent: "Licence of the photographs",
};

interface Field {
  readonly name: string;
  readonly label: string;
  readonly idPrefix: string;
  readonly error: string | undefined;
  readonly autoFocus: boolean;
}

interface PhotoFieldsProps {
  readonly field: (name: string) => Field;
  readonly values: Readonly<Record<string, string>>;
  /** The form came back without its pictures, which browsers do not keep. */
  readonly isReturned: boolean;
}

/** Up to three photographs. Without a script all three are there, and are sent as they are. */
export function PhotoFields({ field, values, isReturned }: PhotoFieldsProps) {
  const [sizes, setSizes] = useState<readonly number[]>(PHOTO_NUMBERS.map(() => 0));
  const [hasScript, setScript] = useState(false);
  useEffect(() => setScript(true), []);
  const wrong = Object.keys(PHOTO_LABELS).some((name) => field(name).error);
  const written = PHOTO_NUMBERS.filter((number) => values[altField(number)]);
  // One empty field more than there are pictures.
  const shown = hasScript ? Math.max(sizes.findLastIndex((size) => size > 0) + 2, written.at(-1) ?? 1) : 3;
  const sizeAt = (index: number) => (size: number) => setSizes(sizes.with(index, size));
  return (
    <details open={wrong || written.length > 0} className="border border-line bg-night p-4 sm:p-5">
      <summary className="py-1 font-semibold hover:text-pumpkin">Add photographs (optional, up to three)</summary>
      <p className="mt-2 text-sm text-ash">
        JPEG, PNG or WebP, {MAX_PICTURE_MB} MB each at most. No faces of strangers and no private homes, please. A
        reviewer looks at each before it is published.
      </p>
      {isReturned && written.length > 0 && (
        <p className="mt-2 text-ember">Please choose the pictures again: your browser does not keep them.</p>
      )}
      <div className="mt-4 space-y-6">
        {PHOTO_NUMBERS.slice(0, shown).map((number, index) => (
          <PhotoSlot
            key={number}
            photo={field(photoField(number))}
            alt={field(altField(number))}
            written={values[altField(number)]}
            sentBefore={sizes.slice(0, index).reduce((sum, size) => sum + size, 0)}
            onSize={sizeAt(index)}
          />
        ))}
        <TextField
          {...field("credit")}
          defaultValue={values.credit}
          maxLength={MAX_CREDIT}
          autoComplete="name"
          hint="Required with a photograph: it is shown next to it."
          className="sm:max-w-md"
        />
        <ChoiceField
          {...field("photoConsent")}
          type="checkbox"
          chosen={[values.photoConsent ?? ""]}
          hint="Needed with a photograph."
          choices={[{ value: "yes", label: PHOTO_CONSENT }]}
        />
      </div>
    </details>
  );
}

interface PhotoSlotProps {
  readonly photo: Field;
  readonly alt: Field;
  readonly written: string | undefined;
  /** The bytes of the pictures before this one. */
  readonly sentBefore: number;
  readonly onSize: (bytes: number) => void;
}

function PhotoSlot({ photo, alt, written, sentBefore, onSize }: PhotoSlotProps) {
  const { choose, remove, input, preview, size = 0, problem, isReading } = usePicture(onSize);
  const id = `${photo.idPrefix}-${photo.name}`;
  const hintId = useId();
  const error = problem ?? photo.error;
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
      <div className="flex aspect-[4/3] max-w-40 items-center justify-center overflow-hidden border border-line bg-dusk needs-script">
        {preview ? (
          <img src={preview} alt="" className="size-full object-contain" />
        ) : (
          <span className="text-sm text-ash">{isReading ? "Reading..." : "No picture yet"}</span>
        )}
      </div>
      <div className="min-w-0 space-y-4">
        <div>
          <label htmlFor={id} className="font-semibold">
            {photo.label}
          </label>
          <input
            ref={input}
            id={id}
            type="file"
            name={photo.name}
            // Without HEIC, so that a phone turns it into a JPEG.
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
            // biome-ignore lint/a11y/noAutofocus: the first mistake of a rejected form
            autoFocus={photo.autoFocus}
            aria-invalid={error ? true : undefined}
            aria-describedby={[hintId, error && `${id}-error`].filter(Boolean).join(" ")}
            className="mt-2 block w-full min-w-0 text-[0.9375rem] file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-dusk file:px-4 file:text-bone"
          />
          <p id={hintId} role="status" className="mt-1 text-sm text-ash">
            {size > 0 && `Ready to send: ${Math.ceil(size / 1024).toLocaleString("en-US")} KB.`}
          </p>
          <FieldError id={`${id}-error`} error={error} />
          {size > 0 && <Sending label={photo.label} size={size} sentBefore={sentBefore} />}
          {size > 0 && (
            <button type="button" onClick={remove} className="mt-1 min-h-8 cursor-pointer text-link">
              Remove {photo.label.toLowerCase()}
            </button>
          )}
        </div>
        <TextField
          {...alt}
          defaultValue={written}
          maxLength={MAX_ALT}
          hint="Required with a photograph: it is read to people who cannot see it."
        />
      </div>
    </div>
  );
}

function Sending({ label, size, sentBefore }: { label: string; size: number; sentBefore: number }) {
  const sent = useSentBytes();
  if (sent === undefined) return null;
  return (
    <progress
      aria-label={`Sending ${label.toLowerCase()}`}
      max={size}
      value={Math.max(0, Math.min(size, sent - sentBefore))}
      className="mt-2 block h-2 w-full"
    />
  );
}

interface Chosen {
  readonly size: number;
  readonly preview: string;
}

/** Replaces what was chosen by a smaller copy of it, in the field itself: every way of sending takes that one. */
function usePicture(onSize: (bytes: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);

  function take(file: File | undefined, preview = ""): void {
    const files = new DataTransfer();
    if (file) files.items.add(file);
    input.current!.files = files.files;
    setChosen(file && { size: file.size, preview });
    setProblem(undefined);
    onSize(file?.size ?? 0);
  }

  async function choose(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.currentTarget.files?.[0];
    take(undefined);
    if (!file) return;
    setReading(true);
    const picture = await shrinkPicture(file);
    setReading(false);
    if (typeof picture === "string") setProblem(picture);
    else take(picture.file, picture.preview);
  }
  const remove = () => {
    take(undefined);
    input.current?.focus();
  };
  return { choose, remove, input, ...chosen, problem, isReading };
}
