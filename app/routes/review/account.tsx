import { useEffect, useRef } from "react";
import { Link, redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { MIN_PASSWORD_LENGTH } from "../../domain/review/reviewer.ts";
import { INVALID } from "../../domain/submissions/form-messages.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { addEvent } from "../../store/review/review-events.ts";
import { readSecondFactor } from "../../store/review/second-factor.ts";
import { closeSessionById, listSessions, openSession } from "../../store/review/sessions.ts";
import { changePassword } from "../../store/review/users.ts";
import { useFocusFirstMistake } from "../../ui/forms/field-errors.ts";
import { TextField } from "../../ui/forms/form-field.tsx";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { DeskForm } from "../../ui/review/desk-form.tsx";
import { RefusalSummary } from "../../ui/review/desk-parts.tsx";
import { ReviewHistory } from "../../ui/review/review-history.tsx";
import { formatMoment } from "../../ui/text/format-moment.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { hashSender } from "../../web/forms/form-sender.ts";
import { describeBrowser } from "../../web/review/describe-browser.ts";
import { deskAction } from "../../web/review/desk-action.ts";
import { readHistory } from "../../web/review/review-history.ts";
import { reviewerContext, sessionCookie } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/account";

export const handle: RouteRule = { methods: ["GET", "POST"], params: ["changed"] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { reviewer, key } = context.get(reviewerContext);
  return {
    username: reviewer.username,
    sessions: await listSessions(site.db, reviewer.id, key, site.now()),
    hasSecondFactor: (await readSecondFactor(site.db, reviewer.id)).since !== undefined,
    history: (await readHistory(site.db, { accountId: reviewer.id })).map(withBrowser),
    isChanged: url.searchParams.get("changed") === "password",
  };
}

/** Shows the browser, which is recorded as the reason of a sign-in, as part of the action. */
const withBrowser = <Entry extends { did: string; reason: string | undefined }>({ did, reason, ...entry }: Entry) => ({
  ...entry,
  did: reason ? `${did} in ${reason}` : did,
  reason: undefined,
});

/** Ends one session, or changes the password: that ends all sessions, and this browser gets a new one. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { reviewer } = context.get(reviewerContext);
  const form = await readForm(request);
  return deskAction({ context, request }, async () => {
    const ended = form.get("end");
    if (ended !== null) {
      const isEnded = await closeSessionById(site.db, reviewer.id, String(ended));
      const event = { action: "end-sessions", by: reviewer, accountId: reviewer.id, now: site.now() } as const;
      if (isEnded) await addEvent(site.db, event);
      throw redirect("/review/account");
    }
    const [current, next, again] = ["current", "next", "again"].map((name) => String(form.get(name) ?? ""));
    if (next !== again) throw new DomainError("invalid", "The two new passwords differ.", { again: INVALID });
    await changePassword(site.db, reviewer, { current: current!, next: next!, now: site.now() });
    site.log.info({ event: "password-change", reviewer: reviewer.username }, "password-change");
    const addressHash = hashSender(await readSiteSecret(site.db), site.clientAddress);
    const key = await openSession(site.db, reviewer.id, {
      now: site.now(),
      addressHash,
      browser: describeBrowser(request.headers.get("user-agent") ?? ""),
    });
    throw redirect("/review/account?changed=password", { headers: { "set-cookie": sessionCookie(site, key) } });
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Your account");

const LABELS = { current: "Current password", next: "New password", again: "New password, once more" };

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { username, sessions, hasSecondFactor, history } = loaderData;
  return (
    <div className="grid max-w-5xl gap-8 lg:grid-cols-2">
      <h1 className="text-3xl lg:col-span-2">{username}</h1>
      <PasswordSection loaderData={loaderData} actionData={actionData} />
      <section className="panel">
        <Sessions sessions={sessions} />
        <h2 className="mt-8 text-xl">Two-step sign-in</h2>
        <p className="mt-3">
          {hasSecondFactor ? "It is on." : "It is off: the password alone signs you in."}{" "}
          <Link to="/review/two-step" className="text-link">
            {hasSecondFactor ? "Change it" : "Set it up"}
          </Link>
        </p>
      </section>
      <div className="lg:col-span-2">
        <ReviewHistory entries={history} />
      </div>
    </div>
  );
}

function PasswordSection({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  const { username, sessions } = loaderData;
  const refusal = actionData?.refusal;
  // A new password starts a new session, which resets the fields.
  const session = sessions.find(({ isThis }) => isThis)?.createdAt;
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const isChanged = loaderData.isChanged && !refusal;
  const field = (name: keyof typeof LABELS) => {
    const error = refusal?.errors?.[name];
    return { name, label: LABELS[name], type: "password", error, autoFocus: error !== undefined };
  };
  useFocusFirstMistake(form, refusal);
  useEffect(() => {
    if (isChanged && session) done.current?.focus();
  }, [isChanged, session]);
  return (
    <section className="panel">
      <h2 className="text-xl">Change your password</h2>
      {isChanged && (
        <p ref={done} role="status" tabIndex={-1} className="mt-4 border-l-4 border-gold bg-slate p-4">
          Your password was changed.
        </p>
      )}
      <DeskForm key={session} ref={form} action="/review/account" className="mt-4 space-y-4">
        <RefusalSummary refusal={refusal} labels={LABELS} />
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        <TextField {...field("current")} autoComplete="current-password" />
        <TextField
          {...field("next")}
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        />
        <TextField {...field("again")} autoComplete="new-password" />
        <button type="submit" className={BUTTON.primary}>
          Change password
        </button>
        <p className="text-sm text-ash">Every other session ends.</p>
      </DeskForm>
    </section>
  );
}

function Sessions({ sessions }: Pick<Route.ComponentProps["loaderData"], "sessions">) {
  return (
    <>
      <h2 className="text-xl">Where you are signed in</h2>
      <ul className="mt-3">
        {sessions.map((session) => (
          <li key={session.id} className="border-t border-line py-2.5 first:border-0">
            {session.isThis ? "This browser" : (session.browser ?? "Another browser")}
            {session.isThis && session.browser && `, ${session.browser}`}
            <span className="block text-sm text-ash">Since {formatMoment(session.createdAt)}</span>
            <span className="block text-sm text-ash">Last seen {formatMoment(session.lastSeenAt)}</span>
            {!session.isThis && (
              <DeskForm action="/review/account" className="mt-1">
                <button
                  type="submit"
                  name="end"
                  value={session.id}
                  aria-label={`Sign out there: ${session.browser ?? "another browser"}, since ${formatMoment(session.createdAt)}`}
                  className="min-h-11 cursor-pointer text-link"
                >
                  Sign out there
                </button>
              </DeskForm>
            )}
          </li>
        ))}
      </ul>
      <DeskForm action="/review/sign-out" className="mt-4">
        <button type="submit" name="everywhere" value="yes" className={BUTTON.outline}>
          Sign out everywhere
        </button>
      </DeskForm>
    </>
  );
}
