/** How long the page takes to answer: typing, choosing a filter and moving the map, on a processor four times slower. */
import type { Browser, CDPSession, Page } from "@playwright/test";
import { launchBrowser } from "../launch-browser.ts";
import { median } from "./measurement.ts";

const SLOWDOWN = 4;
const WAIT_MS = 15_000;
const PHONE = { width: 390, height: 844 };

export interface InteractionTime {
  readonly name: string;
  /** The slowest answers of each run: INP as a visitor with that one visit would have it. */
  readonly medianMs: number;
  readonly leastMs: number;
  readonly mostMs: number;
  /** How many interactions were seen in all runs; none means that nothing was measured. */
  readonly interactions: number;
  /** In how many runs there were any. */
  readonly runs: number;
}

interface Journey {
  readonly name: string;
  readonly path: string;
  /** On a phone, before any script of the page has run: what the visitor does is what starts them. */
  readonly isFirstAct?: true;
  readonly act: (page: Page, devtools: CDPSession) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  { name: "typing in search", path: "/", act: typeInSearch },
  { name: "typing in search, before scripts have run", path: "/", act: typeInSearch, isFirstAct: true },
  { name: "changing a filter", path: "/all-locations", act: changeFilter },
  { name: "changing a filter, before scripts have run", path: "/all-locations", act: changeFilter, isFirstAct: true },
  { name: "panning the map", path: "/all-locations", act: panMap },
];

export async function measureInteractions(site: string, runs: number): Promise<InteractionTime[]> {
  return withBrowser(async (browser) => {
    const times: InteractionTime[] = [];
    for (const journey of JOURNEYS) {
      const seen: number[][] = [];
      for (let run = 0; run < runs; run++) seen.push(await measure(browser, site, journey));
      // A run in which the browser counted none says nothing about how long one takes.
      const worst = seen
        .filter((durations) => durations.length > 0)
        .map((durations) => Math.max(...durations))
        .sort((a, b) => a - b);
      times.push({
        name: journey.name,
        medianMs: median(worst),
        leastMs: worst[0] ?? Number.NaN,
        mostMs: worst.at(-1) ?? Number.NaN,
        interactions: seen.flat().length,
        runs: worst.length,
      });
    }
    return times;
  });
}

/**
 * Scripts run at the visitor's first move, and the rest of the page is laid out: for how long that holds up the next move, beyond
 * 50 ms in each task.
 */
export async function measureFirstMove(site: string, path: string, runs: number): Promise<number[]> {
  return withBrowser(async (browser) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await browser.newPage({ viewport: PHONE });
      const devtools = await page.context().newCDPSession(page);
      await page.goto(new URL(path, site).href, { waitUntil: "networkidle" });
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
      await page.evaluate(recordLongTasks);
      await startScripts(page);
      await untilUnveiled(page);
      await framesShown(page);
      times.push(await page.evaluate(() => (window as unknown as { blocked: number }).blocked));
      await page.close();
    }
    return times;
  });
}

/** Runs in the page. */
function recordLongTasks(): void {
  const bound = 50;
  Object.assign(window, { blocked: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      (window as unknown as { blocked: number }).blocked += Math.max(0, duration - bound);
  }).observe({ type: "longtask" });
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** As a visitor does who moves, and until React has taken over the page. */
async function startScripts(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointermove")));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
}

async function untilUnveiled(page: Page): Promise<void> {
  await page.waitForFunction(() => "unveiled" in document.documentElement.dataset);
}

async function measure(browser: Browser, site: string, { path, act, isFirstAct }: Journey): Promise<number[]> {
  const viewport = isFirstAct ? PHONE : { width: 820, height: 1_100 };
  const page = await browser.newPage({ viewport });
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(recordInteractions);
  await page.goto(new URL(path, site).href, { waitUntil: isFirstAct ? "networkidle" : "load" });
  if (!isFirstAct) {
    await startScripts(page);
    await untilUnveiled(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await act(page, devtools);
  const durations = await page.evaluate(() => [...(window as unknown as { seen: Map<number, number> }).seen.values()]);
  await page.close();
  return durations;
}

/** Runs in the page: the longest event of each interaction, as the browser itself counts them. */
function recordInteractions(): void {
  const seen = new Map<number, number>();
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId)
        seen.set(entry.interactionId, Math.max(entry.duration, seen.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function typeInSearch(page: Page): Promise<void> {
  const field = page.locator("#search-q");
  await field.click();
  await field.pressSequentially("gettysburg", { delay: 90 });
  await page.getByRole("option").first().waitFor({ timeout: WAIT_MS });
  await page.keyboard.press("ArrowDown");
  await framesShown(page);
}

async function changeFilter(page: Page): Promise<void> {
  for (let time = 0; time < 2; time++) {
    await page.locator("#filter-state").focus();
    const answer = page.waitForResponse((response) => response.url().includes("/all-locations.data"));
    // The arrow chooses the next state, as a visitor with a keyboard does. A letter would too, but not in every build of the browser.
    await page.keyboard.press("ArrowDown");
    await answer;
    await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null);
    await framesShown(page);
  }
}

async function panMap(page: Page): Promise<void> {
  const map = page.locator(".leaflet-container");
  await page.locator(".map-controls").first().scrollIntoViewIfNeeded();
  await map.waitFor({ timeout: WAIT_MS });
  await page.locator(".leaflet-marker-icon").first().waitFor({ timeout: WAIT_MS });
  const box = (await map.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const step of [-120, 120, -80]) {
    const answer = page.waitForResponse((response) => response.url().includes("/api/map"));
    await page.mouse.move(x, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + step, y + 40, { steps: 8 });
    await page.mouse.up();
    await answer;
    await framesShown(page);
  }
}

/** Until what was done is on the screen and has been recorded. */
async function framesShown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))),
  );
}

if (import.meta.main) {
  const [site, runs = "3"] = process.argv.slice(2);
  if (!site) throw new Error("node scripts/bench/interaction.ts SITE RUNS");
  for (const { name, medianMs, leastMs, mostMs, interactions } of await measureInteractions(site, Number(runs))) {
    console.log(`${name.padEnd(20)} ${medianMs} ms (${leastMs} to ${mostMs}), ${interactions} interactions`);
  }
}
