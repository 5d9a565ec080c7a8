/** Photographs of places. We store three sizes of each, never the original file. Kept free of zod, for pages. */
import type { LicenceCode } from "./licences.ts";

/** Widths in pixels of the stored files; a narrower picture keeps its own width in all of them. */
export const PHOTO_WIDTHS = [320, 960, 1920] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const PHOTO_ORIGINS = ["visitor", "editor", "commons"] as const;
export type PhotoOrigin = (typeof PHOTO_ORIGINS)[number];

export type PhotoStatus = "pending" | "approved" | "rejected" | "withdrawn";

/** Smaller ones do not lead by default: a place's page opens with the leading photograph at full width. */
export const MIN_LEADING_WIDTH = 960;

export const MIN_ALT = 5;
export const SHORT_ALT = "Please say in a few words what it shows.";
export const MAX_ALT = 250;
export const MAX_CAPTION = 300;
export const MAX_CREDIT = 120;
export const MAX_LICENCE_NOTE = 200;

/** What is said about a photograph. */
export interface PhotoWords {
  readonly alt: string;
  readonly caption?: string | undefined;
  /** Who took it. */
  readonly credit: string;
  readonly creditUrl?: string | undefined;
  readonly licence: LicenceCode;
  /** Who gave the permission, and when. */
  readonly licenceNote?: string | undefined;
  /** The page where it was found. */
  readonly sourceUrl?: string | undefined;
}

/** An approved photograph as pages, the API and exports know it: no bytes. */
export interface Photo extends PhotoWords {
  /** Its name in URLs, for as long as it exists. */
  readonly hash: string;
  readonly origin: PhotoOrigin;
  /** Of the largest file. */
  readonly width: number;
  readonly height: number;
  /** Its main color, "#4a3b2c". */
  readonly color: string;
  /** Whether it represents the place: at most one per place does. */
  readonly leads: boolean;
}

/** A picture after decoding and re-encoding. */
export interface EncodedPicture {
  /** SHA-256 of the file that was sent, to recognize it again. */
  readonly sha256: string;
  /** 64 bits in hexadecimal; similar for pictures that look alike. */
  readonly differenceHash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly files: readonly { readonly width: PhotoWidth; readonly bytes: Uint8Array }[];
}

export const photoPath = ({ hash }: Pick<Photo, "hash">, width: PhotoWidth): string => `/photo/${hash}-${width}.webp`;

/** Undefined for a name that no photograph can have. */
export function readPhotoFile(file: string): { hash: string; width: PhotoWidth } | undefined {
  const [, hash, digits] = /^([0-9a-f]{32})-(\d{3,4})\.webp$/.exec(file) ?? [];
  const width = PHOTO_WIDTHS.find((one) => String(one) === digits);
  return hash && width ? { hash, width } : undefined;
}

/** For `srcset`: every file that adds something, with its real width. */
export function photoSrcset(photo: Pick<Photo, "hash" | "width">): string {
  const useful = PHOTO_WIDTHS.filter((_, index) => index === 0 || PHOTO_WIDTHS[index - 1]! < photo.width);
  return useful.map((width) => `${photoPath(photo, width)} ${Math.min(width, photo.width)}w`).join(", ");
}
