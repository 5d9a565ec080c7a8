import { Link } from "react-router";
import { ANONYMOUS, MAX_ACCOUNT, type ReportFields } from "../../domain/visits/visit-report.ts";
import { TextArea } from "../../ui/forms/form-field.tsx";
import { revalidateOnConflict } from "../../ui/review/conflict-panel.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { DeskItem } from "../../ui/review/desk-item.tsx";
import { focusOn } from "../../ui/review/desk-keys.tsx";
import { CloseAlike, Facts, FlagMarks, ListingPanel } from "../../ui/review/desk-parts.tsx";
import { ReportPhotos } from "../../ui/review/desk-photo.tsx";
import { PlaceReports } from "../../ui/review/place-reports.tsx";
import { REPORT_REASONS, RejectPanel, reasonKeys } from "../../ui/review/reject-panel.tsx";
import { formatMoment } from "../../ui/text/format-moment.ts";
import { ReportBody } from "../../ui/visits/report-body.tsx";
import { readReason } from "../../web/review/desk-action.ts";
import { decideItem, loadItem } from "../../web/review/desk-item.ts";
import { decideOnReport, openReport } from "../../web/review/desk-report.ts";
import { QUEUE_PARAMS } from "../../web/review/queue-filter.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import type { Route } from "./+types/report";

export const handle: RouteRule = { methods: ["GET", "POST"], params: QUEUE_PARAMS };

export const loader = (args: Route.LoaderArgs) => loadItem(args, "report", openReport);

export const action = (args: Route.ActionArgs) => decideItem(args, "report", decideOnReport, typedIn);

const HIDEABLE = ["hidesName", "hidesWhere"] as const;

const typedIn = (form: FormData) => ({
  reason: readReason(form),
  shortened: form.has("shortened") ? String(form.get("shortened")) : undefined,
  hides: HIDEABLE.filter((name) => form.get(name) === "yes"),
});

export const shouldRevalidate = revalidateOnConflict;

export { DeskMissing as ErrorBoundary } from "../../ui/review/desk-missing.tsx";

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "A visitor's report");

const LABELS = { reason: "Reason", shortened: "What is published" };

export default function ReviewReport({ loaderData, actionData }: Route.ComponentProps) {
  const { place, report, status, version } = loaderData;
  const refusal = actionData?.refusal;
  const { reason, shortened, hides }: Partial<ReturnType<typeof typedIn>> = actionData ?? {};
  // The whole text is sent with every approval; only a cut is work that could be lost.
  const hasCut = report !== undefined && shortened !== undefined && shortened !== report.account;
  return (
    <DeskItem
      kind="report"
      item={loaderData}
      head={{ title: `Report: ${place.houseName}`, marks: <FlagMarks flags={loaderData.flags} /> }}
      refusal={{ of: refusal, labels: LABELS, idPrefix: refusal?.errors?.reason ? "reject" : "cut" }}
      unsaved={{ reason, isWork: reason !== undefined || hasCut }}
      keys={[
        { key: "a", does: "go to Approve", run: () => focusOn("#approve") },
        { key: "r", does: "go to the reason", run: () => focusOn("#reject-reason") },
        ...reasonKeys(REPORT_REASONS),
      ]}
    >
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <Sent {...loaderData} />
        <AboutListing {...loaderData} />
      </div>
      {report && status !== "rejected" && !(status === "pending" && place.isPrivate) && (
        <PublishForm
          report={report}
          version={version}
          isPending={status === "pending"}
          error={refusal?.errors?.shortened}
          account={shortened ?? loaderData.cut.account ?? report.account}
          hides={hides ?? HIDEABLE.filter((name) => loaderData.cut[name])}
        />
      )}
      {status === "pending" && (
        <RejectPanel
          version={version}
          refusal={refusal}
          reason={reason}
          reasons={REPORT_REASONS}
          hint="The writer reads it on the tracking page. It stays on record, so do not quote the report."
        />
      )}
      <PlaceReports reports={loaderData.others} heading="Other reports of this place" />
    </DeskItem>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Sent({ report, photos, withdrawnAt }: Loaded) {
  return (
    <section className="border border-moon/60 bg-dusk p-5">
      <h2 className="text-xl">What was sent</h2>
      {report ? (
        <>
          <ReportBody report={report} />
          <div className="mt-4">
            <Facts facts={[["Signed", report.name ?? `not signed: "${ANONYMOUS}"`]]} />
          </div>
          <ReportPhotos photos={photos} />
        </>
      ) : (
        <p className="mt-3 text-ash">
          The writer withdrew it{withdrawnAt && `, ${formatMoment(withdrawnAt)}`}. Its words are deleted.
        </p>
      )}
    </section>
  );
}

function AboutListing({ id, place, status }: Loaded) {
  return (
    <ListingPanel place={place}>
      {place.isPrivate && (
        <p className="mt-2 text-ember">The place is private now: none of its reports are published.</p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-5">
        <Link to={`/review/place/${place.id}`} className="text-link">
          Edit the listing
        </Link>
        <Link to={`/review/place/${place.id}/photos`} className="text-link">
          All photographs of the place
        </Link>
        {status === "pending" && <CloseAlike item={`report/${id}`} />}
      </p>
    </ListingPanel>
  );
}

interface PublishFormProps {
  readonly report: ReportFields;
  readonly version: number;
  readonly isPending: boolean;
  readonly error: string | undefined;
  /** The text in the form, and which details it leaves out. */
  readonly account: string | undefined;
  readonly hides: readonly string[];
}

function PublishForm({ report, version, isPending, error, account, hides }: PublishFormProps) {
  return (
    <DeskForm version={version} className="mt-6 panel">
      <h2 className="text-xl">{isPending ? "Approve" : "Shorten what is published"}</h2>
      {report.account && (
        <TextArea
          name="shortened"
          idPrefix="cut"
          label="What is published"
          rows={5}
          maxLength={MAX_ACCOUNT}
          hint="Cut the names of living private people, addresses of homes and insults; write [...] in their place if you like. Words cannot be added. The original stays here, for reviewers only."
          error={error}
          defaultValue={account}
          className="mt-3"
        />
      )}
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
        {report.name && <Leave name="hidesName" label="Leave out the name" isOn={hides.includes("hidesName")} />}
        {report.where && <Leave name="hidesWhere" label="Leave out where it was" isOn={hides.includes("hidesWhere")} />}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {isPending && (
          <DeskButton id="approve" intent="approve" kind="primary">
            Approve and publish
          </DeskButton>
        )}
        <DeskButton intent="shorten">Save the shortened text</DeskButton>
      </div>
    </DeskForm>
  );
}

function Leave({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
      <input type="checkbox" name={name} value="yes" defaultChecked={isOn} />
      {label}
    </label>
  );
}
