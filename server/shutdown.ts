import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../app/http/site-context.ts";
import type { Site } from "./site.ts";

/** Requests in flight get this long to finish; a supervisor usually waits ten seconds before it kills. */
const PATIENCE_MS = 8_000;

/** Connections with nothing to say are closed so often, right after the process has read what had arrived. */
const SWEEP_MS = 100;

/** How long clients are told to go elsewhere before the door closes. */
const NOTICE_MS = 1_000;

/**
 * Still takes requests, but ends each connection with its answer and tells balancers on /readyz: a request that was on its
 * way when the door closed would be lost. Over at once when nobody is connected.
 */
export async function giveNotice(site: Site): Promise<void> {
  site.draining = true;
  const until = performance.now() + NOTICE_MS;
  while (performance.now() < until && (await openConnections(site)) > 0) await pause(NOTICE_MS / 20);
}

function openConnections({ server }: Site): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

/** Stops taking requests, finishes those under way, then runs the rest of the goodbye. */
export async function drain(site: Site, log: Log): Promise<void> {
  site.draining = true;
  const { server } = site;
  // Only the door is closed here: node:http would also cut connections whose next request has arrived but was not read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
  const lateAt = setTimeout(() => {
    log.warn({}, "some requests did not finish in time and were cut off");
    server.closeAllConnections();
  }, PATIENCE_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(lateAt);
  server.close();
}
