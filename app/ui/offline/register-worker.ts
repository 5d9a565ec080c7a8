/** The service worker's page side: registers it, and hands over what this page is made of. */
import type { WorkerRequest } from "../../offline/worker-scope.ts";
import { readOffline } from "./connection-store.ts";

const WORKER_URL = "/sw.js";
const SWITCHED_OFF = "copies-off";

/** There is no worker in development, where nothing is built. */
export const canCopy = (): boolean => import.meta.env.PROD && "serviceWorker" in navigator && "caches" in window;

export function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(SWITCHED_OFF) !== null;
  } catch {
    // Forbidden, as the worker will be.
    return false;
  }
}

/** Where the installed app and its shortcuts begin: they open without a network from then on. */
const START_PAGES = ["/", "/trip/mine", "/saved"];

/** Throws where the browser refuses to remember it. */
export function rememberSwitch(isOff: boolean): void {
  if (isOff) localStorage.setItem(SWITCHED_OFF, "1");
  else localStorage.removeItem(SWITCHED_OFF);
}

export function registerWorker(): Promise<unknown> {
  return navigator.serviceWorker.register(WORKER_URL);
}

/** Called on every page, once it is loaded. */
export function startWorker(): void {
  if (!canCopy() || isSwitchedOff()) return;
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  let isOutdated = false;
  serviceWorker.addEventListener("controllerchange", () => {
    if (controller) isOutdated = true;
    else void serviceWorker.ready.then(({ active }) => active?.postMessage(describePage()));
    controller = serviceWorker.controller;
  });
  // Whole documents where the router would fail: its scripts are of another release, or not on this device.
  const loadDocument = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || !serviceWorker.controller) return;
    const isMissing = readOffline() && link.pathname !== window.location.pathname;
    if (isOutdated || isMissing) event.stopPropagation();
  };
  window.addEventListener("click", loadDocument, { capture: true });
  window.addEventListener("appinstalled", () => {
    for (const path of START_PAGES) {
      const page = window.location.origin + path;
      void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "store", page, files: [] }));
    }
  });
  // Refused in some private windows.
  registerWorker().catch(() => {});
}

function describePage(): WorkerRequest {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  return { type: "store", page: window.location.href.split("#")[0]!, files };
}
