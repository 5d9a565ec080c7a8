/** What photographs cost: the memory of the process that reads them. */
import { readFileSync } from "node:fs";
import type { Sharp } from "sharp";
import { MAX_PICTURE_BYTES } from "../../app/domain/photos/picture-file.ts";
import { PictureReader } from "../../server/photos/picture-reader.ts";
import { drawPicture } from "../../tests/make-photo.ts";
import type { Figure } from "./figure.ts";

/** Files of the largest kinds that we accept. Each gets a new process, because a process keeps its peak. */
export async function photographs(): Promise<Figure[]> {
  const huge = { width: 8_160, height: 6_120 };
  const whole = { width: 4_900, height: 3_260 };
  const files: Readonly<Record<string, Sharp>> = {
    "turned JPEG": drawPicture(huge).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }),
    PNG: drawPicture(huge).png(),
    WebP: drawPicture(huge).webp(),
    "progressive JPEG": drawPicture(whole).jpeg({ progressive: true }),
    "interlaced PNG": drawPicture(whole).png({ progressive: true }),
  };
  const peaks: [megabytes: number, name: string][] = [];
  for (const [name, file] of Object.entries(files)) {
    const reader = new PictureReader({ projectDir: "." });
    const bytes = Buffer.alloc(MAX_PICTURE_BYTES);
    // Trailing bytes are not read, but take up space.
    (await file.toBuffer()).copy(bytes);
    await reader.read(bytes);
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${reader.pid}/status`, "utf8"))!;
    reader.close();
    peaks.push([Number(kilobytes) / 1024, name]);
  }
  const [value, name] = peaks.toSorted(([a], [b]) => b - a)[0]!;
  return [
    {
      name: "Peak of the process that reads pictures",
      value,
      unit: "MB",
      bar: { max: 200 },
      note: `12 MB of ${name}; the highest of ${peaks.map(([peak, kind]) => `${kind} ${peak.toFixed(0)} MB`).join(", ")}`,
    },
  ];
}
