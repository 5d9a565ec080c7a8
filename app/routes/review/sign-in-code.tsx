/** The second step of signing in. */
import { data, Form, useNavigation } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { readSiteSecret } from "../../store/engine/site-secret.ts";
import { ignoreTrouble } from "../../store/engine/store-trouble.ts";
import { takeCode } from "../../store/review/second-factor.ts";
import { closeSession } from "../../store/review/sessions.ts";
import { ErrorSummary } from "../../ui/forms/error-summary.tsx";
import { TextField } from "../../ui/forms/form-field.tsx";
import { BUTTON } from "../../ui/layout/link-button.tsx";
import { retryHeaders, STATUS_OF, UNAVAILABLE } from "../../web/error-status.ts";
import { readForm, refuseForm } from "../../web/forms/form-request.ts";
import { hashSender, notSaved } from "../../web/forms/form-sender.ts";
import { enterDesk } from "../../web/review/enter-desk.ts";
import { logSignIn } from "../../web/review/log-sign-in.ts";
import { nextOf, withNext } from "../../web/review/next-page.ts";
import { readHalfSession } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { pageMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/sign-in-code";

export const handle: RouteRule = { personal: true, methods: ["GET", "POST"], params: ["next"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const half = await readHalfSession(context.get(siteContext), request).catch(ignoreTrouble);
  return { next: nextOf(request), isExpected: half !== undefined };
}

export async function action(args: Route.ActionArgs) {
  const site = args.context.get(siteContext);
  const code = String((await readForm(args.request)).get("code") ?? "");
  try {
    return await attemptCode(args, code);
  } catch (error) {
    notSaved(site, error);
    refuseForm(args);
    return data({ sentence: UNAVAILABLE }, STATUS_OF.unavailable);
  }
}

async function attemptCode({ context, request }: Route.ActionArgs, code: string) {
  const site = context.get(siteContext);
  const half = await readHalfSession(site, request);
  if (!half) return data({ sentence: undefined }, STATUS_OF.unauthorized);
  try {
    const taken = await takeCode(site.db, half.reviewer, { code, now: site.now() });
    await closeSession(site.db, half.key);
    return await enterDesk(site, request, half.reviewer, taken === "app" ? "sign-in" : "recovery-sign-in");
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const addressHash = hashSender(await readSiteSecret(site.db), site.clientAddress);
    const outcome = error.code === "too-many" ? "throttled" : "failure";
    await logSignIn(site, { outcome, username: half.reviewer.username, addressHash });
    refuseForm({ context, request });
    return data({ sentence: error.message }, { status: STATUS_OF[error.code], headers: retryHeaders(error) });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Sign in: the code",
    description: "For reviewers.",
    path: "/review/sign-in/code",
    noindex: true,
  });

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { next, isExpected } = loaderData;
  return (
    <div className="wrap grid place-items-center py-20 sm:py-28">
      <div className="w-full max-w-md panel sm:p-8">
        <h1 className="text-3xl">Review desk</h1>
        {isExpected ? (
          <Form method="post" action={withNext("/review/sign-in/code", next)} className="mt-4 space-y-6">
            <ErrorSummary sentence={actionData?.sentence} />
            <TextField
              name="code"
              label="Code"
              hint="Six digits from your authenticator app, or one of your recovery codes."
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
            <button type="submit" disabled={isBusy} className={`${BUTTON.primary} w-full`}>
              Sign in
            </button>
            <p className="text-sm text-ash">
              Lost both? An operator of the site can turn two-step sign-in off for your account.
            </p>
          </Form>
        ) : (
          <>
            <p className="mt-4">The code is asked for after the password, and for ten minutes.</p>
            <p className="mt-4">
              <a href={withNext("/review/sign-in", next)} className="text-link">
                Sign in
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
