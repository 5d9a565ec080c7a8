/** Photographs as the desk shows them. */
import { Link } from "react-router";
import { LICENCE_CODES, licenceOf } from "../../domain/photos/licences.ts";
import {
  MAX_ALT,
  MAX_CAPTION,
  MAX_CREDIT,
  MAX_LICENCE_NOTE,
  type PhotoOrigin,
  type PhotoStatus,
  type PhotoWidth,
  type PhotoWords,
} from "../../domain/photos/photo.ts";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { SelectField, TextField } from "../forms/form-field.tsx";
import { StatusMark } from "./desk-parts.tsx";

export const PHOTO_ORIGIN_LABELS: Readonly<Record<PhotoOrigin, string>> = {
  visitor: "from a visitor",
  editor: "from an editor",
  commons: "from Wikimedia Commons",
};

export const PHOTO_WORD_LABELS: Readonly<Record<string, string>> = {
  photo1: "Picture",
  alt: "What it shows",
  caption: "Caption",
  credit: "Author",
  creditUrl: "Author's page",
  licence: "Licence",
  licenceNote: "Who permitted it, and when",
  sourceUrl: "Where it was found",
};

/** The bytes, whatever was decided. */
export const deskPhotoPath = (hash: string, width: PhotoWidth): string => `/review/photo-file/${hash}-${width}.webp`;

interface BlurredPhotoProps {
  readonly photo: { readonly hash: string; readonly width: number; readonly height: number; readonly alt: string };
}

/** Nobody has to look at a picture that they did not ask for. */
export function BlurredPhoto({ photo: { hash, width, height, alt } }: BlurredPhotoProps) {
  return (
    <details className="group max-w-3xl">
      <summary id="open-photo" className="cursor-pointer py-1">
        <span className="min-w-0">
          <span className="block text-moon underline group-open:hidden">Show the picture</span>
          <span className="hidden text-moon underline group-open:block">Blur it again</span>
          <span className="mt-2 block overflow-hidden border border-line">
            <img
              src={deskPhotoPath(hash, 960)}
              width={width}
              height={height}
              alt={alt}
              className="h-auto max-h-[70vh] w-auto max-w-full blur-2xl group-open:blur-none"
            />
          </span>
        </span>
      </summary>
    </details>
  );
}

interface ReportPhotosProps {
  readonly photos: readonly { readonly hash: string; readonly alt: string; readonly status: PhotoStatus }[];
}

/** Each is decided on its own page. */
export function ReportPhotos({ photos }: ReportPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-sans text-base font-semibold tracking-normal">Photographs with it</h3>
      <ul className="mt-1 space-y-1">
        {photos.map(({ hash, alt, status }) => (
          <li key={hash} className="flex flex-wrap items-center gap-x-3">
            <Link to={`/review/photo/${hash}`} className="min-w-0 text-link wrap-anywhere">
              {alt || "A photograph"}
            </Link>
            <StatusMark status={status} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PhotoWordFieldsProps {
  readonly words: Partial<Readonly<Record<keyof PhotoWords, string>>>;
  readonly errors: FieldErrors | undefined;
  /** Name and licence of a visitor's photograph are the visitor's own. */
  readonly isVisitors: boolean;
}

export function PhotoWordFields({ words, errors, isVisitors }: PhotoWordFieldsProps) {
  const field = (name: keyof PhotoWords) => ({
    name,
    label: PHOTO_WORD_LABELS[name]!,
    idPrefix: "photo",
    error: errors?.[name],
    defaultValue: words[name],
  });
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TextField {...field("alt")} required maxLength={MAX_ALT} hint="Read to those who do not see it." />
      <TextField {...field("caption")} maxLength={MAX_CAPTION} hint="Optional. A line below the picture." />
      {!isVisitors && (
        <>
          <TextField {...field("credit")} required maxLength={MAX_CREDIT} />
          <TextField {...field("creditUrl")} type="url" hint="Optional." />
          <SelectField
            {...field("licence")}
            required
            empty="Choose a licence"
            options={LICENCE_CODES.map((code) => ({ value: code, label: licenceOf(code).label }))}
          />
          <TextField
            {...field("licenceNote")}
            maxLength={MAX_LICENCE_NOTE}
            hint={`Needed with "${licenceOf("permission").label}"; it is published.`}
          />
          <TextField {...field("sourceUrl")} type="url" hint="Optional. The page where the picture is." />
        </>
      )}
    </div>
  );
}
