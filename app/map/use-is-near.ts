import { useEffect, useState } from "react";

/** Load the map when it is about one screen away. */
const NEAR = "600px";

/** Draws the map when idle once it is in view, or as soon as it is near if the visitor has scrolled on this page. */
export function useIsNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current || near) return;
    const left = new AbortController();
    const load = () => whenIdle(() => left.signal.aborted || setNear(true));
    // After a navigation the router scrolls to the top; that isn't the visitor scrolling.
    const moved = ({ type }: Event) => (type !== "scroll" || hasScrolled()) && load();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        if (hasScrolled() || isInView(entry.boundingClientRect)) load();
        else for (const move of FIRST_MOVES) addEventListener(move, moved, { signal: left.signal });
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => {
      left.abort();
      observer.disconnect();
    };
  }, [frame, near]);
  return near;
}

const FIRST_MOVES = ["scroll", "pointerdown", "keydown"] as const;
const hasScrolled = () => window.scrollY > 0;
const isInView = ({ top, bottom }: DOMRectReadOnly) => top < window.innerHeight && bottom > 0;

const MAX_IDLE_WAIT_MS = 1_000;

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  else setTimeout(run);
}
