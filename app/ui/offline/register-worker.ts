/** The service worker's page side: registers it, and hands over what this page is made of. */
import type { WorkerRequest } from "../../offline/worker-scope.ts";

const WORKER_URL = "/sw.js";
const SWITCHED_OFF = "copies-off";

/** Without a worker while developing, where nothing is built. */
export const canCopy = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator && "caches" in window;

export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(SWITCHED_OFF) !== null;
  } catch {
    // Forbidden, as the worker will be.
    return false;
  }
}

/** Throws where the browser refuses to remember it. */
export function rememberSwitch(isOff: boolean): void {
  if (isOff) localStorage.setItem(SWITCHED_OFF, "1");
  else localStorage.removeItem(SWITCHED_OFF);
}

export function registerWorker(): Promise<unknown> {
  return navigator.serviceWorker.register(WORKER_URL);
}

/** On every page, once it is loaded. */
export function startWorker(): void {
  if (!canCopy() || isSwitchedOff()) return;
  const { serviceWorker } = navigator;
  const before: ServiceWorker | null = serviceWorker.controller;
  serviceWorker.addEventListener(
    "controllerchange",
    () => {
      if (before) loadDocuments();
      else void serviceWorker.ready.then(({ active }) => active?.postMessage(describePage()));
    },
    { once: true },
  );
  // Refused in some private windows.
  registerWorker().catch(() => {});
}

function describePage(): WorkerRequest {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return { type: "store", page: window.location.href.split("#")[0]!, files };
}

/** A new release is in charge: links load whole documents from now on, whose scripts and data belong together. */
function loadDocuments(): void {
  const skipRouter = (event: Event) => {
    if (event.target instanceof Element && event.target.closest("a[href^='/']")) event.stopPropagation();
  };
  window.addEventListener("click", skipRouter, { capture: true });
}
