import { serveStatic } from "@hono/node-server/serve-static";
import { countRequest } from "../metrics.ts";
import type { Middleware } from "./app-env.ts";
import { isNotModified } from "./cached-response.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
const ONE_HOUR = "public, max-age=3600";
/** The service worker's file: no cache on the way may pin a visitor to an old release. */
const WORKER = "/sw.js";

const ONE_RANGE = /^bytes=(\d+-\d*|-\d+)$/;

/** The built client files, in the compressed forms that the build made. */
export function staticFiles(folder: string): Middleware {
  const serve = serveStatic({ root: folder, precompressed: true });
  return async (c, next) => {
    // Other units, several ranges and what cannot be read get the whole file.
    if (!ONE_RANGE.test(c.req.header("range") ?? "")) c.req.raw.headers.delete("range");
    const file = await serve(c, next);
    if (!(file instanceof Response)) return;
    c.set("isStatic", true);
    const { headers } = file;
    const etag = `W/"${Date.parse(headers.get("last-modified")!)}-${headers.get("content-length")}"`;
    headers.set("etag", etag);
    headers.set("cache-control", cacheControl(c.req.path));
    const isUnchanged = isNotModified(c.req.header("if-none-match"), etag);
    countRequest("static", isUnchanged ? 304 : file.status);
    if (!isUnchanged) return file;
    await file.body?.cancel();
    return new Response(null, { status: 304, headers });
  };
}

function cacheControl(path: string): string {
  if (path === WORKER) return "no-cache";
  return path.startsWith("/assets/") ? IMMUTABLE : ONE_HOUR;
}
