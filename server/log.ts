import { type DestinationStream, type Logger, pino } from "pino";
import type { Log } from "../app/web/site-context.ts";
import type { Middleware } from "./http/app-env.ts";
import { countRequest } from "./metrics.ts";

/** One line of JSON per event, on standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const serializers = { path: withoutToken, url: withoutToken };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return destination ? pino(options, destination) : pino(options);
}

/** The URL of a tracking page is all it takes to read it, so its token is never logged, however the URL is written. */
function withoutToken(address: unknown): unknown {
  if (typeof address !== "string") return address;
  return address
    .replace(ASCII_ESCAPE, decodeURIComponent)
    .replace(/(?<!:)\/{2,}/g, "/")
    .replace(/(\/track\/)[0-9a-z]+/i, "$1...")
    .replace(TOKEN, "...");
}

const ASCII_ESCAPE = /%[0-7][0-9a-f]/gi;
const TOKEN = /[0-9a-f]{32}/gi;

export const REQUEST_ID_HEADER = "x-request-id";

/** Logged the way nginx does: the client left before it was answered. */
const CLIENT_LEFT = 499;
const HEALTH_CHECKS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/**
 * Logs and counts each request once its answer is sent, except for static files; the answer carries the id of its log
 * line.
 */
export function logRequests(log: Log): Middleware {
  return async (c, next) => {
    const { incoming, outgoing } = c.env;
    const requestId = c.get("requestId");
    const started = performance.now();
    outgoing.on("close", () => {
      if (c.get("isStatic")) return;
      const status = outgoing.headersSent ? outgoing.statusCode : CLIENT_LEFT;
      const elapsed = performance.now() - started;
      countRequest("rendered", status, elapsed);
      // Without the query: what people search for, and where they are, is nobody else's business.
      const path = incoming.url!.split("?")[0]!.slice(0, 500);
      if (status === 200 && HEALTH_CHECKS.has(path)) return;
      log.info({ requestId, method: incoming.method, path, status, ms: Math.round(elapsed * 10) / 10 }, "request");
    });
    await next();
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
  };
}
