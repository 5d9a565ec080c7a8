/** Reviewer sessions and the guard of everything under /review. Visitors never get a cookie. */

import { randomBytes } from "node:crypto";
import { createContext, data, type MiddlewareFunction, redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { KNOWN_BROWSER_DAYS, type Reviewer, SESSION_DAYS } from "../../domain/review/reviewer.ts";
import { isSignature, signature } from "../../domain/review/signed-text.ts";
import { storeTrouble } from "../../store/engine/store-trouble.ts";
import { findHalfSignedIn, findSession } from "../../store/review/sessions.ts";
import { STATUS_OF, UNAVAILABLE } from "../error-status.ts";
import { readForm } from "../forms/form-request.ts";
import { type SiteContext, siteContext } from "../site-context.ts";
import { HOST_PREFIX, REVIEWER_COOKIE } from "./reviewer-cookie.ts";

interface ReviewerSession {
  readonly reviewer: Reviewer;
  /** The cookie's secret, needed to end the session. */
  readonly key: string;
  /** CSRF token for the desk's forms. */
  readonly formToken: string;
  /** The site requires a second step, and this reviewer has yet to set it up. */
  readonly lacksSecondFactor: boolean;
}

/** Set by the guard. */
export const reviewerContext = createContext<ReviewerSession>();

const isSecure = (site: SiteContext): boolean => site.siteUrl.startsWith("https:");
const named = (site: SiteContext, name: string): string => (isSecure(site) ? HOST_PREFIX : "") + name;
const cookieName = (site: SiteContext): string => named(site, REVIEWER_COOKIE);

export function sessionCookie(site: SiteContext, key: string): string {
  return cookie(site, key, SESSION_DAYS * 86_400);
}

export function endedCookie(site: SiteContext): string {
  return cookie(site, "", 0);
}

function cookie(site: SiteContext, value: string, maxAge: number, name = cookieName(site)): string {
  const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${maxAge}`];
  return [...parts, ...(isSecure(site) ? ["Secure"] : [])].join("; ");
}

/** Marks a browser where this reviewer has signed in before. It grants nothing except its own rate limit. */
const browserCookieName = (site: SiteContext): string => named(site, "known-browser");

export function knownBrowserCookie(
  site: SiteContext,
  secret: string,
  username: string,
  known: string | undefined,
): string {
  const number = known ?? randomBytes(16).toString("hex");
  const value = number + signature(secret, "known-browser", `${username} ${number}`);
  return cookie(site, value, KNOWN_BROWSER_DAYS * 86_400, browserCookieName(site));
}

/** The browser's id, if this reviewer has signed in there. */
export function readKnownBrowser(
  site: SiteContext,
  request: Request,
  secret: string,
  username: string,
): string | undefined {
  const value = findCookie(request, browserCookieName(site)) ?? "";
  const number = value.slice(0, 32);
  const isOurs = isSignature(value.slice(32), secret, "known-browser", `${username} ${number}`);
  return isOurs ? number : undefined;
}

export async function readSession(site: SiteContext, request: Request): Promise<ReviewerSession | undefined> {
  const key = readCookie(request, cookieName(site));
  const isUse = !new URL(request.url).pathname.startsWith("/review/watch/");
  const open = key && (await findSession(site.db, key, site.now(), { isUse }));
  if (!key || !open) return undefined;
  const lacksSecondFactor = site.requiresSecondFactor && !open.hasSecondFactor;
  return { reviewer: open.reviewer, key, formToken: formTokenOf(key), lacksSecondFactor };
}

/** The reviewer who has yet to enter the code, with that session's key. */
export async function readHalfSession(site: SiteContext, request: Request) {
  const key = readCookie(request, cookieName(site));
  const reviewer = key && (await findHalfSignedIn(site.db, key, site.now()));
  return key && reviewer ? { key, reviewer } : undefined;
}

function readCookie(request: Request, name: string): string | undefined {
  const value = findCookie(request, name);
  return value && /^[0-9a-f]{64}$/.test(value) ? value : undefined;
}

function findCookie(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Derived from the cookie's secret, which other sites can't read. */
const formTokenOf = (key: string): string => signature(key, "csrf", "desk");

type Words = readonly { readonly label: string; readonly text: string }[];

/** Requires a session, and a CSRF token for posts. A rejected form shows its words, so they can be copied. */
export const guardDesk =
  (wordsOf: (form: FormData) => Words): MiddlewareFunction<Response> =>
  async ({ request, url, context }, next) => {
    const site = context.get(siteContext);
    const form = request.method === "GET" ? undefined : await readForm(request.clone());
    const refuse = (status: number, sentence: string) => {
      const words = form ? wordsOf(form).map(({ label, text }) => `${label}: ${text}`) : [];
      const kept = words.length > 0 ? ["What you wrote, to be copied:", ...words] : [];
      return data({ text: [sentence, ...kept].join("\n\n") }, status);
    };
    const session = await readSession(site, request).catch((error) => {
      const trouble = storeTrouble(error);
      if (!trouble) throw error;
      site.noteUnavailable();
      site.log.warn({ requestId: site.requestId, trouble }, "page failed: database unavailable");
      throw refuse(STATUS_OF.unavailable, UNAVAILABLE);
    });
    if (!session) {
      const wanted = url.pathname + url.search;
      const signIn = wanted === "/review" ? "/review/sign-in" : `/review/sign-in?next=${encodeURIComponent(wanted)}`;
      // Pass the form's words along: the sign-in page shows them.
      throw redirect(signIn, request.method === "POST" ? 307 : 302);
    }
    if (form && !isOwnForm(form, session.key)) {
      site.log.info({ event: "form-refused", reviewer: session.reviewer.username }, "form-refused");
      throw refuse(403, OUTDATED);
    }
    if (session.lacksSecondFactor && !SET_UP_PAGES.has(url.pathname)) {
      throw form ? refuse(403, TWO_STEPS_NEEDED) : redirect(TWO_STEP_PAGE);
    }
    context.set(reviewerContext, session);
    return next();
  };

const TWO_STEP_PAGE = "/review/two-step";
const TWO_STEPS_NEEDED = `Nothing was saved: this site asks for two steps to sign in now. Set up the second one at ${TWO_STEP_PAGE}.`;
/** What a reviewer may open before setting up the second step, on sites that require it. */
const SET_UP_PAGES: ReadonlySet<string> = new Set([TWO_STEP_PAGE, "/review/session", "/review/sign-out"]);

const OUTDATED =
  "Nothing was saved: you signed in again, or as someone else, after this form was opened. Open the page again and send it from there.";

function isOwnForm(form: FormData, key: string): boolean {
  return isSignature(String(form.get("token") ?? ""), key, "csrf", "desk");
}

export async function requireReviewer(site: SiteContext, request: Request): Promise<Reviewer> {
  const session = await readSession(site, request);
  if (session && !session.lacksSecondFactor) return session.reviewer;
  throw new DomainError("unauthorized", "Only reviewers may read the submissions.");
}
