import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isForeignForm } from "./foreign-form.ts";

const config = { siteUrl: "https://hauntway.test" };

test.each([
  [{}, false],
  [{ origin: "https://hauntway.test" }, false],
  [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, false],
  [{ origin: "https://evil.example" }, true],
  [{ origin: "https://evil.example", host: "hauntway.test" }, true],
  [{ origin: "https://hauntway.test.evil.example" }, true],
  [{ origin: "null" }, true],
  [{ "sec-fetch-site": "cross-site" }, true],
  [{ "sec-fetch-site": "same-origin", origin: "https://hauntway.test" }, false],
])("headers %j are foreign: %s", (headers, foreign) => {
  expect(isForeignForm({ headers } as IncomingMessage, config)).toBe(foreign);
});
