import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { subscribe } from "../saved/saved-store.ts";
import { useOffline, watchConnection } from "./connection-store.ts";
import { startWorker } from "./register-worker.ts";

/** Shown under the header while there is no network. Always rendered, so that screen readers announce the change. */
export function OfflineBanner({ refreshes }: { refreshes: boolean }) {
  const isOffline = useOffline();
  useEffect(() => {
    watchConnection();
    startWorker();
    return subscribe(keepSavedPlaces);
  }, []);

  // Back online: the page catches up, unless that could cost what somebody is writing.
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(false);
  useEffect(() => {
    const isBack = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (!isBack) return;
    keepSavedPlaces();
    if (refreshes && !isWriting()) void revalidate();
  }, [isOffline, refreshes, revalidate]);

  return (
    <div role="status" data-print="hide" className="sticky top-16 z-20">
      {isOffline && (
        <p className="border-b border-line bg-slate py-2 text-[0.9375rem]">
          <span className="wrap block">
            You are offline.{" "}
            <Link to="/offline" className="text-link">
              Pages on this device
            </Link>{" "}
            still open; the rest comes back when you are online.
          </span>
        </p>
      )}
    </div>
  );
}

/** Including those that were saved without a network. */
function keepSavedPlaces(): void {
  import("./keep-pages.ts").then((module) => module.keepSavedPlaces()).catch(() => {});
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("form[method=post] :is(input, textarea)");
  return [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
}
