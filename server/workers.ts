/** More than one process: the first one only starts, watches and stops the others. */
import cluster from "node:cluster";
import type { Log } from "../app/http/site-context.ts";

const RESTART_AFTER_MS = 500;
/** Workers that end young are replaced more and more slowly: what they miss may take a while to come back. */
const YOUNG_MS = 10_000;
const RESTART_AT_MOST_AFTER_MS = 8_000;

export function superviseWorkers(count: number, log: Log): void {
  let stopping = false;
  let delay = RESTART_AFTER_MS;
  const bornAt = new Map<number, number>();
  const fork = () => {
    if (!stopping) bornAt.set(cluster.fork().id, performance.now());
  };
  for (let i = 0; i < count; i++) fork();
  cluster.on("exit", (worker, code, signal) => {
    if (stopping) {
      if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
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
    if (workers.length === 0) process.exit(0);
    for (const worker of workers) worker?.process.kill(signal);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
