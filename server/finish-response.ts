import { RETRY_AFTER_SECONDS } from "../app/web/error-status.ts";
import { SCRIPT_HASHES_HEADER } from "../app/web/render/inline-scripts.ts";
import { STREAMED_HEADER } from "../app/web/render/streamed.ts";
import { WholeAnswer } from "../app/web/render/whole-answer.ts";
import { allowInlineScripts } from "./security-headers.ts";

export const KEPT_NOWHERE = { "cache-control": "no-store" };

/** Adds the policy that fits the page's inline scripts, and forbids keeping what failed or did not say. */
export function finishResponse(response: Response, policy: string | undefined): Response {
  const finished = response instanceof WholeAnswer ? response : new Response(response.body, response);
  const { headers } = finished;
  const hashes = headers.get(SCRIPT_HASHES_HEADER);
  if (hashes !== null) {
    headers.delete(SCRIPT_HASHES_HEADER);
    if (policy) headers.set("content-security-policy", allowInlineScripts(policy, hashes.split(" ").filter(Boolean)));
  }
  if (response.status === 503) headers.set("retry-after", RETRY_AFTER_SECONDS);
  if (response.status >= 400 || !headers.has("cache-control")) headers.set("cache-control", "no-store");
  return finished;
}

/** Whether an answer may be read whole into memory and sent from there. */
export function keepable(response: Response): boolean {
  const hasBody = response instanceof WholeAnswer || response.body !== null;
  return hasBody && !response.headers.has("set-cookie") && !response.headers.has(STREAMED_HEADER);
}
