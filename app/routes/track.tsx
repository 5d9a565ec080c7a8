import { data, Link, redirect } from "react-router";
import { type ItemStatus, promisedBy } from "../domain/submissions/submission.ts";
import { withdrawPhoto } from "../store/photos/decide-photo.ts";
import { withdrawReport } from "../store/review/decide-report.ts";
import { findTracked } from "../store/review/tracking.ts";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { KeepAddress } from "../ui/submit/keep-address.tsx";
import { formatMoment } from "../ui/text/format-moment.ts";
import { OwnPhotos } from "../ui/visits/own-photos.tsx";
import { ReportBody } from "../ui/visits/report-body.tsx";
import { WithdrawForm } from "../ui/visits/withdraw-form.tsx";
import { readForm, refuseForm } from "../web/forms/form-request.ts";
import { noStoreHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/track";

export const handle: RouteRule = { methods: ["GET", "POST"], personal: true };

export const headers = noStoreHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const item = await findTracked(site.db, params.token);
  if (!item) throw data(null, { status: 404 });
  const place = item.placeId === undefined ? undefined : site.catalog.byId.get(item.placeId);
  return {
    trackingUrl: `${site.siteUrl}/track/${params.token}`,
    item: { ...item, placeId: undefined },
    place: place && { slug: place.slug, houseName: place.houseName },
    promisedBy: promisedBy(item.submittedAt).toISOString(),
  };
}

/** A visitor's report and each of its photographs can be withdrawn by anybody who has its address. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const photoId = form.get("photo");
  if (typeof photoId === "string") {
    const { now } = site;
    const isWithdrawn = await withdrawPhoto(site.db, { trackingToken: params.token, photoId, now: now() });
    if (!isWithdrawn) throw data(null, { status: 404 });
    await site.refreshCatalog();
    throw redirect(`/track/${params.token}`, 303);
  }
  if (form.get("sure") !== "yes") {
    refuseForm({ context, request });
    return data({ isRefused: true }, 400);
  }
  if (!(await withdrawReport(site.db, params.token, site.now()))) throw data(null, { status: 404 });
  await site.refreshCatalog();
  throw redirect(`/track/${params.token}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Where it stands",
    description: "The status of something you sent us.",
    path: "/submit",
    noindex: true,
  });

type StatusWords = Readonly<Partial<Record<ItemStatus, readonly [heading: string, text: string]>>>;

const SUBMISSION_WORDS: StatusWords = {
  pending: ["Waiting for review", "A reviewer will look at it before it goes live."],
  approved: ["Published", "It is in the directory now. Thank you."],
  rejected: ["Not accepted", "We looked at it and did not add it to the directory."],
  duplicate: ["Already in the directory", "The place was listed before. Thank you all the same."],
};
const CORRECTION_WORDS: StatusWords = {
  pending: ["Waiting for review", "A reviewer will look at your request."],
  approved: ["Closed", "We looked at your request and closed it. Thank you."],
  rejected: ["Not changed", "We looked at your request and left the listing as it is."],
  duplicate: ["Known already", "Somebody told us before. Thank you all the same."],
};

/** A request that is closed, by what was done to the listing for it. */
const DONE_WORDS = {
  edit: ["Done", "We changed the listing. Thank you."],
  hide: ["Done", "We took the listing off the site. Thank you."],
} as const;

const REPORT_WORDS: StatusWords = {
  pending: ["Waiting for review", "A reviewer will read it before it is published."],
  approved: ["Published", "It is on the place's page now. Thank you."],
  rejected: ["Not published", "We read it and did not publish it."],
  withdrawn: [
    "Withdrawn",
    "You withdrew your report. Its words are deleted; we keep only the fact that there was one.",
  ],
};
const KINDS = {
  submission: { name: "Your submission", words: SUBMISSION_WORDS },
  correction: { name: "Your request", words: CORRECTION_WORDS },
  report: { name: "Your report", words: REPORT_WORDS },
} as const;

export default function Track({ loaderData, actionData }: Route.ComponentProps) {
  const { item, place, promisedBy, trackingUrl } = loaderData;
  const { name, words } = KINDS[item.kind];
  const done = item.status === "approved" && item.change ? DONE_WORDS[item.change] : undefined;
  const [heading, text] = done ?? words[item.status] ?? ["", ""];
  return (
    <>
      <PageHeader crumbs={[{ name, path: "/track" }]} title={item.title} />
      <div className="wrap mt-10 sm:mt-12">
        <div className="max-w-3xl panel sm:p-8">
          <h2 className="text-2xl sm:text-3xl">{heading}</h2>
          <p className="mt-2 text-ash">{text}</p>
          {item.publicReason && (
            <>
              <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">What the reviewer says</h3>
              <p className="mt-1 font-text text-lg whitespace-pre-line">{item.publicReason}</p>
            </>
          )}
          {place && (
            <p className="mt-6">
              <Link to={`/location/${place.slug}`} className="text-link">
                {place.houseName} in the directory
              </Link>
            </p>
          )}
          {item.report && <OwnReport report={item.report} />}
          {item.photos && item.photos.length > 0 && <OwnPhotos photos={item.photos} />}
          <Moments item={item} promisedBy={promisedBy} />
          <p className="mt-7 border-t border-line pt-5">
            <strong className="font-semibold">Keep the address of this page.</strong> It is yours alone, and nobody can
            look it up for you: it shows where{" "}
            {item.report
              ? "your report stands, and you can withdraw it only from here"
              : "it stands and what the reviewer says"}
            .
          </p>
          <KeepAddress url={trackingUrl} title={`${item.title}: where it stands`} />
          {item.report && <WithdrawForm isRefused={actionData?.isRefused ?? false} />}
        </div>
        <p className="mt-8">
          <LinkButton to="/" kind="outline">
            Back to the homepage
          </LinkButton>
        </p>
      </div>
    </>
  );
}

function OwnReport({ report }: { report: NonNullable<Route.ComponentProps["loaderData"]["item"]["report"]> }) {
  return (
    <div className="mt-7 border-t border-line pt-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        {report.isCut ? "What we published of your report" : "What you wrote"}
      </h3>
      <ReportBody report={report} />
      {report.isCut && (
        <p className="mt-3 text-sm text-ash">
          A reviewer left something out, such as the name of a private person or the address of a home.
        </p>
      )}
    </div>
  );
}

function Moments({ item, promisedBy }: Pick<Route.ComponentProps["loaderData"], "item" | "promisedBy">) {
  return (
    <dl className="mt-7 grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-2">
      <Moment label="Received" at={item.submittedAt} />
      {item.decidedAt ? (
        <Moment label={item.status === "withdrawn" ? "Withdrawn" : "Decided"} at={item.decidedAt} />
      ) : (
        <Moment label="Promised by" at={promisedBy} />
      )}
    </dl>
  );
}

function Moment({ label, at }: { label: string; at: string }) {
  return (
    <div>
      <dt className="text-sm text-ash">{label}</dt>
      <dd>
        <time dateTime={at}>{formatMoment(at)}</time>
      </dd>
    </div>
  );
}
