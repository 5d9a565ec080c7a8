/** Whatever is not in memory: health, redirects, limits, and the routes. */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { UNEXPECTED } from "../app/http/error-status.ts";
import { STREAMED_HEADER } from "../app/http/streamed.ts";
import { UNKNOWN_API } from "../app/http/url-rules.ts";
import { plainResponse, WholePage } from "../app/http/whole-page.ts";
import { createAnnouncer } from "./announce.ts";
import { clientAddress } from "./client-address.ts";
import { finishResponse, KEPT_NOWHERE, keepable } from "./finish-response.ts";
import { isForeignForm } from "./foreign-form.ts";
import { KeptResponse } from "./kept-response.ts";
import { budgetOf } from "./limits.ts";
import type { PageCache } from "./page-cache.ts";
import { MAX_BODY, readBody } from "./read-body.ts";
import { type ReducedUrl, reduceUrl } from "./reduced-url.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";
import { canonicalTarget, parseTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteParts } from "./site.ts";

type Env = { Bindings: HttpBindings };

interface SlowPathParts extends SiteParts {
  readonly pages: PageCache;
  readonly isDraining: () => boolean;
}

export function createSlowPath(parts: SlowPathParts): Hono<Env> {
  const { config, keeper, finding, store, limits, log, router, pages, keepPages = true, withPolicy = true } = parts;
  const { "content-security-policy": policy, ...otherHeaders } = securityHeaders(config);
  const headers: Record<string, string> = withPolicy
    ? { "content-security-policy": policy!, ...otherHeaders }
    : otherHeaders;
  const announce = createAnnouncer(config, log);
  const app = new Hono<Env>();

  app.use(async (c, next) => {
    await next();
    if (c.env.outgoing.headersSent) return;
    c.res.headers.set(REQUEST_ID_HEADER, requestIdOf(c.env.outgoing));
    for (const [name, value] of Object.entries(headers)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }, 200, KEPT_NOWHERE));
  app.get("/readyz", (c) => {
    if (parts.isDraining()) return c.json({ status: "stopping" }, 503, KEPT_NOWHERE);
    const since = keeper.unreachableSince?.toISOString();
    // Still ready: pages come from memory, and a balancer that took every server out would make it worse.
    if (since) return c.json({ status: "degraded", database: "unreachable", since }, 200, KEPT_NOWHERE);
    const { places, version } = keeper.catalog;
    return c.json({ status: "ready", places: places.length, version }, 200, KEPT_NOWHERE);
  });

  app.all("*", async (c) => {
    const target = parseTarget(c.env.incoming.url);
    if (!target) return refuse(c, 400, "This address cannot be read.");
    const canonical = canonicalTarget(target);
    if (canonical !== undefined) return c.redirect(canonical, 301);

    const reduced = reduceUrl(target, router.routeIds);
    const { method } = c.req;
    const allow = { allow: [...reduced.rule.methods, "OPTIONS"].join(", ") };
    if (method === "OPTIONS") return c.body(null, 204, allow);
    if (!reduced.rule.methods.includes(method)) return refuse(c, 405, `${method} is not possible here.`, allow);

    if (
      method !== "GET" &&
      method !== "HEAD" &&
      reduced.rule.kind === "page" &&
      isForeignForm(c.env.incoming, config)
    ) {
      return refuse(c, 403, "Forms of other sites are not accepted.");
    }

    const address = clientAddress(c.env.incoming, config.trustProxy);
    const budget = budgetOf(method, reduced.pathname);
    const wait = budget && (await limits.spend(budget, address));
    if (wait) {
      const sentence = `Too many requests. Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
      return refuse(c, 429, sentence, { "retry-after": String(wait) });
    }

    const reading = method === "GET" || method === "HEAD";
    const body = reading ? null : await readBody(c.env.incoming);
    if (body === undefined) {
      const sentence = `The request is too large; at most ${MAX_BODY / 1024} KB are accepted.`;
      return refuse(c, 413, sentence, { connection: "close" });
    }
    // The router would find a route for other spellings too, which are kept nowhere.
    if (reduced.rule === UNKNOWN_API) return refuse(c, 404, "There is no such API call.");
    const answer = () => askRouter(c, reduced, address, body);
    if (reading && reduced.keep && keepPages) {
      const large = reduced.rule.large && reduced.href === reduced.rule.path;
      return sendKept(c, await pages.render(reduced.href, async () => toKept(await answer()), large));
    }
    const response = await answer();
    if (keepable(response)) return sendKept(c, await toKept(response));
    response.headers.delete(STREAMED_HEADER);
    return plainResponse(response);
  });

  app.onError((error, c) => {
    log.error({ requestId: requestIdOf(c.env.outgoing), err: error }, "a request failed");
    return refuse(c, 500, UNEXPECTED);
  });

  async function askRouter(
    c: Context<Env>,
    reduced: ReducedUrl,
    address: string,
    body: Buffer | null,
  ): Promise<Response> {
    // HEAD is answered from the body of GET, so that both say the same.
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const headersIn = new Headers(c.req.raw.headers);
    // Looked at before; the router would compare it with the public address alone, and log a stranger's try as our error.
    headersIn.delete("origin");
    const request = new Request(new URL(reduced.href, config.siteUrl), {
      method,
      headers: headersIn,
      body: body as BodyInit | null,
    });
    const response = await router.handle(request, {
      ...finding,
      catalog: keeper.catalog,
      db: store.db,
      refreshCatalog: () => keeper.refresh(),
      renderPng: (svg) => parts.shareImages.png(svg),
      announce,
      siteUrl: config.siteUrl,
      tileUrl: config.tileUrl,
      contact: config.contact,
      requestId: requestIdOf(c.env.outgoing),
      clientAddress: address,
      now: () => new Date(),
      log,
    });
    const finished = finishResponse(response, headers["content-security-policy"]);
    if (reduced.rule.personal) {
      finished.headers.set("cache-control", "no-store");
      finished.headers.set("x-robots-tag", "noindex, nofollow");
    }
    return finished;
  }

  async function toKept(response: Response): Promise<KeptResponse> {
    const body = response instanceof WholePage ? Buffer.from(response.html) : Buffer.from(await response.arrayBuffer());
    return new KeptResponse(response.status, { ...headers, ...Object.fromEntries(response.headers) }, body);
  }

  return app;
}

async function sendKept(c: Context<Env>, kept: KeptResponse): Promise<Response> {
  const { incoming, outgoing } = c.env;
  await kept.send(incoming, outgoing, [REQUEST_ID_HEADER, requestIdOf(outgoing)]);
  return RESPONSE_ALREADY_SENT;
}

/** A sentence instead of what was asked for: JSON for the API, plain text for people. */
function refuse(
  c: Context,
  status: 400 | 403 | 404 | 405 | 413 | 429 | 500,
  sentence: string,
  headers: Record<string, string> = {},
): Response {
  const all = { ...KEPT_NOWHERE, ...headers };
  return c.req.path.startsWith("/api/") ? c.json({ message: sentence }, status, all) : c.text(sentence, status, all);
}
