import type { Log } from "../app/http/site-context.ts";
import type { Site } from "./site.ts";

/** Requests in flight get this long to finish; a supervisor usually waits ten seconds before it kills. */
const PATIENCE_MS = 8_000;

/** Stops taking requests, finishes those under way, then runs the rest of the goodbye. */
export async function drain(site: Site, log: Log): Promise<void> {
  site.draining = true;
  const closed = new Promise<void>((resolve) => site.server.close(() => resolve()));
  site.server.closeIdleConnections();
  const idle = setInterval(() => site.server.closeIdleConnections(), 100);
  const lateAt = setTimeout(() => {
    log.warn({}, "some requests did not finish in time and were cut off");
    site.server.closeAllConnections();
  }, PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(lateAt);
}
