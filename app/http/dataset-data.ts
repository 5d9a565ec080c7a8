import { SITE } from "../site.ts";

/** The directory as a data set, for engines that look for such. */
export function datasetData(siteUrl: string): object {
  const download = (encodingFormat: string, path: string) => ({
    "@type": "DataDownload",
    encodingFormat,
    contentUrl: siteUrl + path,
  });
  return {
    "@context": "https://schema.org",
    "@type": "Dataset",
    name: `${SITE.name}: documented haunted places in the United States`,
    description: `${SITE.tagline}: names, places, reported activity, access, sources and editors' ratings.`,
    url: `${siteUrl}/api`,
    isAccessibleForFree: true,
    license: "https://opensource.org/license/mit",
    publisher: { "@type": "Organization", name: SITE.name, url: `${siteUrl}/` },
    distribution: [
      download("application/json", "/api/haunted-locations"),
      download("application/geo+json", "/api/export.geojson"),
      download("text/csv", "/api/export.csv"),
    ],
  };
}
