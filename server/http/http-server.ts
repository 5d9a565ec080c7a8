/** The HTTP server of one process. It sends cached pages itself; everything else goes through the app. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { REQUEST_ID_HEADER } from "../log.ts";
import { countRequest } from "../metrics.ts";
import { createApp } from "./app.ts";
import type { AppParts } from "./app-parts.ts";
import { answerClientErrors, refuse } from "./bad-requests.ts";
import { type CachedResponse, type Representation, readyRepresentation, represent } from "./cached-response.ts";
import { PageCache } from "./page-cache.ts";
import { parseTarget, requestedRoute } from "./route-table.ts";

export interface HttpServer {
  readonly server: Server;
  readonly pages: PageCache;
  /** Open connections, including those that have not sent a request. */
  readonly connections: Set<Socket>;
  /** True when the process is about to stop: the balancer should send no more requests. */
  draining: boolean;
}

export function createHttpServer(parts: Omit<AppParts, "pages" | "nextRequestId" | "isDraining">): HttpServer {
  const pages = new PageCache();
  parts.poller.onChange(() => pages.clear());
  const processTag = randomBytes(3).toString("hex");
  let requests = 0;
  const nextRequestId = () => {
    requests += 1;
    return `${processTag}-${requests.toString(36)}`;
  };
  const app = createApp({ ...parts, pages, nextRequestId, isDraining: () => site.draining });
  const listenWithApp = getRequestListener(app.fetch, { hostname: "localhost" });

  const server = createServer({ maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 }, (req, res) => {
    if (site.draining) res.setHeader("connection", "close");
    if (!hasValidHost(req)) return refuse(req.socket, 400);
    const page = cachedPage(req);
    if (!page) return void listenWithApp(req, res);
    const send = ({ status, headers, body }: Representation) => {
      res.writeHead(status, { ...headers, [REQUEST_ID_HEADER]: nextRequestId() }).end(body);
      countRequest("cached", status);
    };
    const ready = readyRepresentation(page, preferencesOf(req));
    if (ready) send(ready);
    // The app also answers failures.
    else represent(page, preferencesOf(req)).then(send, () => listenWithApp(req, res));
  });

  /** The exact URL is looked up first; only URLs with a query are worth parsing. */
  function cachedPage({ method, url = "" }: IncomingMessage): CachedResponse | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const exact = pages.get(url);
    if (exact || !url.includes("?")) return exact;
    const target = parseTarget(url);
    const route = target && requestedRoute(parts.routes, target);
    return route?.cacheable ? pages.get(route.href) : undefined;
  }

  server.headersTimeout = 10_000;
  // Photographs may arrive over a slow line; request-checks.ts has a shorter limit for everything else.
  server.requestTimeout = 120_000;
  server.keepAliveTimeout = 30_000;
  server.timeout = 60_000;
  answerClientErrors(server);
  const site: HttpServer = { server, pages, connections: new Set(), draining: false };
  server.on("connection", (socket) => {
    site.connections.add(socket);
    socket.once("close", () => site.connections.delete(socket));
  });
  return site;
}

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d+)?$/i;

/** Requires exactly one host, which Node does not check; HTTP/1.0 health checks may omit it. */
function hasValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  return hosts.length === 1 && HOST.test(headers.host);
}

const preferencesOf = ({ headers }: IncomingMessage) => ({
  acceptEncoding: headers["accept-encoding"] as string | undefined,
  ifNoneMatch: headers["if-none-match"],
});
