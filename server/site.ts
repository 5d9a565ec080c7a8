/** One process's HTTP side: what stands in memory is sent at once, everything else goes through the slow path. */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Finding, Log } from "../app/http/site-context.ts";
import type { CatalogKeeper } from "../app/store/catalog-keeper.ts";
import type { Store } from "../app/store/open-store.ts";
import type { Config } from "./config.ts";
import type { Limits } from "./limits.ts";
import { countRequest } from "./metrics.ts";
import { PageCache } from "./page-cache.ts";
import { reduceUrl } from "./reduced-url.ts";
import { nameRequest } from "./request-id.ts";
import { parseTarget } from "./request-target.ts";
import type { Router } from "./router.ts";
import type { ShareImages } from "./share-images.ts";
import { createSlowPath } from "./slow-path.ts";
import type { StaticFiles } from "./static-files.ts";

export interface SiteParts {
  readonly config: Config;
  readonly store: Store;
  readonly keeper: CatalogKeeper;
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
  /** Set when the process is about to stop: the balancer should send no more. */
  draining: boolean;
}

export function createSite(parts: SiteParts): Site {
  const { keeper, log, router, staticFiles } = parts;
  const pages = new PageCache();
  keeper.onChange(() => pages.clear());
  const site: Site = { server: createServer(SERVER_LIMITS, listen), pages, draining: false };
  const slowPath = createSlowPath({ ...parts, pages, isDraining: () => site.draining });
  const answerSlowly = getRequestListener(slowPath.fetch, { overrideGlobalObjects: false });
  const processTag = randomBytes(3).toString("hex");
  let count = 0;

  function listen(req: IncomingMessage, res: ServerResponse): void {
    if (site.draining) res.setHeader("connection", "close");
    if (req.method === "GET" || req.method === "HEAD") {
      const file = staticFiles.get(withoutQuery(req.url!));
      if (file) {
        countRequest("static", 200);
        return void file.send(req, res);
      }
      const page = keptPage(req.url!);
      if (page) {
        countRequest("kept", page.status);
        return void page.send(req, res);
      }
    }
    count += 1;
    const requestId = `${processTag}-${count.toString(36)}`;
    const started = performance.now();
    nameRequest(res, requestId);
    res.on("close", () => {
      const elapsed = performance.now() - started;
      countRequest("rendered", res.statusCode, elapsed);
      log.info(
        {
          requestId,
          method: req.method,
          // Without the query: what people search for and where they stand is nobody's business.
          path: withoutQuery(req.url ?? "").slice(0, 500),
          status: res.statusCode,
          ms: Math.round(elapsed * 10) / 10,
        },
        "request",
      );
    });
    void answerSlowly(req, res);
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
  site.server.keepAliveTimeout = 30_000;
  site.server.timeout = 60_000;
  site.server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end(BAD_REQUEST);
  });
  return site;
}

const SERVER_LIMITS = { maxHeaderSize: 16_384, connectionsCheckingInterval: 2_000 };
const BAD_REQUEST = "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

function withoutQuery(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? url : url.slice(0, at);
}
