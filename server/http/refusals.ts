/** What clients get when the server refuses a request before its route runs. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "hono";
import { SITE } from "../../app/site.ts";
import { isApi, NO_STORE } from "./app-env.ts";
import type { RequestedRoute } from "./route-table.ts";

type RefusalStatus = 400 | 403 | 404 | 405 | 413 | 414 | 429 | 500;

export type Refuse = (
  c: Context,
  status: RefusalStatus,
  sentence: string,
  headers?: Record<string, string>,
) => Response;

/** A sentence: as JSON for the API, as a page where a page was requested, as plain text for everything else. */
export function createRefuse(clientDir: string | undefined): Refuse {
  const refusalPage = createRefusalPage(clientDir);
  return (c, status, sentence, headers) => {
    const all = { ...NO_STORE, ...headers };
    if (isApi(c)) return c.json({ message: sentence }, status, all);
    const route: RequestedRoute | undefined = c.get("route");
    const isPage = route && !route.isData && !/\.\w+$/.test(route.rule.path);
    if (!isPage || !(status in HEADINGS)) return c.text(sentence, status, all);
    return c.html(refusalPage(status as PageRefusal, sentence, c.req.method), status, all);
  };
}

const HEADINGS = {
  403: "Not accepted",
  405: "Not possible here",
  413: "Too long to be sent",
  429: "One moment, please",
} as const;

type PageRefusal = keyof typeof HEADINGS;

const NOTHING_SAVED =
  "Nothing was saved. Your browser's back button leads to the form, where most browsers keep what you wrote.";
const SHORTEN = "Please make it shorter and send it again.";

const BUTTON =
  "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm border border-transparent px-5 py-2 text-center font-semibold transition-colors bg-pumpkin text-soot hover:bg-ember";
const STYLESHEET = /^site-.+\.css$/;

/** The page's frame is built once at start, because refusing a flood must stay cheap. */
function createRefusalPage(clientDir: string | undefined) {
  const assets = clientDir ? readdirSync(join(clientDir, "assets")) : [];
  const stylesheet = assets.find((name) => STYLESHEET.test(name));
  const styles = stylesheet ? `<link rel="stylesheet" href="/assets/${stylesheet}">` : "";
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#0c0f16">${styles}<link rel="icon" href="/favicon.svg" type="image/svg+xml">`;
  const bar = `<header class="border-b border-line"><div class="wrap flex h-16 items-center"><a href="/" class="flex items-center gap-2.5 no-underline"><img src="/favicon.svg" alt="" width="36" height="36" class="size-9"><span class="font-display text-xl font-semibold tracking-tight">${SITE.name}</span></a></div></header>`;
  const home = `<a href="/" class="py-2 text-pumpkin hover:text-ember">Back to the homepage</a>`;
  const again = `<a href="" class="${BUTTON}">Try again</a>`;

  return (status: PageRefusal, sentence: string, method: string): string => {
    const heading = HEADINGS[status];
    const isForm = method === "POST";
    const sentences = [
      escapeText(sentence),
      ...(isForm && (status === 413 || status === 429) ? [NOTHING_SAVED] : []),
      ...(status === 413 ? [SHORTEN] : []),
    ];
    const words = sentences
      .map((text) => `<p class="mt-5 max-w-prose text-lg text-ash sm:text-xl">${text}</p>`)
      .join("");
    // Links to the same URL, which may work in a moment.
    const links = !isForm && status === 429 ? again + home : home;
    return `<!DOCTYPE html><html lang="en"><head>${head}<title>${heading} | ${SITE.name}</title></head><body>${bar}<main class="wrap py-20 sm:py-28"><h1 class="text-4xl sm:text-6xl">${heading}</h1>${words}<p class="mt-10 flex flex-wrap items-center gap-6">${links}</p></main></body></html>`;
  };
}

/** One of the sentences contains the request's method. */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
