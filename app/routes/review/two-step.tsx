/** Two-step sign-in: set up, new recovery codes, turned off. */
import { useEffect, useRef } from "react";
import { data, Link, redirect } from "react-router";
import { DomainError } from "../../domain/domain-error.ts";
import { setUpAddress } from "../../domain/review/second-factor.ts";
import { SITE } from "../../site.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  stopSecondFactor,
} from "../../store/review/second-factor.ts";
import { closeOtherSessionsOf } from "../../store/review/sessions.ts";
import { requirePassword } from "../../store/review/users.ts";
import { useFocusFirstMistake } from "../../ui/forms/field-errors.ts";
import { TextField } from "../../ui/forms/form-field.tsx";
import { DeskButton, DeskForm } from "../../ui/review/desk-form.tsx";
import { RefusalSummary } from "../../ui/review/desk-parts.tsx";
import QrCode from "../../ui/saved/qr-code.tsx";
import { formatMoment } from "../../ui/text/format-moment.ts";
import { readForm } from "../../web/forms/form-request.ts";
import { type DeskRefusal, deskAction } from "../../web/review/desk-action.ts";
import { reviewerContext } from "../../web/review/reviewer-session.ts";
import type { RouteRule } from "../../web/route-rule.ts";
import { deskMeta } from "../../web/seo/page-meta.ts";
import { siteContext } from "../../web/site-context.ts";
import type { Route } from "./+types/two-step";

export const handle: RouteRule = { methods: ["GET", "POST"] };

const PAGE = "/review/two-step";

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { reviewer, lacksSecondFactor } = context.get(reviewerContext);
  const { newSecret, ...factor } = await readSecondFactor(site.db, reviewer.id);
  const setUp = newSecret && { secret: newSecret, address: setUpAddress(newSecret, reviewer.username, SITE.name) };
  return { ...factor, setUp, username: reviewer.username, isRequired: site.requiresSecondFactor, lacksSecondFactor };
}

export async function action({ context, request }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const { reviewer, key } = context.get(reviewerContext);
  const form = await readForm(request);
  const [intent, current, code] = ["intent", "current", "code"].map((name) => String(form.get(name) ?? ""));
  const now = site.now();
  return deskAction({ context, request }, async () => {
    if (intent === "confirm") {
      const codes = await confirmSecondFactor(site.db, reviewer, { code: code!, now });
      // All other sessions were opened without the second step.
      await closeOtherSessionsOf(site.db, reviewer.id, key);
      return data({ codes });
    }
    await requirePassword(site.db, reviewer, current!, now);
    if (intent === "renew") return data({ codes: await renewRecoveryCodes(site.db, reviewer, now) });
    if (intent === "begin") await beginSecondFactor(site.db, reviewer);
    else if (intent === "stop") await stopSecondFactor(site.db, reviewer, now);
    else throw new DomainError("invalid", "Please choose one of the buttons.");
    throw redirect(PAGE);
  });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, "Two-step sign-in");

const LABELS = { current: "Current password", code: "Code" };

export default function TwoStep({ loaderData, actionData }: Route.ComponentProps) {
  const { since, setUp, isRequired, lacksSecondFactor } = loaderData;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  const codes = actionData && "codes" in actionData ? actionData.codes : undefined;
  const page = useRef<HTMLDivElement>(null);
  useFocusFirstMistake(page, refusal);
  return (
    <div ref={page} className="max-w-2xl">
      <h1 className="text-3xl">Two-step sign-in</h1>
      <p className="mt-3 text-ash">
        Besides your password, signing in asks for a code that an authenticator app on your phone shows.
        {lacksSecondFactor && " This site asks every reviewer for it: set it up to go on."}
      </p>
      <RefusalSummary refusal={refusal} labels={LABELS} />
      {codes && <RecoveryCodes codes={codes} />}
      {since ? (
        <Settings since={since} codesLeft={loaderData.recoveryCodes} isRequired={isRequired} refusal={refusal} />
      ) : setUp ? (
        <SetUp setUp={setUp} refusal={refusal} />
      ) : (
        <PasswordForm intent="begin" button="Set it up" refusal={refusal} isMain />
      )}
      {!lacksSecondFactor && (
        <p className="mt-8">
          <Link to="/review/account" className="text-link">
            Your account
          </Link>
        </p>
      )}
    </div>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-6 border-l-4 border-gold bg-slate p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Your recovery codes
      </h2>
      <p className="mt-2">
        Print or write them down now: they are not shown again. Each one signs you in once when the app is not at hand.
      </p>
      <ol className="mt-3 grid gap-x-8 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </section>
  );
}

interface SetUpProps {
  readonly setUp: { readonly secret: string; readonly address: string };
  readonly refusal: DeskRefusal | undefined;
}

function SetUp({ setUp: { secret, address }, refusal }: SetUpProps) {
  return (
    <section className="mt-6 panel">
      <ol className="list-decimal space-y-5 pl-5">
        <li>
          Scan this with an authenticator app, or{" "}
          <a href={address} className="text-link">
            open it in the app on this device
          </a>
          .
          <div className="mt-3">
            <QrCode text={address} label="QR code for your authenticator app" />
          </div>
          <p className="mt-3">
            Without a camera, type this key: <code className="wrap-anywhere">{secret.match(/.{4}/g)!.join(" ")}</code>
          </p>
        </li>
        <li>
          Type the code that the app shows.
          <DeskForm action={PAGE} className="mt-3 max-w-xs space-y-4">
            <TextField
              name="code"
              label={LABELS.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              error={refusal?.errors?.code}
            />
            <DeskButton intent="confirm" kind="primary">
              Turn it on
            </DeskButton>
          </DeskForm>
        </li>
      </ol>
      <p className="mt-4 text-sm text-ash">Every other session of yours ends.</p>
    </section>
  );
}

interface SettingsProps {
  readonly since: string;
  readonly codesLeft: number;
  readonly isRequired: boolean;
  readonly refusal: DeskRefusal | undefined;
}

function Settings({ since, codesLeft, isRequired, refusal }: SettingsProps) {
  return (
    <>
      <p className="mt-6">
        It has been on since {formatMoment(since)}.{" "}
        {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`} left.
      </p>
      <h2 className="mt-8 text-xl">Change it</h2>
      <p className="mt-2 text-ash">
        {isRequired
          ? "For another app or phone, start over: the desk opens again when that is done."
          : "For another app or phone, turn it off and set it up again."}
      </p>
      <PasswordForm intent="stop" button={isRequired ? "Start over" : "Turn it off"} refusal={refusal}>
        <DeskButton intent="renew">New recovery codes</DeskButton>
      </PasswordForm>
    </>
  );
}

interface PasswordFormProps {
  readonly intent: string;
  readonly button: string;
  readonly refusal: DeskRefusal | undefined;
  readonly isMain?: boolean;
  readonly children?: React.ReactNode;
}

/** Asks for the password, in case the desk was left open. */
function PasswordForm({ intent, button, refusal, isMain = false, children }: PasswordFormProps) {
  return (
    <DeskForm action={PAGE} className="mt-4 max-w-md space-y-4">
      <TextField
        name="current"
        label={LABELS.current}
        type="password"
        autoComplete="current-password"
        error={refusal?.errors?.current}
      />
      <div className="flex flex-wrap gap-3">
        {/* First, so that Enter presses the harmless one. */}
        {children}
        <DeskButton intent={intent} kind={isMain ? "primary" : "outline"}>
          {button}
        </DeskButton>
      </div>
    </DeskForm>
  );
}
