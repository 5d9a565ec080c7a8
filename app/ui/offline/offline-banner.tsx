import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { subscribe } from "../saved/saved-store.ts";
import { useOffline, watchConnection } from "./connection-store.ts";
import { startWorker } from "./register-worker.ts";

/** Under the header while there is no network. Always rendered, so that screen readers announce the change. */
export function OfflineBanner({ refreshes }: { refreshes: boolean }) {
  const isOffline = useOffline();
  useEffect(() => {
    watchConnection();
    startWorker();
    return subscribe(() => void import("./keep-pages.ts").then(({ keepSavedPlaces }) => keepSavedPlaces()));
  }, []);

  // Back online: the page catches up, unless that could cost what somebody is writing.
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (wasOffline.current && !isOffline && refreshes && !isWriting()) void revalidate();
    wasOffline.current = isOffline;
  }, [isOffline, refreshes, revalidate]);

  return (
    <div role="status" data-print="hide" className="sticky top-16 z-20">
      {isOffline && (
        <p className="border-b border-line bg-slate py-2 text-[0.9375rem]">
          <span className="wrap block">
            You are offline.{" "}
            <Link to="/offline" className="underline hover:text-pumpkin">
              What is on your device
            </Link>{" "}
            still opens; the rest comes back with the network.
          </span>
        </p>
      )}
    </div>
  );
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>("form[method=post] :is(input, textarea)");
  return [...fields].some((field) => field.value !== field.defaultValue || field.checked !== field.defaultChecked);
}
