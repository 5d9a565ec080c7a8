import { redirect } from "react-router";
import { LinkButton } from "../ui/layout/link-button.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { CorrectionForm } from "../ui/submit/correction-form.tsx";
import { formatMonth } from "../ui/text/months.ts";
import { acceptCorrection } from "../web/forms/accept-correction.ts";
import { returnForm } from "../web/forms/admit-form.ts";
import { readForm, refuseForm } from "../web/forms/form-request.ts";
import { noStoreHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/corrections";

export const handle: RouteRule = { methods: ["GET", "POST"], params: ["place", "report"], cache: false };

export const headers = noStoreHeaders;

export function loader({ context, url }: Route.LoaderArgs) {
  const { catalog } = context.get(siteContext);
  const asked = url.searchParams;
  const place = catalog.byId.get(asked.get("place") ?? "");
  const report = place && catalog.visits.get(place.id)?.find(({ id }) => id === asked.get("report"));
  return {
    place: place && { id: place.id, slug: place.slug, houseName: place.houseName },
    // Named in the message, so that reviewers find it without another field.
    message: report && `About the visitor's report of ${formatMonth(report.month)} (${report.id}):\n\n`,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const sent = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const accepted = await acceptCorrection(site, sent);
  if (accepted.outcome === "stored") throw redirect(`/track/${accepted.trackingToken}`, 303);
  const { kind = "", message = "", contact = "", placeId = "" } = sent;
  const place = site.catalog.byId.get(placeId);
  refuseForm({ context, request });
  const returned = {
    values: { kind, message, contact },
    place: place && { id: place.id, slug: place.slug, houseName: place.houseName },
  };
  return returnForm(accepted, returned, sent.proof);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Correct a Listing",
    description: "Tell us what is wrong with a listing, or ask us to remove it.",
    path: "/corrections",
    noindex: true,
  });

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  const place = actionData?.place ?? loaderData.place;
  return (
    <>
      <PageHeader
        crumbs={[
          ...(place ? [{ name: place.houseName, path: `/location/${place.slug}` }] : []),
          { name: "Correct a Listing", path: "/corrections" },
        ]}
        title="Correct a Listing"
        lead={
          place
            ? `${place.houseName}: tell us what is wrong or missing, or ask us to remove it. Our team reviews every request.`
            : "Find the listing first. At the end of its page you can tell us what is wrong, or ask us to remove it."
        }
      >
        {!place && <LinkButton to="/search">Find the listing</LinkButton>}
      </PageHeader>
      {place && (
        <div className="wrap mt-10 sm:mt-12">
          <div className="max-w-3xl panel sm:p-8">
            <CorrectionForm placeId={place.id} returned={actionData} message={loaderData.message} />
          </div>
        </div>
      )}
    </>
  );
}
