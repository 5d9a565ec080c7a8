import { type RateLimiterAbstract, RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
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

export class Limits {
  readonly #limiters: Readonly<Record<Budget, RateLimiterAbstract>>;

  constructor(
    makeLimiter = (name: Budget): RateLimiterAbstract => new RateLimiterMemory({ keyPrefix: name, ...BUDGETS[name] }),
  ) {
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

/** One budget over all workers of this machine, counted by their supervisor. */
export function sharedLimiter(name: Budget): RateLimiterAbstract {
  return new RateLimiterCluster({ keyPrefix: name, timeoutMs: 2_000, ...BUDGETS[name] });
}

/** Which budget a request draws on; what comes from memory never gets here. */
export function budgetOf(method: string, { keep, rule, href }: ReducedUrl): Budget {
  if (rule.budget) return rule.budget;
  if (method !== "GET" && method !== "HEAD") return "write";
  return rule.keep && !keep && href.includes("?") ? "choice" : "render";
}
