/** More than one process: the first one only starts, watches and stops the others. */
import cluster from "node:cluster";
import type { Log } from "../app/http/site-context.ts";

const RESTART_AFTER_MS = 500;

export function superviseWorkers(count: number, log: Log): void {
  let stopping = false;
  const fork = () => {
    if (!stopping) cluster.fork();
  };
  for (let i = 0; i < count; i++) fork();
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
