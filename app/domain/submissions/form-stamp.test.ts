import { describe, expect, test } from "vitest";
import { isTooFast, readStamp, writeStamp } from "./form-stamp.ts";

const ISSUED = new Date("2026-10-31T20:00:00.000Z");
const STAMP = writeStamp("secret", { issuedAt: ISSUED, nonce: "abc" });

describe("a form's stamp", () => {
  test("is read back", () => expect(readStamp("secret", STAMP)).toEqual({ issuedAt: ISSUED, nonce: "abc" }));

  test.each([
    ["with another secret", () => readStamp("other", STAMP)],
    ["with another nonce", () => readStamp("secret", STAMP.replace("abc", "abd"))],
    ["with an earlier time", () => readStamp("secret", STAMP.replace(/^\w+/, "1"))],
    ["cut short", () => readStamp("secret", STAMP.slice(0, -1))],
    ["that is empty", () => readStamp("secret", "")],
  ])("%s is none", (_what, read) => expect(read()).toBeUndefined());

  test.each([
    [0, true],
    [2_999, true],
    [3_000, false],
    [86_400_000, false],
  ])("sent back after %i ms is too fast: %s", (ms, tooFast) => {
    expect(isTooFast({ issuedAt: ISSUED, nonce: "" }, new Date(ISSUED.getTime() + ms))).toBe(tooFast);
  });
});
