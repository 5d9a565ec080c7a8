/**
 * The router asks for all of a page's scripts in its head, before the stylesheet. A page of this site is readable and its
 * links and forms work without them: they are fetched when the first screen is there, and run at the visitor's first move.
 * Who only reads spends no processor time on them; a map in view is drawn after a while all the same.
 */
import { EARLY_PRESS } from "./early-press.ts";

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STARTER = /(<script type="module" async="">)(import "[\s\S]*?)(<\/script>)/;
const IMPORTED = /^import (?:\* as (\w+) from )?("[^"]+")/gm;
const ROUTE_MODULES = /window\.__reactRouterRouteModules = (\{.*\});/;
const ENTRY = /^import\(("[^"]+")\)/m;

export function startScriptsLate(html: string, runAfterMs = RUN_AFTER_MS): string {
  const code = STARTER.exec(html)?.[2] ?? "";
  const routeModules = ROUTE_MODULES.exec(code)?.[1];
  const entry = ENTRY.exec(code)?.[1];
  // Another version of the router may write this otherwise; its own way works too.
  if (!routeModules || !entry) return html;
  const files = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const imported = [...code.matchAll(IMPORTED)].map(([, name = "_", file]) => ({ name, file }));
  const load = `Promise.all([${imported.map(({ file }) => `import(${file})`)}]).then(([${imported.map(({ name }) => name)}])=>{window.__reactRouterRouteModules=${routeModules};return import(${entry})})`;
  const starter = `(${whenShown})(${JSON.stringify(files)},()=>${load},${JSON.stringify(EARLY_PRESS)},${LONGEST_LOAD_MS},${runAfterMs})`;
  return html.replace(PRELOADS, "").replace(STARTER, (_, open, __, close) => open + starter + close);
}

/** A picture from a slow host holds the page's load event up, but not its scripts. */
const LONGEST_LOAD_MS = 2_500;
/**
 * Runs before a place to scroll to is restored: the heights of veiled parts are guesses (see site.css), which is good enough for
 * a page that begins at its top, and would lead elsewhere on one that is come back to.
 */
export const UNVEIL_AT_ONCE =
  // React writes the text of a script with quotation marks escaped, and backticks as they are.
  "if(performance.getEntriesByType(`navigation`)[0]?.type!==`navigate`||location.hash){let d=document.documentElement.dataset;d.unveiled=d.shown=``}";

/** After the first screen, where nobody moves. */
const RUN_AFTER_MS = 4_000;
/** At the desk the first key that somebody presses should do something. */
export const RUN_AT_THE_DESK_MS = 0;

/** Runs in the browser, sent as its own source: it must not use anything of this module. */
function whenShown(files: string[], load: () => void, pressKey: string, longestLoad: number, runAfter: number): void {
  const root = document.documentElement;
  const moves = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];
  /** One in each frame: all at once they would hold up whoever begins to move just now. */
  const oneByOne = (works: (() => void)[], done: () => void) => {
    const next = () => {
      works.shift()?.();
      if (works.length === 0) done();
      else requestAnimationFrame(next);
    };
    next();
  };
  const fetchLater = (href: string) => () => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  };
  const unveil = () => {
    const veiled = [...document.querySelectorAll<HTMLElement>(".veil")];
    const lift = (part: HTMLElement) => () => {
      part.style.contentVisibility = "visible";
    };
    oneByOne(veiled.map(lift), () => {
      root.dataset.unveiled = "";
    });
  };
  let shown = false;
  const show = () => {
    if (shown) return;
    shown = true;
    root.dataset.shown = "";
    oneByOne(files.map(fetchLater), () => document.fonts.ready.then(unveil));
    setTimeout(run, runAfter);
  };
  let running = false;
  const run = () => {
    if (running) return;
    running = true;
    for (const move of moves) removeEventListener(move, moved, true);
    show();
    load();
  };
  const moved = (event: Event) => {
    const { movementX, movementY } = event as MouseEvent;
    // A browser tells of a pointer that rests when the page under it has changed.
    if (movementX !== 0 || movementY !== 0 || event.type !== "pointermove") run();
  };
  for (const move of moves) addEventListener(move, moved, { capture: true, passive: true });
  // A control that needs scripts and is pressed before they are there is pressed again when they are.
  addEventListener("click", ({ target }) => {
    const control = (target as Element).closest?.("button.needs-script");
    if (control && pressKey in window === false) Object.assign(window, { [pressKey]: control });
  });
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
