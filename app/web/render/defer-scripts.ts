/**
 * React Router puts preload tags for all of a page's modules into the head, where they compete with the stylesheet, fonts
 * and pictures. Pages work without scripts, so we move those tags, as they are, into an inert <template>; a small inline
 * script takes them out again: modules are fetched after the first paint and run when the browser is idle.
 */

const PRELOAD = /<link rel="modulepreload"[^>]*\/>/g;
const END_OF_HEAD = "</head>";
const MODULE_SCRIPT = '<script type="module" async="">';
const END_OF_SCRIPT = "</script>";

/** Fetch after this long no matter what: an image on a slow host delays the `load` event. */
const MAX_LOAD_MS = 3_000;
/** Run after this long even on a page that is never idle. */
const MAX_IDLE_WAIT_MS = 1_000;

/** Shows saved hearts in the first paint; app/ui/saved/saved-store.ts takes over from there. */
const SHOW_SAVED = `try {
const { places } = JSON.parse(localStorage.getItem("hauntway.saved"));
for (const heart of document.querySelectorAll("[data-save]")) heart.setAttribute("aria-pressed", heart.dataset.save in places);
} catch {}`;

/** Moving nodes twice does nothing, so both the event and the timer may call `start`. */
const PROGRAM = `${SHOW_SAVED}
{
const { content } = document.currentScript.previousElementSibling;
const run = () => document.body.append(content);
const start = () => {
document.head.append(...content.querySelectorAll("link"));
window.requestIdleCallback ? requestIdleCallback(run, { timeout: ${MAX_IDLE_WAIT_MS} }) : setTimeout(run, 50);
};
addEventListener("load", () => requestAnimationFrame(() => setTimeout(start)));
setTimeout(start, ${MAX_LOAD_MS});
const { pathname, search } = location;
onpopstate = () => {
if (location.pathname !== pathname || location.search !== search) location.reload();
};
}`;

/** Returns the page unchanged if it doesn't contain the tags that we expect; those work where the router put them. */
export function deferScripts(html: string): string {
  const endOfHead = html.indexOf(END_OF_HEAD);
  const scriptStart = html.lastIndexOf(MODULE_SCRIPT);
  const scriptEnd = html.indexOf(END_OF_SCRIPT, scriptStart) + END_OF_SCRIPT.length;
  if (endOfHead < 0 || scriptStart < endOfHead || scriptEnd < scriptStart) return html;
  const head = html.slice(0, endOfHead);
  const preloads = head.match(PRELOAD) ?? [];
  const script = html.slice(scriptStart, scriptEnd);
  return [
    head.replace(PRELOAD, ""),
    html.slice(endOfHead, scriptStart),
    `<template>${preloads.join("")}${script}</template><script>${PROGRAM}</script>`,
    html.slice(scriptEnd),
  ].join("");
}
