import L from "leaflet";

const HINT_SHOWN_MS = 1_200;
const WHEEL_HINT = navigator.platform.startsWith("Mac")
  ? "Use Command and scroll to zoom the map"
  : "Use Ctrl and scroll to zoom the map";
const TOUCH_HINT = "Use two fingers to move the map";

/** On touch screens one finger scrolls the page. */
export const isTouched = (): boolean => L.Browser.mobile || matchMedia("(pointer: coarse)").matches;

/**
 * A map must not trap scrolling. The wheel scrolls the page and zooms only with Ctrl (Command on a Mac); one finger scrolls
 * the page, two pan and zoom the map. A hint says so.
 */
export function guardScrolling(map: L.Map): () => void {
  const container = map.getContainer();
  const hint = document.createElement("p");
  hint.className = "map-hint";
  hint.setAttribute("aria-hidden", "true");
  container.append(hint);
  let timer: ReturnType<typeof setTimeout>;

  function show(text: string): void {
    hint.textContent = text;
    hint.dataset.shown = "true";
    clearTimeout(timer);
    timer = setTimeout(hide, HINT_SHOWN_MS);
  }
  function hide(): void {
    hint.dataset.shown = "false";
  }
  function onWheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      // Leaflet does this from the second tick on; on the first, the browser would zoom the page.
      event.preventDefault();
      map.scrollWheelZoom.enable();
      hide();
    } else {
      map.scrollWheelZoom.disable();
      show(WHEEL_HINT);
    }
  }
  function onTouchMove(event: TouchEvent): void {
    if (event.touches.length > 1) hide();
    else if (!map.dragging.enabled()) show(TOUCH_HINT);
  }
  // Before Leaflet's own listeners on the same element.
  const turning = { capture: true, passive: false } as const;
  const touching = { capture: true, passive: true } as const;
  container.addEventListener("wheel", onWheel, turning);
  container.addEventListener("touchmove", onTouchMove, touching);
  return () => {
    clearTimeout(timer);
    container.removeEventListener("wheel", onWheel, turning);
    container.removeEventListener("touchmove", onTouchMove, touching);
  };
}
