import { describe, expect, test } from "vitest";
import { isReddit, sourceLinks, webLink } from "./web-links.ts";

describe("stored links", () => {
  test.each([
    ["https://example.org/a", "https://example.org/a"],
    ["http://example.org", "http://example.org/"],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["example.org", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j is shown as %j", (text, href) => {
    expect(webLink(text)).toBe(href);
  });

  test.each([
    [undefined, []],
    ["https://www.a.org/x; https://b.org/y", ["a.org", "b.org"]],
    ["https://a.org/x,https://b.org/y", ["a.org", "b.org"]],
    ["https://a.org/x;https://b.org/?q=1,2", ["a.org", "b.org"]],
    ["javascript:alert(1); https://b.org", ["b.org"]],
    [
      "https://a.org/news/ghosts-of-the_inn.html; https://b.org/y; https://a.org/Old%20Mill/; https://a.org/?p=2",
      ["a.org: ghosts of the inn", "b.org", "a.org: Old Mill", "a.org: p=2"],
    ],
    ["https://a.org/%E0%A4%A; https://a.org", ["a.org: %E0%A4%A", "a.org"]],
  ])("sources in %j are shown as %j", (text, hosts) => {
    expect(sourceLinks(text).map((link) => link.label)).toEqual(hosts);
  });

  test.each([
    ["https://www.reddit.com/r/ghosts", true],
    ["https://redd.it/x", true],
    ["https://notreddit.com/", false],
  ])("%s is reddit: %s", (href, expected) => {
    expect(isReddit(href)).toBe(expected);
  });
});
