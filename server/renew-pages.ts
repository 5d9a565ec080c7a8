/**
 * Renders the pages that many visit from a catalog that is about to be shown. Otherwise all of them would be missing at once when
 * it is, and their visitors would stand in line for each other.
 */
import { setTimeout as pause } from "node:timers/promises";
import type { KeptResponse } from "./kept-response.ts";
import type { PageCache } from "./page-cache.ts";

/** A change is on every server within two seconds, of which one may pass until it is seen. */
const RENEW_FOR_MS = 700;
const MOST_PAGES = 30;

export async function renewPages(
  pages: PageCache,
  render: (href: string) => Promise<KeptResponse>,
  now = () => performance.now(),
): Promise<ReadonlyMap<string, KeptResponse>> {
  const renewed = new Map<string, KeptResponse>();
  const until = now() + RENEW_FOR_MS;
  for (const [href, before] of pages.popular(MOST_PAGES)) {
    const began = now();
    if (began >= until) break;
    const response = await render(href);
    await response.prepareLike(before);
    renewed.set(href, response);
    // Whoever came meanwhile is served before the next one.
    await pause(now() - began);
  }
  return renewed;
}
