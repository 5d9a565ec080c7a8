import type L from "leaflet";

const HINT_SHOWN_MS = 1_200;

/** A wheel over the map scrolls the page; with Ctrl (or the Mac's Command) it zooms. A hint says so. */
export function guardScrolling(map: L.Map): () => void {
  const container = map.getContainer();
  const hint = document.createElement("p");
  hint.className = "map-hint";
  hint.setAttribute("aria-hidden", "true");
  hint.textContent = navigator.platform.startsWith("Mac")
    ? "Use Command and scroll to zoom the map"
    : "Use Ctrl and scroll to zoom the map";
  container.append(hint);
  let timer: ReturnType<typeof setTimeout>;

  function onWheel(event: WheelEvent): void {
    if (event.ctrlKey || event.metaKey) {
      map.scrollWheelZoom.enable();
      hint.dataset.shown = "false";
      return;
    }
    map.scrollWheelZoom.disable();
    hint.dataset.shown = "true";
    clearTimeout(timer);
    timer = setTimeout(() => {
      hint.dataset.shown = "false";
    }, HINT_SHOWN_MS);
  }
  // Before Leaflet's own listener on the same element.
  container.addEventListener("wheel", onWheel, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    container.removeEventListener("wheel", onWheel, { capture: true });
  };
}
