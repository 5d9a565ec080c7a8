/** Everything that can refuse a request before its route runs. */
import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { hasReviewerCookie } from "../../app/web/review/reviewer-cookie.ts";
import type { RoutePattern } from "../../app/web/route-rule.ts";
import type { Config } from "../config.ts";
import type { Middleware } from "./app-env.ts";
import { refuseLate } from "./bad-requests.ts";
import { budgetOf, type Limits } from "./limits.ts";
import type { Refuse } from "./refusals.ts";
import { isUpload, takeUploads } from "./uploads.ts";

const MAX_BODY = 64 * 1024;
/** Enough for a story of 50,000 characters of up to four bytes each, and the rest of its listing. */
const MAX_LONG_FORM = 256 * 1024;
/** Slows down clients that retry at once. */
const REFUSAL_DELAY_MS = 500;

export function checkMethod(refuse: Refuse): Middleware {
  return async (c, next) => {
    const { methods } = c.get("route").rule;
    const allow = { allow: [...methods, "OPTIONS"].join(", ") };
    if (c.req.method === "OPTIONS") return c.body(null, 204, { ...allow, ...preflight(c.get("route").rule) });
    return methods.includes(c.req.method) ? next() : refuse(c, 405, `${c.req.method} is not possible here.`, allow);
  };
}

/** What a browser asks before it calls by POST from a page of another site. */
const preflight = ({ shared, methods }: RoutePattern): Record<string, string> =>
  shared
    ? {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": methods.join(", "),
        "access-control-allow-headers": "*",
        "access-control-max-age": "86400",
      }
    : {};

/** Lets scripts of other sites read what is public, refusals included. */
export const allowOtherSites: Middleware = async (c, next) => {
  await next();
  if (!c.get("route")?.rule.shared) return;
  c.res.headers.set("access-control-allow-origin", "*");
  // Totals, tags and "try again" are headers.
  c.res.headers.set("access-control-expose-headers", "*");
};

/** Refuses forms from other sites, and API calls that a browser sends like a form. */
export function checkOrigin({ siteUrl }: Pick<Config, "siteUrl">): Middleware {
  const site = new URL(siteUrl);
  const check = csrf({
    // Allow the public origin, or another host that the request itself names: on the public one, http is not https.
    origin: (origin, c) => {
      if (origin === site.origin) return true;
      const host = URL.parse(origin)?.host;
      return host !== undefined && host !== site.host && host === c.req.header("host");
    },
    secFetchSite: () => false,
  });
  // Programs send neither header and are let through.
  const isFromBrowser = (c: Context) =>
    c.req.header("origin") !== undefined || c.req.header("sec-fetch-site") === "cross-site";
  return (c, next) => (isFromBrowser(c) ? check(c, next) : next());
}

export function limitRate(limits: Limits, refuse: Refuse, origin: Middleware): Middleware {
  return async (c, next) => {
    // A form of another site is refused. Counted as a form, that site could use up those of whoever opens it.
    const isOwn = await origin(c, async () => {}).then(
      () => true,
      () => false,
    );
    const wait = await limits.spend(isOwn ? budgetOf(c.req.method, c.get("route")) : "render", c.get("address"));
    if (!wait) return next();
    await pause(REFUSAL_DELAY_MS);
    const sentence = `Too many requests. Please try again in ${wait} ${wait === 1 ? "second" : "seconds"}.`;
    return refuse(c, 429, sentence, { "retry-after": String(wait) });
  };
}

/** The server's overall limit is higher because photographs take longer. */
const BODY_TIMEOUT_MS = 20_000;

function limitTime(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  const timer = setTimeout(() => incoming.complete || refuseLate(incoming.socket), BODY_TIMEOUT_MS);
  incoming.once("close", () => clearTimeout(timer));
  incoming.once("end", () => clearTimeout(timer));
}

export function limitBody(refuse: Refuse): Middleware {
  const limitTo = (maxSize: number): Middleware => {
    const sentence = `The request is too large; at most ${maxSize / 1024} KB are accepted.`;
    return bodyLimit({ maxSize, onError: (c) => refuse(c, 413, sentence, { connection: "close" }) });
  };
  const [limitForm, limitLongForm] = [limitTo(MAX_BODY), limitTo(MAX_LONG_FORM)];
  const limitUpload = takeUploads(refuse);
  return (c, next) => {
    const { incoming } = c.env;
    const { longForm, photos, personal } = c.get("route").rule;
    if (photos && isUpload(incoming) && (!personal || hasReviewerCookie(incoming))) return limitUpload(c, next);
    limitTime(incoming);
    return longForm && hasReviewerCookie(incoming) ? limitLongForm(c, next) : limitForm(c, next);
  };
}
