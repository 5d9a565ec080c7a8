import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiError, callApi } from "./api-client.ts";

interface Seen {
  readonly method: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

let server: Server;
let origin: string;
let seen: Seen[] = [];
/** Status, status text and body of the next answers. */
let answer: [status: number, reason: string, body: string] = [200, "OK", "{}"];

beforeAll(async () => {
  server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk);
    seen.push({ method: req.method, headers: req.headers, body: Buffer.concat(chunks).toString() });
    if (req.url === "/hangs") return;
    res.writeHead(answer[0], answer[1]).end(answer[2]);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  answer = [200, "OK", "{}"];
});

describe("a call of the API", () => {
  test("without a body is a GET that sends no content type", async () => {
    answer = [200, "OK", '[{"id":"inn"}]'];
    expect(await callApi(`${origin}/api/haunted-locations`)).toEqual([{ id: "inn" }]);
    expect(seen).toMatchObject([{ method: "GET", body: "" }]);
    expect(seen[0]!.headers).not.toHaveProperty("content-type");
  });

  test("with a body is a POST of JSON", async () => {
    await callApi(`${origin}/api/search/nearby`, { body: { latitude: 0, longitude: -80, radius: 50 } });
    expect(seen).toMatchObject([{ method: "POST", body: '{"latitude":0,"longitude":-80,"radius":50}' }]);
    expect(seen[0]!.headers["content-type"]).toBe("application/json");
  });

  test.each([false, 0, null, ""])("sends the body %j as JSON too", async (body) => {
    await callApi(origin, { body });
    expect(seen).toMatchObject([{ method: "POST", body: JSON.stringify(body) }]);
  });

  test("includes credentials", async () => {
    const real = globalThis.fetch;
    const asked: RequestInit[] = [];
    globalThis.fetch = (input, init) => {
      asked.push(init ?? {});
      return real(input, init);
    };
    try {
      await callApi(origin);
    } finally {
      globalThis.fetch = real;
    }
    expect(asked).toMatchObject([{ credentials: "include" }]);
  });

  test.each([
    [404, "Not Found", '{"message":"Location not found"}', '404: {"message":"Location not found"}'],
    [500, "Internal Server Error", "", "500: Internal Server Error"],
    [503, "Busy", "try later", "503: try later"],
    [401, "Unauthorized", "", "401: Unauthorized"],
  ])("that is answered %i is an error with status and text, and is not tried again", async (...refusal) => {
    const [status, reason, body, message] = refusal;
    answer = [status, reason, body];
    const error = await callApi(origin).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message, status });
    expect(seen).toHaveLength(1);
  });

  test("that is answered with something else than JSON fails", async () => {
    answer = [200, "OK", "<html>"];
    await expect(callApi(origin)).rejects.toThrow(SyntaxError);
  });

  test("that nobody waits for any more ends", async () => {
    const controller = new AbortController();
    const call = callApi(`${origin}/hangs`, { signal: controller.signal });
    await new Promise<void>((resolve) => server.once("request", () => resolve()));
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  test("to a server that is not there fails once", async () => {
    await expect(callApi("http://127.0.0.1:1/")).rejects.toThrow();
  });
});
