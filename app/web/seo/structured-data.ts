import { SITE } from "../../site.ts";

export const CONTEXT = "https://schema.org";

export const publisher = (siteUrl: string) => ({ "@type": "Organization", name: SITE.name, url: `${siteUrl}/` });
export const thisSite = (siteUrl: string) => ({ "@type": "WebSite", name: SITE.name, url: `${siteUrl}/` });

/** Site-wide: the site's name and its search. */
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

export const HOME: Crumb = { name: "Home", path: "/" };

/** Starting with the home page. */
export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]): object {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: [HOME, ...crumbs].map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: siteUrl + crumb.path,
    })),
  };
}

export interface Collection {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  /** Length of the whole list; `items` are those on this page. */
  readonly total: number;
  /** Position of the first item. */
  readonly from?: number;
  readonly items: readonly Crumb[];
}

/** A list page and its items. */
export function collectionData(siteUrl: string, collection: Collection): object {
  const { name, description, path, total, from = 1, items } = collection;
  return {
    "@context": CONTEXT,
    "@type": "CollectionPage",
    name,
    description,
    url: siteUrl + path,
    isPartOf: thisSite(siteUrl),
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        "@type": "ListItem",
        position: from + index,
        name: item.name,
        url: siteUrl + item.path,
      })),
    },
  };
}
