/**
 * Reads pictures from strangers and re-encodes them in a separate process: a decoder bug then does its damage here,
 * without the site's settings, database or memory. Node runs this file from source.
 */
import { createHash } from "node:crypto";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { type EncodedPicture, PHOTO_WIDTHS } from "../../app/domain/photos/photo.ts";
import { MAX_MEGAPIXELS, type PictureRefusal, refusalOfMeasures } from "../../app/domain/photos/picture-file.ts";

export type PictureReply = { readonly picture: EncodedPicture } | { readonly refusal: PictureRefusal };

const QUALITY = 78;
/** JPEGs from phones have harmless flaws; truncated or corrupt ones are refused. */
const FAIL_ON = "error";
const LARGEST = PHOTO_WIDTHS.at(-1)!;
/** The difference hash compares neighbors: nine columns give eight differences. */
const [HASH_COLUMNS, HASH_ROWS] = [9, 8];

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});
sharp.cache(false);
sharp.concurrency(1);
// Pages come first, but a picture must still be read in time on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", async (bytes: Uint8Array) => {
  process.send!(await read(bytes));
});
// The server is gone, however it ended.
process.on("disconnect", () => process.exit());

async function read(bytes: Uint8Array): Promise<PictureReply> {
  try {
    const { format, pages = 1, autoOrient, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== "jpeg" && format !== "png" && format !== "webp") return { refusal: "type" };
    const refusal = pages > 1 ? "animated" : refusalOfMeasures({ ...autoOrient, isProgressive });
    return refusal ? { refusal } : { picture: await encode(bytes) };
  } catch {
    return { refusal: "damaged" };
  }
}

/** Rotates the picture upright, converts it to sRGB, and drops everything else that was in the file. */
async function encode(bytes: Uint8Array): Promise<EncodedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1_000_000, failOn: FAIL_ON })
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace("srgb")
    .flatten({ background: "#ffffff" })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const files = [];
  for (const size of PHOTO_WIDTHS) {
    const resized = picture().resize({ width: size, withoutEnlargement: true });
    files.push({ width: size, bytes: await resized.webp({ quality: QUALITY }).toBuffer() });
  }
  const { dominant } = await picture().resize({ width: 64 }).stats();
  return {
    sha256: createHash("sha256").update(bytes).digest("hex"),
    differenceHash: differenceHash(
      await picture().resize(HASH_COLUMNS, HASH_ROWS, { fit: "fill" }).greyscale().raw().toBuffer(),
    ),
    width,
    height,
    color: `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`,
    files,
  };
}

function differenceHash(brightness: Uint8Array): string {
  let hash = 0n;
  for (let row = 0; row < HASH_ROWS; row++) {
    for (let column = 1; column < HASH_COLUMNS; column++) {
      const at = row * HASH_COLUMNS + column;
      hash = (hash << 1n) | (brightness[at]! > brightness[at - 1]! ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, "0");
}
