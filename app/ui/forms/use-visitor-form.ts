import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import type { ProofChallenge } from "../../web/forms/admit-form.ts";
import { checkConnection } from "../offline/connection-store.ts";
import { useUnsentSentence } from "../offline/send-later.ts";
import { useOpenErrors } from "./field-errors.ts";

/** What comes back with a form that was refused. */
export interface ReturnedForm {
  readonly errors?: FieldErrors | undefined;
  readonly sentence?: string | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly proofOfWork?: ProofChallenge | undefined;
}

interface VisitorForm<Returned> {
  readonly idPrefix: string;
  /** By field name, in page order. */
  readonly labels: Readonly<Record<string, string>>;
  /** From a form submitted without JavaScript. */
  readonly returned: Returned | undefined;
}

/**
 * A form that visitors send from the page they are on: not while offline, which would lose the page and the text, and
 * with a proof of work if asked.
 */
export function useVisitorForm<Returned extends ReturnedForm>({ idPrefix, labels, returned }: VisitorForm<Returned>) {
  const fetcher = useFetcher<ReturnedForm>();
  const ref = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const answer = (fetcher.data as Returned | undefined) ?? returned;
  const { errors = {}, sentence, values = {} } = answer ?? {};
  const { open, noteAnswer } = useOpenErrors(errors);
  const [isTrying, setTrying] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const unsentSentence = useUnsentSentence(isUnsent);
  const isSolving = useProof(fetcher, ref);
  const first = Object.keys(labels).find((name) => errors[name]);
  const isSentHere = fetcher.data !== undefined;
  const isBusy = isTrying || isSolving || fetcher.state !== "idle";
  // The button is far below the sentence, and loses the focus while it is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    if (isBusy) return;
    if (isUnsent) summary.current?.focus();
    else if (isSentHere) (first ? document.getElementById(`${idPrefix}-${first}`) : summary.current)?.focus();
  }, [isBusy]);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget } = event;
    setTrying(true);
    const isThere = await checkConnection();
    setTrying(false);
    setUnsent(!isThere);
    if (isThere) void fetcher.submit(currentTarget);
  }
  return {
    Form: fetcher.Form,
    form: { ref, method: "post", noValidate: true, onSubmit: send, onInput: noteAnswer } as const,
    summary: { ref: summary, sentence: unsentSentence ?? (isSolving ? undefined : sentence), errors, labels, idPrefix },
    field: (name: string) => ({
      name,
      label: labels[name]!,
      idPrefix,
      error: open[name],
      autoFocus: returned !== undefined && name === first,
    }),
    values,
    answer,
    isBusy,
  };
}

/** Solves a proof of work that the server asks for, and sends the form again with it. Returns whether it is at work. */
function useProof(
  fetcher: ReturnType<typeof useFetcher<ReturnedForm>>,
  form: RefObject<HTMLFormElement | null>,
): boolean {
  const [unsolved, setUnsolved] = useState<ProofChallenge>();
  const asked = fetcher.data?.proofOfWork;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each challenge
  useEffect(() => {
    if (!asked) return;
    const fields = new FormData(form.current!);
    const solveAndSend = async () => {
      if (!isSecureContext) return setUnsolved(asked);
      const { solveProof } = await import("../../domain/submissions/solve-proof.ts");
      fields.set("proof", `${asked.challenge}:${await solveProof(asked.challenge, asked.bits)}`);
      const action = form.current!.getAttribute("action")!;
      const encType = form.current!.enctype as "application/x-www-form-urlencoded" | "multipart/form-data";
      await fetcher.submit(fields, { method: "post", action, encType });
    };
    solveAndSend().catch(() => setUnsolved(asked));
  }, [asked]);
  return asked !== undefined && asked !== unsolved;
}
