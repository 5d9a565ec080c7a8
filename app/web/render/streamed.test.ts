import { expect, test } from "vitest";
import { turnsOfOthers } from "../../../tests/turns-of-others.ts";
import { streamedResponse } from "./streamed.ts";

async function* pieces(count: number, onEnd = () => {}): AsyncGenerator<string> {
  try {
    for (let piece = 0; piece < count; piece++) {
      // As long as a database takes.
      await new Promise(setImmediate);
      yield piece % 3 === 0 ? "" : `${piece},`;
    }
  } finally {
    onEnd();
  }
}

const errors: unknown[] = [];
const answer = (headers: Record<string, string> = {}, onEnd?: () => void) =>
  streamedResponse(pieces(60, onEnd), new Request("https://x.test/", { headers }), {}, (error) => errors.push(error));

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

test.each([0, 1, 2, 3, 4, 5])(
  "whoever leaves is no mistake, and nothing more is made for them (%i turns after the first piece)",
  async (turns) => {
    let isEnded = false;
    const reader = answer({}, () => {
      isEnded = true;
    }).body!.getReader();
    await reader.read();
    void reader.read();
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    await reader.cancel();
    expect(isEnded).toBe(true);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(errors).toEqual([]);
  },
);
