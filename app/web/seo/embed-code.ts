/** A place's card and the map of a page for other sites: their URLs, and the code that embeds them. */
import { escapeXml } from "../../domain/escape-xml.ts";
import { SITE } from "../../site.ts";
import type { Alternate } from "./page-meta.ts";

interface EmbedSize {
  readonly width: number;
  readonly height: number;
}

export const CARD_SIZE: EmbedSize = { width: 520, height: 220 };
/** In narrower frames the picture is above the text, if the frame is high enough. */
export const CARD_NARROW = { below: 420, height: 380 } as const;
export const MAP_SIZE: EmbedSize = { width: 720, height: 440 };
export const MAP_NARROW = { below: 560, height: 560 } as const;

/** What selects the places of a map for other pages. */
export const EMBED_FILTERS = ["list", "kind", "activity", "city", "state"] as const;
export type EmbedFilter = Readonly<Partial<Record<(typeof EMBED_FILTERS)[number], string>>>;

export const cardPath = (slug: string): string => `/embed/location/${slug}`;
export const mapPath = (filter: EmbedFilter): string => `/embed/map?${new URLSearchParams({ ...filter })}`;

/** As announced in the head of the page at `path`. */
export const oembedOf = (siteUrl: string, title: string, path: string): Alternate => ({
  type: "application/json+oembed",
  title,
  path: `/api/oembed?${new URLSearchParams({ url: siteUrl + path })}`,
});

interface Embedded extends EmbedSize {
  readonly path: string;
  readonly title: string;
}

export function embedCode(siteUrl: string, { path, title, width, height }: Embedded): string {
  const attributes = {
    src: siteUrl + path,
    title: `${title} on ${SITE.name}`,
    width: String(width),
    height: String(height),
    loading: "lazy",
    style: "border:0;max-width:100%",
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
  return `<iframe ${written.join(" ")}></iframe>`;
}
