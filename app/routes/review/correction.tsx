import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { correctionTitle } from "../../domain/review/correction-names.ts";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import { TextArea } from "../../ui/forms/form-field.tsx";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { revalidateOnConflict } from "../../ui/review/conflict-panel.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { DeskItem } from "../../ui/review/desk-item.tsx";
import { focusOn } from "../../ui/review/desk-keys.tsx";
import { Facts, ListingPanel } from "../../ui/review/desk-parts.tsx";
import { OtherRequests } from "../../ui/review/other-requests.tsx";
import { readReason } from "../../web/review/desk-action.ts";
import { decideRequest, openCorrection } from "../../web/review/desk-correction.ts";
import { decideItem, loadItem } from "../../web/review/desk-item.ts";
import { QUEUE_PARAMS } from "../../web/review/queue-filter.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import type { Route } from "./+types/correction";

export const handle: RouteRule = { methods: ["GET", "POST"], params: QUEUE_PARAMS };

export const loader = (args: Route.LoaderArgs) => loadItem(args, "correction", openCorrection);

export const action = (args: Route.ActionArgs) =>
  decideItem(args, "correction", decideRequest, (form) => ({ reason: readReason(form) }));

export const shouldRevalidate = revalidateOnConflict;

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Request about a listing");

const LABELS = { reason: "Answer" };

const FIELDS: Readonly<Record<string, string>> = { hours: "openingHours", phone: "phoneNumber" };
/** Requests about one field lead to it. */
const fieldAnchor = (kind: string): string => (FIELDS[kind] ? `#listing-${FIELDS[kind]}` : "");

export default function ReviewCorrection({ loaderData, actionData }: Route.ComponentProps) {
  const { place, kind, status } = loaderData;
  const { refusal, reason } = actionData ?? {};
  const error = refusal?.errors?.reason;
  useEffect(() => {
    if (error) focusOn("#answer-reason");
  }, [error]);
  return (
    <DeskItem
      kind="correction"
      item={loaderData}
      head={{ title: `${correctionTitle(kind)}: ${place?.houseName ?? "a listing that is gone"}`, isRequest: true }}
      refusal={{ of: refusal, labels: LABELS, idPrefix: "answer" }}
      unsaved={{ reason, isWork: reason !== undefined }}
      keys={[
        { key: "a", does: "go to Close as done", run: () => focusOn("#done") },
        { key: "e", does: "go to Edit the listing", run: () => focusOn("#edit-listing") },
        { key: "r", does: "go to the answer", run: () => focusOn("#answer-reason") },
        { key: "d", does: "go to Decline", run: () => focusOn("#decline") },
        { key: "h", does: "go to Hide the listing", run: () => focusOn("#hide") },
      ]}
    >
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <section className="border border-moon/60 bg-dusk p-5">
          <h2 className="text-xl">The request</h2>
          <p className="mt-3 font-text text-lg whitespace-pre-line wrap-anywhere">{loaderData.message}</p>
          <div className="mt-4">
            <Facts facts={[["Contact", loaderData.contact]]} />
          </div>
        </section>
        <AboutListing {...loaderData} />
      </div>
      {status === "pending" && <AnswerForm loaderData={loaderData} reason={reason} error={error} />}
    </DeskItem>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function AboutListing({ id, place, kind, others }: Loaded) {
  // Saving leads back here, with the queue's filter.
  const editQuery = new URLSearchParams(useLocation().search);
  editQuery.set("request", id);
  if (!place) return null;
  const { hours, phone, website, admission, access } = place.visit;
  return (
    <ListingPanel place={place}>
      <p className="mt-3 font-text">{place.storySummary}</p>
      <div className="mt-3">
        <Facts
          facts={[
            ["Hours", hours],
            ["Phone", phone],
            ["Website", website],
            ["Admission", admission],
            ["Access", access],
          ]}
        />
      </div>
      <OtherRequests others={others} />
      <p className="mt-4">
        <Link
          id="edit-listing"
          to={`/review/place/${place.id}?${editQuery}${fieldAnchor(kind)}`}
          className={BUTTON.outline}
        >
          Edit the listing
        </Link>
      </p>
    </ListingPanel>
  );
}

interface AnswerFormProps extends Pick<Route.ComponentProps, "loaderData"> {
  readonly reason: string | undefined;
  readonly error: string | undefined;
}

/** The tracking page tells the visitor whether the listing was changed. */
function AnswerForm({ loaderData: { place, kind, isChanged, version }, reason, error }: AnswerFormProps) {
  const isRemoval = kind === "remove";
  const hide = place && !place.isHidden && (
    <DeskButton id="hide" intent="hide" kind={isRemoval && !isChanged ? "primary" : "outline"}>
      Hide the listing and close
    </DeskButton>
  );
  return (
    <DeskForm version={version} className="mt-6 max-w-3xl panel">
      <TextArea
        name="reason"
        idPrefix="answer"
        label="Answer"
        rows={3}
        hint="Shown on the tracking page. Required if you decline."
        error={error}
        autoFocus={error !== undefined}
        defaultValue={reason}
        maxLength={MAX_REASON}
      />
      {hide && !isChanged && (
        <p className="mt-3 text-[0.9375rem] text-ember">
          {isRemoval
            ? "The listing is still on the site. Closed as done, the visitor is told only that the request is closed."
            : "Nothing was changed for this request yet. Closed as done, the visitor is told only that it is closed."}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {isRemoval && hide}
        <DeskButton id="done" intent="done" kind={isChanged || !hide ? "primary" : "outline"}>
          Close as done
        </DeskButton>
        {!isRemoval && hide}
        <DeskButton id="decline" intent="decline">
          Decline
        </DeskButton>
      </div>
    </DeskForm>
  );
}
