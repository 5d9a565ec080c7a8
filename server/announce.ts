import type { Log, ReviewNews } from "../app/web/site-context.ts";
import type { Config } from "./config.ts";

const TIMEOUT_MS = 5_000;
/** In a flood the rest is dropped; the review desk lists everything. */
const MAX_IN_FLIGHT = 4;

/**
 * Posts news of the review desk to the operator's webhook. Chat services show `text` and interpret markup in it, so it
 * contains no visitors' words; programs find those in `title` and `where`. Nothing waits for the webhook, a failure is
 * a line in the log, and redirects are not followed: only the URL that the operator configured is ever requested.
 */
export function createAnnouncer(
  { webhookUrl, siteUrl }: Pick<Config, "webhookUrl" | "siteUrl">,
  log: Log,
): (news: ReviewNews) => void {
  if (!webhookUrl) return () => {};
  let inFlight = 0;
  return ({ title, where, path }) => {
    if (inFlight >= MAX_IN_FLIGHT) return;
    inFlight += 1;
    const url = siteUrl + path;
    fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: `Waiting for review: ${url}`, title, where, url }),
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => {
        if (!response.ok) log.warn({ status: response.status }, "the webhook rejected an announcement");
        return response.body?.cancel();
      })
      .catch((error) => log.warn({ err: error }, "the webhook could not be reached"))
      .finally(() => {
        inFlight -= 1;
      });
  };
}
