import { type FormEvent, type ReactNode, type Ref, useState } from "react";
import { Form, type FormProps, useNavigation, useRouteLoaderData, useSubmit } from "react-router";
import { BUTTON } from "../layout/link-button.tsx";

interface DeskFormProps extends Omit<FormProps, "method" | "onSubmit"> {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLFormElement>;
  /** The item's version on this page. */
  readonly version?: number;
}

interface Session {
  readonly username: string;
  readonly formToken: string;
}

/** A form with the desk's CSRF token. It asks for the session first: a page that cannot be sent keeps what was written. */
export function DeskForm({ children, version, ...props }: DeskFormProps) {
  const desk = useRouteLoaderData("routes/review/frame") as Session | undefined;
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle";
  const [isAsking, setAsking] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle>();

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // A double click would conflict with itself.
    if (isBusy || isAsking) return;
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setAsking(true);
    setObstacle(undefined);
    const session = await readSession(desk?.username);
    setAsking(false);
    if (typeof session === "string") return setObstacle(session);
    // The token is another one after signing in again in another tab.
    form.querySelector<HTMLInputElement>("[name=token]")!.value = session.formToken;
    void submit((submitter as HTMLButtonElement | null) ?? form);
  }
  return (
    <Form method="post" {...props} onSubmit={send}>
      <input type="hidden" name="token" value={desk?.formToken ?? ""} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {children}
      {obstacle && <Unsent obstacle={obstacle} />}
    </Form>
  );
}

interface DeskButtonProps {
  readonly intent: string;
  readonly id?: string;
  readonly kind?: keyof typeof BUTTON;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Submits its form and says which of the form's actions is meant. */
export function DeskButton({ intent, id, kind = "outline", className = "", children }: DeskButtonProps) {
  return (
    <button id={id} type="submit" name="intent" value={intent} className={`${BUTTON[kind]} ${className}`}>
      {children}
    </button>
  );
}

type Obstacle = "signed-out" | "no-answer";

const PATIENCE_MS = 10_000;

async function readSession(username: string | undefined): Promise<Session | Obstacle> {
  try {
    const answer = await fetch("/review/session", { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.type === "opaqueredirect") return "signed-out";
    const session: Session | undefined = answer.ok ? await answer.json() : undefined;
    if (!session) return "no-answer";
    // A colleague may have signed in meanwhile: the decision would be in their name.
    return session.username === username ? session : "signed-out";
  } catch {
    return "no-answer";
  }
}

/** Visible wherever the pressed button is. */
function Unsent({ obstacle }: { obstacle: Obstacle }) {
  return (
    <p role="alert" className="fixed inset-x-0 top-16 z-30 border-l-4 border-alarm bg-slate p-4 shadow-lg">
      {obstacle === "signed-out" ? (
        <>
          Your session has ended, so nothing was sent. What you wrote stays here:{" "}
          <a href="/review/sign-in" target="_blank" rel="noopener" className="text-link">
            sign in in a new tab
          </a>
          , then press the button again.
        </>
      ) : (
        "The site does not answer, so nothing was sent. What you wrote stays here: press the button again in a minute."
      )}
    </p>
  );
}
