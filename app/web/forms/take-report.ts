/** Takes a report from the page or from its script. */
import { data, type RouterContextProvider } from "react-router";
import { type SiteContext, siteContext } from "../site-context.ts";
import { acceptReport } from "./accept-report.ts";
import { returnForm } from "./admit-form.ts";
import { readForm, refuseForm } from "./form-request.ts";

interface ReportArgs {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly slug: string };
  readonly request: Request;
}

export async function takeReport({ context, params, request }: ReportArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const place = visitedPlace(site, params.slug);
  const accepted = place ? await acceptReport(site, place, form) : NO_REPORTS;
  if (accepted.outcome === "stored") return { trackingToken: accepted.trackingToken };
  refuseForm({ context, request });
  const { proof, ...values } = Object.fromEntries(form) as Record<string, string>;
  const returned = { values, activities: form.getAll("activities").map(String), stamp: values.stamp };
  if (accepted.outcome === "closed") return { answer: data({ ...returned, sentence: accepted.sentence }, 404) };
  return { answer: returnForm(accepted, returned, proof) };
}

/** Private places take no reports: nobody should be sent there. */
export function visitedPlace({ catalog }: SiteContext, slug: string) {
  const place = catalog.bySlug.get(slug);
  return place?.access === "private" ? undefined : place;
}

const NO_REPORTS = {
  outcome: "closed",
  sentence: "We take no reports of visits to this place. What you wrote was not stored.",
} as const;
