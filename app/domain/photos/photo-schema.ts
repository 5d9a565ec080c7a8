/** What may be said about a photograph, by anybody: a visitor, an editor, an operator's list or an import. */
import { z } from "zod";
import { webLink } from "../places/links/web-links.ts";
import { cleanLine } from "../submissions/clean-input.ts";
import { LICENCE_CODES, licenceOf } from "./licences.ts";
import {
  MAX_ALT,
  MAX_CAPTION,
  MAX_CREDIT,
  MAX_LICENCE_NOTE,
  MIN_ALT,
  PHOTO_ORIGINS,
  type PhotoWords,
  SHORT_ALT,
} from "./photo.ts";

const MAX_LINK = 500;

const upTo = (max: number) => z.string().max(max, `Please use at most ${max} characters.`);
const line = (max: number) => z.preprocess(cleanLine, upTo(max).optional());
const link = z.preprocess(
  cleanLine,
  upTo(MAX_LINK)
    .refine((text) => webLink(text) !== undefined, "Please give a link that starts with http:// or https://.")
    .optional(),
);

const words = z.object({
  alt: z
    .preprocess(cleanLine, upTo(MAX_ALT).min(MIN_ALT, SHORT_ALT))
    .describe("What it shows, for those who do not see it."),
  caption: line(MAX_CAPTION).describe("A line below it."),
  credit: z.preprocess(cleanLine, upTo(MAX_CREDIT).min(1)).describe("Who took it."),
  creditUrl: link.describe("A page of the photographer."),
  licence: z.enum(LICENCE_CODES, "Please choose one of these.").describe("Its licence."),
  licenceNote: line(MAX_LICENCE_NOTE).describe("Who gave the permission, and when."),
  sourceUrl: link.describe("The page where it was found."),
});

export const photoWordsSchema = words.superRefine(({ licence, licenceNote }, context) => {
  if (licenceOf(licence).needsNote && !licenceNote) {
    context.addIssue({
      code: "custom",
      path: ["licenceNote"],
      message: "Please say who gave the permission, and when.",
    });
  }
}) satisfies z.ZodType<PhotoWords>;

/** What a reviewer may change of what a visitor said; an empty caption means none. */
export const shownWordsSchema = words.pick({ alt: true, caption: true });

/** A published photograph as the API returns it and exports contain it. */
export const photoSchema = words.extend({
  hash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("Its name in addresses: /photo/{hash}-{width}.webp, 320, 960 or 1920 wide."),
  origin: z.enum(PHOTO_ORIGINS).describe("Who sent it: a visitor, an editor, or an operator from Wikimedia Commons."),
  width: z.int().positive().describe("Width of the largest file in pixels."),
  height: z.int().positive().describe("Height of the largest file in pixels."),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe("Its main color."),
  leads: z.boolean().describe("Whether it stands for the place."),
});
