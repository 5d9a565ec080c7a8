/** A site that a test can stop and start again, or replace by another release, at the same address. */
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { copyCuratedDatabase } from "../curated-database.ts";
import { readClientManifest } from "../first-load.ts";
import { freePort } from "../free-port.ts";
import { type SiteProcess, startSiteProcess } from "../site-process.ts";
import { expect, test as journey } from "./journey.ts";

export interface StoppableSite {
  readonly url: string;
  readonly dataDir: string;
  stop(): Promise<void>;
  /** As it was, or from another folder with a build. */
  start(projectDir?: string): Promise<void>;
}

/** The network is gone: without a goodbye, as on a road through a forest. */
const GONE = "SIGKILL";

export const test = journey.extend<{ site: StoppableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the first parameter to be destructured
  site: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "hauntway-offline-"));
    await copyCuratedDatabase(dataDir);
    const port = String(await freePort());
    let running: SiteProcess | undefined;
    const site: StoppableSite = {
      url: `http://localhost:${port}`,
      dataDir,
      async stop() {
        await running?.stop(GONE);
        running = undefined;
      },
      async start(projectDir) {
        const TILE_URL = `${process.env.TEST_TILE_ORIGIN}/{z}/{x}/{y}.png`;
        running = await startSiteProcess({ PORT: port, DATA_DIR: dataDir, TRUST_PROXY: "1", TILE_URL }, projectDir);
      },
    };
    await site.start();
    await use(site);
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: "allow",
  // The browser reports every request that fails.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the first parameter to be destructured
  expectedErrors: ({}, use) => use([/ERR_|Failed to (load|fetch)|The submission was not taken/i]),
});

/** Until the worker controls the page and has a copy of it. */
export async function untilStored(page: Page, path: string): Promise<void> {
  const isStored = async (wanted: string) =>
    navigator.serviceWorker.controller !== null && (await caches.match(wanted, { ignoreVary: true })) !== undefined;
  await expect.poll(() => page.evaluate(isStored, path)).toBe(true);
}

/** Until a page is stored that somebody wants to have, with all files of the site. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const isKept = async (wanted: string) =>
    (await caches.match(wanted, { ignoreVary: true }))?.headers.has("x-kept") ?? false;
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

/** Another server at the same address. */
export async function startServer(url: string, answer: RequestListener): Promise<{ stop(): Promise<void> }> {
  const server = createServer(answer);
  server.listen(Number(new URL(url).port), "localhost");
  await once(server, "listening");
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Every address in every cache, without the origin. */
export const storedPaths = (page: Page): Promise<string[]> => listPaths(page, false);

/** Those that somebody wants to have, without scripts and styles, which always stay. */
export async function keptPaths(page: Page): Promise<string[]> {
  return (await listPaths(page, true)).filter((path) => !path.startsWith("/assets/"));
}

function listPaths(page: Page, onlyKept: boolean): Promise<string[]> {
  return page.evaluate(async (onlyKept) => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const isKept = (await cache.match(request, { ignoreVary: true }))?.headers.has("x-kept");
        if (isKept || !onlyKept) paths.push(request.url.slice(location.origin.length));
      }
    }
    return paths;
  }, onlyKept);
}

/** A folder with the same build as another release: a script has another name, and the one before is gone. */
export function makeNextRelease(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "hauntway-release-"));
  cpSync("build", join(folder, "build"), { recursive: true });
  mkdirSync(join(folder, "server"));
  cpSync("server/run.mjs", join(folder, "server/run.mjs"));
  for (const shared of ["node_modules", "data", "package.json"]) symlinkSync(resolve(shared), join(folder, shared));

  const { url, routes } = readClientManifest();
  const version = /manifest-(.*)\.js$/.exec(url)![1]!;
  const script = routes["routes/most-haunted"]!.module.slice("/assets/".length);
  const replace = (text: string) => text.replaceAll(version, "feedbeef").replaceAll(script, `next-${script}`);
  for (const entry of readdirSync(join(folder, "build"), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    // Compressed forms would still be those of the release before.
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|json)$/.test(file)) {
      writeFileSync(file, replace(readFileSync(file, "utf8")));
      renameSync(file, join(entry.parentPath, replace(entry.name)));
    }
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
