/** What travels to a browser: first visits, the next page from home, and a second visit. Bodies as they are sent, compressed. */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import { startTileServer } from "../../tests/browser/tile-server.ts";
import { launchBrowser } from "../launch-browser.ts";
import { startBenchSite } from "./bench-site.ts";
import { SAMPLE_SIZE } from "./data-sets.ts";
import type { Effort, Measurement, PartResult, VisitBytes } from "./measurement.ts";
import { assertRoutes, PUBLIC_ROUTES } from "./public-routes.ts";

const KB = 1_000;
const NEXT_PAGE_KB = 30;
const NEXT_PAGES = ["/state/", "/location/", "/all-locations"];
/** The map is no part of a page's load: it comes when it is in view and there is time. */
const MAP_FILES = /\/assets\/(open-map|draw-map|state-outlines)|\/api\/map\?/;
/** Nothing new for so long: the page has all it wants for now. */
const QUIET_MS = 1_200;

interface Sent {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

export async function visitBytes({ quick }: Effort): Promise<PartResult> {
  const tiles = await startTileServer();
  const site = await startBenchSite(SAMPLE_SIZE, { TILE_URL: tiles.template });
  const browser = await launchBrowser();
  try {
    await assertRoutes(site.url);
    const visits: VisitBytes[] = [];
    for (const path of quick ? PUBLIC_ROUTES.slice(0, 1) : PUBLIC_ROUTES) {
      visits.push(await firstVisit(browser, site.url, path));
    }
    const next = await nextPages(browser, site.url, quick ? NEXT_PAGES.slice(0, 1) : NEXT_PAGES);
    const again = await secondVisit(browser, site.url, quick ? ["/"] : ["/", "/all-locations"]);
    return { measured: [...visits.flatMap(toldOf), ...next, ...again], visits };
  } finally {
    await browser.close();
    await site.stop();
    await tiles.stop();
  }
}

function toldOf(visit: VisitBytes): Measurement[] {
  if (visit.path !== "/all-locations" && visit.path !== "/") return [];
  const { path, html, scripts, styles, fonts } = visit;
  return [
    { group: "Bytes", name: `HTML of ${path}`, unit: "KB", value: html / KB },
    {
      group: "Bytes",
      name: `First visit of ${path}, pictures apart`,
      unit: "KB",
      value: (html + scripts + styles + fonts + visit.other) / KB,
      note: `scripts ${kb(scripts)}, styles ${kb(styles)}, fonts ${kb(fonts)}, pictures ${kb(visit.pictures)}`,
    },
  ];
}

const kb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

async function firstVisit(browser: Browser, site: string, path: string): Promise<VisitBytes> {
  const { sent, visit, close } = await openPage(browser);
  await visit(site + path);
  await close();
  return { path, ...byType(sent) };
}

/** Each from a home page that has just been loaded, by a click as a visitor makes it. */
async function nextPages(browser: Browser, site: string, prefixes: readonly string[]): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const prefix of prefixes) {
    const { page, sent, visit, settled, close } = await openPage(browser);
    await visit(site);
    sent.clear();
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    await link.click();
    await page.waitForURL((url) => url.pathname.startsWith(prefix));
    await settled();
    const ofMap = new Map([...sent].filter(([, { url }]) => MAP_FILES.test(url)));
    const ofPage = new Map([...sent].filter(([id]) => !ofMap.has(id)));
    await close();
    const [value, map] = [withoutPictures(ofPage), withoutPictures(ofMap)];
    const later = map > 0 ? `; the map, which comes when it is in view, ${kb(map)} more` : "";
    const note = `pictures apart, which are ${kb(byType(ofPage).pictures)}${later}`;
    measured.push({
      group: "Bytes",
      name: `Next page from home, ${prefix}`,
      unit: "KB",
      value: value / KB,
      bar: { atMost: NEXT_PAGE_KB },
      note,
    });
  }
  return measured;
}

function withoutPictures(sent: ReadonlyMap<string, Sent>): number {
  const { pictures: _, ...rest } = byType(sent);
  return Object.values(rest).reduce((sum, bytes) => sum + bytes, 0);
}

/** In the same browser, the page closed in between: whatever has a hash is there, and a page costs a 304. */
async function secondVisit(browser: Browser, site: string, paths: readonly string[]): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const path of paths) {
    const { page, sent, visit, close } = await openPage(browser);
    await visit(site + path);
    const asked = [...sent.values()].filter(({ bytes }) => bytes > 0).map(({ url }) => url);
    const twice = asked.filter((url, index) => asked.indexOf(url) !== index);
    await page.goto("about:blank");
    sent.clear();
    await visit(site + path);
    const again = [...sent.values()].filter(({ bytes }) => bytes > 0);
    await close();
    const bytes = again.reduce((sum, one) => sum + one.bytes, 0);
    const named = [...twice, ...again.map(({ url }) => url)].map((url) => new URL(url).pathname);
    measured.push({
      group: "Bytes",
      name: `Second visit of ${path}, bodies sent again`,
      unit: "KB",
      value: bytes / KB,
      bar: { atMost: 0 },
      note: named.length === 0 ? "nothing twice" : `sent twice: ${named.slice(0, 5).join(", ")}`,
    });
  }
  return measured;
}

async function openPage(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const watch = new Watch();
  await watch.follow(await context.newCDPSession(page));
  const { sent } = watch;
  const visit = async (url: string) => {
    await page.goto(url);
    await watch.settled(page);
  };
  return { page, sent, visit, settled: () => watch.settled(page), close: () => context.close() };
}

/** What came over the network, by request; what a cache had is not among it. */
class Watch {
  readonly sent = new Map<string, Sent>();
  readonly #open = new Map<string, Sent & { readonly headers: number }>();
  #lastNews = performance.now();

  async follow(devtools: CDPSession): Promise<void> {
    devtools.on("Network.requestWillBeSent", () => this.#hear());
    devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
      this.#hear();
      const { url, fromDiskCache = false, encodedDataLength } = response;
      if (url.startsWith("data:") || fromDiskCache) return;
      this.#open.set(requestId, { url, type, bytes: 0, headers: encodedDataLength });
    });
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.#hear();
      const one = this.#open.get(requestId);
      // The headers were counted when they came; a 304 has nothing else.
      if (one) this.sent.set(requestId, { ...one, bytes: Math.max(0, encodedDataLength - one.headers) });
    });
    await devtools.send("Network.enable");
  }

  /** Until the page's scripts run and nothing has been fetched for a while. */
  async settled(page: Page): Promise<void> {
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    while (performance.now() - this.#lastNews < QUIET_MS) await pause(QUIET_MS / 4);
  }

  #hear(): void {
    this.#lastNews = performance.now();
  }
}

function byType(sent: ReadonlyMap<string, Sent>): Omit<VisitBytes, "path"> {
  const sum = (...types: string[]) =>
    [...sent.values()].filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);
  return {
    html: sum("Document"),
    scripts: sum("Script"),
    styles: sum("Stylesheet"),
    fonts: sum("Font"),
    pictures: sum("Image"),
    other: sum("Fetch", "XHR", "Manifest", "Other", "Ping", "Preflight"),
  };
}
