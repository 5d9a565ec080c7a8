/**
 * The queue in front of the planner's thread, which makes one plan at a time, round robin by client address. It drops
 * plans that nobody waits for anymore, and gives up on a wait before the connection would.
 */
import { DomainError } from "../../app/domain/domain-error.ts";
import { RoundRobin } from "../round-robin.ts";

/** Per client address, including the plan that is being made. */
export const MAX_WAITING_PER_ADDRESS = 3;
/** The maximum in total. */
const MAX_WAITING = 30;
/** Much shorter than a connection's timeout. */
const MAX_WAIT_MS = 25_000;

export const PLANS_WAITING = `You already have ${MAX_WAITING_PER_ADDRESS} plans waiting. Please try again in a few seconds.`;
/** The client that gets this error is already gone. */
const CLIENT_LEFT = "The connection was closed before the trip was planned.";
export const PLANNER_BUSY = "Many trips are being planned right now. Please try again in a minute.";

interface PlanTask<Plan> {
  /** Requests with the same key share one plan. */
  readonly key: string;
  /** The client's address. */
  readonly address: string;
  /** Aborted when the client has left. */
  readonly left: AbortSignal;
  /** `abandoned` is aborted when nobody waits for the plan anymore. */
  make(abandoned: AbortSignal): Promise<Plan>;
}

interface Waiting<Plan> {
  readonly task: PlanTask<Plan>;
  /** The number of clients waiting for it. */
  clients: number;
  readonly abandoned: AbortController;
  readonly made: PromiseWithResolvers<Plan>;
}

export class PlanQueue<Plan> {
  /** By key, with the plan that is being made. */
  readonly #waiting = new Map<string, Waiting<Plan>>();
  readonly #next = new RoundRobin<Waiting<Plan>>();
  readonly #maxWaitMs: number;
  #running = false;

  constructor({ maxWaitMs = MAX_WAIT_MS } = {}) {
    this.#maxWaitMs = maxWaitMs;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Rejects with a DomainError ("unavailable") if too many are waiting or it took too long. */
  async request(task: PlanTask<Plan>): Promise<Plan> {
    if (task.left.aborted) throw new DomainError("unavailable", CLIENT_LEFT);
    const waiting = this.#waiting.get(task.key) ?? this.#add(task);
    waiting.clients += 1;
    const gone = Promise.withResolvers<never>();
    const leave = () => gone.reject(new DomainError("unavailable", CLIENT_LEFT));
    const timer = setTimeout(() => gone.reject(new DomainError("unavailable", PLANNER_BUSY)), this.#maxWaitMs);
    task.left.addEventListener("abort", leave, { once: true });
    try {
      return await Promise.race([waiting.made.promise, gone.promise]);
    } finally {
      clearTimeout(timer);
      task.left.removeEventListener("abort", leave);
      waiting.clients -= 1;
      if (waiting.clients === 0) this.#drop(waiting);
    }
  }

  #add(task: PlanTask<Plan>): Waiting<Plan> {
    const ofAddress = [...this.#waiting.values()].filter((other) => other.task.address === task.address).length;
    if (ofAddress >= MAX_WAITING_PER_ADDRESS) throw new DomainError("unavailable", PLANS_WAITING);
    if (this.#waiting.size >= MAX_WAITING) throw new DomainError("unavailable", PLANNER_BUSY);
    const waiting = { task, clients: 0, abandoned: new AbortController(), made: Promise.withResolvers<Plan>() };
    // Callers that still wait get the error.
    waiting.made.promise.catch(() => {});
    this.#waiting.set(task.key, waiting);
    this.#next.add(task.address, waiting);
    void this.#work();
    return waiting;
  }

  #drop(waiting: Waiting<Plan>): void {
    waiting.abandoned.abort();
    this.#next.remove(waiting.task.address, waiting);
    if (this.#waiting.get(waiting.task.key) === waiting) this.#waiting.delete(waiting.task.key);
  }

  async #work(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#next.take(); next; next = this.#next.take()) {
      const { task, abandoned, made } = next;
      await task.make(abandoned.signal).then(made.resolve, made.reject);
      if (this.#waiting.get(task.key) === next) this.#waiting.delete(task.key);
    }
    this.#running = false;
  }
}
