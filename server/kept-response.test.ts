import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { FOR_ONE, KeptResponse } from "./kept-response.ts";

const TEXT = "The lady’s veil in the window. ".repeat(2_000);
const HEADERS = { "content-type": "text/html; charset=utf-8" };

let server: Server | undefined;

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

async function start(kept: KeptResponse): Promise<(encoding: string) => Promise<Response>> {
  server = createServer((req, res) => void kept.send(req, res, "1")).listen(0, "127.0.0.1");
  await new Promise((resolve) => server!.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return (encoding) => fetch(url, { headers: { "accept-encoding": encoding, connection: "close" } });
}

async function serve(kept: KeptResponse): Promise<(encoding: string) => Promise<[string | null, string]>> {
  const get = await start(kept);
  return async (encoding) => {
    const response = await get(encoding);
    return [response.headers.get("content-encoding"), await response.text()];
  };
}

const keptOf = (body: Buffer, ownsBody = true) => new KeptResponse(200, HEADERS, body, { ownsBody, effort: FOR_ONE });

describe("a kept response", () => {
  test("says the same in every encoding, also when all are asked for at once", async () => {
    const ask = await serve(keptOf(Buffer.from(TEXT)));
    const encodings = ["br", "gzip", "identity", "br", "gzip", "identity"];
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(encodings.map(ask));
      expect(answers.map(([encoding]) => encoding)).toEqual(["br", "gzip", null, "br", "gzip", null]);
      expect(answers.every(([, text]) => text === TEXT)).toBe(true);
    }
  });

  test("gives the memory of the plain form back when a compressed one is there", async () => {
    const body = Buffer.from(TEXT);
    const ask = await serve(keptOf(body));
    await ask("br");
    expect(body.buffer.byteLength).toBe(0);
    expect(await ask("identity")).toEqual([null, TEXT]);
    expect(await ask("gzip")).toEqual(["gzip", TEXT]);
  });

  test.each([
    ["somebody else has it too", false, ["br"]],
    ["a socket may still be reading it", true, ["identity", "br"]],
  ])("leaves the plain form alone where %s", async (_why, ownsBody, encodings) => {
    const body = Buffer.from(TEXT);
    const ask = await serve(keptOf(body, ownsBody));
    for (const encoding of encodings) await ask(encoding);
    expect(body.toString()).toBe(TEXT);
  });

  test("says the same in fewer bytes when it is packed tightly, under the same tag", async () => {
    const kept = keptOf(Buffer.from(Array.from({ length: 3_000 }, (_, n) => `${n} ${TEXT.slice(n % 40, 60)}`).join()));
    const get = await start(kept);
    const loose = await get("br");
    await kept.packTightly();
    const tight = await get("br");
    expect(Number(tight.headers.get("content-length"))).toBeLessThan(Number(loose.headers.get("content-length")));
    expect(tight.headers.get("etag")).toBe(loose.headers.get("etag"));
    expect(await tight.text()).toBe(await loose.text());
    expect(await (await get("identity")).text()).toContain("2999 ");
  });

  test("is packed tightly for browsers also where others asked for it first", async () => {
    const text = Array.from({ length: 3_000 }, (_, n) => `${n} ${TEXT.slice(n % 40, 60)}`).join();
    const [packed, loose] = [keptOf(Buffer.from(text)), keptOf(Buffer.from(text))];
    const getLoose = await start(loose);
    const looseLength = Number((await getLoose("br")).headers.get("content-length"));
    await new Promise((resolve) => server!.close(resolve));
    const get = await start(packed);
    await (await get("gzip")).text();
    await packed.packTightly();
    const tight = await get("br");
    expect(Number(tight.headers.get("content-length"))).toBeLessThan(looseLength);
    expect(await tight.text()).toBe(text);
  });
});
