import { Link, redirect } from "react-router";
import { promisedBy } from "../domain/submissions/submission.ts";
import { SUBMISSION_FIELDS } from "../domain/submissions/submission-fields.ts";
import { findTracked } from "../store/review/tracking.ts";
import { BrowseByActivity } from "../ui/layout/activity-links.tsx";
import { Breadcrumbs } from "../ui/layout/breadcrumbs.tsx";
import { LinkTiles, ONWARD } from "../ui/layout/link-tiles.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { sendSubmission } from "../ui/submit/send-submission.ts";
import { SubmissionReceived } from "../ui/submit/submission-received.tsx";
import { SubmitForm } from "../ui/submit/submit-form.tsx";
import { SubmitGuidelines } from "../ui/submit/submit-guidelines.tsx";
import { acceptSubmission, newStamp } from "../web/forms/accept-submission.ts";
import { guardsOf, returnForm } from "../web/forms/admit-form.ts";
import { readForm, refuseForm } from "../web/forms/form-request.ts";
import { noStoreHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/submit";

export const handle: RouteRule = { methods: ["GET", "POST"], params: ["received"], cache: false };

const CRUMBS = [{ name: "Report Paranormal Activity", path: "/submit" }];

export const headers = noStoreHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const token = url.searchParams.get("received");
  const item = token ? await findTracked(site.db, token) : undefined;
  if (token && item?.kind === "submission") {
    return {
      received: {
        title: item.title,
        trackingUrl: `${site.siteUrl}/track/${token}`,
        promisedBy: promisedBy(item.submittedAt).toISOString(),
      },
    };
  }
  return { stamp: await newStamp(site) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const sent = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const accepted = await acceptSubmission(site, { sent, guards: guardsOf(sent) });
  if (accepted.outcome === "stored") throw redirect(`/submit?received=${accepted.received.trackingToken}`, 303);
  const values = Object.fromEntries(SUBMISSION_FIELDS.map((field) => [field, String(sent[field] ?? "")]));
  refuseForm({ context, request });
  return returnForm(accepted, { values, stamp: sent.stamp }, sent.proof);
}

export const clientAction = async ({ request }: Route.ClientActionArgs) => sendSubmission(await request.formData());

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: "Report Paranormal Activity",
    description:
      "Suggest a haunted place for the directory. Our team reviews every submission within 24-48 hours; basic listings are free.",
    keywords: ["submit haunted place", "report paranormal activity"],
    path: "/submit",
    image: "/share/page/submit.png",
    noindex: loaderData !== undefined && "received" in loaderData,
    crumbs: CRUMBS,
  });

export default function Submit({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {"received" in loaderData && loaderData.received ? (
        <>
          <Breadcrumbs crumbs={CRUMBS} />
          <SubmissionReceived {...loaderData.received} />
        </>
      ) : (
        <Report stamp={loaderData.stamp ?? ""} returned={actionData} />
      )}
      <Section heading="Explore More">
        <LinkTiles tiles={[ONWARD.allLocations, ONWARD.mostHaunted, ONWARD.roadTrip, ONWARD.home]} />
      </Section>
      <BrowseByActivity />
    </>
  );
}

function Report({ stamp, returned }: { stamp: string; returned: Route.ComponentProps["actionData"] }) {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Report Paranormal Activity"
        lead="Do you know a haunted place that belongs in the directory? Tell us about it. Our team reviews every submission before it goes live; a review takes 24-48 hours. Basic listings are free."
      >
        <p className="mt-4 max-w-prose">
          Did you see or hear something at a place that is listed already?{" "}
          <Link to="/search" className="text-link">
            Find the place
          </Link>{" "}
          and press "I Was There" on its own page.
        </p>
      </PageHeader>
      <div className="wrap mt-10 grid items-start sm:mt-12 gap-6 lg:grid-cols-[1fr_22rem]">
        <section aria-label="Submission form" className="relative overflow-clip panel sm:p-8">
          <SubmitForm returned={returned} stamp={returned?.stamp || stamp} key={returned ? "returned" : "new"} />
        </section>
        <div className="lg:sticky lg:top-24">
          <SubmitGuidelines />
        </div>
      </div>
    </>
  );
}
