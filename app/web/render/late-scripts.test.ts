import { expect, test } from "vitest";
import { RUN_AT_THE_DESK_MS, startScriptsLate } from "./late-scripts.ts";
import { partsOfPage } from "./page-parts.ts";

const PAGE = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/root-2.js"/></head><main></main><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-2.js";
import * as route1 from "/assets/home-3.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry-4.js");</script>`;

const late = (page: string, runAfterMs?: number): string => {
  const { head, content, end } = startScriptsLate(partsOfPage(page), runAfterMs);
  return head + content + end;
};

test("the scripts of a page are named in its starter, and asked for nowhere else", () => {
  const html = late(PAGE);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('["/assets/manifest-1.js","/assets/root-2.js"]');
  expect(html).toContain(
    'Promise.all([import("/assets/manifest-1.js"),import("/assets/root-2.js"),import("/assets/home-3.js")])',
  );
  expect(html).toContain(
    'window.__reactRouterRouteModules={"root":route0,"routes/home":route1};return import("/assets/entry-4.js")',
  );
});

test("the stylesheet is asked for before fonts and pictures", () => {
  const picture = '<link rel="preload" as="image" href="/art/a.svg"/>';
  const font = '<link rel="preload" href="/assets/a.woff2" as="font"/>';
  const styles = '<link rel="stylesheet" href="/assets/site.css"/>';
  const page = PAGE.replace("<head>", `<head>${picture}<title>A</title>${font}${styles}`);
  expect(late(page)).toContain(`<head><title>A</title>${styles}${picture}${font}</head>`);
});

test("where somebody works with keys, the scripts do not wait for a first move", () => {
  expect(late(PAGE)).toContain(",2500,4000)");
  expect(late(PAGE, RUN_AT_THE_DESK_MS)).toContain(",2500,0)");
});

test("what the starter says is a program", () => {
  const code = /<script[^>]*>([\s\S]*)<\/script>/.exec(late(PAGE))![1]!;
  expect(() => new Function(code)).not.toThrow();
});

test("a page that is written otherwise stays as it is", () => {
  const other = '<head></head><script type="module" src="/assets/entry.js"></script>';
  expect(late(other)).toBe(other);
});
