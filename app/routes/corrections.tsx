import { data, redirect } from "react-router";
import { acceptCorrection } from "../http/accept-correction.ts";
import { pageMeta } from "../http/page-meta.ts";
import { readForm } from "../http/read-form.ts";
import { refuseForm } from "../http/refused-form.ts";
import { siteContext } from "../http/site-context.ts";
import { CorrectionForm } from "../ui/correction-form.tsx";
import type { Route } from "./+types/corrections";

export const headers = () => ({ "cache-control": "no-store" });

/** The form on a page of its own: where it comes back to without JavaScript. */
export function loader({ context, request }: Route.LoaderArgs) {
  const place = context.get(siteContext).catalog.byId.get(new URL(request.url).searchParams.get("place") ?? "");
  return { place: place && { id: place.id, houseName: place.houseName } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const sent = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const accepted = await acceptCorrection(site, sent);
  if (accepted.outcome === "stored") throw redirect(`/track/${accepted.trackingToken}`, 303);
  const { kind = "", message = "", contact = "", placeId = "" } = sent;
  const place = site.catalog.byId.get(placeId);
  refuseForm({ context, request });
  const kept = { values: { kind, message, contact }, place: place && { id: place.id, houseName: place.houseName } };
  return accepted.outcome === "invalid"
    ? data({ ...kept, errors: accepted.errors }, 400)
    : data({ ...kept, sentence: accepted.sentence }, STATUS[accepted.outcome]);
}

const STATUS = { again: 400, wait: 429, unavailable: 503 } as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Correct a listing",
    description: "Tell us what is wrong with a listing, or ask us to remove it.",
    path: "/corrections",
    noindex: true,
  });

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  const place = actionData?.place ?? loaderData.place;
  return (
    <div className="wrap py-12 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">Correct a listing</h1>
      {place ? (
        <>
          <p className="mt-4 mb-8 max-w-prose text-lg text-ash">
            {place.houseName}: tell us what is wrong or missing, or ask us to remove it. Our team reviews every request.
          </p>
          <CorrectionForm placeId={place.id} returned={actionData} />
        </>
      ) : (
        <p className="mt-4 max-w-prose text-lg text-ash">
          Every listing has this form at the end of its page. Open the one that you mean, and tell us there.
        </p>
      )}
    </div>
  );
}
