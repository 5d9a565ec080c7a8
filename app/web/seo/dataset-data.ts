import { DATA_LICENSE, type Edition } from "../../domain/import-export/data-license.ts";
import { SITE } from "../../site.ts";
import { CONTEXT, publisher } from "./structured-data.ts";

/** The directory as a schema.org Dataset. */
export function datasetData(siteUrl: string, edition: Edition): object {
  const download = (encodingFormat: string, path: string) => ({
    "@type": "DataDownload",
    encodingFormat,
    contentUrl: siteUrl + path,
  });
  return {
    "@context": CONTEXT,
    "@type": "Dataset",
    name: `${SITE.name}: documented haunted places in the United States`,
    description: `${SITE.tagline}: names, places, reported activity, access, sources and editors' ratings.`,
    url: `${siteUrl}/api`,
    isAccessibleForFree: true,
    license: DATA_LICENSE.url,
    version: String(edition.version),
    dateModified: edition.date,
    publisher: publisher(siteUrl),
    distribution: [
      download("application/json", "/api/haunted-locations"),
      download("application/geo+json", "/api/export.geojson"),
      download("text/csv", "/api/export.csv"),
    ],
  };
}
