import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { MIN_SECONDS, SUBMISSION_FIELDS } from "../../domain/submissions/submission-fields.ts";
import { showNotice } from "../layout/notice-store.ts";
import { checkConnection } from "../offline/connection-store.ts";
import { useUnsentSentence } from "../offline/send-later.ts";
import { sendSubmission } from "./send-submission.ts";

const FAILED = {
  title: "Submission Failed",
  text: "There was an error submitting your attraction. Please try again.",
  kind: "error",
} as const;
const SUCCEEDED = {
  title: "Submission Successful!",
  text: "Thank you for submitting your haunted attraction. We'll review it and get back to you within 24-48 hours.",
} as const;

/** Validation is a third of this page's code, so it's loaded on the first input. */
export const loadSchema = () => import("../../domain/submissions/submission-form.ts");

interface Submitting {
  readonly stamp: string;
  readonly errors?: FieldErrors | undefined;
  readonly sentence?: string | undefined;
}

/** Checks the form here, sends it to the API and goes on to the page that thanks for it. */
export function useSubmit({ stamp, errors: given, sentence: said }: Submitting) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(given ?? {});
  const [sentence, setSentence] = useState(said);
  const [isUnsent, setUnsent] = useState(false);
  const unsentSentence = useUnsentSentence(isUnsent);
  const shownAt = useRef(typeof performance === "undefined" ? 0 : performance.now());

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const sent = Object.fromEntries(new FormData(form));
    setSending(true);
    try {
      const { readSubmission } = await loadSchema();
      const read = readSubmission(sent);
      if ("errors" in read) return complain(form, read.errors);
      setErrors({});
      setSentence(undefined);
      setUnsent(false);
      // The server rejects forms filled in faster than this, so keep showing "Submitting..." until then.
      const wait = MIN_SECONDS * 1_000 - (performance.now() - shownAt.current);
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (!(await checkConnection())) return setUnsent(true);
      const answer = await sendSubmission(read.fields, { stamp, trap: String(sent.faxNumber ?? "") });
      if ("errors" in answer) return complain(form, answer.errors);
      if ("sentence" in answer) return fail(answer.sentence);
      await navigate(`/submit?received=${answer.trackingPath.split("/").at(-1)}`);
      showNotice(SUCCEEDED);
    } catch (error) {
      console.warn("The submission was not taken.", error);
      fail(FAILED.text);
      setUnsent(!(await checkConnection()));
    } finally {
      setSending(false);
    }
  }
  function complain(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found);
    const first = SUBMISSION_FIELDS.find((field) => found[field]);
    const control = first && form.elements.namedItem(first);
    // Once the error is rendered, so that it is announced with the field.
    if (control instanceof HTMLElement) requestAnimationFrame(() => control.focus());
  }
  function fail(why: string) {
    setSentence(why);
    showNotice(FAILED);
  }
  return {
    submit,
    submitting: sending || navigation.state === "submitting",
    errors,
    sentence: unsentSentence ?? sentence,
  };
}
