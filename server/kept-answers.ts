import type { KeptResponse } from "./kept-response.ts";
import type { PageCache } from "./page-cache.ts";
import type { ReducedUrl } from "./reduced-url.ts";
import type { Turns } from "./turns.ts";

/** Undefined where the line is too long. */
export type KeptAnswer = (
  reduced: ReducedUrl,
  address: string,
  render: () => Promise<KeptResponse>,
) => Promise<KeptResponse | undefined>;

/** Grows with the directory. */
const LARGE_LIST = "/api/haunted-locations";

/** A crowd behind one address that wants one page stands in line once, and nobody waits in another one's line for it. */
export function createKeptAnswers(pages: PageCache, turns: Turns): KeptAnswer {
  const queued = new Map<string, Promise<KeptResponse | undefined>>();
  return ({ href }, address, render) => {
    const key = `${address} ${href}`;
    const waiting = queued.get(key);
    if (waiting) return waiting;
    const inTurn = async () => {
      const known = pages.known(href);
      if (known) return known;
      const turn = await turns.take(address);
      if (!turn) return undefined;
      try {
        // Somebody else's turn may have come first.
        return await pages.render(href, render, href === LARGE_LIST);
      } finally {
        turn();
      }
    };
    const answer = inTurn().finally(() => queued.delete(key));
    queued.set(key, answer);
    return answer;
  };
}
