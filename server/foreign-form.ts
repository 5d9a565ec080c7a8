import type { IncomingMessage } from "node:http";
import type { Config } from "./config.ts";

/**
 * Whether a browser says that another site sent this form. Ours carries the host that the visitor sees, which is the
 * public address or, on a laptop, whatever name the machine was asked by. Programs send no Origin and are let through:
 * they carry nobody's cookies.
 */
export function isForeignForm({ headers }: IncomingMessage, { siteUrl }: Pick<Config, "siteUrl">): boolean {
  if (headers["sec-fetch-site"] === "cross-site") return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { host } = new URL(origin);
  return host !== new URL(siteUrl).host && host !== headers.host;
}
