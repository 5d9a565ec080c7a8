import { hash } from "node:crypto";

/** The header in which a rendered page tells the server the hashes of its inline scripts. */
export const SCRIPT_HASHES_HEADER = "x-script-hashes";

const END_OF_CONTENT = "</main>";
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const NOT_RUN = /\ssrc=|\stype="application\/(ld\+)?json"/;

/**
 * SHA-256 of each inline script behind the content, for the content security policy. A script inside the content isn't
 * ours: with a hash, the policy would allow what it is there to stop. Content that closes `main` does so before we do.
 */
export function inlineScriptHashes(html: string): string[] {
  const ours = html.slice(Math.max(html.lastIndexOf(END_OF_CONTENT), 0));
  const scripts = [...ours.matchAll(SCRIPT)].filter(([, attributes]) => !NOT_RUN.test(attributes!));
  return [...new Set(scripts.map(([, , code]) => hash("sha256", code!, "base64")))];
}
