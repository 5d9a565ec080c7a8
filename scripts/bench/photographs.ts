/** What photographs cost: the process that reads them, the pages that show them, backups that contain them. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { MAX_PICTURE_BYTES } from "../../app/domain/photos/picture-file.ts";
import { PictureReader } from "../../server/photos/picture-reader.ts";
import { runCli } from "../../tests/cli/run-cli.ts";
import { drawPicture } from "../../tests/make-photo.ts";
import { type Figure, percentile } from "./figure.ts";
import { type Dataset, dataDirOf, folder, startBenchSite, WITH_PHOTOS } from "./sites.ts";

interface Listed {
  readonly slug: string;
  readonly photos?: readonly { readonly hash: string }[];
}

export async function photographs(): Promise<Figure[]> {
  return [await readerMemory(), ...(await pages()), ...(await backups())];
}

/** Files of the largest kinds that we accept. Each gets a new process, because a process keeps its peak. */
async function readerMemory(): Promise<Figure> {
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
  return {
    name: "Peak of the process that reads pictures",
    value,
    unit: "MB",
    bar: { max: 200 },
    note: `12 MB of ${name}; the highest of ${peaks.map(([peak, kind]) => `${kind} ${peak.toFixed(0)} MB`).join(", ")}`,
  };
}

async function pages(): Promise<Figure[]> {
  const without = await visitPlaces("curated");
  const { cpuSeconds, places, times } = await visitPlaces(WITH_PHOTOS);
  return [
    {
      name: `Pages of all places, ${WITH_PHOTOS}: of none`,
      value: cpuSeconds / without.cpuSeconds,
      unit: "ratio",
      bar: { max: 1.1 },
      note: `first renders, ${((cpuSeconds / places) * 1_000).toFixed(1)} against ${((without.cpuSeconds / places) * 1_000).toFixed(1)} ms of processor time`,
    },
    {
      name: "A file of 960 pixels, p95",
      value: percentile(times, 0.95),
      unit: "ms",
      bar: { max: 20 },
      note: `from the database; median ${percentile(times, 0.5).toFixed(1)} ms of ${times.length}`,
    },
  ];
}

/** Opens each place's page once, so that none is cached; then the pictures. */
async function visitPlaces(set: Dataset) {
  const site = await startBenchSite(set);
  const places = (await (await site.request("/api/haunted-locations")).json()) as Listed[];
  const before = await site.metric("process_cpu_seconds_total");
  for (const { slug } of places) await (await site.request(`/location/${slug}`)).arrayBuffer();
  const cpuSeconds = (await site.metric("process_cpu_seconds_total")) - before;
  const times: number[] = [];
  for (const { hash } of places.flatMap(({ photos = [] }) => photos)) {
    const started = performance.now();
    const response = await site.request(`/photo/${hash}-960.webp`);
    await response.arrayBuffer();
    times.push(performance.now() - started);
    if (!response.ok) throw new Error(`A photograph answered ${response.status}`);
  }
  await site.stop();
  return { cpuSeconds, places: places.length, times };
}

async function backups(): Promise<Figure[]> {
  const dataDir = await dataDirOf(WITH_PHOTOS);
  const file = join(folder, "backup.sqlite");
  const seconds = async (name: "backup" | "restore", into: string) => {
    const started = performance.now();
    const { code, err } = await runCli(name, [file], { folder, dataDir: into });
    if (code !== 0) throw new Error(`The ${name} failed: ${err}`);
    return (performance.now() - started) / 1_000;
  };
  const figure = async (name: "backup" | "restore", into: string): Promise<Figure> => ({
    name: `${name === "backup" ? "Backup" : "Restore"} of ${WITH_PHOTOS}`,
    value: await seconds(name, into),
    unit: "s",
    bar: { max: 60 },
    note: `${(statSync(file).size / 1024 ** 2).toFixed(0)} MB`,
  });
  return [await figure("backup", dataDir), await figure("restore", join(folder, "restored"))];
}
