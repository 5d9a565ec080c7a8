import { expect, test } from "vitest";
import { shorten, wrap } from "./plot-ink.ts";

test.each([
  ["short", 10, ["short"]],
  ["just fits it", 12, ["just fits it"]],
  ["one two three four", 15, ["one two", "three four"]],
  ["a verylongwordthatdoesnotfit b", 10, ["a", "verylongw…", "b"]],
  ["", 10, [""]],
])("%j in lines of %d letters", (text, most, lines) => {
  expect(wrap(text, most)).toEqual(lines);
});

test("what is too long is shortened to as many letters", () => {
  expect(shorten("abcdef", 4)).toBe("abc…");
  expect(shorten("abcd", 4)).toBe("abcd");
});
