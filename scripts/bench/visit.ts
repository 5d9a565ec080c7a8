/** What a first visit costs a browser: bytes, and Lighthouse's scores for a phone on a slow network. */
import { existsSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../tests/free-port.ts";
import { launchBrowser } from "../launch-browser.ts";
import { type Figure, median } from "./figure.ts";
import { type BenchSite, startBenchSite, WITH_PHOTOS } from "./sites.ts";

const RUNS = 3;
const CLIENT_FILE = /\/assets\/[\w.-]+\.js/g;

/** Bytes of HTML and JavaScript at commit 858158a, which a first visit may exceed by 5 %. */
const BASE_BYTES = { home: 134_457, state: 130_490, place: 137_271, "all locations": 138_348 };
type PageName = keyof typeof BASE_BYTES;

async function pagesOf(site: BenchSite): Promise<[PageName, string][]> {
  const [place] = (await (await site.request("/api/haunted-locations")).json()) as { slug: string }[];
  return [
    ["home", "/"],
    ["state", "/state/ohio"],
    ["place", `/location/${place!.slug}`],
    ["all locations", "/all-locations"],
  ];
}

export async function bytes(): Promise<Figure[]> {
  const site = await startBenchSite("curated");
  const figures: Figure[] = [];
  for (const [name, path] of await pagesOf(site)) {
    const html = (await (await site.request(path)).text()).matchAll(CLIENT_FILE);
    const scripts = [...new Set([...html].map(([file]) => file))].map(sizeOfFile).reduce((sum, size) => sum + size, 0);
    const page = await compressedSize(site.url + path);
    figures.push({
      name: `HTML and JavaScript of a first visit, ${name}`,
      value: (page + scripts) / 1_000,
      unit: "KB",
      bar: { max: (BASE_BYTES[name] * 1.05) / 1_000 },
      note: `brotli; HTML ${(page / 1_000).toFixed(1)} KB`,
    });
  }
  await site.stop();
  return figures;
}

function sizeOfFile(path: string): number {
  const file = join("build/client", path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

async function compressedSize(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(url, { headers: { "accept-encoding": "br" } }, resolve);
  });
  return (await buffer(response)).length;
}

export async function lighthouseScores(): Promise<Figure[]> {
  const site = await startBenchSite("curated");
  const figures: Figure[] = [];
  for (const [name, path] of await pagesOf(site)) figures.push(...(await audits(name, site.url + path)));
  await site.stop();
  const withPhotos = await startBenchSite(WITH_PHOTOS);
  const [, , place, list] = await pagesOf(withPhotos);
  for (const [name, path] of [place!, list!]) {
    figures.push(...(await audits(`${name} with photographs`, withPhotos.url + path)));
  }
  await withPhotos.stop();
  return figures;
}

async function audits(name: string, url: string): Promise<Figure[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(url));
  const of = (read: (report: Result) => number) => median(runs.map(read));
  return [
    { name: `Lighthouse performance, ${name}`, value: of(score("performance")), unit: "score", bar: { min: 93 } },
    {
      name: `Lighthouse, lowest of the other three, ${name}`,
      value: Math.min(...["accessibility", "best-practices", "seo"].map((category) => of(score(category)))),
      unit: "score",
      bar: { min: 100 },
    },
    {
      name: `Largest paint, ${name}`,
      value: of(metric("largest-contentful-paint")) / 1_000,
      unit: "s",
      bar: { max: 1.9 },
      note: `blocking time ${of(metric("total-blocking-time")).toFixed(0)} ms`,
    },
    { name: `Layout shift, ${name}`, value: of(metric("cumulative-layout-shift")), unit: "shift", bar: { max: 0 } },
  ];
}

/** In a new browser each time, with an empty cache. */
async function audit(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, { port, logLevel: "silent", disableFullPageScreenshot: true });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const score = (category: string) => (report: Result) => Math.round((report.categories[category]?.score ?? 0) * 100);
const metric = (name: string) => (report: Result) => report.audits[name]?.numericValue ?? Number.NaN;
