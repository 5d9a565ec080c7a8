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

/** Refuses with a RateLimiterRes, which tells how long to wait. */
interface Limiter {
  consume(address: string, points?: number): Promise<unknown>;
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
/** Few draw on these, and what they bound is dear: the supervisor counts all of it. */
const TOLD_AT_ONCE: ReadonlySet<Budget> = new Set(["write", "export"]);

/** One budget over all workers of this machine, counted by their supervisor once a visitor has used a worker's share of it. */
export function sharedLimiter(workers: number): (name: Budget) => Limiter {
  return (name) => {
    const options = { keyPrefix: name, ...BUDGETS[name] };
    const all = new RateLimiterCluster({ ...options, timeoutMs: 2_000 });
    const untold = TOLD_AT_ONCE.has(name) ? 0 : Math.floor((options.points * UNTOLD_SHARE) / workers);
    return untold === 0 ? all : countFirst(untold, new RateLimiterMemory(options), all);
  };
}

/**
 * Counts a visitor here until `untold` is used up, and tells `all` from then on: asking costs both processes together about what a
 * search does, and few visitors get that far. Who is seen by one worker has the budget to the point; who is seen by several may
 * have a share more from each of them, at most two where its minute ends within that of `all`: half a budget in all.
 */
export function countFirst(untold: number, own: RateLimiterMemory, all: Limiter): Limiter {
  return {
    async consume(address) {
      const { consumedPoints } = await own.penalty(address);
      if (consumedPoints <= untold) return;
      // Both minutes end together, or what is refused there would be let in here.
      const endTogether = async (told: unknown) => {
        if (!(told instanceof RateLimiterRes)) return;
        await own.set(address, untold + 1, Math.max(1, Math.ceil(told.msBeforeNext / 1_000)));
      };
      try {
        // The first time, what was counted here goes along.
        await endTogether(await all.consume(address, consumedPoints === untold + 1 ? consumedPoints : 1));
      } catch (refusal) {
        await endTogether(refusal);
        throw refusal;
      }
    },
  };
}

/** Which budget a request draws on; what comes from memory never gets here. */
export function budgetOf(method: string, { keep, rule, href }: ReducedUrl): Budget {
  if (rule.budget) return rule.budget;
  if (method !== "GET" && method !== "HEAD") return "write";
  return rule.cache && !keep && href.includes("?") ? "choice" : "render";
}
