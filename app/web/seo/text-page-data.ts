/** Structured data of the site's text pages. */
import { CONTEXT, publisher, thisSite } from "./structured-data.ts";

interface TextPage {
  readonly name: string;
  readonly description: string;
  readonly path: string;
}

export function articleData(siteUrl: string, { name, description, path, image }: TextPage & { image: string }): object {
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: name,
    description,
    image: siteUrl + image,
    mainEntityOfPage: siteUrl + path,
    inLanguage: "en-US",
    author: publisher(siteUrl),
    publisher: publisher(siteUrl),
  };
}

export function textPageData(
  siteUrl: string,
  { name, description, path }: TextPage,
  type: "WebPage" | "AboutPage" = "WebPage",
): object {
  return {
    "@context": CONTEXT,
    "@type": type,
    name,
    description,
    url: siteUrl + path,
    inLanguage: "en-US",
    isPartOf: thisSite(siteUrl),
  };
}
