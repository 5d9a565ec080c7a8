import { data, redirect } from "react-router";
import { findPlace } from "../domain/catalog/find-place.ts";
import { EmptyScreen } from "../ui/layout/empty-screen.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ReportForm } from "../ui/visits/report-form.tsx";
import { hasPictures, sendPictures } from "../ui/visits/send-pictures.client.ts";
import { newStamp } from "../web/forms/accept-submission.ts";
import { takeReport, visitedPlace } from "../web/forms/take-report.ts";
import { noStoreHeaders } from "../web/render/page-headers.ts";
import type { RouteRule } from "../web/route-rule.ts";
import { pageMeta } from "../web/seo/page-meta.ts";
import { siteContext } from "../web/site-context.ts";
import type { Route } from "./+types/location-report";

export const handle: RouteRule = { methods: ["GET", "POST"], cache: false, photos: true };

export const headers = noStoreHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const found = findPlace(site.catalog, params.slug);
  if (found?.moved) throw redirect(`/location/${found.place.slug}/report`, 301);
  const place = visitedPlace(site, params.slug);
  if (!place) return data({ place: undefined, stamp: "" }, { status: 404 });
  const { slug, houseName, city, state, access } = place;
  return { place: { slug, houseName, city, state, isGone: access === "gone" }, stamp: await newStamp(site) };
}

export async function action(args: Route.ActionArgs) {
  const taken = await takeReport(args);
  if ("trackingToken" in taken) throw redirect(`/track/${taken.trackingToken}`, 303);
  return taken.answer;
}

/** Pictures show how far they are on their way, which the router's own request cannot tell. */
export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return hasPictures(form) ? sendPictures(`/location/${params.slug}/report/send`, form) : serverAction();
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(matches, {
    title: loaderData?.place ? `I Was There: ${loaderData.place.houseName}` : "We Take No Reports Here",
    description: "Tell us what happened on your visit, or that nothing did. A reviewer reads every report.",
    path: `/location/${params.slug}/report`,
    noindex: true,
  });

export default function LocationReport({ loaderData, actionData }: Route.ComponentProps) {
  const { place, stamp } = loaderData;
  if (!place) {
    return (
      <EmptyScreen heading="We Take No Reports Here" action={{ to: "/", text: "Explore Other Locations" }}>
        This place is not in the directory, or it is private property. We take no reports of visits to private places.
      </EmptyScreen>
    );
  }
  return (
    <>
      <PageHeader
        crumbs={[
          { name: place.houseName, path: `/location/${place.slug}` },
          { name: "I Was There", path: `/location/${place.slug}/report` },
        ]}
        title="I Was There"
        lead={`${place.houseName}, ${place.city}, ${place.state}: tell us what happened on your visit, or that nothing did. Both count.${place.isGone ? " The place is gone now; earlier visits are welcome." : ""}`}
      />
      <div className="wrap mt-10 sm:mt-12">
        <section aria-label="Report form" className="max-w-3xl panel sm:p-8">
          <ReportForm
            slug={place.slug}
            stamp={actionData?.stamp || stamp}
            returned={actionData}
            key={actionData ? "returned" : "new"}
          />
        </section>
      </div>
    </>
  );
}
