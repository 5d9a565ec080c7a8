import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { detachedText } from "./detached-text.ts";

/** The header in which a rendered page tells the server the hashes of its inline scripts. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

const OPENING = "<script";
const CLOSING = "</script>";
const NOT_RUN = /\ssrc=|\stype="application\/(ld\+)?json"/;

/** The same few scripts stand on every page of a route. */
const known = new LRUCache<string, string>({ max: 200 });

/** SHA-256 of each inline script of a page, for the content security policy. Data blocks do not run and need none. */
export function inlineScriptHashes(...parts: readonly string[]): string[] {
  return [...new Set(parts.flatMap(hashesIn))];
}

function hashesIn(html: string): string[] {
  const hashes: string[] = [];
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at)) {
    const start = html.indexOf(">", at) + 1;
    const end = html.indexOf(CLOSING, start);
    if (start === 0 || end < 0) break;
    if (!NOT_RUN.test(html.slice(at, start))) hashes.push(hashOf(html.slice(start, end)));
    at = end;
  }
  return hashes;
}

function hashOf(code: string): string {
  let digest = known.get(code);
  if (digest === undefined) {
    digest = hash("sha256", code, "base64");
    known.set(detachedText(code), digest);
  }
  return digest;
}
