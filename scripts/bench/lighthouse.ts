/** Lighthouse's scores for a first visit on a phone and a slow network. */
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../tests/free-port.ts";
import { launchBrowser } from "../launch-browser.ts";
import { type Figure, median } from "./figure.ts";
import { startBenchSite } from "./sites.ts";

const RUNS = 3;
/** Plans of visitors are kept out of search engines on purpose. */
const OF_PLANS = { skipAudits: ["is-crawlable"] };

export async function lighthouseScores(): Promise<Figure[]> {
  const site = await startBenchSite("curated");
  const [place] = (await (await site.request("/api/haunted-locations")).json()) as { slug: string }[];
  const pages = {
    home: "/",
    state: "/state/ohio",
    place: `/location/${place!.slug}`,
    "all locations": "/all-locations",
    trip: "/trip?from=Nashville&to=New+Orleans&days=3",
  };
  const figures: Figure[] = [];
  for (const [name, path] of Object.entries(pages)) figures.push(...(await audits(name, site.url + path)));
  await site.stop();
  return figures;
}

async function audits(name: string, url: string): Promise<Figure[]> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await audit(url));
  const of = (read: (report: Result) => number) => median(runs.map(read));
  return [
    { name: `Lighthouse performance, ${name}`, value: of(score("performance")), unit: "score", bar: { min: 95 } },
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
      note: `layout shift ${of(metric("cumulative-layout-shift")).toFixed(3)}`,
    },
    { name: `Blocking time, ${name}`, value: of(metric("total-blocking-time")), unit: "ms", bar: { max: 200 } },
  ];
}

/** In a new browser each time, with an empty cache. */
async function audit(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const options = { port, logLevel: "silent", disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, { ...options, ...(url.includes("/trip?") && OF_PLANS) });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const score = (category: string) => (report: Result) => Math.round((report.categories[category]?.score ?? 0) * 100);
const metric = (name: string) => (report: Result) => report.audits[name]?.numericValue ?? Number.NaN;
