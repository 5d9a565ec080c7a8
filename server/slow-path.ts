/** The way in for whatever is not in memory: health, redirects, methods, limits, the body, and then the routes in turn. */
import { setTimeout as pause } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono } from "hono";
import { UNEXPECTED } from "../app/web/error-status.ts";
import { STREAMED_HEADER } from "../app/web/render/streamed.ts";
import { plainResponse } from "../app/web/render/whole-answer.ts";
import { hasReviewerCookie } from "../app/web/review/reviewer-cookie.ts";
import type { RoutePattern } from "../app/web/route-rule.ts";
import { settledPath } from "../app/web/settled-path.ts";
import { UNKNOWN_API } from "../app/web/url-rules.ts";
import { createRoutes, type Routes } from "./answer-from-routes.ts";
import { clientAddress } from "./client-address.ts";
import { KEPT_NOWHERE, keepable } from "./finish-response.ts";
import { isForeignForm } from "./foreign-form.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { FOR_ONE, type KeptResponse } from "./kept-response.ts";
import { budgetOf } from "./limits.ts";
import type { PageCache } from "./page-cache.ts";
import { BodyCutShort, MAX_BODY, MAX_LONG_FORM, readBody } from "./read-body.ts";
import { type ReducedUrl, reduceUrl } from "./reduced-url.ts";
import { createRefusalPage, hasRefusalPage } from "./refusal-page.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./request-id.ts";
import { canonicalPath, parseTarget } from "./request-target.ts";
import { securityHeaders } from "./security-headers.ts";
import type { SiteParts } from "./site.ts";
import { Turns } from "./turns.ts";

const REFUSED_AFTER_MS = 500;

type Env = { Bindings: HttpBindings };

interface SlowPathParts extends SiteParts {
  readonly pages: PageCache;
  readonly isDraining: () => boolean;
}

export interface SlowPath {
  readonly app: Hono<Env>;
  readonly renderFor: Routes["renderFor"];
}

export function createSlowPath(parts: SlowPathParts): SlowPath {
  const { config, keeper, limits, log, router, pages, keepPages = true, withPolicy = true } = parts;
  const { "content-security-policy": policy, ...otherHeaders } = securityHeaders(config);
  const headers: Record<string, string> = withPolicy
    ? { "content-security-policy": policy!, ...otherHeaders }
    : otherHeaders;
  const routes = createRoutes(parts, headers);
  const turns = new Turns();
  const keptAnswer = createKeptAnswers(pages, turns);
  const refusalPage = createRefusalPage(parts.staticFiles.keys());
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
    const canonical = canonicalPath(target);
    if (canonical !== undefined) return c.redirect(settledPath(keeper.catalog, canonical) + target.search, 301);

    const reduced = reduceUrl(target, router.routeIds);
    const { method } = c.req;
    const allow = { allow: [...reduced.rule.methods, "OPTIONS"].join(", ") };
    if (method === "OPTIONS") return c.body(null, 204, allow);
    if (!reduced.rule.methods.includes(method))
      return refuse(c, 405, `${method} is not possible here.`, allow, reduced);

    if (method !== "GET" && method !== "HEAD" && isPage(reduced.rule) && isForeignForm(c.env.incoming, config)) {
      return refuse(c, 403, "Forms of other sites are not accepted.", {}, reduced);
    }

    const address = clientAddress(c.env.incoming, config.trustProxy);
    const wait = await limits.spend(budgetOf(method, reduced), address);
    if (wait) {
      // Whoever asks again at once would otherwise keep us busy with refusing.
      await pause(REFUSED_AFTER_MS);
      const sentence = `Too many requests. Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
      return refuse(c, 429, sentence, { "retry-after": String(wait) }, reduced);
    }

    const reading = method === "GET" || method === "HEAD";
    const most = reduced.rule.longForm && hasReviewerCookie(c.env.incoming) ? MAX_LONG_FORM : MAX_BODY;
    const body = reading ? null : await readBody(c.env.incoming, most);
    if (body === undefined) {
      const sentence = `The request is too large; at most ${most / 1024} KB are accepted.`;
      return refuse(c, 413, sentence, { connection: "close" }, reduced);
    }
    // The router would find a route for other spellings too, which are kept nowhere.
    if (reduced.rule === UNKNOWN_API) return refuse(c, 404, "There is no such API call.");
    const answer = () => askRouter(c, reduced, address, body);
    const refuseCrowd = async () => {
      await pause(REFUSED_AFTER_MS);
      const sentence = "Too many requests at once. Please try again in a moment.";
      return refuse(c, 429, sentence, { "retry-after": "1" }, reduced);
    };
    if (reading && reduced.keep && keepPages) {
      const kept = await keptAnswer(reduced, address, async () => routes.toKept(await answer()));
      return kept ? sendKept(c, kept) : refuseCrowd();
    }
    const turn = await turns.take(address, isShortWork(reduced.rule));
    if (!turn) return refuseCrowd();
    try {
      const response = await answer();
      // A page travels to a phone that waits for its first screen; an answer is read by a page that is there.
      const effort = isPage(reduced.rule) ? undefined : FOR_ONE;
      if (keepable(response)) return await sendKept(c, await routes.toKept(response, { effort, tagged: reading }));
      response.headers.delete(STREAMED_HEADER);
      return plainResponse(response);
    } finally {
      turn();
    }
  });

  app.onError((error, c) => {
    const requestId = requestIdOf(c.env.outgoing);
    if (error instanceof BodyCutShort) {
      log.info({ requestId }, "a request ended before all of it was there");
      return refuse(c, 400, error.message);
    }
    log.error({ requestId, err: error }, "a request failed");
    return refuse(c, 500, UNEXPECTED);
  });

  function askRouter(c: Context<Env>, reduced: ReducedUrl, address: string, body: Buffer | null): Promise<Response> {
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
    return routes.answer(request, reduced, {
      catalog: keeper.catalog,
      requestId: requestIdOf(c.env.outgoing),
      clientAddress: address,
    });
  }

  /** A sentence instead of what was asked for: JSON for the API, a page in place of a page, plain text for all else. */
  function refuse(
    c: Context,
    status: 400 | 403 | 404 | 405 | 413 | 429 | 500,
    sentence: string,
    more: Record<string, string> = {},
    { rule, isData }: Partial<Pick<ReducedUrl, "rule" | "isData">> = {},
  ): Response {
    const all = { ...KEPT_NOWHERE, ...more };
    if (c.req.path.startsWith("/api/")) return c.json({ message: sentence }, status, all);
    if (!rule || !isPage(rule) || isData || !hasRefusalPage(status)) return c.text(sentence, status, all);
    return c.html(refusalPage(status, sentence, c.req.method), status, all);
  }

  return { app, renderFor: routes.renderFor };
}

/** Questions: what is asked at every key, every move of the map and every search takes less than a page. */
function isShortWork({ path, budget }: RoutePattern): boolean {
  return path.startsWith("/api/") && budget !== "export";
}

/** Neither an API call nor a file. */
const isPage = ({ path }: RoutePattern): boolean => !/^\/api\/|\.\w+$/.test(path);

async function sendKept(c: Context<Env>, kept: KeptResponse): Promise<Response> {
  const { incoming, outgoing } = c.env;
  await kept.send(incoming, outgoing, requestIdOf(outgoing));
  return RESPONSE_ALREADY_SENT;
}
