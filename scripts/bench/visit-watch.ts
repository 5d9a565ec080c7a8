/** A phone's browser and what is sent to it, request by request. */
import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "@playwright/test";
import type { VisitBytes } from "./measurement.ts";

/** Nothing new for so long: the page has all it wants for now. */
const QUIET_MS = 1_200;

/** One body that came over the network; what a cache had, and a 304, is none. */
export interface Sent {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  /** Of the body; undefined where the browser no longer had it. */
  readonly digest: string | undefined;
}

export interface Visitor {
  readonly page: Page;
  /** All bodies since the browser was opened. */
  readonly sent: readonly Sent[];
  visit(url: string): Promise<void>;
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** With an empty cache. */
export async function openVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const watch = new Watch(await context.newCDPSession(page));
  await watch.begin();
  return {
    page,
    sent: watch.sent,
    async visit(url) {
      await page.goto(url);
      await watch.settled(page);
    },
    settled: () => watch.settled(page),
    close: () => context.close(),
  };
}

class Watch {
  readonly sent: Sent[] = [];
  readonly #devtools: CDPSession;
  readonly #open = new Map<string, { readonly url: string; readonly type: string; readonly headers: number }>();
  #reading = 0;
  #lastNews = performance.now();

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  async begin(): Promise<void> {
    this.#devtools.on("Network.requestWillBeSent", () => this.#hear());
    this.#devtools.on("Network.responseReceived", ({ requestId, type, response }) => {
      this.#hear();
      const { url, fromDiskCache = false, fromPrefetchCache = false, encodedDataLength } = response;
      if (url.startsWith("data:") || fromDiskCache || fromPrefetchCache) return;
      this.#open.set(requestId, { url, type, headers: encodedDataLength });
    });
    this.#devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.#hear();
      void this.#take(requestId, encodedDataLength);
    });
    await this.#devtools.send("Network.enable");
  }

  /** The headers were counted when they came; a 304 has nothing else. */
  async #take(requestId: string, length: number): Promise<void> {
    const one = this.#open.get(requestId);
    this.#open.delete(requestId);
    if (!one || length <= one.headers) return;
    this.#reading += 1;
    const digest = await this.#digestOf(requestId);
    this.sent.push({ url: one.url, type: one.type, bytes: length - one.headers, digest });
    this.#reading -= 1;
  }

  async #digestOf(requestId: string): Promise<string | undefined> {
    try {
      const { body } = await this.#devtools.send("Network.getResponseBody", { requestId });
      return body === "" ? undefined : hash("sha256", body);
    } catch {
      // It left with the page before.
      return undefined;
    }
  }

  /** Until the page's scripts run and nothing has been fetched for a while. */
  async settled(page: Page): Promise<void> {
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps")),
    );
    // What has been done just now may only be about to fetch something.
    this.#hear();
    while (performance.now() - this.#lastNews < QUIET_MS || this.#reading > 0) await pause(QUIET_MS / 4);
  }

  #hear(): void {
    this.#lastNews = performance.now();
  }
}

export const bytesOf = (sent: readonly Sent[]): number => sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bodies from `from` on that the browser had been sent before, under the same address or under another. */
export function sentAgain(sent: readonly Sent[], from = 0): Sent[] {
  const known = new Set<string>();
  const again: Sent[] = [];
  for (const [index, one] of sent.entries()) {
    const isKnown = known.has(one.url) || (one.digest !== undefined && known.has(one.digest));
    if (index >= from && isKnown) again.push(one);
    known.add(one.url);
    if (one.digest !== undefined) known.add(one.digest);
  }
  return again;
}

export function byType(sent: readonly Sent[]): Omit<VisitBytes, "path"> {
  const sum = (wanted: string) => bytesOf(sent.filter(({ type }) => type === wanted));
  const named = {
    html: sum("Document"),
    scripts: sum("Script"),
    styles: sum("Stylesheet"),
    fonts: sum("Font"),
    pictures: sum("Image"),
  };
  // Whatever else the browser tells of: nothing is left out of the sum.
  return { ...named, other: bytesOf(sent) - Object.values(named).reduce((all, bytes) => all + bytes, 0) };
}

export const withoutPictures = (sent: readonly Sent[]): number => bytesOf(sent.filter(({ type }) => type !== "Image"));
