import { findPlace } from "../../domain/catalog/find-place.ts";
import { fileResponse, noSuchFile } from "../../web/render/file-response.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { bibtexReference, cslReference } from "../../web/seo/citations.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/citation";

export const handle: RouteRule = { shared: true };

/** A place's reference for programs: "reference.bib" as BibTeX, "reference.json" as CSL-JSON. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { catalog, siteUrl } = context.get(siteContext);
  const place = findPlace(catalog, params.slug)?.place;
  if (place && params.file === "reference.bib") {
    return fileResponse(bibtexReference(siteUrl, place), "application/x-bibtex");
  }
  if (place && params.file === "reference.json") {
    return fileResponse(JSON.stringify([cslReference(siteUrl, place)]), "application/vnd.citationstyles.csl+json");
  }
  return noSuchFile();
}
