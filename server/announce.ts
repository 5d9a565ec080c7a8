import type { Log, ReviewNews } from "../app/web/site-context.ts";
import type { Config } from "./config.ts";

const PATIENCE_MS = 5_000;
/** Announcements under way; during a flood the rest are left out, the desk has them all. */
const MOST_AT_ONCE = 4;

/**
 * Posts news of the review desk to the operator's webhook. `text` is what chat services show. Nobody waits for it, a
 * failure is a line in the log, and a redirect is not followed: the address that the operator wrote is the only one asked.
 */
export function createAnnouncer(
  { webhookUrl, siteUrl }: Pick<Config, "webhookUrl" | "siteUrl">,
  log: Log,
): (news: ReviewNews) => void {
  if (!webhookUrl) return () => {};
  let underWay = 0;
  return ({ title, where, path }) => {
    if (underWay >= MOST_AT_ONCE) return;
    underWay += 1;
    const url = siteUrl + path;
    fetch(webhookUrl, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: `Waiting for review: ${title} (${where}) ${url}`, title, where, url }),
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => {
        if (!response.ok) log.warn({ status: response.status }, "the webhook did not take an announcement");
        return response.body?.cancel();
      })
      .catch((error) => log.warn({ err: error }, "the webhook could not be reached"))
      .finally(() => {
        underWay -= 1;
      });
  };
}
