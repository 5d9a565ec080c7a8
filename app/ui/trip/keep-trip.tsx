import { CloudDownload } from "lucide-react";
import { useEffect, useState } from "react";
import { showNotice } from "../layout/notice-store.ts";

interface KeepTripProps {
  /** The plan's own address, with its stops. */
  readonly path: string;
  readonly className: string;
}

const TEXTS = { no: "Keep for offline use", keeping: "Keeping...", yes: "Kept for offline use" } as const;

/** Stores the plan and the pages of its stops on this device. */
export function KeepTrip({ path, className }: KeepTripProps) {
  const [state, setState] = useState<keyof typeof TEXTS>("no");
  useEffect(() => {
    setState("no");
    const stored = import("../offline/stored-pages.ts").then(({ isStoredAndKept }) => isStoredAndKept(path));
    stored.then((isKept) => isKept && setState("yes")).catch(() => {});
  }, [path]);

  async function keep(): Promise<void> {
    setState("keeping");
    const { keepPages } = await import("../offline/keep-pages.ts");
    const isKept = await keepPages((trips) => [...trips, path]);
    setState(isKept ? "yes" : "no");
    if (isKept) showNotice({ title: "Kept for offline use", text: "The plan and its stops now open offline." });
    else showNotice(NOT_KEPT);
  }
  return (
    <button
      type="button"
      // Not disabled, which would lose the focus.
      aria-disabled={state === "keeping" || undefined}
      onClick={() => state !== "keeping" && void keep().catch(() => setState("no"))}
      className={`${className} needs-script`}
    >
      <CloudDownload aria-hidden="true" />
      {TEXTS[state]}
    </button>
  );
}

const NOT_KEPT = {
  title: "Could not keep the trip",
  text: "You may be offline, or copies are turned off. Check the switch on the Saved page, then try again.",
  kind: "error",
} as const;
