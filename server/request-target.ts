import type { IncomingMessage } from "node:http";

/**
 * The target of a request as an address of this site; undefined for targets that no page of ours can have
 * (another host's, broken escapes, control characters).
 */
export function parseTarget(rawUrl: string | undefined): URL | undefined {
  if (!rawUrl?.startsWith("/")) return undefined;
  // Joined as text: resolved as a reference, "//host/path" would be an address on another host.
  const text = `http://localhost${rawUrl}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return /[\u0000-\u001f\u007f]/.test(decodeURIComponent(url.pathname)) ? undefined : url;
  } catch {
    return undefined;
  }
}

/** Only pages have one canonical form; files and the API are found as they are written or not at all. */
const NOT_A_PAGE = /^\/(api\/.|(assets|art|share)(\/|$))|\.[a-zA-Z]+$/;

/** The path of a page's address in upper case, with doubled or trailing slashes; undefined if it is canonical. */
export function canonicalPath(url: URL): string | undefined {
  if (NOT_A_PAGE.test(url.pathname)) return undefined;
  const path = `/${url.pathname.split("/").filter(Boolean).join("/")}`.replace(/[A-Z]+/g, (text) => text.toLowerCase());
  // Escapes are written in upper case by browsers and mean the same in both.
  if (path === url.pathname || path === url.pathname.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()))
    return undefined;
  return path;
}

/** A name or an address, and a port. */
const HOST = /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?$/;

const PATH_AND_QUERY = /^\/[^\\?]*(\?|$)/;

/** Whether a request says which site it asks, as HTTP/1.1 demands, and says it and its target in readable words. */
export function isReadable({ url, headers, httpVersion }: IncomingMessage): boolean {
  const hostIsFine = headers.host === undefined ? httpVersion === "1.0" : HOST.test(headers.host);
  return hostIsFine && url !== undefined && PATH_AND_QUERY.test(url);
}
