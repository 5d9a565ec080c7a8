import { redirect } from "react-router";
import { addEvent } from "../../store/review/review-events.ts";
import { closeSession, closeSessionsOf } from "../../store/review/sessions.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { endedCookie, reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sign-out";

export const handle: RouteRule = { methods: ["GET", "POST"] };

export const loader = () => redirect("/review");

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { reviewer, key } = context.get(reviewerContext);
  const everywhere = (await readForm(request)).get("everywhere") === "yes";
  if (everywhere) {
    await closeSessionsOf(site.db, reviewer.id);
    await addEvent(site.db, { action: "end-sessions", by: reviewer, accountId: reviewer.id, now: site.now() });
  } else await closeSession(site.db, key);
  site.log.info({ event: "sign-out", reviewer: reviewer.username, everywhere }, "sign-out");
  // Removes everything the desk left in this browser.
  const headers = { "set-cookie": endedCookie(site), "clear-site-data": '"cache", "storage"' };
  return redirect("/review/sign-in", { headers });
}
