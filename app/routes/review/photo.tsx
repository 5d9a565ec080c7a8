import type { ComponentProps } from "react";
import { Link } from "react-router";
import { licenceOf } from "../../domain/photos/licences.ts";
import { webLink } from "../../domain/places/links/web-links.ts";
import { revalidateOnConflict } from "../../ui/review/conflict-panel.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { DeskItem } from "../../ui/review/desk-item.tsx";
import { focusOn } from "../../ui/review/desk-keys.tsx";
import { CloseAlike, Facts, ListingPanel } from "../../ui/review/desk-parts.tsx";
import { BlurredPhoto, PHOTO_ORIGIN_LABELS, PHOTO_WORD_LABELS, PhotoWordFields } from "../../ui/review/desk-photo.tsx";
import { PHOTO_REASONS, RejectPanel, reasonKeys } from "../../ui/review/reject-panel.tsx";
import { formatMoment } from "../../ui/text/format-moment.ts";
import { readReason } from "../../web/review/desk-action.ts";
import { decideItem, loadItem } from "../../web/review/desk-item.ts";
import { decideOnPhoto, openPhoto } from "../../web/review/desk-photo.ts";
import { QUEUE_PARAMS } from "../../web/review/queue-filter.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import type { Route } from "./+types/photo";

export const handle: RouteRule = { methods: ["GET", "POST"], params: QUEUE_PARAMS };

export const loader = (args: Route.LoaderArgs) => loadItem(args, "photo", openPhoto);

export const action = (args: Route.ActionArgs) => decideItem(args, "photo", decideOnPhoto, typedIn);

const typedIn = (form: FormData) => ({
  reason: readReason(form),
  written: form.has("alt") ? (Object.fromEntries(form) as Record<string, string>) : undefined,
});

export const shouldRevalidate = revalidateOnConflict;

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "A photograph");

const LABELS = { ...PHOTO_WORD_LABELS, reason: "Reason" };

export default function ReviewPhoto({ loaderData, actionData }: Route.ComponentProps) {
  const { place, photo, status, version } = loaderData;
  const refusal = actionData?.refusal;
  const { reason, written }: Partial<ReturnType<typeof typedIn>> = actionData ?? {};
  const isDecidable = photo && loaderData.hasFiles && (status === "pending" || status === "approved");
  return (
    <DeskItem
      kind="photo"
      item={loaderData}
      head={{ title: `Photograph: ${place.houseName}` }}
      refusal={{ of: refusal, labels: LABELS, idPrefix: refusal?.errors?.reason ? "reject" : "photo" }}
      unsaved={{ reason, isWork: reason !== undefined || written !== undefined }}
      keys={[
        { key: "v", does: "go to the picture", run: () => focusOn("#open-photo") },
        { key: "a", does: "go to Approve", run: () => focusOn("#approve") },
        { key: "r", does: "go to the reason", run: () => focusOn("#reject-reason") },
        ...reasonKeys(PHOTO_REASONS),
      ]}
    >
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <section className="border border-moon/60 bg-dusk p-5">
          <h2 className="text-xl">The picture</h2>
          <Picture {...loaderData} />
          <Alike alike={loaderData.alike} />
        </section>
        <AboutListing {...loaderData} />
      </div>
      {isDecidable && <WordsForm {...loaderData} words={written ?? photo} errors={refusal?.errors} />}
      {(status === "pending" || status === "approved") && (
        <RejectPanel
          version={version}
          refusal={refusal}
          reason={reason}
          reasons={PHOTO_REASONS}
          verb={status === "approved" ? "Take down" : "Reject"}
          hint="Whoever sent it reads it. The picture is gone from pages and its addresses at once; its files are deleted after 30 days."
        >
          <label className="mt-3 flex min-h-8 cursor-pointer items-center gap-2.5">
            <input type="checkbox" name="bars" value="yes" />
            Do not take this file again
          </label>
        </RejectPanel>
      )}
    </DeskItem>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

interface WordsFormProps extends Pick<Loaded, "photo" | "place" | "status" | "version"> {
  readonly words: ComponentProps<typeof PhotoWordFields>["words"];
  readonly errors: ComponentProps<typeof PhotoWordFields>["errors"];
}

function WordsForm({ photo, place, status, version, words, errors }: WordsFormProps) {
  return (
    <DeskForm version={version} className="mt-6 panel">
      <h2 className="mb-3 text-xl">{status === "pending" ? "Approve" : "Its text"}</h2>
      <PhotoWordFields words={words} errors={errors} isVisitors={photo?.origin === "visitor"} />
      <div className="mt-4 flex flex-wrap gap-3">
        {status === "pending" && !place.isPrivate && !place.isHidden && (
          <DeskButton id="approve" intent="approve" kind="primary">
            Approve and publish
          </DeskButton>
        )}
        <DeskButton intent="edit">Save the text</DeskButton>
      </div>
    </DeskForm>
  );
}

function AboutListing(loaded: Loaded) {
  const { id, place, status, reportId } = loaded;
  return (
    <ListingPanel place={place}>
      {place.isPrivate && <p className="mt-2 text-ember">The place is private now: it has no photographs.</p>}
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={`/review/place/${place.id}/photos`} className="text-link">
          All photographs of the place
        </Link>
        {reportId && (
          <Link to={`/review/report/${reportId}`} className="text-link">
            The report that it came with
          </Link>
        )}
        {status === "pending" && <CloseAlike item={`photo/${id}`} />}
      </p>
      <div className="mt-4">
        <Origin {...loaded} />
      </div>
    </ListingPanel>
  );
}

function Picture({ photo, hasFiles, withdrawnAt, isBarred }: Loaded) {
  if (!photo) {
    return (
      <p className="mt-3 text-ash">
        Its sender withdrew it{withdrawnAt && `, ${formatMoment(withdrawnAt)}`}. Its files and words are deleted.
      </p>
    );
  }
  return (
    <>
      {hasFiles ? <BlurredPhoto photo={photo} /> : <p className="mt-3 text-ash">Its files are deleted.</p>}
      <p className="mt-3 wrap-anywhere">{photo.alt}</p>
      {photo.caption && <p className="mt-1 text-ash wrap-anywhere">{photo.caption}</p>}
      {isBarred && <p className="mt-2 text-ember">This file is barred: it will not be accepted again.</p>}
    </>
  );
}

function Origin({ photo, consent, consentedAt }: Loaded) {
  if (!photo) return null;
  const source = webLink(photo.sourceUrl);
  const { label, url } = licenceOf(photo.licence);
  return (
    <Facts
      facts={[
        ["Comes", PHOTO_ORIGIN_LABELS[photo.origin]],
        ["Author", photo.credit],
        ["Licence", url ? <Away key="licence" href={url} text={label} /> : label],
        ["Permission", photo.licenceNote],
        ["Found at", source && <Away key="source" href={source} text={source} />],
        ["Agreed", consent && `"${consent}" (${consentedAt && formatMoment(consentedAt)})`],
      ]}
    />
  );
}

function Away({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className="text-link">
      {text}
    </a>
  );
}

function Alike({ alike }: Pick<Loaded, "alike">) {
  if (alike.length === 0) return null;
  return (
    <div className="mt-4 border-l-4 border-ember pl-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">Seen before</h3>
      <ul>
        {alike.map(({ id, status, houseName, isSameFile, isBarred }) => (
          <li key={id}>
            <Link to={`/review/photo/${id}`} className="text-link">
              {isSameFile ? "The same file" : "One that looks alike"}, {houseName}
            </Link>
            : {status}
            {isBarred && ", barred"}
          </li>
        ))}
      </ul>
    </div>
  );
}
