/** How many bytes of the form with pictures are sent; undefined while none is on its way. */
import { useSyncExternalStore } from "react";

let sent: number | undefined;
const listeners = new Set<() => void>();

export function setSentBytes(bytes: number | undefined): void {
  sent = bytes;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSentBytes = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => sent,
    () => undefined,
  );
