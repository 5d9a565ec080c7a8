/** What travels to a browser: first visits, the next page from home, and a second visit. Bodies as they are sent, compressed. */
import type { Browser } from "@playwright/test";
import { startTileServer } from "../../tests/browser/tile-server.ts";
import { launchBrowser } from "../launch-browser.ts";
import { startBenchSite } from "./bench-site.ts";
import { SAMPLE_SIZE } from "./data-sets.ts";
import { type Effort, type Measurement, ofRounds, type PartResult, type VisitBytes } from "./measurement.ts";
import { publicRoutes } from "./public-routes.ts";
import { byType, bytesOf, openVisitor, type Sent, sentAgain, type Visitor, withoutPictures } from "./visit-watch.ts";

const KB = 1_000;
const NEXT_PAGE_KB = 30;
const NEXT_PAGES = ["/state/", "/location/", "/all-locations"];
const TOLD = ["/", "/all-locations"];
/** Bytes hardly differ from visit to visit: pages change while the server packs them more tightly. */
const ROUNDS = 3;

interface Course {
  readonly browser: Browser;
  readonly site: string;
  readonly rounds: number;
}

export async function visitBytes({ quick }: Effort): Promise<PartResult> {
  const tiles = await startTileServer();
  const site = await startBenchSite(SAMPLE_SIZE, { TILE_URL: tiles.template });
  const browser = await launchBrowser();
  try {
    const course = { browser, site: site.url, rounds: quick ? 1 : ROUNDS };
    const paths = await publicRoutes(site);
    const first = await firstVisits(course, quick ? paths.slice(0, 1) : paths);
    const next: Measurement[] = [];
    for (const prefix of quick ? NEXT_PAGES.slice(0, 1) : NEXT_PAGES) next.push(...(await nextPage(course, prefix)));
    const again: Measurement[] = [];
    for (const path of quick ? TOLD.slice(0, 1) : TOLD) again.push(await secondVisit(course, path));
    return { measured: [...first.measured, ...next, ...again], visits: first.visits };
  } finally {
    await browser.close();
    await site.stop();
    await tiles.stop();
  }
}

/** Each page in a browser that has seen nothing; the pages that are told of, several times. */
async function firstVisits(course: Course, paths: readonly string[]) {
  const measured: Measurement[] = [];
  const visits: VisitBytes[] = [];
  const twice: { readonly path: string; readonly again: readonly Sent[] }[] = [];
  for (const path of paths) {
    const isTold = TOLD.includes(path);
    const rounds = await repeat(isTold ? course.rounds : 1, course.browser, async ({ sent, visit }) => {
      await visit(course.site + path);
      return { visit: { path, ...byType(sent) }, again: ownAgain(course, sent) };
    });
    visits.push(rounds[0]!.visit);
    twice.push({ path, again: rounds.flatMap(({ again }) => again) });
    if (isTold) measured.push(...toldOf(rounds.map(({ visit }) => visit)));
  }
  const bytes = twice.map(({ again }) => bytesOf(again) / KB);
  measured.push({
    group: "Bytes",
    name: `Sent twice on a first visit, most of ${paths.length} ${paths.length === 1 ? "page" : "pages"}`,
    unit: "KB",
    value: Math.max(...bytes),
    spread: [Math.min(...bytes), Math.max(...bytes)],
    bar: { atMost: 0 },
    note: `bodies under one address or with the same content; ${named(twice.flatMap(({ again }) => again))}`,
  });
  return { measured, visits };
}

function toldOf(visits: readonly VisitBytes[]): Measurement[] {
  const { path, scripts, styles, fonts, pictures } = visits[0]!;
  return [
    { group: "Bytes", name: `HTML of ${path}`, unit: "KB", ...ofRounds(visits.map(({ html }) => html / KB)) },
    {
      group: "Bytes",
      name: `First visit of ${path}, pictures apart`,
      unit: "KB",
      ...ofRounds(visits.map((one) => (one.html + one.scripts + one.styles + one.fonts + one.other) / KB)),
      note: `scripts ${kb(scripts)}, styles ${kb(styles)}, fonts ${kb(fonts)}, pictures ${kb(pictures)}`,
    },
  ];
}

/** From a home page that has just been loaded, by a click as a visitor makes it. */
async function nextPage(course: Course, prefix: string): Promise<Measurement[]> {
  const rounds = await repeat(course.rounds, course.browser, async ({ page, sent, visit, settled }) => {
    await visit(course.site);
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    // What is between the first screen and the link is home's, its map too.
    await link.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => "unveiled" in document.documentElement.dataset);
    await settled();
    const ofHome = sent.length;
    await link.click();
    await page.waitForURL((url) => url.pathname.startsWith(prefix));
    await settled();
    return { ofPage: sent.slice(ofHome), again: ownAgain(course, sent, ofHome) };
  });
  return [
    {
      group: "Bytes",
      name: `Next page from home, ${prefix}, posters apart`,
      unit: "KB",
      ...ofRounds(rounds.map((round) => withoutPictures(round.ofPage) / KB)),
      bar: { atMost: NEXT_PAGE_KB },
      note: `posters and other pictures are ${kb(byType(rounds[0]!.ofPage).pictures)} more`,
    },
    {
      group: "Bytes",
      name: `Next page from home, ${prefix}, sent twice`,
      unit: "KB",
      ...ofRounds(rounds.map(({ again }) => bytesOf(again) / KB)),
      bar: { atMost: 0 },
      note: `what home had brought already, or came two times, posters too; ${named(rounds.flatMap(({ again }) => again))}`,
    },
  ];
}

/** In the same browser, the page closed in between: whatever has a hash is there, and a page costs a 304. */
async function secondVisit(course: Course, path: string): Promise<Measurement> {
  const rounds = await repeat(course.rounds, course.browser, async ({ page, sent, visit }) => {
    await visit(course.site + path);
    const ofFirst = sent.length;
    await page.goto("about:blank");
    await visit(course.site + path);
    return sent.slice(ofFirst);
  });
  return {
    group: "Bytes",
    name: `Second visit of ${path}, bodies sent again`,
    unit: "KB",
    ...ofRounds(rounds.map((again) => bytesOf(again) / KB)),
    bar: { atMost: 0 },
    note: named(rounds.flat()),
  };
}

async function repeat<T>(rounds: number, browser: Browser, visit: (visitor: Visitor) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round++) {
    const visitor = await openVisitor(browser);
    try {
      results.push(await visit(visitor));
    } finally {
      await visitor.close();
    }
  }
  return results;
}

/** Tiles come from elsewhere, and those of the tests are all one picture. */
function ownAgain({ site }: Course, sent: readonly Sent[], from = 0): Sent[] {
  const before = sent.slice(0, from).filter(({ url }) => url.startsWith(site));
  return sentAgain([...before, ...sent.slice(from).filter(({ url }) => url.startsWith(site))], before.length);
}

function named(again: readonly Sent[]): string {
  const paths = [...new Set(again.map(({ url }) => new URL(url).pathname))];
  return paths.length === 0 ? "nothing twice" : `twice: ${paths.slice(0, 5).join(", ")}`;
}

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;
