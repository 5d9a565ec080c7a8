/** What follows the password: the code, if a second step is set up, and the session. */
import { redirect } from "react-router";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { addEvent } from "../../store/review/review-events.ts";
import { openSession, type SignedIn } from "../../store/review/sessions.ts";
import { hashSender } from "../forms/form-sender.ts";
import type { SiteContext } from "../site-context.ts";
import { describeBrowser } from "./describe-browser.ts";
import { logSignIn } from "./log-sign-in.ts";
import { nextOf, withNext } from "./next-page.ts";
import { knownBrowserCookie, readKnownBrowser, sessionCookie } from "./reviewer-session.ts";

export async function askForCode(site: SiteContext, request: Request, reviewer: SignedIn): Promise<Response> {
  const addressHash = hashSender(await readSiteSecret(site.db), site.clientAddress);
  const { stamp } = reviewer;
  const key = await openSession(site.db, reviewer.id, { stamp, now: site.now(), addressHash, awaitsCode: true });
  await logSignIn(site, { outcome: "awaits-code", username: reviewer.username, addressHash });
  const headers = { "set-cookie": sessionCookie(site, key) };
  return redirect(withNext("/review/sign-in/code", nextOf(request)), { headers });
}

export async function enterDesk(
  site: SiteContext,
  request: Request,
  reviewer: SignedIn,
  action: "sign-in" | "recovery-sign-in",
): Promise<Response> {
  const now = site.now();
  const secret = await readSiteSecret(site.db);
  const addressHash = hashSender(secret, site.clientAddress);
  const browser = describeBrowser(request.headers.get("user-agent") ?? "");
  const key = await openSession(site.db, reviewer.id, { stamp: reviewer.stamp, now, addressHash, browser });
  await addEvent(site.db, { action, by: reviewer, accountId: reviewer.id, reason: browser, now });
  await logSignIn(site, { outcome: "success", username: reviewer.username, addressHash });
  const known = readKnownBrowser(site, request, secret, reviewer.username);
  return redirect(nextOf(request), {
    headers: [
      ["set-cookie", sessionCookie(site, key)],
      ["set-cookie", knownBrowserCookie(site, secret, reviewer.username, known)],
    ],
  });
}
