import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../app/web/site-context.ts";
import type { HttpServer } from "./http-server.ts";

/** Requests in flight get this long to finish after the notice; a supervisor usually waits ten seconds before it kills. */
const PATIENCE_MS = 6_500;
/** A connection without a request is closed only after this: its next one may be on the wire already. */
const GRACE_MS = 300;
const LOOK_EVERY_MS = 50;

/** How long clients are told to go elsewhere before the door closes. */
const NOTICE_MS = 2_000;
/** Looks in a row that find nobody connected, before that is believed: who has just been sent here may still be on the way. */
const EMPTY_LOOKS = 4;

/**
 * Still takes requests, but ends each connection with its answer and tells balancers on /readyz: a request that was on its
 * way when the door closed would be lost. Over at once when nobody is connected at the beginning.
 */
export async function giveNotice(http: HttpServer): Promise<void> {
  http.draining = true;
  const until = performance.now() + NOTICE_MS;
  let empty = (await openConnections(http)) === 0 ? EMPTY_LOOKS : 0;
  while (performance.now() < until && empty < EMPTY_LOOKS) {
    await pause(LOOK_EVERY_MS);
    empty = (await openConnections(http)) === 0 ? empty + 1 : 0;
  }
}

function openConnections({ server }: HttpServer): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

/** Stops taking requests, finishes those under way, then runs the rest of the goodbye. */
export async function drain(http: HttpServer, log: Log): Promise<void> {
  http.draining = true;
  // The method of http.Server would close idle connections at once, with the requests that are on their way to them.
  const closed = new Promise<void>((resolve) => {
    // Right after the process has taken in whoever stood at the door: with the door, those would be turned away.
    setImmediate(() => net.Server.prototype.close.call(http.server, () => resolve()));
  });
  const began = performance.now();
  const looking = setInterval(() => {
    const waited = performance.now() - began;
    // Right after the process has read what had arrived: a connection with a request in it is not unused.
    if (waited > GRACE_MS) setImmediate(closeUnused, http);
    if (waited < PATIENCE_MS || http.connections.size === 0) return;
    log.warn({ requests: http.connections.size }, "some requests did not finish in time and were cut off");
    http.server.closeAllConnections();
  }, LOOK_EVERY_MS);
  await closed;
  clearInterval(looking);
}

/** Node counts a connection that never asked for anything as busy, so those are found here. */
function closeUnused(http: HttpServer): void {
  http.server.closeIdleConnections();
  for (const connection of http.connections) if (connection.bytesRead === 0) connection.destroy();
}
