import { expect, test } from "vitest";
import { bytesOf, type Sent, sentAgain } from "./visit-watch.ts";

const sent = (url: string, digest?: string): Sent => ({ url, type: "Script", bytes: 10, digest });

test("a body is sent again under its address, or under another one with the same content", () => {
  const all = [sent("/a", "1"), sent("/b", "2"), sent("/a"), sent("/c", "2"), sent("/d"), sent("/e")];
  expect(sentAgain(all).map(({ url }) => url)).toEqual(["/a", "/c"]);
  expect(bytesOf(sentAgain(all))).toBe(20);
});

test("what the page before brought counts as known, and not as sent again", () => {
  const all = [sent("/a", "1"), sent("/a", "1"), sent("/b", "2"), sent("/c", "1")];
  expect(sentAgain(all, 2).map(({ url }) => url)).toEqual(["/c"]);
});
