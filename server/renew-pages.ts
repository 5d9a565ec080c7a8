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
/** Between two renders, in times of the last one: visitors come first, and most of the time is theirs if few pages are wanted. */
const LEAST_PAUSE = 1;
const MOST_PAUSE = 5;

export async function renewPages(
  pages: PageCache,
  render: (href: string) => Promise<KeptResponse>,
  now = () => performance.now(),
): Promise<ReadonlyMap<string, KeptResponse>> {
  const renewed = new Map<string, KeptResponse>();
  const until = now() + RENEW_FOR_MS;
  const wanted = pages.popular(MOST_PAGES);
  for (const [index, [href, before]] of wanted.entries()) {
    const began = now();
    if (began >= until) break;
    const response = await render(href);
    await response.prepareLike(before);
    renewed.set(href, response);
    const left = wanted.length - index - 1;
    if (left > 0) await pause(pauseAfter(now() - began, (until - now()) / left));
  }
  return renewed;
}

/** `share` is what each of the others may take with its pause. */
function pauseAfter(work: number, share: number): number {
  return Math.min(Math.max(share - work, LEAST_PAUSE * work), MOST_PAUSE * work);
}
