/** Whether the site can be reached: the browser and the service worker know when not, and the server says when again. */
import { useSyncExternalStore } from "react";
import type { WorkerReport } from "../../offline/worker-scope.ts";

const RETRY_MS = 5_000;
const PATIENCE_MS = 4_000;

let isOffline = false;
let retry: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function note(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  clearInterval(retry);
  if (isOffline) retry = setInterval(checkIfVisible, RETRY_MS);
  for (const listener of listeners) listener();
}

export const noteOffline = (): void => note(true);

/** Asks the server itself: a failed request may just have been aborted. An error is an answer. */
export async function checkConnection(): Promise<boolean> {
  const options = { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) } as const;
  const answer = await fetch("/healthz", options).catch(() => undefined);
  if (!answer) note(true);
  else if (answer.ok) note(false);
  return answer !== undefined;
}

const checkIfVisible = (): void => void (document.hidden || checkConnection());

/** Called once for each document. */
export function watchConnection(): void {
  window.addEventListener("offline", checkConnection);
  window.addEventListener("online", checkConnection);
  document.addEventListener("visibilitychange", () => isOffline && checkIfVisible());
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<WorkerReport>) => {
    if (data.offline !== isOffline) void checkConnection();
  });
  navigator.serviceWorker?.controller?.postMessage({ type: "status" });
  if (!navigator.onLine) void checkConnection();
}

export const readOffline = (): boolean => isOffline;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, readOffline, () => false);
}
