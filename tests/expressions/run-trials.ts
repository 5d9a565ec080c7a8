import { Worker } from "node:worker_threads";
import type { Trial } from "./try-expression.ts";

/**
 * Runs each trial in a thread that can be ended, and gives back those that stuck: not that they took long, but that one text
 * of many took longer than a thousand times what reading it once takes.
 */
export async function stuckTrials<T extends Trial>(trials: readonly T[], patienceMs: number): Promise<readonly T[]> {
  const stuck: T[] = [];
  let thread = startThread();
  for (const trial of trials) {
    if (await isDone(thread, trial, patienceMs)) continue;
    stuck.push(trial);
    await thread.terminate();
    thread = startThread();
  }
  await thread.terminate();
  return stuck;
}

const startThread = () => new Worker(new URL("./try-expression.ts", import.meta.url));

function isDone(thread: Worker, trial: Trial, patienceMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const finish = (answer: boolean) => {
      clearTimeout(timer);
      thread.off("message", hear).off("error", reject);
      resolve(answer);
    };
    const hear = (said: unknown) => {
      if (said === "done") finish(true);
      else timer.refresh();
    };
    const timer = setTimeout(finish, patienceMs, false);
    thread.on("message", hear).on("error", reject);
    const { source, flags, length } = trial;
    thread.postMessage({ source, flags, length });
  });
}
