/** A page's meta tags for browsers, search engines and link previews. */
import type { MetaDescriptor } from "react-router";
import { SITE } from "../../site.ts";
import { breadcrumbData, type Collection, type Crumb, collectionData, websiteData } from "./structured-data.ts";

export interface Alternate {
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

export interface PageMeta {
  readonly title: string;
  /** Don't append the site's name. */
  readonly bareTitle?: boolean;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Path and query of the canonical URL; error pages have none. */
  readonly path?: string | undefined;
  readonly noindex?: boolean;
  /** Path of the share image. */
  readonly image?: string | undefined;
  readonly type?: "website" | "article";
  /** The breadcrumb, as in the page's header. */
  readonly crumbs?: readonly Crumb[];
  /** What the page lists. Name, description and path default to the page's own. */
  readonly collection?: Pick<Collection, "total" | "items"> & Partial<Collection>;
  /** Other structured data. */
  readonly structuredData?: readonly object[];
  /** Alternate forms of the page: a feed, an embeddable card. */
  readonly alternates?: readonly Alternate[];
  readonly previousPath?: string | undefined;
  readonly nextPath?: string | undefined;
}

type Matches = readonly ({ id: string; pathname?: string; loaderData?: unknown } | undefined)[];

export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const title = page.bareTitle || page.title.includes(SITE.name) ? page.title : `${page.title} | ${SITE.name}`;
  const url = page.path === undefined ? undefined : siteUrl + page.path;
  const image = siteUrl + (page.image ?? "/share/page/home.png");
  return [
    { title: isRefused(matches) ? `Error: ${title}` : title },
    { name: "description", content: page.description },
    { name: "keywords", content: ["haunted places", "paranormal", ...(page.keywords ?? [])].join(", ") },
    ...(page.noindex || url === undefined ? [{ name: "robots", content: "noindex" }] : []),
    ...(url === undefined ? [] : [link("canonical", url)]),
    ...(page.alternates ?? []).map(({ path, ...alternate }) => ({
      tagName: "link" as const,
      rel: "alternate",
      ...alternate,
      href: siteUrl + path,
    })),
    ...(page.previousPath ? [link("prev", siteUrl + page.previousPath)] : []),
    ...(page.nextPath ? [link("next", siteUrl + page.nextPath)] : []),
    { property: "og:site_name", content: SITE.name },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    ...(url === undefined ? [] : [{ property: "og:url", content: url }]),
    { property: "og:image", content: image },
    { property: "og:image:alt", content: page.title },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: page.description },
    { name: "twitter:image", content: image },
    ...structuredDataOf(siteUrl, page).map((data) => ({ "script:ld+json": data as never })),
  ];
}

/** The deepest route's tags replace the root's, so site-wide tags are repeated here. */
function structuredDataOf(siteUrl: string, page: PageMeta): object[] {
  const { title: name, description, path = "", crumbs, collection, structuredData = [] } = page;
  return [
    websiteData(siteUrl),
    ...(crumbs ? [breadcrumbData(siteUrl, crumbs)] : []),
    ...(collection ? [collectionData(siteUrl, { name, description, path, ...collection })] : []),
    ...structuredData,
  ];
}

/** SPEC's not-found page, for unknown paths and pages past the end of a list. */
export function notFoundMeta(matches: Matches): MetaDescriptor[] {
  return pageMeta(matches, {
    title: "404 - Page Not Found",
    bareTitle: true,
    description: "The page you're looking for doesn't exist.",
  });
}

/** A page of the review desk. */
export function deskMeta(matches: Matches, title: string): MetaDescriptor[] {
  return pageMeta(matches, { title, description: "For reviewers.", path: "/review", noindex: true });
}

/** Whether the page shows a rejected form. */
function isRefused(matches: Matches): boolean {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { refused?: string } | undefined;
  return root?.refused !== undefined && root.refused === matches.at(-1)?.pathname;
}

function link(rel: string, href: string): MetaDescriptor {
  return { tagName: "link", rel, href };
}

/** The public origin, from the root route's data. */
export function siteUrlOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { siteUrl?: string } | undefined;
  return root?.siteUrl ?? "";
}
