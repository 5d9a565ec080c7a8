import { describe, expect, test } from "vitest";
import { utf8Bytes } from "./utf8-bytes.ts";

const SHORT = "The lady’s veil";

describe("a text as bytes", () => {
  test.each([
    ["nothing", ""],
    ["a short one", SHORT],
    ["one with plain letters only", "<p>plain</p>".repeat(1_000)],
    ["one of a page's length", `${SHORT} — é 👻 `.repeat(3_000)],
    ["one longer than the room that is kept", `${SHORT} 👻`.repeat(40_000)],
    ["one with half a character", `${SHORT}\ud83d`.repeat(1_000)],
  ])("is the same for %s", (_what, text) => {
    expect(utf8Bytes(text).equals(Buffer.from(text))).toBe(true);
  });

  test("pieces stand one behind the other", () => {
    const pieces = ["<head>", `${SHORT} — é 👻 `.repeat(3_000), "", "</body>", "\ud83d", "\udc7b"];
    expect(utf8Bytes(...pieces).equals(Buffer.from(pieces.join("")))).toBe(true);
    expect(utf8Bytes("a", "b’").toString()).toBe("ab’");
  });

  test("stays what it was when the next one is made", () => {
    const first = utf8Bytes("a’".repeat(5_000));
    utf8Bytes("b’".repeat(5_000));
    expect(first.toString().startsWith("a’a’")).toBe(true);
  });
});
