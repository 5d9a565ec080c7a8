/** Photographs for tests: drawn when asked for, never kept in the project. */
import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import sharp from "sharp";
import { type EncodedPicture, PHOTO_WIDTHS, type PhotoWords } from "../app/domain/photos/photo.ts";
import type { Tables } from "../app/store/engine/tables.ts";
import { type NewPhoto, savePhoto } from "../app/store/photos/save-photo.ts";

const NOW = new Date("2026-10-31T20:00:00.000Z");

interface Drawing {
  readonly width?: number;
  readonly height?: number;
  /** Tells one picture from another. */
  readonly color?: string;
}

/** A hill under a sky, as a picture that any format can be made of. */
export function drawPicture({ width = 1200, height = 800, color = "#7a5c3e" }: Drawing = {}) {
  const hill = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#1c2433"/><ellipse cx="40%" cy="100%" rx="60%" ry="45%" fill="${color}"/></svg>`;
  return sharp(Buffer.from(hill));
}

export const drawJpeg = (drawing?: Drawing): Promise<Buffer> => drawPicture(drawing).jpeg().toBuffer();

/** What the server makes of a file that was sent. */
export async function encodedPicture(drawing: Drawing = {}): Promise<EncodedPicture> {
  const { width = 1200, height = 800, color = "#7a5c3e" } = drawing;
  const files = PHOTO_WIDTHS.map(async (size) => ({
    width: size,
    bytes: await drawPicture(drawing).resize({ width: size, withoutEnlargement: true }).webp().toBuffer(),
  }));
  return {
    sha256: createHash("sha256").update(`${width} ${height} ${color} ${randomUUID()}`).digest("hex"),
    differenceHash: "f0f0f0f0f0f0f0f0",
    width: Math.min(width, PHOTO_WIDTHS.at(-1)!),
    height: Math.round((height * Math.min(width, PHOTO_WIDTHS.at(-1)!)) / width),
    color,
    files: await Promise.all(files),
  };
}

export function photoWords(words: Partial<PhotoWords> = {}): PhotoWords {
  return { alt: "The house on its hill in the evening", credit: "Nell Doe", licence: "cc-by-4.0", ...words };
}

/** Stores a photograph of a place, approved unless the test says otherwise, and gives its hash. */
export async function addPhoto(
  db: Kysely<Tables>,
  placeId: string,
  {
    words,
    drawing,
    ...fields
  }: Partial<Omit<NewPhoto, "words">> & { words?: Partial<PhotoWords>; drawing?: Drawing } = {},
): Promise<string> {
  const saved = await savePhoto(db, {
    placeId,
    origin: "editor",
    status: "approved",
    now: NOW,
    picture: await encodedPicture(drawing),
    ...fields,
    words: photoWords(words),
  });
  if (saved.outcome !== "saved") throw new Error(`The photograph was not saved: ${saved.outcome}.`);
  return saved.hash;
}
