import { type RefObject, useEffect } from "react";
import { hasModifier } from "../layout/has-modifier.ts";

/** Pixels: less is a tap, and a swipe is more across than down. */
const MIN_SWIPE = 60;

/** Swipes and arrow keys lead from stop to stop. */
export function useStepsByHand(area: RefObject<HTMLElement | null>, onStep: (by: 1 | -1) => void): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onKey = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      if (event.target instanceof Element && event.target.closest("input, select, textarea, [role=dialog]")) return;
      if (event.key === "ArrowRight") onStep(1);
      if (event.key === "ArrowLeft") onStep(-1);
    };
    let start: Touch | undefined;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined;
    };
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (!start || !end) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = undefined;
      if (Math.abs(across) >= MIN_SWIPE && Math.abs(across) > 2 * Math.abs(down)) onStep(across < 0 ? 1 : -1);
    };
    window.addEventListener("keydown", onKey);
    element.addEventListener("touchstart", onStart, { passive: true });
    element.addEventListener("touchend", onEnd, { passive: true });
    return () => {
      window.removeEventListener("keydown", onKey);
      element.removeEventListener("touchstart", onStart);
      element.removeEventListener("touchend", onEnd);
    };
  }, [area, onStep]);
}
