/** Which files are accepted as photographs, and the sentences for those that are not. */
import { DomainError } from "../domain-error.ts";

export const MAX_PICTURE_MB = 12;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;
export const MAX_MEGAPIXELS = 50;
/** Progressive files are decoded as a whole, so each of their pixels takes memory. */
const MAX_PROGRESSIVE_MEGAPIXELS = 16;
/** The longer side. */
const MIN_SIDE = 480;
/** The ratio of the longer side to the shorter one. */
const MAX_PROPORTION = 3;

/** Why a file cannot be shown as a photograph, in words for its sender. */
export const REFUSALS = {
  empty: "This file is empty.",
  large: `This picture is larger than ${MAX_PICTURE_MB} MB. Please send a smaller copy of it.`,
  heic: "Your browser and most others cannot show HEIC pictures. Please send it as a JPEG: on an iPhone, copy the picture from Photos into Files, or choose Settings, Camera, Formats, Most Compatible before you take the next one.",
  type: "This is not a JPEG, PNG or WebP picture. Please save it as one of these and send that.",
  animated: "This picture moves. Please send a still one.",
  damaged: "This picture is damaged or not complete. Please open it once, save it as a JPEG and send that.",
  pixels: `This picture has too many pixels. Please send a smaller copy of it: ${MAX_MEGAPIXELS} megapixels at most, ${MAX_PROGRESSIVE_MEGAPIXELS} if it is a progressive file.`,
  small: `This picture is too small: its longer side needs ${MIN_SIDE} pixels or more.`,
  narrow: `This picture is too narrow: it may be at most ${MAX_PROPORTION} times as long as it is wide.`,
} as const;
export type PictureRefusal = keyof typeof REFUSALS;

/** Not a fault of the picture. */
export const NOT_READ = "We could not read this picture just now. Please try again in a minute.";

export const refusePicture = (refusal: PictureRefusal): DomainError => new DomainError("invalid", REFUSALS[refusal]);

/** Checks a file's first bytes and size, whatever its name. Undefined if it looks like a picture that we accept. */
export function refusalOf(bytes: Uint8Array): PictureRefusal | undefined {
  if (bytes.length === 0) return "empty";
  if (bytes.length > MAX_PICTURE_BYTES) return "large";
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(start)) return "heic";
  return /^(\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s.test(start) ? undefined : "type";
}

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly isProgressive?: boolean | undefined;
}

export function refusalOfMeasures({ width, height, isProgressive = false }: Measures): PictureRefusal | undefined {
  const [shorter, longer] = width < height ? [width, height] : [height, width];
  const most = isProgressive ? MAX_PROGRESSIVE_MEGAPIXELS : MAX_MEGAPIXELS;
  if (width * height > most * 1_000_000) return "pixels";
  if (longer < MIN_SIDE) return "small";
  return longer > MAX_PROPORTION * shorter ? "narrow" : undefined;
}
