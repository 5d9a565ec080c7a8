import { expect, test } from "vitest";
import { acceptedEncoding } from "./compress.ts";

test.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0, gzip; q=0", undefined],
  ["BR", "br"],
  ["brotli", undefined],
])("a client that accepts %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
