/** More than one process: the first one only starts, watches and stops the others. */
import cluster from "node:cluster";
import type { Log } from "../app/web/site-context.ts";

const RESTART_AFTER_MS = 500;
/** Workers that end young are replaced more and more slowly: what they miss may take a while to come back. */
const YOUNG_MS = 10_000;
const RESTART_AT_MOST_AFTER_MS = 8_000;

/** What a worker tells its supervisor: that it takes requests, or why it cannot start. */
type WorkerNews = { readonly readyAt: string } | { readonly cannotStart: string };

export function tellReady(address: string): void {
  // A supervisor that is gone hears nothing; its worker ends by itself.
  process.send?.({ readyAt: address } satisfies WorkerNews, () => {});
}

/** The supervisor says it once for all of them. */
export function tellCannotStart(sentence: string): Promise<void> {
  return new Promise((resolve) => {
    process.send!({ cannotStart: sentence } satisfies WorkerNews, () => resolve());
  });
}

export function superviseWorkers(count: number, log: Log, onAllReady: (address: string) => void): void {
  let stopping = false;
  let exitCode = 0;
  let ready = 0;
  let delay = RESTART_AFTER_MS;
  const bornAt = new Map<number, number>();
  const fork = () => {
    if (!stopping) bornAt.set(cluster.fork().id, performance.now());
  };
  for (let i = 0; i < count; i++) fork();
  cluster.on("message", (worker, news: WorkerNews) => {
    // Metrics and rate limits speak on the same line.
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
      // What keeps the first one from starting is a setting, and will keep the next one.
      console.error(news.cannotStart);
      exitCode = 1;
      // Nobody was served yet; a worker that outlived its supervisor would tell the operator of that instead.
      stop("SIGKILL");
    }
  });
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(exitCode);
      return;
    }
    // Killed by someone is not ended by itself: the next one is as good as any.
    const isYoung = signal === null && performance.now() - (bornAt.get(worker.id) ?? 0) < YOUNG_MS;
    bornAt.delete(worker.id);
    delay = isYoung ? Math.min(2 * delay, RESTART_AT_MOST_AFTER_MS) : RESTART_AFTER_MS;
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
}
