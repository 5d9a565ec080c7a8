/** One process's HTTP side: what stands in memory is sent at once, everything else goes through the slow path. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import type { Store } from "../app/store/engine/open-store.ts";
import type { CatalogKeeper } from "../app/store/places/catalog-keeper.ts";
import type { Finding, Log, SiteContext } from "../app/web/site-context.ts";
import type { Config } from "./config.ts";
import type { KeptResponse } from "./kept-response.ts";
import type { Limits } from "./limits.ts";
import { type AnswerSource, countRequest } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { KEEP_ALIVE_MS } from "./ready-head.ts";
import { reduceUrl } from "./reduced-url.ts";
import { renewPages } from "./renew-pages.ts";
import { nameRequest } from "./request-id.ts";
import { isReadable, parseTarget } from "./request-target.ts";
import type { Router } from "./router.ts";
import { securityHeaders } from "./security-headers.ts";
import type { ShareImages } from "./share-images.ts";
import { createSlowPath } from "./slow-path.ts";
import type { StaticFiles } from "./static-files.ts";
import { answerUnread } from "./unread-requests.ts";

export interface SiteParts {
  readonly config: Config;
  readonly store: Store;
  readonly keeper: CatalogKeeper;
  readonly readTexts: SiteContext["readTexts"];
  readonly finding: Finding;
  readonly limits: Limits;
  readonly log: Log;
  readonly router: Router;
  readonly shareImages: ShareImages;
  readonly staticFiles: StaticFiles;
  /** Off while developing, so that every request sees the newest code. */
  readonly keepPages?: boolean;
  /** Off while developing: hot reload puts scripts and styles of its own into the page. */
  readonly withPolicy?: boolean;
}

export interface Site {
  readonly server: Server;
  readonly pages: PageCache;
  /** Open connections, also those that have not asked for anything. */
  readonly connections: Set<Socket>;
  /** Set when the process is about to stop: the balancer should send no more. */
  draining: boolean;
}

export function createSite(parts: SiteParts): Site {
  const { keeper, log, router, staticFiles } = parts;
  const pages = new PageCache();
  const site: Site = { server: createServer(SERVER_LIMITS, listen), pages, connections: new Set(), draining: false };
  const slowPath = createSlowPath({ ...parts, pages, isDraining: () => site.draining });
  let renewed: ReadonlyMap<string, KeptResponse> = new Map();
  keeper.beforeChange(async (catalog) => {
    renewed = await renewPages(pages, (href) => slowPath.renderFor(href, catalog)).catch((error: unknown) => {
      log.warn({ err: error }, "pages could not be rendered ahead of a change");
      return new Map();
    });
  });
  keeper.onChange(() => {
    pages.clear(renewed);
    renewed = new Map();
  });
  const answerSlowly = getRequestListener(slowPath.app.fetch, { overrideGlobalObjects: false, hostname: "localhost" });
  const underWay = new WeakMap<Duplex, { req: IncomingMessage; res: ServerResponse }>();
  const processTag = randomBytes(3).toString("hex");
  let count = 0;
  const nextRequestId = () => {
    count += 1;
    return `${processTag}-${count.toString(36)}`;
  };

  function listen(req: IncomingMessage, res: ServerResponse): void {
    const requestId = nextRequestId();
    if (site.draining) res.setHeader("connection", "close");
    const readable = isReadable(req);
    if (readable && (req.method === "GET" || req.method === "HEAD")) {
      const file = staticFiles.get(withoutQuery(req.url!));
      if (file) return void sendKept("static", file, req, res, requestId);
      const page = keptPage(req.url!);
      if (page) return void sendKept("kept", page, req, res, requestId);
    }
    const started = performance.now();
    nameRequest(res, requestId);
    underWay.set(req.socket, { req, res });
    res.on("close", () => {
      const elapsed = performance.now() - started;
      const status = res.headersSent || res.statusCode !== 200 ? res.statusCode : CLIENT_LEFT;
      countRequest("rendered", status, elapsed);
      // Without the query: what people search for and where they stand is nobody's business.
      const path = withoutQuery(req.url ?? "").slice(0, 500);
      // A balancer asks every second or so; that all is well is no news.
      if (status === 200 && HEALTH_CHECKS.has(path)) return;
      log.info(
        {
          requestId,
          method: req.method,
          path,
          status,
          ms: Math.round(elapsed * 10) / 10,
        },
        "request",
      );
    });
    if (readable) void answerSlowly(req, res);
    else refuse(req, res, 400);
  }

  function sendKept(
    source: AnswerSource,
    kept: KeptResponse,
    req: IncomingMessage,
    res: ServerResponse,
    requestId: string,
  ): void {
    const status = kept.statusFor(req);
    // Only a form that has to be made first can fail; what is there is sent without a promise.
    const sending = kept.send(req, res, requestId);
    if (!sending) return void countRequest(source, status);
    sending.then(
      () => countRequest(source, status),
      (error: unknown) => {
        countRequest(source, 500);
        log.error({ requestId, err: error }, "a kept answer could not be sent");
        nameRequest(res, requestId);
        if (res.headersSent) res.destroy();
        else refuse(req, res, 500);
      },
    );
  }

  /** An exact address is found without being read; only a query is worth a second look. */
  function keptPage(rawUrl: string) {
    const exact = pages.get(rawUrl);
    if (exact || !rawUrl.includes("?")) return exact;
    const target = parseTarget(rawUrl);
    const reduced = target && reduceUrl(target, router.routeIds);
    return reduced?.keep ? pages.get(reduced.href) : undefined;
  }

  site.server.headersTimeout = 10_000;
  site.server.requestTimeout = 20_000;
  site.server.keepAliveTimeout = KEEP_ALIVE_MS;
  site.server.timeout = 60_000;
  const refuse = answerUnread(site.server, {
    headers: securityHeaders(parts.config),
    nextRequestId,
    underWay: (socket) => underWay.get(socket),
  });
  site.server.on("connection", (socket) => {
    site.connections.add(socket);
    socket.once("close", () => site.connections.delete(socket));
  });
  return site;
}

// A request without a host is refused in site.ts, in our own words and with our own headers.
const SERVER_LIMITS = { maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000, requireHostHeader: false };
/** In the log, as nginx writes it: nobody was there any more to be answered. */
const CLIENT_LEFT = 499;

const HEALTH_CHECKS: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

function withoutQuery(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
}
