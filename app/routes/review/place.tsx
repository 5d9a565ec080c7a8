import { useEffect } from "react";
import { data, Link, redirect, useLocation } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { activityLabels } from "../../domain/places/activities.ts";
import { listingFromPlace } from "../../domain/review/listing-form.ts";
import { MAX_REASON } from "../../domain/review/listing-limits.ts";
import { placeFromListing } from "../../domain/review/publish-listing.ts";
import { townOf, whereaboutsOf } from "../../domain/submissions/submission-whereabouts.ts";
import { suggestedActivities } from "../../domain/visits/report-summary.ts";
import { editPlace, hidePlace, readEditablePlace, restorePlace, undoEdit } from "../../store/places/edit-place.ts";
import { isRequestAbout, listPendingRequests } from "../../store/review/corrections.ts";
import { listReportsOf } from "../../store/review/visit-reports.ts";
import { TextField } from "../../ui/forms/form-field.tsx";
import { previewView } from "../../ui/location/preview-view.ts";
import { ChangedMeanwhile } from "../../ui/review/changed-meanwhile.tsx";
import { ConflictPanel, revalidateOnConflict, versionToSend } from "../../ui/review/conflict-panel.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { DeskKeys, focusOn, openPagePreview } from "../../ui/review/desk-keys.tsx";
import { RefusalSummary } from "../../ui/review/desk-parts.tsx";
import { ListingForm } from "../../ui/review/listing-form.tsx";
import { anchorOf, GROUPS } from "../../ui/review/listing-groups.tsx";
import { LISTING_LABELS } from "../../ui/review/listing-labels.ts";
import { filledIn, valuesOfListing } from "../../ui/review/listing-values.ts";
import { PlaceReports } from "../../ui/review/place-reports.tsx";
import { RequestsToAnswer } from "../../ui/review/requests-to-answer.tsx";
import { LastStep, ReviewHistory } from "../../ui/review/review-history.tsx";
import { useLeaveGuard } from "../../ui/review/use-leave-guard.ts";
import { formatMoment } from "../../ui/text/format-moment.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { deskAction, readReason, readVersion } from "../../web/review/desk-action.ts";
import { filterQuery, QUEUE_PARAMS, readFilter } from "../../web/review/queue-filter.ts";
import { requireListing } from "../../web/review/require-listing.ts";
import { readHistory } from "../../web/review/review-history.ts";
import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { type SiteContext, siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/place";

export const handle: RouteRule = { methods: ["GET", "POST"], params: ["request", ...QUEUE_PARAMS], longForm: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = await readEditablePlace(site.db, params.id);
  if (!found) throw data(null, { status: 404 });
  const { place } = found;
  const listing = listingFromPlace(place, activityLabels(place.paranormalActivityType));
  const reports = await listReportsOf(site.db, place.id);
  return {
    place: { id: place.id, slug: place.slug, houseName: place.houseName },
    origin: found.origin,
    hiddenAt: found.hiddenAt,
    version: found.version,
    listing,
    preview: previewView(listing, { id: place.id, published: place, gazetteer: site.gazetteer, now: site.now() }),
    pin: { town: townOf(whereaboutsOf({ ...place, zipCode: "" }, site.gazetteer).town) },
    reports,
    suggested: suggestedActivities(
      reports.filter(({ status }) => status === "approved"),
      listing.activities,
    ),
    requests: await listPendingRequests(site.db, place.id),
    request: await requestBehind(site, url, place.id),
    history: await readHistory(site.db, { locationId: place.id }),
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { gazetteer } = site;
  const { reviewer: by } = context.get(reviewerContext);
  const form = await readForm(request);
  const correctionId = await requestBehind(site, url, params.id);
  const answer = await deskAction({ context, request }, async () => {
    const now = site.now();
    const change = { placeId: params.id, version: readVersion(form), by, now, reason: readReason(form), correctionId };
    switch (form.get("intent")) {
      case "save": {
        const listing = requireListing(form);
        await editPlace(site.db, change, placeFromListing(listing, params.id, gazetteer, now));
        break;
      }
      case "undo":
        await undoEdit(site.db, change);
        break;
      case "hide":
        await hidePlace(site.db, change);
        break;
      case "restore":
        await restorePlace(site.db, change);
        break;
      default:
        throw new DomainError("invalid", "There is no such action.");
    }
    await site.refreshCatalog();
    const query = filterQuery(readFilter(url.searchParams));
    throw redirect(correctionId ? `/review/correction/${correctionId}${query}` : `/review/place/${params.id}`, 303);
  });
  return data({ ...answer.data, ...filledIn(form) }, answer.init ?? undefined);
}

/** The request about this listing from which the reviewer came. */
async function requestBehind(site: SiteContext, url: URL, placeId: string): Promise<string | undefined> {
  const id = url.searchParams.get("request");
  return id && (await isRequestAbout(site.db, id, placeId)) ? id : undefined;
}

export const shouldRevalidate = revalidateOnConflict;

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  deskMeta(matches, loaderData ? `Edit: ${loaderData.place.houseName}` : "Edit");

export default function ReviewPlace({ loaderData, actionData }: Route.ComponentProps) {
  const { place, listing, version, history } = loaderData;
  const refusal = actionData?.refusal;
  const written = actionData?.written;
  const sent = written && { values: written, version: actionData.version };
  useLeaveGuard(version, written !== undefined);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith("#listing-")) focusOn(hash);
  }, [hash]);
  const theirs = valuesOfListing(listing);
  return (
    <>
      <PlaceHead {...loaderData} />
      <LastStep entries={history} />
      <ChangedMeanwhile kind="place" id={place.id} version={version} />
      <div className="my-5 space-y-4">
        <RefusalSummary refusal={refusal} labels={LISTING_LABELS} idPrefix="listing" />
        <ConflictPanel refusal={refusal} yours={written} theirs={theirs} canSave version={version} />
      </div>
      <RequestsToAnswer requests={loaderData.requests} at={loaderData.request} />
      <h2 className="sr-only">The listing</h2>
      <ListingForm
        key={version}
        values={written ?? theirs}
        errors={refusal?.errors}
        version={versionToSend(sent, theirs, version)}
        preview={loaderData.preview}
        pin={loaderData.pin}
      >
        <TextField
          name="reason"
          idPrefix="edit"
          label="Why"
          defaultValue={written && actionData.reason}
          maxLength={MAX_REASON}
          hint="Optional; shown in the history."
        />
        <DeskButton id="save" intent="save" kind="primary" className="mt-4">
          Save and publish
        </DeskButton>
      </ListingForm>
      <PlaceReports reports={loaderData.reports} suggested={loaderData.suggested} heading="Visitors' reports" />
      <ReviewHistory entries={history} />
      <DeskKeys
        keys={[
          { key: "e", does: "go to the listing's first field", run: () => focusOn("#listing-houseName") },
          { key: "s", does: "go to Save", run: () => focusOn("#save") },
          { key: "p", does: "open the preview of the page", run: openPagePreview },
          ...GROUPS.map((heading, at) => ({
            key: String(at + 1),
            does: `go to ${heading}`,
            run: () => focusOn(`#${anchorOf(heading)} :is(input, select, textarea)`),
          })),
        ]}
      />
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type PlaceHeadProps = Pick<Loaded, "place" | "origin" | "hiddenAt" | "version" | "history">;

function PlaceHead({ place, origin, hiddenAt, version, history }: PlaceHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
      <div>
        <h1 className="max-w-4xl text-3xl wrap-anywhere">{place.houseName}</h1>
        <p className="mt-1 text-sm text-ash">
          {origin}, id {place.id}
          {hiddenAt ? (
            `, hidden since ${formatMoment(hiddenAt)}`
          ) : (
            <>
              {", "}
              <Link to={`/location/${place.slug}`} className="text-link">
                its page
              </Link>
              {", "}
              <Link to={`/review/place/${place.id}/photos`} className="text-link">
                its photographs
              </Link>
            </>
          )}
        </p>
      </div>
      <DeskForm version={version} className="flex flex-wrap items-end gap-3">
        {history[0]?.action === "edit" && <DeskButton intent="undo">Undo the last edit</DeskButton>}
        <DeskButton intent={hiddenAt ? "restore" : "hide"}>
          {hiddenAt ? "Restore to the directory" : "Hide from the directory"}
        </DeskButton>
      </DeskForm>
    </div>
  );
}
