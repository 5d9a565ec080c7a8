import { DomainError } from "./domain-error.ts";

/** Runs tasks one after the other; while `maxWaiting` of them are waiting, more are refused. */
export function oneAtATime(maxWaiting = Number.POSITIVE_INFINITY): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (task) => {
    if (waiting >= maxWaiting)
      throw new DomainError("unavailable", "The site is busy right now. Please try again in a minute.");
    waiting += 1;
    const done = last.then(task).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
