/** A map that is a picture until somebody wants more: then the live one is loaded and drawn over it. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type LiveMapOptions, useLiveMap } from "./use-live-map.ts";

export function useWaitingMap<Module, Drawn extends { remove(): void }>(
  options: Omit<LiveMapOptions<Module, Drawn>, "isWanted">,
) {
  const [isWanted, setWanted] = useState(false);
  const live = useLiveMap({ ...options, isWanted });
  const want = () => setWanted(true);
  useFirstMove(options.frame, isWanted, want);
  useIdleDesk(options.frame, isWanted, want);
  useFirstPress(options.frame, live.isLive);
  return { ...live, isWanted, want };
}

/** A pointer, a finger or the focus comes to the map. */
function useFirstMove(frame: RefObject<HTMLElement | null>, isWanted: boolean, want: () => void): void {
  useEffect(() => {
    const section = frame.current?.parentElement;
    if (!section || isWanted) return;
    const left = new AbortController();
    for (const move of FIRST_MOVES) section.addEventListener(move, want, { signal: left.signal, passive: true });
    return () => left.abort();
  });
}

const FIRST_MOVES = ["pointerenter", "pointerdown", "focusin"] as const;

/** How far below the screen a map may be. */
const NEAR = "600px";
const MAX_IDLE_WAIT_MS = 1_000;
/** A mouse or a trackpad: a device with time to spare. Phones draw canvases for seconds, on which their visitors wait. */
const AT_A_DESK = "(hover: hover) and (pointer: fine)";

/** At a desk the map needs nobody to ask for it: it loads when it is near the screen and the browser is idle. */
function useIdleDesk(frame: RefObject<HTMLElement | null>, isWanted: boolean, want: () => void): void {
  const latest = useRef(want);
  latest.current = want;
  useEffect(() => {
    const { current } = frame;
    if (!current || isWanted || !matchMedia(AT_A_DESK).matches) return;
    let left = false;
    const load = () => left || latest.current();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: MAX_IDLE_WAIT_MS });
        else setTimeout(load);
      },
      { rootMargin: NEAR },
    );
    const observe = () => left || observer.observe(current);
    if (document.readyState === "complete") observe();
    else addEventListener("load", observe, { once: true });
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [frame, isWanted]);
}

/** The press that asked for the map counts: it is made again on the live one, so that a mark opens its popup. */
function useFirstPress(frame: RefObject<HTMLElement | null>, isLive: boolean): void {
  const pressed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const { left, top } = current.getBoundingClientRect();
    if (isLive) {
      if (!pressed.current) return;
      const at = { clientX: left + pressed.current.x, clientY: top + pressed.current.y };
      pressed.current = undefined;
      const target = document.elementFromPoint(at.clientX, at.clientY);
      if (!current.contains(target)) return;
      target?.dispatchEvent(new MouseEvent("click", { ...at, bubbles: true, cancelable: true, view: window }));
      return;
    }
    const note = ({ clientX, clientY }: MouseEvent) => {
      const box = current.getBoundingClientRect();
      pressed.current = { x: clientX - box.left, y: clientY - box.top };
    };
    current.addEventListener("click", note);
    return () => current.removeEventListener("click", note);
  }, [frame, isLive]);
}
