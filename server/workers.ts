/** Several processes: the first one only starts, watches and stops the workers. */
import cluster from "node:cluster";
import type { Log } from "../app/web/site-context.ts";

const RESTART_DELAY_MS = 500;
/** Workers that crash sooner than this are restarted with backoff. */
const MIN_UPTIME_MS = 10_000;
const MAX_RESTART_DELAY_MS = 8_000;

/** What a worker reports to its supervisor: that it takes requests, or why it cannot start. */
type WorkerMessage = { readonly readyAt: string } | { readonly cannotStart: string };

export function tellReady(address: string): void {
  // Ignore errors: a worker without its supervisor exits by itself.
  process.send?.({ readyAt: address } satisfies WorkerMessage, () => {});
}

/** The supervisor prints it once for all of them. */
export function tellCannotStart(sentence: string): Promise<void> {
  return new Promise((resolve) => {
    process.send!({ cannotStart: sentence } satisfies WorkerMessage, () => resolve());
  });
}

export function superviseWorkers(count: number, log: Log, onAllReady: (address: string) => void): void {
  let stopping = false;
  let exitCode = 0;
  let ready = 0;
  let delay = RESTART_DELAY_MS;
  const startedAt = new Map<number, number>();
  const fork = () => {
    if (!stopping) startedAt.set(cluster.fork().id, performance.now());
  };
  for (let i = 0; i < count; i++) fork();
  cluster.on("message", (worker, news: WorkerMessage) => {
    // Metrics and rate limits use the same channel.
    if (stopping || typeof news !== "object" || news === null) return;
    if ("readyAt" in news) {
      ready += 1;
      if (ready === count) onAllReady(news.readyAt);
      else if (ready > count) log.warn({}, "a new worker takes requests");
    } else if ("cannotStart" in news) {
      if (ready > 0) {
        log.error({ pid: worker.process.pid }, news.cannotStart);
        return;
      }
      // A configuration error: the next worker would fail as well.
      console.error(news.cannotStart);
      exitCode = 1;
      // Nobody has been served yet; workers that outlive their supervisor would print errors of their own.
      stop("SIGKILL");
    }
  });
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
      return;
    }
    // Being killed doesn't indicate a crash loop.
    const crashedEarly = signal === null && performance.now() - (startedAt.get(worker.id) ?? 0) < MIN_UPTIME_MS;
    startedAt.delete(worker.id);
    delay = crashedEarly ? Math.min(2 * delay, MAX_RESTART_DELAY_MS) : RESTART_DELAY_MS;
    log.error({ pid: worker.process.pid, code, signal }, "a worker ended and is replaced");
    setTimeout(fork, delay);
  });
  const stop = (signal: NodeJS.Signals) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(exitCode);
    for (const worker of workers) worker?.process.kill(signal);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("disconnect", () => stop("SIGTERM"));
}
