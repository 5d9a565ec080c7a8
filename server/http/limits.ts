import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkPrefix } from "../../app/web/forms/form-sender.ts";
import type { RequestedRoute } from "./route-table.ts";

/** Requests per minute for each client address. Generous for people, tight for floods. */
const BUDGETS = {
  search: 240,
  /** Requests that pages send by themselves while someone types or moves a map. */
  typing: 900,
  /** Filtered lists and nearby queries: computed per request. */
  choice: 600,
  /** Everything else that is not in the page cache, including pages that do not exist. */
  render: 2_400,
  write: 60,
  export: 20,
  /** Trip plans, which take a good part of a second each. */
  trip: 20,
} as const;
type Budget = keyof typeof BUDGETS;
/**
 * An IPv6 /48 may be one client with 65,536 networks, or many neighbors: together they get this many times as much.
 * Forms count networks by themselves, and there a neighbor can still do a proof of work (`admit-form.ts`).
 */
const PREFIX_FACTOR = 4;

const WINDOW_SECONDS = 60;

/** How long a worker waits for the supervisor, which keeps the counts for all of them. */
const SUPERVISOR_TIMEOUT_MS = 2_000;

export class Limits {
  readonly #limiters = new Map<string, RateLimiterMemory | RateLimiterCluster>();

  constructor({ shared }: { readonly shared: boolean }) {
    const budgets = Object.entries(BUDGETS);
    const ofPrefixes = budgets
      .filter(([name]) => name !== "write")
      .map(([name, points]) => [ofPrefix(name), points * PREFIX_FACTOR] as const);
    for (const [name, points] of [...budgets, ...ofPrefixes]) {
      const options = { keyPrefix: name, points, duration: WINDOW_SECONDS };
      const limiter = shared
        ? new RateLimiterCluster({ ...options, timeoutMs: SUPERVISOR_TIMEOUT_MS })
        : new RateLimiterMemory(options);
      this.#limiters.set(name, limiter);
    }
  }

  /** Seconds to wait once the budget is used up; undefined while some is left. */
  async spend(budget: Budget, address: string): Promise<number | undefined> {
    const prefix = networkPrefix(address);
    try {
      await this.#limiters.get(budget)!.consume(address);
      if (prefix) await this.#limiters.get(ofPrefix(budget))?.consume(prefix);
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      // After a jump of the clock the library counts to a wrong end, although it forgets the window in time.
      return Math.min(WINDOW_SECONDS, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }
}

const ofPrefix = (budget: string): string => `${budget} of a /48`;

/**
 * Which budget a request counts against; cached pages count against none. What is refused or redirected counts as a page.
 */
export function budgetOf(method: string, route: RequestedRoute | undefined): Budget {
  if (!route?.rule.methods.includes(method)) return "render";
  const { cacheable, rule, href } = route;
  const parameters = new URLSearchParams(href.split("?")[1]);
  if (rule.searches.some((name) => parameters.has(name))) return "search";
  if (rule.budget) return rule.budget;
  if (method !== "GET" && method !== "HEAD") return "write";
  return rule.cache && !cacheable && href.includes("?") ? "choice" : "render";
}
