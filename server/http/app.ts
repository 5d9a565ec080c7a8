/** The HTTP application of one process: whatever the page cache cannot answer passes through here from top to bottom. */
import { type ErrorHandler, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { requestId } from "hono/request-id";
import { api } from "../../app/api/index.ts";
import { canonicalUrl } from "../../app/web/canonical-url.ts";
import { RETRY_AFTER_SECONDS, UNEXPECTED } from "../../app/web/error-status.ts";
import {
  DATA_CACHE,
  PAGE_CACHE,
  POSITION_PAGE,
  PRIVATE_DATA,
  PRIVATE_PAGE,
} from "../../app/web/render/page-headers.ts";
import type { Log } from "../../app/web/site-context.ts";
import { logRequests } from "../log.ts";
import { type AppContext, type AppEnv, isApi, isReading, type Middleware, NO_STORE } from "./app-env.ts";
import type { AppParts } from "./app-parts.ts";
import { type CachedResponse, readResponse, represent } from "./cached-response.ts";
import { clientAddress } from "./client-address.ts";
import { createSiteContext } from "./create-site-context.ts";
import { FairQueue } from "./fair-queue.ts";
import type { PageCache } from "./page-cache.ts";
import { createRefuse, type Refuse } from "./refusals.ts";
import { allowOtherSites, checkMethod, checkOrigin, limitBody, limitRate } from "./request-checks.ts";
import { parseTarget, requestedRoute, UNKNOWN_API } from "./route-table.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

export function createApp(parts: AppParts): Hono<AppEnv> {
  const { config, limits, log, pages, clientDir } = parts;
  const refuse = createRefuse(clientDir);
  // In development, hot reload adds its scripts and styles to each page.
  const headersOfEveryResponse = securityHeaders(config, { withPolicy: clientDir !== undefined });
  const app = new Hono<AppEnv>();

  // We generate the id: a client's is not trusted.
  app.use(requestId({ headerName: "", generator: parts.nextRequestId }));
  app.use(logRequests(log));
  app.use(headersOfEveryResponse);
  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, NO_STORE));
  app.get("/readyz", readiness(parts));
  if (clientDir) app.use(staticFiles(clientDir));

  app.use(readTarget(parts));
  app.use(allowOtherSites);
  // Before every other answer, redirects and refusals included: none of them may cost other visitors their turn.
  const origin = checkOrigin(config);
  app.use(limitRate(limits, refuse, origin));
  app.use(queueFairly());
  app.use(checkTarget(refuse));
  app.use(redirectToCanonical(parts));
  app.use(checkMethod(refuse));
  app.use(origin);
  app.use(limitBody(refuse));

  app.use(cachePages(clientDir === undefined ? undefined : pages));
  // Inside the cache as well: cached answers are sent without passing through the app again.
  app.use(headersOfEveryResponse);
  app.use(allowOtherSites);
  app.use(setCacheControl);
  app.all("*", answerRoute(parts, refuse));
  app.onError(answerError(log, refuse));
  return app;
}

function readiness({ poller, searchServices, isDraining }: AppParts) {
  return (c: AppContext): Response => {
    if (isDraining()) return c.json({ status: "stopping" }, 503, NO_STORE);
    // Pages are served already; a search would have to wait.
    if (!searchServices.isSearchable()) return c.json({ status: "starting" }, 503, NO_STORE);
    const since = poller.unreachableSince?.toISOString();
    // Still ready: pages come from memory, and a balancer that took every server out would make it worse.
    if (since) return c.json({ status: "degraded", database: "unreachable", since }, 200, NO_STORE);
    const { places, version } = poller.catalog;
    return c.json({ status: "ready", places: places.length, version }, 200, NO_STORE);
  };
}

/** Longer than the path of any page: the longest have a name, a city and a state in them. */
const MAX_PATH = 500;

const hasLongPath = (url = ""): boolean => url.split("?", 1)[0]!.length > MAX_PATH;

/** Leaves the target out where it cannot be read or is too long. */
function readTarget({ routes, config }: AppParts): Middleware {
  return (c, next) => {
    const { incoming } = c.env;
    c.set("address", clientAddress(incoming, config.trustProxy));
    const target = hasLongPath(incoming.url) ? undefined : parseTarget(incoming.url);
    if (target) {
      c.set("target", target);
      c.set("route", requestedRoute(routes, target));
    }
    return next();
  };
}

function checkTarget(refuse: Refuse): Middleware {
  return async (c, next) => {
    if (c.get("target")) return next();
    if (hasLongPath(c.env.incoming.url)) return refuse(c, 414, "This address is too long.");
    return refuse(c, 400, "This address cannot be read.");
  };
}

