/** No answer sends a browser to another site because of slashes in front of a path. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendRaw } from "../../abuse/raw-client.ts";
import { SITE_PATHS } from "../../abuse/site-paths.ts";
import { makePlace } from "../../make-place.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "or-hall", city: "Salem", state: "Oregon" })] });
});
afterAll(() => site.close());

async function ask(target: string, method = "GET") {
  const bytes = Buffer.from(`${method} ${target} HTTP/1.1\r\nhost: hauntway.test\r\nconnection: close\r\n\r\n`);
  const { status, text } = await sendRaw(new URL(site.address), { bytes, whole: true }, 30_000);
  return { status, location: /^location: (.*)\r$/im.exec(text)?.[1] };
}

/** Where a browser would go from the public address. */
const originOf = (location: string) => new URL(location, "https://hauntway.test/").origin;

test.each([
  ["//evil%2Eexample/x.y", "/evil.example/x.y"],
  ["//State/Oregon/", "/state/oregon"],
  ["//evil.example/x.y", "/evil.example/x.y"],
  ["///about", "/about"],
  ["//h:99999/a.b", "/h:99999/a.b"],
  ["//", "/"],
  ["//?q=1", "/?q=1"],
  ["//healthz", "/healthz"],
  ["//assets/x.js", "/assets/x.js"],
  ["//x.y/track/abc.data", "/x.y/track/abc.data"],
  ["/.//evil%2Eexample/x.y", "/evil.example/x.y"],
  ["/a/%2E%2E//evil%2Eexample/x.y", "/evil.example/x.y"],
  ["/.//x.y/track/abc.data", "/x.y/track/abc.data"],
  ["/.//healthz", "/healthz"],
])("%s is %s", async (target, path) => {
  expect(await ask(target)).toEqual({ status: 301, location: path });
});

describe.each(SITE_PATHS.map((path) => path.replace(/:\w+|\*$/g, "x")))("%s", (path) => {
  test("leads nowhere else with slashes, hosts and escapes in front of it", async () => {
    const targets = [
      `//evil.example${path}`,
      `//evil%2Eexample${path}`,
      `///evil.example${path}`,
      `//h:99999${path}.b`,
      `/.//evil%2Eexample${path}.b`,
      `/a/..//evil%2Eexample${path}.b`,
    ];
    for (const target of [
      ...targets,
      `/${path}`,
      `/%2f%2fevil.example${path}`,
      `/\\evil.example${path}`,
      `${path}//`,
    ]) {
      for (const suffix of ["", ".data", "?next=//evil.example/"]) {
        const { status, location } = await ask(target + suffix);
        expect(status, target + suffix).toBeLessThan(500);
        if (location === undefined) continue;
        expect(location, target + suffix).not.toMatch(/^[/\\]{2}/);
        expect(originOf(location), target + suffix).toBe("https://hauntway.test");
      }
    }
  });
});
