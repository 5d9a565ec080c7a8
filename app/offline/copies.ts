/**
 * The copies on a visitor's device: one cache for each release. What we know about a copy (when, how large, whether it
 * was kept on purpose, its title) is stored in its own headers, so there is no index that could disagree with the
 * cache.
 */
import { type CopyFacts, copiesToEvict, spelledAlike } from "./copy-rules.ts";

const PREFIX = "copies-";
const STORED_AT = "x-stored-at";
const BYTES = "x-bytes";
const KEPT = "x-kept";
const TITLE = "x-title";

export const cacheName = (release: string): string => PREFIX + release;

/** The caches of all releases on this device. */
export async function copyCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

export async function findCopy(cache: Cache, url: string): Promise<Response | undefined> {
  // The browser handles encodings.
  return cache.match(keyOf(url), { ignoreVary: true });
}

const keyOf = (url: string): string => spelledAlike(url, location.origin);

export const isKept = ({ headers }: Response): boolean => headers.has(KEPT);
export const storedAt = ({ headers }: Response): number => Number(headers.get(STORED_AT));

export async function putCopy(cache: Cache, url: string, response: Response, { kept = false } = {}): Promise<void> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  const headers = new Headers(response.headers);
  const body = await response.blob();
  const title = isPage && /<title>([^<]*)/.exec(await body.text())?.[1];
  const before = await findCopy(cache, url);
  if (kept || (before && isKept(before))) headers.set(KEPT, "1");
  if (title) headers.set(TITLE, encodeURIComponent(title));
  headers.set(STORED_AT, String(Date.now()));
  headers.set(BYTES, String(body.size));
  // The body is already decompressed here.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(keyOf(url), new Response(body, { headers }));
}

/** Marks a copy as no longer kept on purpose. */
export async function unmarkCopy(cache: Cache, url: string): Promise<void> {
  const copy = await findCopy(cache, url);
  if (!copy || !isKept(copy)) return;
  const headers = new Headers(copy.headers);
  headers.delete(KEPT);
  await cache.put(keyOf(url), new Response(copy.body, { headers }));
}

export interface Copy extends CopyFacts {
  /** The title as the page spells it, with entities; undefined for data and files. */
  readonly title: string | undefined;
}

export async function listCopies(cache: Cache): Promise<Copy[]> {
  const requests = await cache.keys();
  const copies = await Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true });
      if (!copy) return [];
      const title = copy.headers.get(TITLE);
      return {
        url: request.url,
        bytes: Number(copy.headers.get(BYTES)),
        storedAt: storedAt(copy),
        kept: isKept(copy),
        title: title ? decodeURIComponent(title) : undefined,
      };
    }),
  );
  return copies.flat();
}

export async function evictCopies(cache: Cache, maxBytes?: number): Promise<void> {
  await Promise.all(copiesToEvict(await listCopies(cache), maxBytes).map((url) => cache.delete(url)));
}
