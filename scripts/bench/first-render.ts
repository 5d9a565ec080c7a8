/**
 * The first render of a page that is not kept, against `renderToString` of the same React tree without the framework.
 *
 * (a) is the whole way of a request that finds nothing kept, from the listener to the last byte: address rules, Hono, the
 *     router, loaders (with the location page's query), hydration data, HTML, hashes for the policy, ETag. Only sockets and
 *     compression are left out; compression is measured apart.
 * (b) is `renderToString` and nothing else: the same build's page components with the data that the loaders gave, the
 *     whole document with its head. react-router is replaced by ./bare-router.ts, so that a link costs an anchor. It makes the
 *     same HTML but for the scripts of the framework, which has no counterpart there.
 *
 * Both run in one process in short turns, so that a processor that is slower for a moment is so for both; the figure is the median
 * of the rounds' ratios of processor time, with their spread.
 */
import { registerHooks } from "node:module";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { BarePage } from "./bare-router.ts";
import { type Built, type InProcessSite, importCopy, openInProcessSite } from "./in-process-site.ts";
import { type Effort, type Measurement, mean, median, ofRounds, type PartResult } from "./measurement.ts";

const BAR = 0.25;
const BARE = "?bare";

interface Page {
  readonly name: string;
  readonly url: string;
  readonly routeId: string;
}

interface Course {
  readonly warmUp: number;
  readonly rounds: number;
  /** Of each of the two, in a round. */
  readonly turns: number;
}

/** Renders before it is the other's turn. */
const RENDERS_IN_A_TURN = 5;

interface RouteModule {
  readonly default: FunctionComponent<Record<string, unknown>>;
  readonly Layout?: FunctionComponent<{ children: ReactNode }>;
  readonly meta?: (args: object) => Record<string, unknown>[];
  readonly links?: () => Record<string, unknown>[];
}

export async function firstRender({ quick }: Effort): Promise<PartResult> {
  // Renders before anything counts: a server is a long-running program.
  const course = quick ? { warmUp: 120, rounds: 6, turns: 2 } : { warmUp: 300, rounds: 15, turns: 6 };
  const site = await openInProcessSite();
  try {
    const place = site.catalog().places.at(0)!;
    const pages: Page[] = [
      { name: "list of 24", url: "/all-locations", routeId: "routes/all-locations" },
      { name: "location", url: `/location/${place.slug}`, routeId: "routes/location" },
      { name: "home", url: "/", routeId: "routes/home" },
    ];
    const bareBuild = await importBareBuild();
    const measured: Measurement[] = [];
    for (const page of pages) measured.push(await measurePage(site, bareBuild, page, course));
    return { measured };
  } finally {
    await site.close();
  }
}

async function measurePage(
  site: InProcessSite,
  bareBuild: BareBuild,
  page: Page,
  { warmUp, rounds, turns }: Course,
): Promise<Measurement> {
  const loaded = await readLoaderData(site, bareBuild, page);
  const renderBare = bareRenderer(bareBuild, page, loaded);
  const renderWhole = async () => {
    site.forgetPages();
    await site.ask(page.url);
  };
  const compressWhole = async () => {
    site.forgetPages();
    await site.ask(page.url, "br");
  };
  await assertSameContent(site, page, renderBare());
  for (let warm = 0; warm < warmUp; warm++) {
    await renderWhole();
    renderBare();
  }
  const whole: number[] = [];
  const bare: number[] = [];
  const compressed: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const times: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn++) {
      times[0].push(await cpuOfTurn(renderWhole));
      times[1].push(await cpuOfTurn(renderBare));
    }
    whole.push(mean(times[0]));
    bare.push(mean(times[1]));
    if (round % 5 === 0) compressed.push(await cpuOfTurn(compressWhole));
  }
  const [wholeMs, bareMs, compressedMs] = [whole, bare, compressed].map(median) as [number, number, number];
  return {
    group: "Pages",
    name: `First render, ${page.name}, of bare renderToString`,
    unit: "ratio",
    ...ofRounds(whole.map((time, round) => bare[round]! / time)),
    bar: { atLeast: BAR },
    note: `${wholeMs.toFixed(2)} ms against ${bareMs.toFixed(2)} ms of processor time; compression ${(compressedMs - wholeMs).toFixed(2)} ms more, on another thread`,
  };
}

