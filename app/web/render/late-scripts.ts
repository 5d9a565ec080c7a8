/**
 * The router asks for all of a page's scripts in its head, before the stylesheet. A page of this site is readable and its
 * links and forms work without them: they are fetched when the first screen is there, and run at the visitor's first move.
 * Then what is below the first screen is laid out too, where it has not come near before. Who only reads spends no processor
 * time on any of it; a map in view is drawn after a while all the same.
 */
import { LRUCache } from "lru-cache";
import { detachedText } from "./detached-text.ts";
import { EARLY_PRESS } from "./early-press.ts";
import type { PageParts } from "./page-parts.ts";

const MODULES = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const PRELOADS = /<link rel="preload"[^>]*\/>/g;
const STARTER = '<script type="module" async="">import "';
const OPENING = '<script type="module" async="">';
const CLOSING = "</script>";
const IMPORTED = /^import (?:\* as (\w+) from )?("[^"]+")/gm;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{.*\});/;
const ENTRY = /^import\(("[^"]+")\)/m;

/** The pages of one route all begin and start in the same way. */
const known = new LRUCache<string, string>({ max: 100 });

export function startScriptsLate(page: PageParts, runAfterMs = RUN_AFTER_MS): PageParts {
  const { head, content, end } = page;
  const starterAt = end.lastIndexOf(STARTER);
  const endOfStarter = end.indexOf(CLOSING, starterAt);
  if (starterAt < 0 || endOfStarter < 0) return page;
  const code = end.slice(starterAt + OPENING.length, endOfStarter);
  const files = Array.from(head.matchAll(MODULES), ([, href]) => href!);
  const starter = lateStarter(code, files, runAfterMs);
  if (starter === undefined) return page;
  return {
    head: stylesFirst(head.replace(MODULES, "")),
    content,
    end: end.slice(0, starterAt + OPENING.length) + starter + end.slice(endOfStarter),
  };
}

/**
 * React puts fonts and the largest picture before the stylesheet. Nothing is painted without the stylesheet, so it should be the
 * one that takes the connection that is open already.
 */
function stylesFirst(head: string): string {
  return head.replace(PRELOADS, "") + (head.match(PRELOADS) ?? []).join("");
}

/** Nothing where another version of the router writes its code otherwise; its own way works too. */
function lateStarter(code: string, files: readonly string[], runAfterMs: number): string | undefined {
  const key = `${code}\n${files.join()}\n${runAfterMs}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const routeModules = ROUTE_MODULES.exec(code)?.[1];
  const entry = ENTRY.exec(code)?.[1];
  if (!routeModules || !entry) return undefined;
  const imported = [...code.matchAll(IMPORTED)].map(([, name = "_", file]) => ({ name, file }));
  const load = `Promise.all([${imported.map(({ file }) => `import(${file})`)}]).then(([${imported.map(({ name }) => name)}])=>{window.__reactRouterRouteModules=${routeModules};return import(${entry})})`;
  const starter = `(${whenShown})(${JSON.stringify(files)},()=>${load},${JSON.stringify(EARLY_PRESS)},${LONGEST_LOAD_MS},${runAfterMs})`;
  const kept = detachedText(starter);
  known.set(detachedText(key), kept);
  return kept;
}

/** A picture from a slow host holds the page's load event up, but not its scripts. */
const LONGEST_LOAD_MS = 2_500;
/** After the first screen, where nobody moves. */
const RUN_AFTER_MS = 4_000;
/** At the desk the first key that somebody presses should do something. */
export const RUN_AT_THE_DESK_MS = 0;

/** Runs in the browser, sent as its own source, which the build makes short: it must not use anything of this module. */
function whenShown(
  files: string[],
  load: () => Promise<unknown>,
  pressKey: string,
  longestLoad: number,
  runAfter: number,
): void {
  const root = document.documentElement;
  const moves = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  /** One in each frame: all at once they would hold up whoever begins to move just now. */
  const fetchFiles = () => {
    const href = files.shift();
    if (href === undefined) return;
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    requestAnimationFrame(fetchFiles);
  };
  /** Between what a visitor does; Safari cannot tell when that is. */
  const whenIdle = (work: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 200 }) : setTimeout(work, 16);
  const unveil = () => {
    const veiled = [...document.querySelectorAll<HTMLElement>(".veil")];
    const liftNext = () => {
      const part = veiled.shift();
      if (part === undefined) root.dataset.unveiled = "";
      else {
        part.style.contentVisibility = "visible";
        whenIdle(liftNext);
      }
    };
    whenIdle(liftNext);
  };
  let shown = false;
  const show = () => {
    if (shown) return;
    shown = true;
    root.dataset.shown = "";
    fetchFiles();
    setTimeout(run, runAfter);
  };
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    for (const move of moves) removeEventListener(move, moved, true);
    show();
    load().finally(() => document.fonts.ready.then(unveil));
  };
  const moved = (event: Event) => {
    const { movementX, movementY } = event as MouseEvent;
    // A browser tells of a pointer that rests when the page under it has changed.
    if (movementX !== 0 || movementY !== 0 || event.type !== "pointermove") run();
  };
  for (const move of moves) addEventListener(move, moved, { capture: true, passive: true });
  // A control that needs scripts and is pressed before they are there is pressed again when they are.
  const pressed = ({ target }: Event) => {
    const control = (target as Element).closest?.("button.needs-script");
    if (control && pressKey in window === false) Object.assign(window, { [pressKey]: control });
    // Heights that are guessed would lead elsewhere.
    if ((target as Element).closest?.('a[href^="#"]')) root.dataset.unveiled = "";
  };
  addEventListener("click", pressed, true);
  // Back and forward between entries that scripts of this page made earlier change the address alone, until they run again.
  addEventListener("popstate", () => {
    if ((window as unknown as Record<string, unknown>)[pressKey] !== null) location.reload();
  });
  // The first frame after everything of the first screen has come.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(show));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame);
  setTimeout(show, longestLoad);
}
