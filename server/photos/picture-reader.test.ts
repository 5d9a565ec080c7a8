/** Pictures as cameras make them, and pictures made to do harm. All are drawn here. */
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { areAlike } from "../../app/domain/photos/difference-hash.ts";
import { MAX_PICTURE_BYTES, NOT_READ, type PictureRefusal, REFUSALS } from "../../app/domain/photos/picture-file.ts";
import { drawJpeg, drawPicture } from "../../tests/make-photo.ts";
import { PictureReader } from "./picture-reader.ts";

const projectDir = process.cwd();
const reader = new PictureReader({ projectDir });
afterAll(() => reader.close());

/** Decodes the files again. */
const decoded = async (bytes: Uint8Array) => {
  const picture = await reader.read(bytes);
  const { data, info } = await sharp(picture.files.at(-1)!.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  return { ...picture, info, at };
};
const isNear = (color: readonly number[], wanted: readonly number[]) =>
  color.every((part, index) => Math.abs(part - wanted[index]!) < 12);

/** Red above, blue below. */
const twoHalves = (width: number, height: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="50%" fill="#c00000"/><rect y="50%" width="100%" height="50%" fill="#0000c0"/></svg>`,
    ),
  );
const RED = [0xc0, 0, 0];
const BLUE = [0, 0, 0xc0];

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const crc = Buffer.alloc(4);
  crc.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, crc]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A few kilobytes that claim to be 60,000 by 60,000 pixels. */
function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("a picture that cameras and phones make", () => {
  test("becomes three files of 320, 960 and 1920 pixels that hold nothing but the picture", async () => {
    const jpeg = await drawPicture({ width: 2400, height: 1600 })
      .withExif({ IFD0: { Artist: "Secret" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "44/1 54/1 0/1" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret</x:xmpmeta>')
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    const picture = await reader.read(jpeg);
    expect(picture).toMatchObject({ width: 1920, height: 1280, color: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    for (const { width, bytes } of picture.files) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: "webp", width });
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
      expect(Buffer.from(bytes).includes("Secret")).toBe(false);
    }
  });

  test("is not enlarged", async () => {
    const { width, height, files } = await reader.read(await drawJpeg({ width: 800, height: 600 }));
    const widths = await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width));
    expect([width, height, ...widths]).toEqual([800, 600, 320, 800, 800]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("with orientation %s stands upright", async (orientation) => {
    // Rotated the other way first, as a camera stores it.
    const upright = await twoHalves(640, 800).png().toBuffer();
    const turns: Record<number, (picture: Sharp) => Sharp> = {
      1: (picture) => picture,
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.rotate(270).flop(),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.rotate(90).flop(),
      8: (picture) => picture.rotate(90),
    };
    const stored = await turns[orientation]!(sharp(upright)).png().toBuffer();
    const { info, at } = await decoded(await sharp(stored).withMetadata({ orientation }).jpeg().toBuffer());
    expect([info.width, info.height]).toEqual([640, 800]);
    expect([isNear(at(320, 100), RED), isNear(at(320, 700), BLUE)]).toEqual([true, true]);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ["CMYK", () => twoHalves(640, 480).toColourspace("cmyk").jpeg().toBuffer()],
    ["16 bits", () => twoHalves(640, 480).toColourspace("rgb16").png().toBuffer()],
    ["shades of gray", () => twoHalves(640, 480).greyscale().jpeg().toBuffer()],
    ["a palette", () => twoHalves(640, 480).png({ palette: true }).toBuffer()],
    ["WebP", () => twoHalves(640, 480).webp().toBuffer()],
    ["progressive", () => twoHalves(640, 480).jpeg({ progressive: true }).toBuffer()],
  ])("in %s is read", async (_what, make) => {
    const { info, at } = await decoded(await make());
    expect([info.width, info.height, info.channels]).toEqual([640, 480, 3]);
    expect(at(320, 50)).not.toEqual(at(320, 430));
  });

  test("with transparency stands on white", async () => {
    const clear = sharp({ create: { width: 640, height: 480, channels: 4, background: "#00000000" } });
    expect((await decoded(await clear.png().toBuffer())).at(10, 10)).toEqual([255, 255, 255]);
  });

  test("has a hash by which a smaller copy, saved again, is known, and another picture is not", async () => {
    const original = await twoHalves(1600, 1200).jpeg().toBuffer();
    const copy = await sharp(original).resize(700).jpeg({ quality: 40 }).toBuffer();
    const [one, two, three] = await Promise.all([original, copy, await drawJpeg()].map((bytes) => reader.read(bytes)));
    expect(areAlike(one!.differenceHash, two!.differenceHash)).toBe(true);
    expect(areAlike(one!.differenceHash, three!.differenceHash)).toBe(false);
  });
});

describe("a file that is no photograph", () => {
  test.each<[string, PictureRefusal, () => Buffer | Promise<Buffer>]>([
    ["nothing at all", "empty", () => Buffer.alloc(0)],
    ["12 MB and a byte", "large", () => Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff)],
    ["a text", "type", () => Buffer.from("These are words.")],
    ["SVG", "type", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    [
      "SVG after a JPEG's first bytes",
      "damaged",
      () =>
        Buffer.concat([
          Buffer.from("\xff\xd8\xff", "latin1"),
          Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='900' height='900'/>"),
        ]),
    ],
    ["GIF", "type", () => drawPicture().gif().toBuffer()],
    ["TIFF", "type", () => drawPicture().tiff().toBuffer()],
    ["AVIF", "type", () => drawPicture({ width: 500, height: 400 }).avif({ effort: 0 }).toBuffer()],
    ["HEIC", "heic", () => Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")],
    ["PDF", "type", () => Buffer.from("%PDF-1.7\n")],
    ["a page", "type", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a JPEG that ends in the middle", "damaged", async () => (await drawJpeg()).subarray(0, 4_000)],
    [
      "a PNG that ends in the middle",
      "damaged",
      async () => (await drawPicture().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 90_000),
    ],
    [
      "a JPEG's first bytes and noise",
      "damaged",
      () => Buffer.concat([Buffer.from("\xff\xd8\xff\xe0", "latin1"), Buffer.alloc(5_000, 0x5a)]),
    ],
    ["a bomb of 3.6 gigapixels", "pixels", pngBomb],
    ["a small picture", "small", () => drawJpeg({ width: 300, height: 200 })],
    ["a strip", "narrow", () => drawJpeg({ width: 1_600, height: 400 })],
    [
      "25 megapixels that are decoded as a whole",
      "pixels",
      () => drawPicture({ width: 5_000, height: 5_000 }).jpeg({ progressive: true, quality: 20 }).toBuffer(),
    ],
  ])("(%s) is refused with its sentence: %s", async (_what, refusal, make) => {
    await expect(reader.read(await make())).rejects.toMatchObject({ code: "invalid", message: REFUSALS[refusal] });
  });

  test("a picture that moves is refused", async () => {
    const frames = await Promise.all(
      ["#102030", "#a0b0c0"].map((color) => drawPicture({ width: 640, height: 480, color }).png().toBuffer()),
    );
    const webp = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    await expect(reader.read(webp)).rejects.toThrow(REFUSALS.animated);
  });

  test.each<[string, (picture: Buffer) => Buffer]>([
    [
      "an archive behind it",
      (picture) => Buffer.concat([picture, Buffer.from("PK\x03\x04 evil.html <script>alert(1)</script>")]),
    ],
    [
      "a page in its comment",
      (picture) =>
        Buffer.concat([
          picture.subarray(0, 2),
          Buffer.from("\xff\xfe\x00\x1b<script>alert(1)</script>", "latin1"),
          picture.subarray(2),
        ]),
    ],
  ])("a picture with %s loses that", async (_what, change) => {
    const bytes = change(await drawJpeg());
    expect(bytes.includes("<script>")).toBe(true);
    const { files } = await reader.read(bytes);
    for (const file of files) expect(Buffer.from(file.bytes).includes("<script>")).toBe(false);
  });
});

describe("the process", () => {
  test("knows none of the site's settings", async () => {
    await reader.read(await drawJpeg());
    const names = readFileSync(`/proc/${reader.pid}/environ`, "utf8")
      .split("\0")
      .filter(Boolean)
      .map((line) => line.split("=")[0]);
    expect(
      names.filter((name) => !/^(MALLOC_ARENA_MAX|MALLOC_MMAP_THRESHOLD_|UV_THREADPOOL_SIZE|NODE_CHANNEL)/.test(name!)),
    ).toEqual([]);
  });

  test("ends over one picture without an answer, and reads the next one", async () => {
    const own = new PictureReader({ projectDir });
    await own.read(await drawJpeg());
    const dying = own.read(await drawPicture({ width: 4_000, height: 3_000 }).png().toBuffer());
    process.kill(own.pid!, "SIGKILL");
    await expect(dying).rejects.toMatchObject({ code: "unavailable", message: NOT_READ });
    expect((await own.read(await drawJpeg())).width).toBe(1200);
    own.close();
  });

  test("is ended when a picture takes too long", async () => {
    const own = new PictureReader({ projectDir, timeoutMs: 1 });
    await expect(own.read(await drawJpeg())).rejects.toThrow(NOT_READ);
    own.close();
  });

  test("ends when nothing was sent for a while", async () => {
    const own = new PictureReader({ projectDir, idleMs: 1 });
    await own.read(await drawJpeg());
    await expect.poll(() => own.pid).toBe(undefined);
  });
});
