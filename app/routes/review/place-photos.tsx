import { type ChangeEvent, useRef } from "react";
import { data, Link, redirect } from "react-router";
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB, REFUSALS } from "../../domain/photos/picture-file.ts";
import { listPhotosOf } from "../../store/photos/desk-photos.ts";
import { readEditablePlace } from "../../store/places/edit-place.ts";
import { useFocusFirstMistake } from "../../ui/forms/field-errors.ts";
import { FieldFrame } from "../../ui/forms/form-field.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { RefusalSummary, StatusLine, StatusMark } from "../../ui/review/desk-parts.tsx";
import { deskPhotoPath, PHOTO_ORIGIN_LABELS, PHOTO_WORD_LABELS, PhotoWordFields } from "../../ui/review/desk-photo.tsx";
import { useLeaveGuard } from "../../ui/review/use-leave-guard.ts";
import { shorten } from "../../ui/text/format.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { deskAction } from "../../web/review/desk-action.ts";
import { addPhoto, decideOnPhoto } from "../../web/review/desk-photo.ts";
import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/place-photos";

export const handle: RouteRule = { methods: ["GET", "POST"], photos: true };

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await readEditablePlace(site.db, params.id);
  if (!found) throw data(null, { status: 404 });
  const { id, houseName, access } = found.place;
  const photos = await listPhotosOf(site.db, { locationId: id });
  return {
    place: { id, houseName },
    takesNone: access === "private" || found.hiddenAt !== undefined,
    shown: photos.filter(({ status }) => status === "approved"),
    others: photos.filter(({ status }) => status !== "approved" && status !== "withdrawn"),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { reviewer } = context.get(reviewerContext);
  const form = await readForm(request);
  const answer = await deskAction({ context, request }, async () => {
    if (form.get("intent") === "add") await addPhoto(site, params.id, reviewer, form);
    else await decideOnPhoto(site, String(form.get("photo")), reviewer, form);
    await site.refreshCatalog();
    throw redirect(`/review/place/${params.id}/photos`, 303);
  });
  return data(
    { ...answer.data, written: Object.fromEntries(form) as Record<string, string> },
    answer.init ?? undefined,
  );
}

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? `Photographs: ${loaderData.place.houseName}` : "Photographs");

