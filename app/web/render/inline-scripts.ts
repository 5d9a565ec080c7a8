import { hash } from "node:crypto";

/** Internal header that passes the hashes of a page's inline scripts to the server. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

const END_OF_CONTENT = "</main>";
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const NOT_RUN = /\ssrc=|\stype="application\/(ld\+)?json"/;

/**
 * SHA-256 hashes of the inline scripts after the content, for the CSP. A script inside the content would be injected
 * and must not be allowed. Searching for the last `</main>` is safe against content that closes `main` itself.
 */
export function inlineScriptHashes(html: string): string[] {
  const ours = html.slice(Math.max(html.lastIndexOf(END_OF_CONTENT), 0));
  const scripts = [...ours.matchAll(SCRIPT)].filter(([, attributes]) => !NOT_RUN.test(attributes!));
  return [...new Set(scripts.map(([, , code]) => hash("sha256", code!, "base64")))];
}
