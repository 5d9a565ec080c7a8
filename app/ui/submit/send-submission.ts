/** Sends the form to the API, with a proof of work if the server requires one. */
import type { FieldErrors } from "../../domain/submissions/form-messages.ts";
import { solveProof } from "../../domain/submissions/solve-proof.ts";
import type { SubmissionFields } from "../../domain/submissions/submission.ts";

type Sent =
  | { readonly trackingPath: string }
  | { readonly errors: FieldErrors }
  /** The server's message for an error that isn't about a field. */
  | { readonly sentence: string };

/** What a browser without Web Crypto is told; the page without JavaScript says nearly the same. */
const BUSY = "More submissions have come in than we can take, from you or from others. Please try again in an hour.";

export async function sendSubmission(fields: SubmissionFields, form: { stamp: string; trap: string }): Promise<Sent> {
  const answer = await post(fields, form);
  if (answer.status !== 428) return readAnswer(answer);
  if (!isSecureContext) return { sentence: BUSY };
  const { proofOfWork } = (await answer.json()) as { proofOfWork: { challenge: string; bits: number } };
  const solution = await solveProof(proofOfWork.challenge, proofOfWork.bits);
  return readAnswer(await post(fields, form, `${proofOfWork.challenge}:${solution}`));
}

function post(fields: SubmissionFields, { stamp, trap }: { stamp: string; trap: string }, proof?: string) {
  return fetch("/api/submissions", {
    method: "POST",
    credentials: "include",
    headers: {
      "content-type": "application/json",
      "x-form-stamp": stamp,
      ...(proof ? { "x-proof-of-work": proof } : {}),
    },
    body: JSON.stringify(trap ? { ...fields, faxNumber: trap } : fields),
  });
}

async function readAnswer(answer: Response): Promise<Sent> {
  if (answer.status === 201) return { trackingPath: answer.headers.get("location") ?? "/submit" };
  const text = await answer.text();
  const said = readJson(text);
  if (answer.status === 400 && said?.errors) return { errors: said.errors };
  if ([409, 429, 503].includes(answer.status) && said?.message) return { sentence: said.message };
  throw new Error(`${answer.status}: ${text || answer.statusText}`);
}

function readJson(text: string): { message?: string; errors?: FieldErrors } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
