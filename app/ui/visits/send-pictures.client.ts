/** Sends a form with pictures, and tells how much of it is on its way. */
import { redirect } from "react-router";
import type { ReturnedForm } from "../forms/use-visitor-form.ts";
import { setSentBytes } from "./sent-bytes.ts";

interface SentForm extends ReturnedForm {
  readonly stamp?: string;
  readonly activities?: readonly string[];
}

const BROKEN =
  "The connection broke before everything was sent. What you wrote and your pictures are still here: please press the button again.";

export const hasPictures = (form: FormData): boolean =>
  [...form.values()].some((value) => value instanceof File && value.size > 0);

export async function sendPictures(path: string, form: FormData): Promise<SentForm> {
  const answer = await post(path, form);
  setSentBytes(undefined);
  if (answer && "path" in answer) throw redirect(String(answer.path));
  return answer ?? { sentence: BROKEN };
}

function post(path: string, form: FormData): Promise<(SentForm & { readonly path?: string }) | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded }) => setSentBytes(loaded);
    request.onerror = () => resolve(undefined);
    request.onload = () => {
      try {
        resolve(JSON.parse(request.responseText));
      } catch {
        // Refused before its route ran: a plain sentence.
        resolve(request.status < 500 ? { sentence: request.responseText } : undefined);
      }
    };
    request.open("POST", path);
    request.send(form);
  });
}
