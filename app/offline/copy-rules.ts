/** What the service worker may store on a visitor's device, and what it evicts first. Pure functions. */

import { DATA_PARAMETER, DATA_SUFFIX, pathOfData } from "../web/data-url.ts";

export const RELEASE_HEADER = "x-release";
export const OFFLINE_PATH = "/offline";
export const MAX_BYTES = 50_000_000;

/** A page, the router's data of one, or a file that pages show. */
export type CopyKind = "page" | "data" | "file";

/** Personal pages of reviewers and of senders who track a submission. API answers are only good for the moment. */
const NEVER = /^\/(review|track)(\/|\.|$)|^\/api\//i;
const FILE = /^\/(assets|art|icons|photo)\/|^\/(favicon\.\w+|map\.svg|trip\/qr\.svg|saved\/states\.svg)$/;
/** The size in which photographs are stored. */
const LARGE_PHOTO = /^\/photo\/[0-9a-f]+-960\.webp$/;
const HAS_EXTENSION = /\.\w+$/;

/** Undefined for requests that the worker ignores. */
export function copyKind(
  { method, url, mode }: { readonly method: string; readonly url: string; readonly mode?: string },
  origin: string,
): CopyKind | undefined {
  const { origin: host, pathname } = new URL(url);
  if (method !== "GET" || host !== origin || NEVER.test(pathname)) return undefined;
  if (FILE.test(pathname)) return "file";
  if (pathname.endsWith(DATA_SUFFIX)) return "data";
  return mode === "navigate" && !HAS_EXTENSION.test(pathname) ? "page" : undefined;
}

/**
 * Only public answers, and only pages of the worker's own release. What depends on words or a position of the visitor is
 * private, and stored only if the visitor keeps it.
 */
export function mayStore(
  kind: CopyKind,
  response: Response,
  { release, kept }: { readonly release: string; readonly kept: boolean },
): boolean {
  const { status, redirected, headers } = response;
  if (status !== 200 || redirected) return false;
  const cacheControl = headers.get("cache-control") ?? "";
  if (/no-store|private/.test(cacheControl) && !(kept && cacheControl.startsWith("private"))) return false;
  return kind === "file" || headers.get(RELEASE_HEADER) === release;
}

/** Only one size of a photograph is stored; it stands in for the others. */
export const storedSizeOf = (url: string): string => url.replace(/(\/photo\/[0-9a-f]+)-\d+\.webp$/, "$1-960.webp");

/** The URL identifies the content, so there is never a newer answer. */
export const isImmutable = (response: Response): boolean =>
  /immutable/.test(response.headers.get("cache-control") ?? "");

/** The router and the address bar write the same query differently: "Salem%2C+OR", "Salem,+OR". */
export function spelledAlike(url: string, origin: string): string {
  const alike = new URL(url, origin);
  alike.search = String(alike.searchParams);
  return alike.href;
}

/** Path and query of the page that a data URL belongs to. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(DATA_PARAMETER);
  return pathOfData(pathname) + (searchParams.size > 0 ? `?${searchParams}` : "");
}

export interface CopyFacts {
  readonly url: string;
  readonly bytes: number;
  readonly storedAt: number;
  /** Saved by the visitor, not just visited. */
  readonly kept: boolean;
}

/**
 * Which copies to delete to get below the limit: oldest first, and copies kept on purpose last. The release's own
 * scripts and styles stay, since every page needs them and a new release replaces them anyway.
 */
export function copiesToEvict(copies: readonly CopyFacts[], maxBytes = MAX_BYTES): string[] {
  let bytes = copies.reduce((sum, copy) => sum + copy.bytes, 0);
  const evicted: string[] = [];
  const candidates = copies
    .filter(({ url }) => !new URL(url).pathname.startsWith("/assets/"))
    .toSorted((a, b) => Number(a.kept) - Number(b.kept) || a.storedAt - b.storedAt);
  for (const copy of candidates) {
    if (bytes <= maxBytes) break;
    bytes -= copy.bytes;
    evicted.push(copy.url);
  }
  return evicted;
}

/**
 * What to fetch along with a page that is kept: its scripts and styles, its scene, the place's own poster, its leading
 * photograph and the pictures of its maps.
 */
export function filesOfPage(html: string, path: string): string[] {
  const slug = /^\/location\/([^/?]+)/.exec(path)?.[1];
  const found = html.matchAll(/(?:href|src|srcSet)="(\/(?:assets|art|photo|map\.svg|trip\/qr\.svg)[^"\s]*)"/gi);
  const files = [...new Set([...found].map(([, file]) => file!.replaceAll("&amp;", "&")))];
  const wantedArt = ["/art/scene/", `/art/${slug}.`];
  // The photograph at the top of a place's page; all others are shown smaller.
  const leading = slug && files.find((file) => LARGE_PHOTO.test(file));
  return files.filter((file) => {
    if (file.startsWith("/photo/")) return file === leading;
    return !file.startsWith("/art/") || wantedArt.some((start) => file.startsWith(start));
  });
}