export default function PlacePhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { place, shown, others, takesNone } = loaderData;
  // A picture that was added ends what was unsaved.
  useLeaveGuard(shown.length, actionData !== undefined);
  return (
    <>
      <h1 className="max-w-4xl text-3xl wrap-anywhere">Photographs: {place.houseName}</h1>
      <p className="mt-1">
        <Link to={`/review/place/${place.id}`} className="text-link">
          Edit the listing
        </Link>
      </p>
      <div className="mt-5">
        <RefusalSummary refusal={actionData?.refusal} labels={PHOTO_WORD_LABELS} idPrefix="photo" />
      </div>
      {takesNone && (
        <p className="mt-4 text-ember">The listing is private or hidden: its photographs are not shown anywhere.</p>
      )}
      <Gallery shown={shown} />
      {others.length > 0 && <Others others={others} />}
      {!takesNone && <AddForm key={shown.length} actionData={actionData} />}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Gallery({ shown }: Pick<Loaded, "shown">) {
  return (
    <section aria-labelledby="shown" className="mt-6 panel">
      <h2 id="shown" className="text-xl">
        The gallery ({shown.length})
      </h2>
      <p className="mt-1 text-sm text-ash">
        The leading one opens the page and is shown on cards. Without one, the poster is.
      </p>
      <StatusLine of={shown.map(({ hash }) => hash).join()}>
        {shown.length === 0
          ? "None is shown."
          : `In this order: ${shown.map(({ alt }) => shorten(alt, 40)).join("; ")}.`}
      </StatusLine>
      <ol className="mt-3 divide-y divide-line">
        {shown.map((photo, index) => (
          <li key={photo.hash} className="grid gap-4 py-4 sm:grid-cols-[10rem_1fr]">
            <Row photo={photo} />
            <DeskForm version={photo.version} className="flex flex-wrap gap-2 sm:col-start-2">
              <input type="hidden" name="photo" value={photo.hash} />
              <Press intent={photo.leads ? "step-back" : "lead"} of={photo.alt}>
                {photo.leads ? "Stop leading" : "Let it lead"}
              </Press>
              {index > 0 && (
                <Press intent="earlier" of={photo.alt}>
                  Earlier
                </Press>
              )}
              {index < shown.length - 1 && (
                <Press intent="later" of={photo.alt}>
                  Later
                </Press>
              )}
            </DeskForm>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Others({ others }: Pick<Loaded, "others">) {
  return (
    <section aria-labelledby="others" className="mt-6 panel">
      <h2 id="others" className="text-xl">
        Waiting or rejected ({others.length})
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {others.map(({ hash, alt, origin, status }) => (
          <li key={hash} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link to={`/review/photo/${hash}`} className="text-link">
              {alt || "A photograph"}
            </Link>
            <StatusMark status={status} />
            <span className="text-sm text-ash">{PHOTO_ORIGIN_LABELS[origin]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({
  photo: { hash, alt, caption, credit, origin, leads, width, height },
}: {
  photo: Loaded["shown"][number];
}) {
  return (
    <>
      <img
        src={deskPhotoPath(hash, 320)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto w-40 border border-line sm:row-span-2"
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={`/review/photo/${hash}`} className="text-link">
            {alt}
          </Link>
          {leads && <span className="rounded-full border border-gold px-2.5 py-0.5 text-sm text-gold">Leads</span>}
        </p>
        {caption && <p className="text-ash">{caption}</p>}
        <p className="text-sm text-ash">
          {credit}, {PHOTO_ORIGIN_LABELS[origin]}
        </p>
      </div>
    </>
  );
}

function Press({ intent, of, children }: { intent: string; of: string; children: string }) {
  return (
    <DeskButton intent={intent}>
      {children}
      <span className="sr-only">: {of}</span>
    </DeskButton>
  );
}

/** The browser says it and sends nothing: the server cuts off what is far too large, and the words would be lost with it. */
function sayIfTooLarge({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
  const isTooLarge = (input.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES;
  input.setCustomValidity(isTooLarge ? REFUSALS.large : "");
  if (isTooLarge) input.reportValidity();
}

function AddForm({ actionData }: Pick<Route.ComponentProps, "actionData">) {
  const errors = actionData?.refusal?.errors;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstMistake(form, actionData?.refusal);
  return (
    <DeskForm ref={form} encType="multipart/form-data" className="mt-6 panel">
      <h2 className="text-xl">Add a photograph</h2>
      <p className="mt-1 mb-3 text-sm text-ash">
        Only what you took yourself, what its author permitted, or what its licence allows. It is public at once.
      </p>
      <FieldFrame name="photo1" idPrefix="photo" label="Picture" required error={errors?.photo1} className="mb-4">
        <input
          id="photo-photo1"
          type="file"
          name="photo1"
          accept="image/jpeg,image/png,image/webp"
          onChange={sayIfTooLarge}
          aria-invalid={errors?.photo1 ? true : undefined}
          aria-describedby={errors?.photo1 ? "photo-photo1-error" : undefined}
          className="mt-2 block w-full text-[0.9375rem] file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-night file:px-4 file:text-bone"
        />
        <p className="mt-1 text-sm text-ash">JPEG, PNG or WebP, at most {MAX_PICTURE_MB} MB.</p>
      </FieldFrame>
      <PhotoWordFields words={actionData?.written ?? {}} errors={errors} isVisitors={false} />
      <DeskButton intent="add" kind="primary" className="mt-4">
        Add it
      </DeskButton>
    </DeskForm>
  );
}
