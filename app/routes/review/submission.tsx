import { Link } from "react-router";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import { TextField } from "../../ui/forms/form-field.tsx";
import { previewView } from "../../ui/location/preview-view.ts";
import { CompareDuplicates, DuplicateForm } from "../../ui/review/compare-duplicates.tsx";
import { ComparePending } from "../../ui/review/compare-pending.tsx";
import { revalidateOnConflict, versionToSend } from "../../ui/review/conflict-panel.tsx";
import { DeskButton } from "../../ui/review/desk-form.tsx";
import { DeskItem } from "../../ui/review/desk-item.tsx";
import { focusOn, openPagePreview } from "../../ui/review/desk-keys.tsx";
import { CloseAlike, FlagMarks } from "../../ui/review/desk-parts.tsx";
import { ListingForm } from "../../ui/review/listing-form.tsx";
import { LISTING_LABELS } from "../../ui/review/listing-labels.ts";
import { filledIn, valuesOfListing } from "../../ui/review/listing-values.ts";
import { REJECT_REASONS, RejectPanel, reasonKeys } from "../../ui/review/reject-panel.tsx";
import { SubmissionFacts } from "../../ui/review/submission-facts.tsx";
import { decideItem, loadItem } from "../../web/review/desk-item.ts";
import { decideOnSubmission, openSubmission } from "../../web/review/desk-submission.ts";
import { QUEUE_PARAMS } from "../../web/review/queue-filter.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/submission";

export const handle: RouteRule = { methods: ["GET", "POST"], params: QUEUE_PARAMS, longForm: true };

export async function loader(args: Route.LoaderArgs) {
  const opened = await loadItem(args, "submission", openSubmission);
  const { gazetteer, now } = args.context.get(siteContext);
  return { ...opened, preview: previewView(opened.listing, { id: opened.placeId, gazetteer, now: now() }) };
}

export const action = (args: Route.ActionArgs) => decideItem(args, "submission", decideOnSubmission, filledIn);

export const shouldRevalidate = revalidateOnConflict;

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? `Review: ${loaderData.submission.attractionName}` : "Review");

export default function ReviewSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { submission, status, listing } = loaderData;
  const refusal = actionData?.refusal;
  const written = actionData?.written;
  const reason = actionData?.reason;
  const theirs = valuesOfListing(listing);
  const isPending = status === "pending";
  const others = loaderData.pendingDuplicates.length + loaderData.duplicates.length;
  return (
    <DeskItem
      kind="submission"
      item={loaderData}
      head={{
        title: submission.attractionName,
        marks: <FlagMarks flags={loaderData.flags} />,
        outcome: loaderData.place && <Published place={loaderData.place} />,
      }}
      refusal={{ of: refusal, labels: written && LISTING_LABELS, idPrefix: "listing" }}
      unsaved={{
        yours: written,
        theirs,
        reason,
        canSave: isPending && written !== undefined,
        isWork: Boolean(written ?? reason),
      }}
      keys={[
        { key: "a", does: "go to Approve", run: () => focusOn("#approve") },
        { key: "s", does: "go to Save draft", run: () => focusOn("#save-draft") },
        { key: "e", does: "go to the listing's first field", run: () => focusOn("#listing-houseName") },
        { key: "r", does: "go to Reject", run: () => focusOn("#reject-reason") },
        { key: "d", does: "go to Duplicate", run: () => focusOn("#duplicate-placeId") },
        { key: "p", does: "open the preview of the page", run: openPagePreview },
        ...reasonKeys(REJECT_REASONS),
      ]}
    >
      {isPending && <JumpLinks />}
      <div
        className={`mt-6 grid items-start gap-6 ${isPending ? "xl:grid-cols-[minmax(0,1fr)_24rem]" : others === 0 ? "max-w-4xl" : ""}`}
      >
        <CompareSection loaderData={loaderData} actionData={actionData} />
        {isPending && <CloseSection loaderData={loaderData} actionData={actionData} />}
      </div>
      {isPending && <PublishSection loaderData={loaderData} actionData={actionData} />}
    </DeskItem>
  );
}

function Published({
  place: { id, slug, houseName },
}: {
  place: NonNullable<Route.ComponentProps["loaderData"]["place"]>;
}) {
  return (
    <>
      <Link to={`/location/${slug}`} className="text-link">
        {houseName}
      </Link>{" "}
      <Link to={`/review/place/${id}`} className="text-link">
        (edit)
      </Link>
    </>
  );
}

/** Beside each other the two sections need no links. */
function JumpLinks() {
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 xl:hidden">
      <a href="#close" className="py-1 text-link">
        Close it
      </a>
      <a href="#listing" className="py-1 text-link">
        Publish it
      </a>
    </p>
  );
}

type SectionProps = Pick<Route.ComponentProps, "loaderData" | "actionData">;

function CompareSection({ loaderData, actionData }: SectionProps) {
  const { submission, pendingDuplicates, duplicates, version, status } = loaderData;
  const isPending = status === "pending";
  const others = pendingDuplicates.length + duplicates.length;
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className="text-xl">
        {others > 0 ? "As submitted, beside what it may be" : "As submitted"}
      </h2>
      <div className={`mt-3 grid items-stretch gap-4 ${others > 0 ? "md:grid-cols-2" : ""}`}>
        <SubmissionFacts submission={submission} milesFromZip={loaderData.milesFromZip} />
        <ComparePending pendingDuplicates={pendingDuplicates} />
        <CompareDuplicates duplicates={duplicates} version={version} canDecide={isPending} />
      </div>
      {isPending && <DuplicateForm version={version} refusal={actionData?.refusal} />}
    </section>
  );
}

function CloseSection({ loaderData: { version, flags, submission }, actionData }: SectionProps) {
  const { written, refusal, reason } = actionData ?? {};
  return (
    <section aria-labelledby="close">
      <h2 id="close" className="text-xl">
        Close it without a listing
      </h2>
      <RejectPanel version={version} refusal={written ? undefined : refusal} reason={written ? undefined : reason} />
      {flags.includes("repeated-sender") && (
        <p className="mt-3">
          <CloseAlike item={`submission/${submission.id}`} />
        </p>
      )}
    </section>
  );
}

function PublishSection({ loaderData, actionData }: SectionProps) {
  const { version } = loaderData;
  const written = actionData?.written;
  const theirs = valuesOfListing(loaderData.listing);
  const sent = written && { values: written, version: actionData.version };
  return (
    <section aria-labelledby="listing" className="mt-8">
      <h2 id="listing" className="mb-3 text-xl">
        Or publish it
      </h2>
      <ListingForm
        key={version}
        isNew
        values={written ?? theirs}
        errors={written ? actionData?.refusal?.errors : undefined}
        version={versionToSend(sent, theirs, version)}
        preview={loaderData.preview}
        pin={loaderData.pin}
      >
        <TextField
          name="reason"
          idPrefix="approve"
          defaultValue={written && actionData.reason}
          maxLength={MAX_REASON}
          label="Note to the submitter"
          hint="Optional; shown on the tracking page."
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <DeskButton id="approve" intent="approve" kind="primary">
            Approve and publish
          </DeskButton>
          <DeskButton id="save-draft" intent="draft">
            Save draft
          </DeskButton>
        </div>
      </ListingForm>
    </section>
  );
}
