import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../app/web/site-context.ts";
import type { HttpServer } from "./http/http-server.ts";

/** Requests in flight get this long to finish; supervisors usually wait ten seconds before they kill. */
const DRAIN_TIMEOUT_MS = 6_500;
/** Idle connections are closed only after this: their next request may already be on the wire. */
const IDLE_GRACE_MS = 300;
const CHECK_INTERVAL_MS = 50;

/** How long /readyz reports the stop before the server closes its port. */
const NOTICE_MS = 2_000;
/** Consecutive checks without a connection before the notice ends early: a client may be connecting. */
const EMPTY_CHECKS = 4;

/**
 * Keeps taking requests, but closes each connection with its answer and reports the stop on /readyz: a request on its
 * way to a closed port would be lost. Ends at once if nobody is connected at the beginning.
 */
export async function giveNotice(http: HttpServer): Promise<void> {
  http.draining = true;
  const until = performance.now() + NOTICE_MS;
  let empty = (await openConnections(http)) === 0 ? EMPTY_CHECKS : 0;
  while (performance.now() < until && empty < EMPTY_CHECKS) {
    await pause(CHECK_INTERVAL_MS);
    empty = (await openConnections(http)) === 0 ? empty + 1 : 0;
  }
}

function openConnections({ server }: HttpServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

/** Stops listening and waits for the requests in flight. */
export async function drain(http: HttpServer, log: Log): Promise<void> {
  http.draining = true;
  // http.Server's own close() would also close idle connections at once, with requests on their way to them.
  const closed = new Promise<void>((resolve) => {
    // Wait until pending connections are accepted: closing the port would reset them.
    setImmediate(() => net.Server.prototype.close.call(http.server, () => resolve()));
  });
  const began = performance.now();
  const checking = setInterval(() => {
    const waited = performance.now() - began;
    // Wait until arrived data has been read: a connection with a request in it is not idle.
    if (waited > IDLE_GRACE_MS) setImmediate(closeUnused, http);
    if (waited < DRAIN_TIMEOUT_MS || http.connections.size === 0) return;
    log.warn({ requests: http.connections.size }, "some requests did not finish in time and were cut off");
    http.server.closeAllConnections();
  }, CHECK_INTERVAL_MS);
  await closed;
  clearInterval(checking);
}

/** Node counts a connection that never sent anything as busy. */
function closeUnused(http: HttpServer): void {
  http.server.closeIdleConnections();
  for (const connection of http.connections) if (connection.bytesRead === 0) connection.destroy();
}
