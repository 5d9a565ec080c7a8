/** What a browser fetches for the first load of a route, from the files of the finished build. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const CLIENT = "build/client";
const ASSETS = join(CLIENT, "assets");

interface RouteFiles {
  readonly module: string;
  readonly imports: readonly string[];
}

interface ClientManifest {
  readonly url: string;
  readonly entry: RouteFiles;
  readonly routes: Readonly<Record<string, RouteFiles & { readonly hasDefaultExport?: boolean }>>;
}

export function readClientManifest(): ClientManifest {
  const file = readdirSync(ASSETS).find((name) => /^manifest-.*\.js$/.test(name));
  if (!file) throw new Error("The site is not built.");
  const code = readFileSync(join(ASSETS, file), "utf8");
  return JSON.parse(code.slice(code.indexOf("{"), code.lastIndexOf("}") + 1));
}

/** Bytes as they travel: brotli where the build made it. */
export function sentBytes(path: string): number {
  const file = join(CLIENT, path);
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
}

export const isFramework = (path: string): boolean => /\/framework-[^/]*\.js$/.test(path);

export function firstLoadScripts({ url, entry, routes }: ClientManifest, routeId: string): string[] {
  const files = [entry, routes.root, routes[routeId]].flatMap((part) => (part ? [part.module, ...part.imports] : []));
  return [...new Set([url, ...files])];
}

export function assetsNamed(pattern: RegExp): string[] {
  return readdirSync(ASSETS)
    .filter((name) => pattern.test(name))
    .map((name) => `/assets/${name}`);
}
