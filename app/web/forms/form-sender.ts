/** Shared by the visitors' forms: sender, rate limit and messages. */
import { signature } from "../../domain/review/signed-text.ts";
import { MAX_CLOCK_SKEW_MINUTES } from "../../domain/submissions/submission-limits.ts";
import { storeTrouble } from "../../store/engine/store-trouble.ts";
import { NOT_SAVED } from "../error-status.ts";
import type { SiteContext } from "../site-context.ts";

export const TRAPPED =
  "A field that should stay empty was filled in. It is empty again; please press the button once more.";
export const PLEASE_WAIT = "You have sent many submissions in a short time. Please try again in an hour.";

/** Keyed digest that distinguishes senders without storing their IP addresses. */
export function hashSender(secret: string, address: string): string {
  return signature(secret, "sender", address);
}

export function minutesBefore(now: Date, minutes: number): Date {
  return new Date(now.getTime() - minutes * 60_000);
}

/** Until when submissions count: what is dated later comes from a clock that was wrong. */
export const latestCounted = (now: Date): Date => minutesBefore(now, -MAX_CLOCK_SKEW_MINUTES);

/** Message for a form that can't be stored because the database is down; rethrows other errors. */
export function notSaved(site: SiteContext, error: unknown): { outcome: "unavailable"; sentence: string } {
  const trouble = storeTrouble(error);
  if (!trouble) throw error;
  site.log.warn({ requestId: site.requestId, trouble }, "form not stored: database unavailable");
  return { outcome: "unavailable", sentence: NOT_SAVED };
}
