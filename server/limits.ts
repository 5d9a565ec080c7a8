import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ReducedUrl } from "./reduced-url.ts";

/** Per client address. Generous for people, tight for floods. */
const BUDGETS = {
  search: { points: 240, duration: 60 },
  /** Asked by the page itself while someone types or moves a map. */
  typing: { points: 900, duration: 60 },
  /** Lists by filters of the visitor's choice, and what is near a point: made anew for each request. */
  choice: { points: 600, duration: 60 },
  /** Whatever else is not in memory: pages before they are kept, and pages that do not exist. */
  render: { points: 2_400, duration: 60 },
  write: { points: 60, duration: 60 },
  export: { points: 20, duration: 60 },
} as const;
export type Budget = keyof typeof BUDGETS;

/** Refuses with what RateLimiterRes tells: how long to wait. */
interface Limiter {
  consume(address: string): Promise<unknown>;
}

export class Limits {
  readonly #limiters: Readonly<Record<Budget, Limiter>>;

  constructor(makeLimiter = (name: Budget): Limiter => new RateLimiterMemory({ keyPrefix: name, ...BUDGETS[name] })) {
    this.#limiters = {
      search: makeLimiter("search"),
      typing: makeLimiter("typing"),
      choice: makeLimiter("choice"),
      render: makeLimiter("render"),
      write: makeLimiter("write"),
      export: makeLimiter("export"),
    };
  }

  /** Seconds to wait when the budget is used up; undefined while there is some left. */
  async spend(budget: Budget, address: string): Promise<number | undefined> {
    try {
      await this.#limiters[budget].consume(address);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}

/** Of a budget, what all workers together count by themselves. */
const UNTOLD_SHARE = 1 / 4;

/**
 * One budget over all workers of this machine. What few visitors reach is counted by their supervisor; up to there a worker counts
 * alone, since asking costs both of them more than a search does. A visitor who is seen by one worker has the budget to the point;
 * one who is seen by all of them may have up to a quarter more.
 */
export function sharedLimiter(workers: number): (name: Budget) => Limiter {
  return (name) => {
    const untold = Math.floor((BUDGETS[name].points * UNTOLD_SHARE) / workers);
    const own = new RateLimiterMemory({ keyPrefix: name, ...BUDGETS[name] });
    const all = new RateLimiterCluster({ keyPrefix: name, timeoutMs: 2_000, ...BUDGETS[name] });
    return {
      async consume(address) {
        const { consumedPoints } = await own.penalty(address);
        if (consumedPoints <= untold) return;
        // The first time beyond it, what was counted here goes along.
        await all.consume(address, consumedPoints === untold + 1 ? consumedPoints : 1);
      },
    };
  };
}

/** Which budget a request draws on; what comes from memory never gets here. */
export function budgetOf(method: string, { keep, rule, href }: ReducedUrl): Budget {
  if (rule.budget) return rule.budget;
  if (method !== "GET" && method !== "HEAD") return "write";
  return rule.keep && !keep && href.includes("?") ? "choice" : "render";
}
