/**
 * What the server itself asks for over the network: the operator's geocoder, routing server and webhook, nothing else. Nothing that a
 * visitor writes chooses host or scheme, and no redirect is followed.
 */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseSync } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sourceFiles } from "../../expressions/collect-expressions.ts";
import { makePlace } from "../../make-place.ts";
import { makeSubmission } from "../../make-submission.ts";
import { startOutsideService } from "../../outside-service.ts";
import { OWN_ORIGIN, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

describe("in the sources", () => {
  /** The address is the operator's. */
  const ASKS_OUTSIDE = [
    "server/announce.ts",
    "server/photos/commons-client.ts",
    "server/roads/router-directions.ts",
    "server/search/outside-geocoder.ts",
  ];
  /** Runs in a browser and asks this site. */
  const ASKS_THIS_SITE = /^app\/(ui|map|offline)\/|^app\/web\/api-client\.ts$/;

  test("only the geocoder, the routing server, the webhook and the search for photographs call fetch on the server", () => {
    const asking = sourceFiles().filter((file) => callsFetch(file) && !ASKS_THIS_SITE.test(file));
    expect(asking).toEqual(ASKS_OUTSIDE);
  });

  test("nothing else opens connections or runs programs", () => {
    const modules = /^import (?!type )[^;]*"(?:node:)?(https|http2|net|tls|dgram|dns|child_process|undici|ws)(\/|")/m;
    const opening = sourceFiles().filter((file) => modules.test(readFileSync(file, "utf8")));
    // They parse an address, listen at a port to see whether it is free, start the picture process, and close connections.
    expect(opening.sort()).toEqual([
      "server/http/client-address.ts",
      "server/listen-address.ts",
      "server/photos/picture-reader.ts",
      "server/shutdown.ts",
    ]);
    const http = sourceFiles().filter((file) => /\b(http|https)\.(get|request)\(/.test(readFileSync(file, "utf8")));
    expect(http).toEqual([]);
  });

  function callsFetch(file: string): boolean {
    let found = false;
    const look = (node: unknown): void => {
      if (typeof node !== "object" || node === null || found) return;
      const { type, callee } = node as { type?: string; callee?: { type: string; name?: string } };
      if (type === "CallExpression" && callee?.type === "Identifier" && callee.name === "fetch") found = true;
      for (const child of Object.values(node)) if (typeof child === "object") look(child);
    };
    look(parseSync(file, readFileSync(file, "utf8")).program);
    return found;
  }
});

describe("the webhook", () => {
  test("hears of a new submission once, and nobody waits for it", async () => {
    const heard: unknown[] = [];
    const hook = createServer(async (req, res) => {
      let body = "";
      for await (const chunk of req) body += chunk;
      heard.push(JSON.parse(body));
      res.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
    });
    hook.listen(0, "127.0.0.1");
    await once(hook, "listening");
    const { port } = hook.address() as { port: number };
    const told = await startTestSite({ env: { WEBHOOK_URL: `http://127.0.0.1:${port}/x` } });
    const post = () =>
      told.get("/api/submissions", {
        method: "POST",
        headers: { "idempotency-key": "k" },
        body: JSON.stringify(makeSubmission()),
      });
    const { id } = await (await post()).json();
    await post();
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toEqual({
      text: `Waiting for review: https://hauntway.test/review/submission/${id}`,
      title: "Lantern Hall",
      where: "Salem, Oregon",
      url: `https://hauntway.test/review/submission/${id}`,
    });
    await told.close();
    hook.close();
  });
});

describe("with a geocoder and a webhook that lead elsewhere", () => {
  let site: TestSite;
  let geocoder: Awaited<ReturnType<typeof startOutsideService>>;
  /** Where nobody should ever come. */
  let trap: Awaited<ReturnType<typeof startOutsideService>>;
  let hook: ReturnType<typeof createServer>;
  const announced: string[] = [];

  beforeAll(async () => {
    trap = await startOutsideService((_query, res) => void res.end("[]"));
    geocoder = await startOutsideService((_query, res) => void res.writeHead(302, { location: trap.url }).end());
    hook = createServer((req, res) => {
      announced.push(`${req.headers.host}${req.url}`);
      res.writeHead(307, { location: trap.url }).end();
    });
    hook.listen(0, "127.0.0.1");
    await once(hook, "listening");
    const { port } = hook.address() as { port: number };
    const host = new URL(trap.url).host;
    const links = { imageUrl: trap.url, articleUrl: trap.url, socialProofUrl: trap.url, website: trap.url };
    site = await startTestSite({
      places: [makePlace({ id: "inn", ...links, additionalSources: trap.url, fullStory: `<img src="//${host}/x">` })],
      env: { GEOCODER_URL: geocoder.url, WEBHOOK_URL: `http://127.0.0.1:${port}/hook`, TRUST_PROXY: "1" },
    });
  });
  afterAll(async () => {
    await site.close();
    await Promise.all([geocoder.stop(), trap.stop()]);
    hook.closeAllConnections();
    hook.close();
  });

  test("a visitor's text is the question, never the address; a redirect is not followed", async () => {
    const { host } = new URL(trap.url);
    const texts = [`http://${host}/zzyzzx`, `zzyzzx\r\nHost: ${host}&format=@${host}/../x`];
    for (const text of texts) await site.get(`/api/geocode?q=${encodeURIComponent(text)}`);
    expect(geocoder.calls.length).toBeGreaterThan(0);
    for (const { url } of geocoder.calls) {
      expect(url.pathname).toBe("/search");
      expect([...url.searchParams.keys()].toSorted()).toEqual(["format", "limit", "q"]);
      expect(url.searchParams.get("format")).toBe("json");
    }
    expect(trap.calls).toEqual([]);
  });

  test("headers of a request choose nothing", async () => {
    const { host } = new URL(trap.url);
    const headers = {
      "x-forwarded-host": host,
      "x-forwarded-proto": "http",
      forwarded: `host=${host}`,
      origin: trap.url,
    };
    for (const path of [
      "/",
      "/location/old-mill-inn-salem-oregon",
      "/feed.xml",
      "/share/old-mill-inn-salem-oregon.png",
    ]) {
      const response = await site.get(path, { headers });
      expect(response.status).toBe(200);
      if (path !== "/location/old-mill-inn-salem-oregon") expect(await response.text()).not.toContain(host);
    }
    expect(trap.calls).toEqual([]);
  });

  test("links of places, submissions and requests are stored and shown, never fetched", async () => {
    const website = "http://trap.example.org/";
    const sent = await site.get("/api/submissions", {
      method: "POST",
      body: JSON.stringify(makeSubmission({ website, description: `Seen at ${trap.url}` })),
    });
    expect(sent.status).toBe(201);
    const fields = { placeId: "inn", kind: "correct", message: trap.url, contact: trap.url };
    const asked = await site.get("/corrections", {
      method: "POST",
      headers: OWN_ORIGIN,
      body: new URLSearchParams(fields).toString(),
    });
    expect(asked.status).toBe(303);
    await expect.poll(() => announced.length).toBe(2);
    expect(announced.every((where) => where.endsWith("/hook"))).toBe(true);

    const ada = await signInReviewer(site, "ada");
    const { id } = await sent.json();
    const paths = [
      "/location/old-mill-inn-salem-oregon",
      "/art/old-mill-inn-salem-oregon.svg",
      "/api/haunted-locations",
    ];
    for (const path of paths) expect((await site.get(path)).status).toBe(200);
    for (const path of ["/review", `/review/submission/${id}`, "/review/place/inn"]) {
      expect((await ada.get(path)).status).toBe(200);
    }
    expect(trap.calls).toEqual([]);
  });
});
