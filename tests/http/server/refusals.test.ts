/** What the server refuses before any route is asked: unknown calls, other methods, bodies that are too large, and too many requests. */
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readPage } from "../read-page.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

describe("what is refused", () => {
  test.each(["GET", "POST", "DELETE"])("%s of an unknown path is 404 in JSON", async (method) => {
    const response = await site.get("/api/nope/x", { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "There is no such API call." });
  });

  test("the wrong method is 405 with what is allowed", async () => {
    const response = await site.get("/api/stats", { method: "POST", body: "{}" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(await response.json()).toEqual({ message: "POST is not possible here." });
  });

  test("a page refuses other methods and names what it takes", async () => {
    const response = await site.get("/", { method: "DELETE" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const options = await site.get("/", { method: "OPTIONS" });
    expect(options.status).toBe(204);
    expect(options.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  });

  test("a body over 64 KB is 413", async () => {
    const response = await site.get("/api/nope", { method: "POST", body: "x".repeat(70_000) });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ message: "The request is too large; at most 64 KB are accepted." });
  });

  describe("what is refused before a page is made", () => {
    const expectPage = async (response: Response, heading: string) => {
      expect(response.headers.get("content-type")).toBe("text/html; charset=UTF-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
      const page = await readPage(response);
      expect(page.h1).toEqual([heading]);
      expect(page.title).toBe(`${heading} | Hauntway`);
      expect(page.meta("robots")).toBe("noindex");
      expect(page.html).not.toMatch(/<script|style=/);
      const styles = await (await site.get(page.link("stylesheet")!)).text();
      const classes = new Set([...page.html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(" ")));
      // Only what the site's pages use stands in the stylesheet.
      for (const name of classes) expect(styles).toContain(`.${name.replace(/[:.]/g, "\\$&")}`);
      return page;
    };

    test("a form over 64 KB on a page is 413, and says that nothing was saved and how to go back", async () => {
      for (const path of ["/submit", "/corrections"]) {
        const response = await site.get(path, { method: "POST", body: "x".repeat(70_000) });
        expect(response.status).toBe(413);
        const { text } = await expectPage(response, "Too long to be sent");
        expect(text).toContain("at most 64 KB are accepted.");
        expect(text).toContain("Nothing was saved. Your browser's back button leads to the form");
      }
    });

    test("too many searches are 429 with Retry-After, as a page, as data and in the API", async () => {
      const proxied = await startTestSite({ env: { TRUST_PROXY: "1" } });
      const ask = (path: string) => proxied.get(path, { headers: { "x-forwarded-for": "198.51.100.7" } });
      await Promise.all(Array.from({ length: 240 }, () => ask("/api/related-locations/nobody")));
      const response = await ask("/search?q=salem");
      expect(response.status).toBe(429);
      const wait = response.headers.get("retry-after");
      expect(wait).toMatch(/^\d+$/);
      const { text, links } = await expectPage(response, "One moment, please");
      expect(text).toMatch(/Too many requests\. Please try again in \d+ seconds?\./);
      expect(text).not.toContain("Nothing was saved");
      expect(links).toEqual(["", "/"]);
      const asData = await ask("/search.data?q=salem");
      expect([asData.status, asData.headers.get("content-type")]).toEqual([429, "text/plain; charset=UTF-8"]);
      const api = await ask("/api/search?q=salem");
      expect([api.status, api.headers.get("content-type")]).toEqual([429, "application/json"]);
      await proxied.close();
    });

    test("another method on a page is 405", async () => {
      const response = await site.get("/most-haunted", { method: "PUT", body: "x" });
      expect(response.status).toBe(405);
      await expectPage(response, "Not possible here");
    });
  });

  test("an address over 500 characters is 414, before anything is looked up in it", async () => {
    const longest = `/State/${"a".repeat(493)}`;
    expect((await site.get(`${longest}?q=${"b".repeat(600)}`)).status).toBe(301);
    for (const path of [`${longest}a`, `/api/${"a".repeat(500)}`]) {
      const response = await site.get(path);
      expect(response.status).toBe(414);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toContain("This address is too long.");
    }
  });

  test("an address that writes too often is told when to come back, and others are not affected", async () => {
    const proxied = await startTestSite({ env: { TRUST_PROXY: "1" } });
    const write = (address: string) =>
      proxied.get("/api/nope", { method: "POST", headers: { "x-forwarded-for": address } });
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await write("198.51.100.1")).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([404]));
    const refused = await write("198.51.100.1");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      message: expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds?\.$/),
    });
    expect((await write("198.51.100.2")).status).toBe(404);
    await proxied.close();
  });
});

describe("redirects and refusals", () => {
  const CASES: readonly [what: string, path: string, method: string, status: number][] = [
    ["redirects", "/State/Ohio", "GET", 301],
    ["pages that do not exist", "/no-such-page", "GET", 404],
    ["methods that a page does not take", "/most-haunted", "DELETE", 405],
    ["addresses that cannot be read", "/%E0%A4%A", "GET", 400],
    ["addresses that are too long", `/${"a".repeat(600)}`, "GET", 414],
  ];
  let proxied: TestSite;
  beforeAll(async () => {
    proxied = await startTestSite({ env: { TRUST_PROXY: "1" } });
  });
  afterAll(() => proxied.close());
  const ask = (path: string, method: string, address: string) =>
    proxied.get(path, { method, headers: { "x-forwarded-for": address } });

  test.each(CASES)("%s take turns by address", async (_what, path, method, status) => {
    const { port } = new URL(proxied.address);
    const flood = Array<string>(50).fill("198.51.100.1");
    const clients = await Promise.all(
      [...flood, "198.51.100.2"].map(async (address) => {
        const socket = connect(Number(port), "127.0.0.1");
        await once(socket, "connect");
        return { address, socket };
      }),
    );
    await expect.poll(() => proxied.http.connections.size).toBeGreaterThan(flood.length);
    const answered: string[] = [];
    const answers = clients.map(async ({ address, socket }) => {
      const [answer] = await once(socket, "data");
      answered.push(address);
      expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    });
    for (const { address, socket } of clients) {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    }
    await Promise.all(answers);
    // In order of arrival it would be the last one.
    expect(answered.indexOf("198.51.100.2")).toBeLessThan(25);
  });

  test("count against the limit of their address", async () => {
    const flood = "198.51.100.3";
    const cases = CASES.filter(([, , , status]) => [301, 400, 414].includes(status));
    for (let i = 0; i < 800; i++) {
      await Promise.all(
        cases.map(async ([, path, method, status]) => expect((await ask(path, method, flood)).status).toBe(status)),
      );
    }
    for (const [, path, method] of cases) expect((await ask(path, method, flood)).status).toBe(429);
    expect((await ask("/State/Ohio", "GET", "198.51.100.4")).status).toBe(301);
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
