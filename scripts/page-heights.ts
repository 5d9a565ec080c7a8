/**
 * node scripts/page-heights.ts [--site=URL]: how tall the pages of each kind are, in screens of a phone and of a
 * desktop, and how far down the facts of a visit are. Medians over samples; run by hand.
 */
import { PAGE_SIZE } from "../app/domain/catalog/paging.ts";
import { startSiteProcess } from "../tests/site-process.ts";
import { launchBrowser } from "./launch-browser.ts";

const SCREENS = [
  { name: "phone", width: 390, height: 844 },
  { name: "desk", width: 1440, height: 900 },
];
const SAMPLE = 12;
const THREE_DAYS = "/trip?from=Boston%2C+MA&to=Portland%2C+ME&days=3";

const running = process.argv.find((flag) => flag.startsWith("--site="))?.slice("--site=".length);
const site = running ? undefined : await startSiteProcess();
const origin = running ?? site!.url;

/** Takes every nth item, so that the sample covers the whole list. */
const spread = <T>(items: readonly T[], count: number): readonly T[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / count)) === 0).slice(0, count);

const sitemap = await readSitemap();
const under = (prefix: string) =>
  spread(
    sitemap.filter((path) => path.startsWith(prefix)),
    SAMPLE,
  );
const PAGES: Readonly<Record<string, readonly string[]>> = {
  place: under("/location/"),
  state: under("/state/"),
  city: under("/city/"),
  kind: under("/kind/"),
  activity: under("/activity/"),
  list: under("/lists/"),
  "all locations": ["/all-locations"],
  "most haunted": ["/most-haunted"],
  home: ["/"],
  guide: ["/haunted-roadtrip"],
  "route of the guide": under("/haunted-roadtrip/"),
  "trip of three days": [THREE_DAYS],
  search: ["/search?q=haunted+hotels+in+ohio"],
  lists: ["/lists"],
  "activity types": ["/activity-types"],
  about: ["/about"],
  submit: ["/submit"],
};

/** Only pages that have as many places as fit on one. */
const FULL_LISTS = new Set(["state", "kind", "activity"]);

const browser = await launchBrowser();
console.log(
  "Heights in screens (median, smallest to largest); where the facts of the visit end, in screens from the top",
);
for (const { name, width, height } of SCREENS) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(/\.(svg|png|jpg|webp)(\?|$)/, (route) => route.abort());
  console.log(`\n${name}, ${width} x ${height}`);
  for (const [kind, paths] of Object.entries(PAGES)) {
    const heights: number[] = [];
    const facts: number[] = [];
    for (const path of paths) {
      await page.goto(new URL(path, origin).href, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      if (FULL_LISTS.has(kind) && (await page.locator("main article").count()) < PAGE_SIZE) continue;
      heights.push((await page.evaluate(() => document.documentElement.scrollHeight)) / height);
      const end = await page.evaluate(endOfFacts);
      if (end !== undefined) facts.push(end / height);
    }
    const visit = facts.length > 0 ? `   facts ${spanOf(facts)}` : "";
    if (heights.length > 0) console.log(`${kind.padEnd(20)} ${spanOf(heights)}  of ${heights.length}${visit}`);
  }
  await page.close();
}
await browser.close();
await site?.stop();

function spanOf(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  const [first, last] = [sorted[0]!, sorted.at(-1)!].map((value) => value.toFixed(1));
  return `${median.toFixed(1).padStart(5)} (${first} to ${last})`;
}

/** The bottom edge of the last of hours, admission, phone and directions that a visitor sees without opening anything. */
function endOfFacts(): number | undefined {
  const panel = document.querySelector(".visit-first");
  if (!panel) return undefined;
  const { bottom } = panel.getBoundingClientRect();
  return bottom + window.scrollY;
}

async function readSitemap(): Promise<readonly string[]> {
  const urlsIn = async (path: string) => {
    const xml = await (await fetch(new URL(path, origin))).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  };
  const parts = await urlsIn("/sitemap.xml");
  const pages = await Promise.all(parts.map(({ pathname, search }) => urlsIn(pathname + search)));
  return pages.flat().map(({ pathname }) => pathname);
}
