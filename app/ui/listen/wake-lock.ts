/** Keeps the screen on while somebody needs it: browsers release the lock whenever the page is hidden. */
const holders = new Set<object>();
let sentinel: WakeLockSentinel | undefined;
let isWatching = false;

export const canKeepAwake = (): boolean => "wakeLock" in navigator;

/** Returns a function that lets the screen sleep again. */
export function keepAwake(): () => void {
  const holder = {};
  holders.add(holder);
  if (!isWatching) document.addEventListener("visibilitychange", () => void acquire());
  isWatching = true;
  void acquire();
  return () => {
    holders.delete(holder);
    if (holders.size > 0) return;
    void sentinel?.release().catch(() => {});
    sentinel = undefined;
  };
}

async function acquire(): Promise<void> {
  if (holders.size === 0 || document.hidden || !canKeepAwake() || (sentinel && !sentinel.released)) return;
  // Refused when the battery is low.
  sentinel = await navigator.wakeLock.request("screen").catch(() => undefined);
}
