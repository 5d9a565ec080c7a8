import { SITE } from "../site.ts";

export const CONTEXT = "https://schema.org";

/** Site-wide: what the site is and how it is searched. */
export function websiteData(siteUrl: string): object {
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: SITE.name,
    description: SITE.tagline,
    url: `${siteUrl}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
}

export interface Crumb {
  readonly name: string;
  readonly path: string;
}

export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}
