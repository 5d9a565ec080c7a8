/** More than one process: the first one only starts, watches and stops the others. */
import cluster from "node:cluster";
import type { Log } from "../app/http/site-context.ts";

const RESTART_AFTER_MS = 500;

/** What a worker tells its supervisor: that it takes requests, or why it cannot start. */
type WorkerNews = "ready" | { readonly cannotStart: string };

export function tellReady(): void {
  process.send?.("ready" satisfies WorkerNews);
}

/** The supervisor says it once for all of them. */
export function tellCannotStart(sentence: string): Promise<void> {
  return new Promise((resolve) => {
    process.send!({ cannotStart: sentence } satisfies WorkerNews, () => resolve());
  });
}

export function superviseWorkers(count: number, log: Log, onAllReady: () => void): void {
  let stopping = false;
  let ready = 0;
  const fork = () => {
    if (!stopping) cluster.fork();
  };
  for (let i = 0; i < count; i++) fork();
  cluster.on("message", (worker, news: WorkerNews) => {
    if (news === "ready") {
      ready += 1;
      if (ready === count) onAllReady();
    } else if (news && typeof news === "object" && "cannotStart" in news) {
      if (ready > 0) {
        log.error({ pid: worker.process.pid }, news.cannotStart);
        return;
      }
      // What keeps the first one from starting is a setting, and will keep the next one.
      console.error(news.cannotStart);
      process.exit(1);
    }
  });
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
      return;
    }
    log.error({ pid: worker.process.pid, code, signal }, "a worker ended and is replaced");
    setTimeout(fork, RESTART_AFTER_MS);
  });
  const stop = (signal: NodeJS.Signals) => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {});
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill(signal);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
