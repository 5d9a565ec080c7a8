import { createHash } from "node:crypto";

/** The header in which a rendered page tells the server the hashes of its inline scripts. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\stype="application\/(ld\+)?json"/;

/** SHA-256 of each inline script of a page, for the content security policy. Data blocks do not run and need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes, code] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes!)) continue;
    hashes.add(createHash("sha256").update(code!).digest("base64"));
  }
  return [...hashes];
}
