import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readResponse, readyRepresentation, represent } from "./cached-response.ts";

const TEXT = "The lady’s veil in the window. ".repeat(2_000);
const page = (text = TEXT, withETag = true) =>
  readResponse(new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }), { withETag });
const asked = (acceptEncoding?: string, ifNoneMatch?: string) => ({ acceptEncoding, ifNoneMatch });

describe("a cached response", () => {
  test("says the same in every encoding, also when all are asked for at once", async () => {
    const cached = await page();
    const [br, gzip, plain] = await Promise.all(["br", "gzip", undefined].map((one) => represent(cached, asked(one))));
    expect(brotliDecompressSync(br!.body!).toString()).toBe(TEXT);
    expect(gunzipSync(gzip!.body!).toString()).toBe(TEXT);
    expect(plain!.body!.toString()).toBe(TEXT);
    for (const { headers, body } of [br!, gzip!, plain!]) {
      expect(headers).toMatchObject({ vary: "Accept-Encoding", "content-length": String(body!.length) });
    }
  });

  test("is ready in an encoding once somebody asked for it", async () => {
    const cached = await page();
    expect(readyRepresentation(cached, asked())).toBeDefined();
    expect(readyRepresentation(cached, asked("br"))).toBeUndefined();
    const { body } = await represent(cached, asked("br"));
    expect(readyRepresentation(cached, asked("br"))!.body).toBe(body);
  });

  test("is left as it is where compressing saves nothing", async () => {
    const { headers, body } = await represent(await page("short"), asked("br, gzip"));
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body!.toString()).toBe("short");
  });

  test("has no ETag where nobody can ask again", async () => {
    expect((await page(TEXT, false)).headers).not.toHaveProperty("etag");
  });

  test("is a 304 for a client that has it", async () => {
    const cached = await page();
    expect(await represent(cached, asked("br", cached.etag))).toMatchObject({ status: 304, body: null });
    expect(await represent(cached, asked("br", 'W/"other"'))).toMatchObject({ status: 200 });
  });
});
