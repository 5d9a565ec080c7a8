import { useEffect, useState } from "react";
import { copyCaches, listCopies } from "../../offline/copies.ts";
import { MAX_BYTES } from "../../offline/copy-rules.ts";
import { forgetCards } from "../saved/use-saved-cards.ts";
import { askWorker, keepSavedPlaces } from "./keep-pages.ts";
import { canCopy, isSwitchedOff, registerWorker, rememberSwitch } from "./register-worker.ts";

const MEGABYTE = 1_000_000;
const HINT = "copies-hint";

/** Turns the copies on this device off and on again. Not shown where the browser has no use for it. */
export function OfflineSwitch() {
  const [isOn, setOn] = useState<boolean>();
  const [bytes, setBytes] = useState(0);
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (canCopy()) setOn(!isSwitchedOff());
  }, []);
  useEffect(() => {
    // Not while it is being switched off: opening a cache creates it.
    if (isOn) void countBytes().then(setBytes, () => setBytes(0));
  }, [isOn]);
  if (isOn === undefined) return null;

  async function turn(on: boolean): Promise<void> {
    setOn(on);
    setTrouble("");
    try {
      rememberSwitch(!on);
      if (!on) forgetCards();
    } catch {
      setTrouble("Your browser does not let this site remember your choice, so it lasts until you leave the page.");
    }
    try {
      await (on ? switchOn() : switchOff());
      if (on) setBytes(await countBytes());
    } catch {
      setOn(!on);
      setTrouble("That did not work. Please try again while you are online.");
    }
  }

  return (
    <div className="max-w-prose panel">
      <label className="flex cursor-pointer items-start gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => void turn(event.currentTarget.checked)}
          aria-describedby={HINT}
          className="mt-0.5"
        />
        Keep copies on this device for offline use
      </label>
      <p id={HINT} className="mt-2 text-[0.9375rem] text-ash">
        {isOn
          ? `Your saved places, the trips you kept and the pages you saw last open offline. ${formatMegabytes(bytes)} of ${MAX_BYTES / MEGABYTE} MB used.`
          : "No copies are kept: pages open only when you are online. Your saved places stay."}
      </p>
      <p role="status" className="text-[0.9375rem] text-alarm">
        {trouble}
      </p>
    </div>
  );
}

async function switchOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  // It stays until the pages that it controls are closed.
  await askWorker({ type: "stop" });
  await registration.unregister();
}

async function switchOn(): Promise<void> {
  await registerWorker();
  if (!(await askWorker({ type: "start" }))) throw new Error("The worker could not start.");
  await keepSavedPlaces();
}

async function countBytes(): Promise<number> {
  let sum = 0;
  for (const name of await copyCaches()) {
    for (const { bytes } of await listCopies(await caches.open(name))) sum += bytes;
  }
  return sum;
}

const formatMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
