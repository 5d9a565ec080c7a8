/** The card of a place for other sites: its URL, and the code that embeds it. */
import { escapeXml } from "../../domain/escape-xml.ts";
import { SITE } from "../../site.ts";

export const EMBED_SIZE = { width: 520, height: 220 } as const;
/** In narrower frames the picture is above the text, if the frame is high enough. */
export const EMBED_NARROW = { below: 420, height: 380 } as const;

export const embedPath = (slug: string): string => `/embed/location/${slug}`;

export const oembedPath = (siteUrl: string, slug: string): string =>
  `/api/oembed?${new URLSearchParams({ url: `${siteUrl}/location/${slug}` })}`;

interface Embedded {
  readonly slug: string;
  readonly houseName: string;
}

export function embedCode(
  siteUrl: string,
  { slug, houseName }: Embedded,
  { width, height }: { readonly width: number; readonly height: number } = EMBED_SIZE,
): string {
  const attributes = {
    src: siteUrl + embedPath(slug),
    title: `${houseName} on ${SITE.name}`,
    width: String(width),
    height: String(height),
    loading: "lazy",
    style: "border:0;max-width:100%",
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}
