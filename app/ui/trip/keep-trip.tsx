import { CloudDownload } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { showNotice } from "../layout/notice-store.ts";

interface KeepTripProps {
  /** The plan's own address, with its stops. */
  readonly path: string;
  readonly className: string;
}

const TEXTS = { no: "Keep for offline use", keeping: "Keeping...", yes: "Kept for offline use" } as const;
const NOTHING_YET = { done: 0, total: 0 };

/** Stores the plan and the pages of its stops on this device. */
export function KeepTrip({ path, className }: KeepTripProps) {
  const navigate = useNavigate();
  const [state, setState] = useState<keyof typeof TEXTS>("no");
  const [{ done, total }, setPages] = useState(NOTHING_YET);
  useEffect(() => {
    setState("no");
    const stored = import("../offline/stored-pages.ts").then(({ isStoredAndKept }) => isStoredAndKept(path));
    stored.then((isKept) => isKept && setState("yes")).catch(() => {});
  }, [path]);

  async function keep(): Promise<void> {
    setState("keeping");
    setPages(NOTHING_YET);
    const { keepPages } = await import("../offline/keep-pages.ts");
    const isKept = await keepPages((trips) => [...trips, path], setPages);
    // What was asked for is not stored, only the plan that it led to: reloaded offline, this tab shows that one.
    if (isKept) await navigate(path, { replace: true, preventScrollReset: true });
    setState(isKept ? "yes" : "no");
    showNotice(isKept ? KEPT : NOT_KEPT);
  }
  const isCounting = state === "keeping" && done > 0;
  return (
    <>
      <button
        type="button"
        // Not disabled, which would lose the focus.
        aria-disabled={state === "keeping" || undefined}
        onClick={() => state !== "keeping" && void keep().catch(() => setState("no"))}
        className={`${className} needs-script`}
      >
        <CloudDownload aria-hidden="true" />
        {/* A screen reader would say every new name of the focused button. */}
        <span className={isCounting ? "sr-only" : undefined}>{TEXTS[state]}</span>
        {isCounting && <span aria-hidden="true">{`Keeping ${done} of ${total} pages...`}</span>}
      </button>
      <span role="status" className="sr-only">
        {state === "keeping" &&
          (done * 2 < total || !isCounting ? "Keeping pages for offline use." : "Half of them are kept.")}
      </span>
    </>
  );
}

const KEPT = {
  title: "Kept for offline use",
  text: "The plan, with its start and end, and the pages of its stops are on this device now and open offline.",
} as const;

const NOT_KEPT = {
  title: "Could not keep the trip",
  text: "You may be offline, or copies are turned off. Check the switch on the Saved page, then try again.",
  kind: "error",
} as const;
