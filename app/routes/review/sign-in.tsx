import { data, Form, redirect, useNavigation } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { ignoreTrouble } from "../../store/engine/store-trouble.ts";
import { readSecondFactor } from "../../store/review/second-factor.ts";
import { closeSession } from "../../store/review/sessions.ts";
import { signIn, tidyUsername } from "../../store/review/sign-in.ts";
import { ErrorSummary } from "../../ui/forms/error-summary.tsx";
import { TextArea, TextField } from "../../ui/forms/form-field.tsx";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { wordsOf } from "../../ui/review/listing-values.ts";
import { retryHeaders, STATUS_OF, UNAVAILABLE } from "../../web/error-status.ts";
import { readForm, refuseForm } from "../../web/forms/form-request.ts";
import { hashPrefix, hashSender, notSaved } from "../../web/forms/form-sender.ts";
import { askForCode, enterDesk } from "../../web/review/enter-desk.ts";
import { logSignIn } from "../../web/review/log-sign-in.ts";
import { nextOf, withNext } from "../../web/review/next-page.ts";
import { readKnownBrowser, readSession } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sign-in";

export const handle: RouteRule = { personal: true, methods: ["GET", "POST"], params: ["next"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  // While the database is down the form is shown all the same.
  if (await readSession(context.get(siteContext), request).catch(ignoreTrouble)) throw redirect("/review");
  return { next: nextOf(request) };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  if (!form.has("password")) return data(formWithoutSession(form), 401);
  const [username, password] = ["username", "password"].map((name) => String(form.get(name) ?? "")) as [string, string];
  try {
    return await attemptSignIn(args, username, password);
  } catch (error) {
    notSaved(args.context.get(siteContext), error);
    refuseForm(args);
    return data({ sentence: UNAVAILABLE, username, kept: [] }, STATUS_OF.unavailable);
  }
}

async function attemptSignIn({ context, request }: Route.ActionArgs, username: string, password: string) {
  const site = context.get(siteContext);
  const now = site.now();
  const secret = await readSiteSecret(site.db);
  const addressHash = hashSender(secret, site.clientAddress);
  const prefixHash = hashPrefix(secret, site.clientAddress);
  const knownBrowser = readKnownBrowser(site, request, secret, tidyUsername(username));
  try {
    const attempt = { username, password, addressHash, prefixHash, knownBrowser, now };
    const reviewer = await signIn(site.db, attempt);
    // Session keys are not reused across sign-ins, which prevents session fixation.
    const before = await readSession(site, request);
    if (before) await closeSession(site.db, before.key);
    const { since } = await readSecondFactor(site.db, reviewer.id);
    return since ? await askForCode(site, request, reviewer) : await enterDesk(site, request, reviewer, "sign-in");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const outcome = error.code === "too-many" ? "throttled" : "failure";
    await logSignIn(site, { outcome, username, addressHash });
    refuseForm({ context, request });
    return data(
      { sentence: error.message, username, kept: [] },
      { status: STATUS_OF[error.code], headers: retryHeaders(error) },
    );
  }
}

/** Answers a form of the desk whose session has ended. */
function formWithoutSession(form: FormData) {
  const kept = wordsOf(form);
  const copy = kept.length > 0 ? " What you wrote is below: copy it first." : "";
  return { sentence: `Your session has ended, and nothing was saved.${copy}`, username: "", kept };
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Sign in", description: "For reviewers.", path: "/review/sign-in", noindex: true });

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { next } = loaderData;
  return (
    <div className="wrap grid place-items-center py-20 sm:py-28">
      <div className="w-full max-w-md panel sm:p-8">
        <h1 className="text-3xl">Review desk</h1>
        <p className="mt-2 text-ash">For members of the team.</p>
        <Form method="post" action={withNext("/review/sign-in", next)} className="mt-7 space-y-6">
          <ErrorSummary sentence={actionData?.sentence} />
          <TextField
            name="username"
            label="Name"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={actionData?.username}
          />
          <TextField name="password" label="Password" type="password" autoComplete="current-password" />
          <button type="submit" disabled={isBusy} className={`${BUTTON.primary} w-full`}>
            Sign in
          </button>
        </Form>
        {actionData?.kept.map(({ name, label, text }) => (
          <TextArea
            key={name}
            name={name}
            idPrefix="kept"
            label={label}
            readOnly
            rows={text.length > 60 ? 6 : 1}
            defaultValue={text}
            className="mt-5"
          />
        ))}
      </div>
    </div>
  );
}
