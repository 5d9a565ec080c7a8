import { expect, test } from "vitest";
import { turnsOfOthers } from "../../tests/turns-of-others.ts";
import { streamedResponse } from "./streamed.ts";

async function* pieces(count: number): AsyncGenerator<string> {
  for (let piece = 0; piece < count; piece++) yield piece % 3 === 0 ? "" : `${piece},`;
}

const answer = (headers: Record<string, string> = {}) =>
  streamedResponse(pieces(60), new Request("https://x.test/", { headers }), {}, (error) => {
    throw error;
  });

test("a long answer has all its pieces, and some of them may be empty", async () => {
  const whole = Array.from({ length: 60 }, (_, piece) => (piece % 3 === 0 ? "" : `${piece},`)).join("");
  expect(await answer().text()).toBe(whole);
  const packed = answer({ "accept-encoding": "gzip" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const unpacked = packed.body!.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(unpacked).text()).toBe(whole);
});

test("others get their turn between the pieces, however fast the reader takes them", async () => {
  expect(await turnsOfOthers(() => answer().text())).toBeGreaterThan(55);
});
