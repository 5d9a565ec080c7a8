/**
 * Reads Wikimedia Commons' description of a file as a candidate for a place. Its texts contain HTML and anything else.
 */
import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { decodeEntities } from "../decode-entities.ts";
import { webLink } from "../places/links/web-links.ts";
import { cleanLine } from "../submissions/clean-input.ts";
import { LICENCE_CODES, type LicenceCode } from "./licences.ts";
import { MAX_ALT, MAX_CREDIT, MIN_ALT, type PhotoWords } from "./photo.ts";

/** The width to request; a file that is no wider has no rendition, only the original. */
export const RENDITION_WIDTH = 1920;

const UNKNOWN_AUTHOR = "Unknown author";

const extmetadata = z.record(z.string(), z.object({ value: z.union([z.string(), z.number(), z.boolean()]) }));
const imageInfo = z.object({
  thumburl: z.string(),
  thumbwidth: z.number(),
  url: z.string(),
  descriptionurl: z.string(),
  width: z.number(),
  height: z.number(),
  mime: z.string(),
  extmetadata,
});
const filePage = z.object({ title: z.string(), index: z.number().optional(), imageinfo: z.array(z.unknown()).min(1) });

export interface CommonsCandidate {
  readonly title: string;
  /** The rendition's URL. */
  readonly url: string;
  readonly words: PhotoWords;
}

/** Parses a page of the answer to `prop=imageinfo`; undefined if it is nothing that we could show. */
export function readCommonsFile(page: unknown): CommonsCandidate | undefined {
  const file = filePage.safeParse(page).data;
  const info = imageInfo.safeParse(file?.imageinfo[0]).data;
  if (!file || !info || !isPicture(info)) return undefined;
  const said = (name: string) => String(info.extmetadata[name]?.value ?? "");
  const licence = licenceNamed(said("License"));
  const sourceUrl = webLink(info.descriptionurl);
  if (!licence || !sourceUrl || said("NonFree") || said("DeletionReason")) return undefined;
  const title = file.title.replace(/^File:/, "").replace(/\.\w+$/, "");
  const author = said("Attribution") || said("Artist");
  const isFree = licence === "cc0" || licence === "public-domain";
  const credit = plainText(author, MAX_CREDIT) || (isFree ? UNKNOWN_AUTHOR : "");
  if (credit === "") return undefined;
  const described = plainText(said("ImageDescription"), MAX_ALT);
  const alt = described.length >= MIN_ALT ? described : plainText(title, MAX_ALT).padEnd(MIN_ALT, ".");
  return {
    title: file.title,
    url: info.thumburl,
    words: { alt, credit, creditUrl: linkIn(author), licence, sourceUrl },
  };
}

function isPicture({ mime, width, thumbwidth, thumburl, url }: z.infer<typeof imageInfo>): boolean {
  const isRendition = thumburl !== url && thumbwidth <= RENDITION_WIDTH;
  return /^image\/(jpeg|png|webp)$/.test(mime) && width > RENDITION_WIDTH && isRendition;
}

/**
 * "cc-by-sa-4.0", "cc0", "pd": the machine-readable name; licences of other countries and free texts are not accepted.
 */
function licenceNamed(name: string): LicenceCode | undefined {
  const code = name.trim().toLowerCase();
  if (code === "pd") return "public-domain";
  return LICENCE_CODES.find((known) => known === code && /^cc/.test(known));
}

const NO_TAGS = { allowedTags: [], nonTextTags: ["style", "script"] };

/** Strips HTML, joins lines, and cuts between words. */
function plainText(html: string, max: number): string {
  const text = decodeEntities(sanitizeHtml(html.replace(/<(?:br|p|div|li|td|tr)\b/gi, " $&"), NO_TAGS));
  const line = String(cleanLine(text) ?? "");
  if (line.length <= max) return line;
  return `${line.slice(0, max - 3).replace(/\s+\S*$/, "")}...`;
}

/** The first link; Commons writes its own without a protocol. */
function linkIn(html: string): string | undefined {
  const href = /<a\s[^<>]*?\bhref\s?=\s?"([^"<>]{1,400})"/i.exec(html)?.[1];
  return webLink(href && decodeEntities(href).replace(/^\/\//, "https://"));
}

/** Files that name the place come before those that are only near it, each in the order found. */
export function rankCandidates(candidates: readonly CommonsCandidate[], houseName: string): CommonsCandidate[] {
  const words = significantWords(houseName);
  const share = ({ title, words: { alt } }: CommonsCandidate) => {
    const said = significantWords(`${title} ${alt}`);
    return [...words].filter((word) => said.has(word)).length / Math.max(1, words.size);
  };
  return candidates.toSorted((a, b) => share(b) - share(a));
}

const significantWords = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && word !== "the"),
  );
