import { previewView, readUnfinished } from "../../ui/location/preview-view.ts";
import { readForm } from "../../web/forms/form-request.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/preview";

export const handle: RouteRule = { methods: ["POST"], budget: "typing", longForm: true };

/** Preview of a listing's page while it is being edited. Nothing is stored. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const form = await readForm(request);
  const listing = readUnfinished(form);
  if (!listing) return Response.json(null, { status: 400 });
  const [id = "", slug] = ["previewId", "previewSlug"].map((name) => String(form.get(name) ?? "").slice(0, 200));
  // A hidden place is in no catalog.
  const hidden = slug ? { slug, visitorReports: 0, visitorStars: 0 } : undefined;
  const published = site.catalog.byId.get(id) ?? hidden;
  return Response.json(previewView(listing, { id, published, gazetteer: site.gazetteer, now: site.now() }));
}
