/**
 * A page that is not cached, over HTTP, against `renderToString` of the same React tree without the framework: the build's own page
 * components with the data of their loaders, and bare-router.ts in place of react-router. In one process and in turn, by
 * processor time, so that a slow moment of the machine meets both.
 */
import { registerHooks } from "node:module";
import { join } from "node:path";
import { register } from "prom-client";
import { createElement, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { ServerBuild } from "react-router";
import type * as server from "../../server/index.ts";
import { setPage } from "./bare-router.ts";
import { type Figure, median } from "./figure.ts";
import { type Dataset, dataDirOf, SETS } from "./sites.ts";

const WARM_UP = 150;
const ROUNDS = 25;
const RENDERS_PER_ROUND = 5;
const SITE_URL = "https://hauntway.test";
const QUIET = { info() {}, warn() {}, error: console.error };

type Built = Omit<typeof server, "serverBuild"> & { readonly serverBuild: ServerBuild };

interface PageModule {
  readonly default: FunctionComponent<Record<string, unknown>>;
  readonly Layout?: FunctionComponent<{ children: ReactNode }>;
  readonly meta?: (args: object) => Record<string, unknown>[];
  readonly links?: () => Record<string, unknown>[];
}

export async function firstRender(): Promise<Figure[]> {
  const bare = await importBuild("?bare", true);
  const figures: Figure[] = [];
  for (const set of SETS) figures.push(...(await measureSet(set, bare)));
  return figures;
}

async function measureSet(set: Dataset, bare: Built): Promise<Figure[]> {
  const built = await importBuild(`?${set}`);
  const loaded = captureLoaderData(built.serverBuild);
  const config = { ...built.readConfig({ SITE_URL, DATA_DIR: await dataDirOf(set), HOST: "localhost" }), port: 0 };
  const running = await built.startServer(config, process.cwd(), QUIET);
  // A search waits until the index is built, which would otherwise count as rendering.
  await fetch(`${running.address}/api/search?q=old+mill`);
  const { slug } = running.poller.catalog.places[0]!;
  const pages = [
    ["list", "/all-locations", "routes/all-locations"],
    ["place", `/location/${slug}`, "routes/location"],
    ["home", "/", "routes/home"],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, path, routeId] of pages) {
    const request = async () => {
      running.http.pages.clear();
      const response = await fetch(running.address + path, { headers: { "accept-encoding": "identity" } });
      return response.text();
    };
    const html = await request();
    const render = bareRenderer(bare.serverBuild, path, routeId, loaded);
    if (textOf(html) !== textOf(render())) throw new Error(`${path}: the bare tree shows something else.`);
    await cpuTime(request, WARM_UP);
    await cpuTime(render, WARM_UP);
    const rounds: { whole: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ whole: await cpuTime(request, RENDERS_PER_ROUND), bare: await cpuTime(render, RENDERS_PER_ROUND) });
    }
    figures.push({
      name: `First render, ${name}, ${set}: of bare renderToString`,
      value: median(rounds.map((round) => round.bare / round.whole)),
      unit: "ratio",
      bar: { min: 0.2 },
      note: `${median(rounds.map((r) => r.whole)).toFixed(1)} ms against ${median(rounds.map((r) => r.bare)).toFixed(1)} ms of processor time`,
    });
  }
  await running.stop();
  return figures;
}

/** A copy of the build with separate state; `isBare` gives it bare-router.ts in place of react-router. */
async function importBuild(query: string, isBare = false): Promise<Built> {
  const bareRouter = new URL("./bare-router.ts", import.meta.url).href;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const isReplaced = isBare && specifier === "react-router" && context.parentURL?.endsWith(query);
      return isReplaced ? { url: bareRouter, shortCircuit: true } : next(specifier, context);
    },
  });
  // All copies register the same metrics.
  register.clear();
  const built = (await import(`${join(process.cwd(), "build/server/index.js")}${query}`)) as Built;
  hooks.deregister();
  return built;
}

/** What the loaders last returned, by route. */
function captureLoaderData({ routes }: ServerBuild): ReadonlyMap<string, unknown> {
  const loaded = new Map<string, unknown>();
  for (const [id, route] of Object.entries(routes)) {
    const { loader } = route!.module;
    if (!loader) continue;
    const capture: typeof loader = async (args) => {
      const result = await loader(args);
      // With headers it is wrapped by the router's `data`.
      loaded.set(id, (result as { init?: unknown }).init === undefined ? result : (result as { data: unknown }).data);
      return result;
    };
    Object.assign(route!, { module: { ...route!.module, loader: capture } });
  }
  return loaded;
}

function bareRenderer({ routes }: ServerBuild, path: string, routeId: string, all: ReadonlyMap<string, unknown>) {
  const [root, route] = ["root", routeId].map((id) => routes[id]!.module as unknown as PageModule) as [
    PageModule,
    PageModule,
  ];
  const matches = ["root", routeId].map((id) => ({ id, loaderData: all.get(id) }));
  const [rootData, loaderData] = matches.map((match) => match.loaderData);
  const url = new URL(path, SITE_URL);
  return () => {
    const meta = route.meta!({ loaderData, matches, location: url, params: {} });
    setPage({ url, matches, meta, links: root.links!(), outlet: createElement(route.default, { loaderData }) });
    return renderToString(createElement(root.Layout!, null, createElement(root.default, { loaderData: rootData })));
  };
}

/** Milliseconds of one call. */
async function cpuTime(work: () => unknown, calls: number): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / calls;
}

const textOf = (html: string): string =>
  html
    .replace(/<script[^>]*>[\s\S]*?<\/script>|<template[^>]*>[\s\S]*?<\/template>|<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
