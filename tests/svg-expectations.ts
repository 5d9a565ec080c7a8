/** What every SVG that we publish must satisfy. */
import { Resvg } from "@resvg/resvg-js";
import { expect } from "vitest";

/** Tags balance, resvg's strict parser takes it, and nothing in it runs, styles, letters or loads. */
export function expectWellFormed(svg: string, textFree = true): void {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name ?? "");
  }
  expect(open).toEqual([]);
  expect(() => new Resvg(svg, { font: { loadSystemFonts: false } })).not.toThrow();
  expect(svg).not.toMatch(/<(script|style|foreignObject|image|a)\b| style=| on[a-z]+=/i);
  expect(svg.replaceAll('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/https?:|data:|url\((?!#)|href="(?!#)/);
  if (textFree) expect(svg).not.toContain("<text");
}