function redirectToCanonical({ poller }: AppParts): Middleware {
  return async (c, next) => {
    const canonical = canonicalUrl(poller.catalog, c.get("target"));
    if (canonical === undefined) return next();
    // Its location repeats what was typed.
    if (c.get("target").search) c.header("cache-control", "no-store");
    return c.redirect(canonical, 301);
  };
}

function queueFairly(): Middleware {
  const queue = new FairQueue();
  return async (c, next) => {
    await queue.enter(c.get("address"));
    return c.env.incoming.socket.destroyed ? clientLeft() : next();
  };
}

function answerRoute(parts: AppParts, refuse: Refuse) {
  const { config, router } = parts;
  const contextOf = createSiteContext(parts);
  return async (c: AppContext): Promise<Response> => {
    // Hono also matches other spellings of a call's path, which are not cached.
    if (c.get("route").rule === UNKNOWN_API) return refuse(c, 404, "There is no such API call.");
    const request = await routeRequest(c, config.siteUrl);
    if (isApi(c)) return api.fetch(request, contextOf(c));
    const answer = await router.handle(request, contextOf(c));
    // The client is gone, so nobody reads this.
    if (request.signal.aborted) return clientLeft();
    const status = c.get("isUnavailable") && answer.status === 500 ? 503 : answer.status;
    return new Response(answer.body, { status, headers: answer.headers });
  };
}

function answerError(log: Log, refuse: Refuse): ErrorHandler<AppEnv> {
  return (error, c) => {
    const { requestId } = c.var;
    if (error instanceof HTTPException && error.status === 403) {
      return refuse(c, 403, "Forms of other sites are not accepted.");
    }
    if (!c.env.incoming.complete) {
      log.info({ requestId }, "a request ended before its body was complete");
      return refuse(c, 400, "The request ended before all of it was there.");
    }
    log.error({ requestId, err: error }, "a request failed");
    return refuse(c, 500, UNEXPECTED);
  };
}

/** The status that nginx logs for this. */
const clientLeft = (): Response => new Response(null, { status: 499 });

const isPlan = (c: AppContext): boolean => c.get("route").rule.budget === "trip";

/** Caches the answer if the route allows it; compresses and tags it in any case. */
function cachePages(pages: PageCache | undefined): Middleware {
  return async (c, next) => {
    const { cacheable, href, rule } = c.get("route");
    const render = async () => {
      await next();
      return readResponse(c.res, { withETag: isReading(c) });
    };
    if (pages && cacheable && isReading(c)) {
      return send(c, await (isPlan(c) ? pages.fetchPlan(href, render) : pages.fetch(href, render)));
    }
    if (rule.stream) return next();
    await next();
    // Pass redirects and sign-ins on unchanged.
    if (c.res.body && !c.res.headers.has("set-cookie")) {
      await send(c, await readResponse(c.res, { withETag: isReading(c) }));
    }
  };
}

async function send(c: AppContext, page: CachedResponse): Promise<void> {
  const { status, headers, body } = await represent(page, {
    acceptEncoding: c.req.header("accept-encoding"),
    ifNoneMatch: c.req.header("if-none-match"),
  });
  // Otherwise Hono merges the headers of the answer that this one replaces.
  c.res = undefined;
  c.res = new Response(body as BodyInit | null, { status, headers });
}

/** Errors, personal pages and responses without Cache-Control are no-store. */
const setCacheControl: Middleware = async (c, next) => {
  await next();
  const { rule, isData, holds } = c.get("route");
  const { headers, status } = c.res;
  if (status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  if (rule.personal) headers.set("x-robots-tag", "noindex, nofollow");
  if (status >= 400 || rule.personal || !headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (isData && headers.get("cache-control") === PAGE_CACHE) headers.set("cache-control", DATA_CACHE);
  if (headers.get("cache-control") === "no-store") return;
  if (!isReading(c)) headers.set("cache-control", "no-store");
  else if (holds === "position") headers.set("cache-control", POSITION_PAGE);
  else if (holds === "words") headers.set("cache-control", isData ? PRIVATE_DATA : PRIVATE_PAGE);
};

/** What the route sees: the public URL with its known parameters, and the whole body. */
async function routeRequest(c: AppContext, siteUrl: string): Promise<Request> {
  const url = new URL(c.get("route").href, siteUrl);
  const headers = new Headers(c.req.raw.headers);
  // We have checked the origin above; the router would only compare it with the public URL.
  headers.delete("origin");
  // HEAD is answered from the body of GET, so that both agree. A plan may take so long that its client leaves: then
  // nothing is rendered.
  if (isReading(c)) return new Request(url, { headers, signal: isPlan(c) ? c.req.raw.signal : null });
  const upload = c.get("upload");
  if (upload) {
    headers.delete("content-type");
    return new Request(url, { method: c.req.method, headers, body: upload.text });
  }
  return new Request(url, { method: c.req.method, headers, body: await c.req.arrayBuffer() });
}
