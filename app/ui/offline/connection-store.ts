/** Whether the site can be reached: the browser and the service worker know when not, and the server says when again. */
import { useSyncExternalStore } from "react";
import type { WorkerReport } from "../../offline/worker-scope.ts";

const RETRY_MS = 5_000;

let isOffline = false;
let retry: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function note(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  clearInterval(retry);
  if (isOffline) retry = setInterval(tryAgain, RETRY_MS);
  for (const listener of listeners) listener();
}

export const noteOffline = (): void => note(true);

export async function tryAgain(): Promise<void> {
  if (document.hidden) return;
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) note(false);
}

/** Called once for each document. */
export function watchConnection(): void {
  window.addEventListener("offline", () => note(true));
  window.addEventListener("online", tryAgain);
  document.addEventListener("visibilitychange", () => isOffline && tryAgain());
  navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<WorkerReport>) => note(data.offline));
  navigator.serviceWorker?.controller?.postMessage({ type: "status" });
  if (!navigator.onLine) note(true);
}

export const readOffline = (): boolean => isOffline;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, readOffline, () => false);
}
