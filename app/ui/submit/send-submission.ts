/** Sends the form to the API and goes on to the page that thanks for it. */
import { data, redirect } from "react-router";
import { TOO_MANY_COME_IN } from "../../domain/submissions/form-messages.ts";
import { MIN_SECONDS } from "../../domain/submissions/submission-fields.ts";
import type { ReturnedForm } from "../forms/use-visitor-form.ts";
import { showNotice } from "../layout/notice-store.ts";

const FAILED = {
  title: "Submission Failed",
  text: "There was an error submitting your attraction. Please try again.",
  kind: "error",
} as const;
const SUCCEEDED = {
  title: "Submission Successful!",
  text: "Thank you for submitting your haunted attraction. We'll review it and get back to you within 24-48 hours.",
} as const;
/** For browsers without Web Crypto. */
const BUSY = `${TOO_MANY_COME_IN}.`;

type Answer = { readonly trackingPath: string } | ReturnedForm;
type Sent = Readonly<Record<string, string>>;

export async function sendSubmission(form: FormData) {
  const sent: Sent = Object.fromEntries(form) as Record<string, string>;
  const answer = await send(sent).catch((error: unknown): Answer => {
    console.warn("The submission was not taken.", error);
    return { sentence: FAILED.text };
  });
  if ("trackingPath" in answer) {
    showNotice(SUCCEEDED);
    throw redirect(`/submit?received=${answer.trackingPath.split("/").at(-1)}`);
  }
  if (answer.sentence && !answer.proofOfWork) showNotice(FAILED);
  // With an error status the page keeps its stamp, by which the server recognizes a form that is sent twice.
  return data({ ...answer, values: sent, stamp: sent.stamp }, 400);
}

async function send(sent: Sent): Promise<Answer> {
  // Validation is a third of this page's code, so it is loaded when the form is sent.
  const { readSubmission } = await import("../../domain/submissions/submission-form.ts");
  const read = readSubmission(sent);
  if ("errors" in read) return { errors: read.errors };
  await untilStampIsOld(sent.stamp ?? "");
  const trap = sent.faxNumber ? { faxNumber: sent.faxNumber } : {};
  const answer = await fetch("/api/submissions", {
    method: "POST",
    credentials: "include",
    headers: {
      "content-type": "application/json",
      "x-form-stamp": sent.stamp ?? "",
      ...(sent.proof && { "x-proof-of-work": sent.proof }),
    },
    body: JSON.stringify({ ...read.fields, ...trap }),
  });
  return readAnswer(answer, sent);
}

/** The server rejects forms filled in faster than this, so keep showing "Submitting..." until then. */
async function untilStampIsOld(stamp: string): Promise<void> {
  const age = Date.now() - Number.parseInt(stamp.split(".")[0]!, 36);
  const wait = Math.min(MIN_SECONDS * 1_000 - age, MIN_SECONDS * 1_000);
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}

async function readAnswer(answer: Response, sent: Sent): Promise<Answer> {
  if (answer.status === 201) return { trackingPath: answer.headers.get("location") ?? "/submit" };
  const text = await answer.text();
  const said = readJson(text);
  if (answer.status === 428) return { sentence: BUSY, proofOfWork: sent.proof ? undefined : said?.proofOfWork };
  if (answer.status === 400 && said?.errors) return { errors: said.errors };
  if ([409, 429, 503].includes(answer.status) && said?.message) return { sentence: said.message };
  throw new Error(`${answer.status}: ${text || answer.statusText}`);
}

function readJson(text: string): (ReturnedForm & { readonly message?: string }) | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
