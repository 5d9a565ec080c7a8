import { keepPress } from "./early-press.ts";

/** Longer than React takes on the slowest phone: from then on it does the rest at once. */
const LONGEST_HOLD_MS = 3_000;

/** Whatever makes React take over all that is left of a page at once: the events that it would otherwise answer too late. */
export const HELD = [
  "pointerdown",
  "pointerup",
  "pointercancel",
  "mousedown",
  "mouseup",
  "touchstart",
  "touchend",
  "touchcancel",
  "click",
  "auxclick",
  "dblclick",
  "contextmenu",
  "keydown",
  "keypress",
  "keyup",
  "beforeinput",
  "textInput",
  "input",
  "change",
  "reset",
  "compositionstart",
  "compositionend",
  "copy",
  "cut",
  "paste",
  "dragstart",
  "dragend",
  "drop",
];

const held = new AbortController();

/**
 * Leaves the page to the browser at first: React takes it over in small pieces, and whoever types or presses meanwhile does not
 * wait for the rest of them. Fields and forms work without it; a link is followed when it is there, without loading the site anew.
 */
export function browserFirst(): void {
  const hold = (event: Event) => {
    event.stopImmediatePropagation();
    const link = event.type === "click" && ownLink(event as MouseEvent);
    if (!link) return;
    event.preventDefault();
    keepPress(link);
  };
  for (const name of HELD) addEventListener(name, hold, { capture: true, signal: held.signal });
  setTimeout(reactFromNow, LONGEST_HOLD_MS);
}

/** Called once React has taken over the page. */
export function reactFromNow(): void {
  held.abort();
}

/** A link to another page of the site, pressed to be opened here. */
function ownLink({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): Element | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
}
