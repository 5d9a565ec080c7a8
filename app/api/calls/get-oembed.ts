import { z } from "zod";
import { findPlace } from "../../domain/catalog/find-place.ts";
import { DomainError } from "../../domain/domain-error.ts";
import { SITE } from "../../site.ts";
import { EMBED_NARROW, EMBED_SIZE, embedCode } from "../../web/seo/embed-code.ts";
import { defineCall } from "../define-call.ts";

const PAGE = "/location/";
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
  summary: "A place as a card for other pages (oEmbed)",
  description:
    "Answers as [oEmbed 1.0](https://oembed.com) says, in JSON. Every place's page announces it. The card needs no script and may be framed anywhere.",
  params: z.object({
    url: z.string().max(1_000).meta({
      description: "Address of the place's page, or its path.",
      example: "/location/winchester-mystery-house-san-jose-california",
    }),
    maxwidth: limit("width"),
    maxheight: limit("height"),
    format: z.literal("json").default("json").meta({ description: "Only JSON.", example: "json" }),
  }),
  invalid: "Give the address of a place's page as url, sizes in whole pixels, and json as the format.",
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
  handle(
    { env: { catalog, siteUrl } },
    { url, maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY },
  ) {
    const asked = URL.parse(url, siteUrl);
    const isOurs = asked?.origin === new URL(siteUrl).origin && asked.pathname.startsWith(PAGE);
    const found = isOurs ? findPlace(catalog, asked.pathname.slice(PAGE.length)) : undefined;
    if (!found) throw new DomainError("not-found", "Location not found");
    const { place } = found;
    const width = Math.min(EMBED_SIZE.width, maxwidth);
    const usual = width < EMBED_NARROW.below ? EMBED_NARROW.height : EMBED_SIZE.height;
    const size = { width, height: Math.min(usual, maxheight) };
    const hasThumbnail = maxwidth >= THUMBNAIL.width && maxheight >= THUMBNAIL.height;
    return {
      version: "1.0" as const,
      type: "rich" as const,
      title: `${place.houseName}, ${place.city}, ${place.state}`,
      provider_name: SITE.name,
      provider_url: siteUrl,
      cache_age: 3_600,
      html: embedCode(siteUrl, place, size),
      ...size,
      ...(hasThumbnail && {
        thumbnail_url: `${siteUrl}/share/${place.slug}.png`,
        thumbnail_width: THUMBNAIL.width,
        thumbnail_height: THUMBNAIL.height,
      }),
    };
  },
});
