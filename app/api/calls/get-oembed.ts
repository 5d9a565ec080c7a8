import { z } from "zod";
import { findPlace } from "../../domain/catalog/find-place.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { SITE } from "../../site.ts";
import { findEmbedded } from "../../views/embedded-places.ts";
import {
  CARD_NARROW,
  CARD_SIZE,
  cardPath,
  type EMBED_FILTERS,
  embedCode,
  MAP_NARROW,
  MAP_SIZE,
  mapPath,
} from "../../web/seo/embed-code.ts";
import type { SiteContext } from "../../web/site-context.ts";
import { defineCall } from "../define-call.ts";

/** The first part of a page's address, the filter that it is on a map, and its share image. */
const LISTS: Readonly<Record<string, (typeof EMBED_FILTERS)[number]>> = {
  state: "state",
  city: "city",
  kind: "kind",
  activity: "activity",
  lists: "list",
};
const THUMBNAIL = { width: 1200, height: 630 };

const limit = (of: string) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .meta({ description: `Largest ${of} of the card, in pixels.`, example: 480 });

export const getOembed = defineCall({
  method: "get",
  path: "/api/oembed",
  id: "getOembed",
  group: "Locations",
  summary: "A place as a card, or a list as a map, for other pages (oEmbed)",
  description:
    "Answers as [oEmbed 1.0](https://oembed.com) says, in JSON. The pages of places, states, cities, kinds, activities and editors' lists announce it. What is shown needs no script and may be framed anywhere.",
  params: z.object({
    url: z.string().max(1_000).meta({
      description: "Address of the page, or its path.",
      example: "/location/winchester-mystery-house-san-jose-california",
    }),
    maxwidth: limit("width"),
    maxheight: limit("height"),
    format: z.literal("json").default("json").meta({ description: "Only JSON.", example: "json" }),
  }),
  invalid: "Give the address of a page of a place or a list as url, sizes in whole pixels, and json as the format.",
  answer: {
    description: "The card, of type rich.",
    schema: z.object({
      version: z.literal("1.0"),
      type: z.literal("rich"),
      title: z.string(),
      provider_name: z.string(),
      provider_url: z.string(),
      cache_age: z.int().describe("Seconds that the answer may be kept."),
      html: z.string().describe("An iframe."),
      width: z.int(),
      height: z.int(),
      thumbnail_url: z.string().optional().describe("Left out where it is larger than was asked for."),
      thumbnail_width: z.int().optional(),
      thumbnail_height: z.int().optional(),
    }),
  },
  refusals: [400, 404],
  async handle({ env: site }, { url, maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY }) {
    const { siteUrl } = site;
    const asked = URL.parse(url, siteUrl);
    const found = asked?.origin === new URL(siteUrl).origin ? await findPage(site, asked) : undefined;
    if (!found) throw new DomainError("not-found", "Location not found");
    const { title, path, label, usual, narrow, image } = found;
    const width = Math.min(usual.width, maxwidth);
    const height = Math.min(width < narrow.below ? narrow.height : usual.height, maxheight);
    const size = { width, height };
    const hasThumbnail = maxwidth >= THUMBNAIL.width && maxheight >= THUMBNAIL.height;
    return {
      version: "1.0" as const,
      type: "rich" as const,
      title,
      provider_name: SITE.name,
      provider_url: siteUrl,
      cache_age: 3_600,
      html: embedCode(siteUrl, { path, title: label, ...size }),
      ...size,
      ...(hasThumbnail && {
        thumbnail_url: siteUrl + image,
        thumbnail_width: THUMBNAIL.width,
        thumbnail_height: THUMBNAIL.height,
      }),
    };
  },
});

async function findPage(site: SiteContext, { pathname, searchParams }: URL) {
  const [, kind = "", name = "", ...more] = pathname.split("/");
  const slug = readSegment(name);
  if (more.length > 0 || slug === undefined) return undefined;
  if (kind === "location") return cardOf(site, slug);
  const list = LISTS[kind];
  if (!list) return undefined;
  const asked = new URLSearchParams({ [list]: slug });
  const state = searchParams.get("state");
  if (list === "city" && state !== null) asked.set("state", state);
  const found = await findEmbedded(site, asked);
  return (
    found && {
      title: found.title,
      label: `Map of ${found.title}`,
      path: mapPath(found.filter),
      image: `/share/${list}/${slug}.png`,
      usual: MAP_SIZE,
      narrow: MAP_NARROW,
    }
  );
}

function cardOf({ catalog }: SiteContext, slug: string) {
  const place = findPlace(catalog, slug)?.place;
  return (
    place && {
      title: `${place.houseName}, ${place.city}, ${place.state}`,
      label: place.houseName,
      path: cardPath(place.slug),
      image: `/share/${place.slug}.png`,
      usual: CARD_SIZE,
      narrow: CARD_NARROW,
    }
  );
}

/** Undefined if it is not well-formed. */
function readSegment(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