/** Milliseconds of one render. */
async function cpuOfTurn(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < RENDERS_IN_A_TURN; time++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RENDERS_IN_A_TURN;
}

type Loaded = ReadonlyMap<string, unknown>;

/** What the page's loaders give. */
async function readLoaderData(site: InProcessSite, bareBuild: BareBuild, page: Page): Promise<Loaded> {
  const url = new URL(page.url, site.context.siteUrl);
  const args = {
    url,
    request: new Request(url),
    params: { slug: url.pathname.split("/").at(-1) },
    context: { get: () => site.context },
  };
  const loaded = new Map<string, unknown>();
  for (const id of ["root", page.routeId]) {
    loaded.set(id, await bareBuild.built.serverBuild.routes[id]!.module.loader!(args as never));
  }
  return loaded;
}

function bareRenderer({ built, showPage }: BareBuild, page: Page, loaded: Loaded): () => string {
  const moduleOf = (id: string) => built.serverBuild.routes[id]!.module as unknown as RouteModule;
  const root = moduleOf("root");
  const route = moduleOf(page.routeId);
  const matches = [...loaded].map(([id, loaderData]) => ({ id, loaderData }));
  const url = new URL(page.url, "https://hauntway.test");
  return () => {
    const meta = route.meta!({ loaderData: loaded.get(page.routeId), matches, location: url, params: {} });
    const outlet = createElement(route.default, { loaderData: loaded.get(page.routeId) });
    showPage({ url, matches, meta, links: root.links!(), outlet });
    const app = createElement(root.default, { loaderData: loaded.get("root") });
    return renderToString(createElement(root.Layout!, null, app));
  };
}

/**
 * A comparison is worth nothing if one side shows less: both must have the same text and the same links. What is to be loaded early
 * must be the same too, in whichever order: React puts its preloads where it likes.
 */
async function assertSameContent(site: InProcessSite, page: Page, bare: string): Promise<void> {
  site.forgetPages();
  const { status, body } = await site.ask(page.url);
  const whole = body.toString("utf8");
  const [ours, theirs] = [visibleParts(whole), visibleParts(bare)];
  if (status !== 200 || ours !== theirs) {
    throw new Error(`${page.url} (${status}) is not what the bare tree renders: ${firstDifference(ours, theirs)}`);
  }
  const [early, bareEarly] = [preloads(whole), preloads(bare)];
  if (early !== bareEarly) {
    throw new Error(`${page.url} preloads other things than the bare tree: ${firstDifference(early, bareEarly)}`);
  }
}

const PRELOAD = /<link rel="preload"[^>]*>/g;

/** What is wanted early: each address once, in alphabetical order. */
function preloads(html: string): string {
  const addresses = (html.match(PRELOAD) ?? []).map((tag) => /\shref="([^"]*)"/.exec(tag)?.[1]);
  return [...new Set(addresses)].sort().join("\n");
}

function visibleParts(html: string): string {
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>|<link rel="(module)?preload"[^>]*>|<!--[^>]*-->|<!DOCTYPE html>/g, "")
    .replace(
      /<(\w+)([^>]*)>/g,
      (_tag, name, attributes) => `<${name}${/\s(href|src)="[^"]*"/.exec(attributes)?.[0] ?? ""}>`,
    );
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `"${a.slice(Math.max(0, at - 60), at + 120)}" and "${b.slice(Math.max(0, at - 60), at + 120)}"`;
}

interface BareBuild {
  readonly built: Built;
  readonly showPage: (page: BarePage) => void;
}

/** The same file a second time, with react-router exchanged for the bare one. */
async function importBareBuild(): Promise<BareBuild> {
  const router = new URL("./bare-router.ts", import.meta.url).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const fromBare = context.parentURL?.endsWith(BARE) ?? false;
      return fromBare && specifier === "react-router" ? { url: router, shortCircuit: true } : next(specifier, context);
    },
  });
  const built = await importCopy(BARE);
  hooks.deregister();
  const { showPage } = await import("./bare-router.ts");
  return { built, showPage };
}
