import { Hono } from "hono";
import { expect, test } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { checkOrigin } from "./request-checks.ts";

const app = new Hono<AppEnv>();
app.use(checkOrigin({ siteUrl: "https://hauntway.test" }));
app.post("*", (c) => c.text("accepted"));

test.each([
  [{}, 200],
  [{ origin: "https://hauntway.test" }, 200],
  [{ origin: "http://127.0.0.1:3000", host: "127.0.0.1:3000" }, 200],
  [{ origin: "https://evil.example" }, 403],
  [{ origin: "https://evil.example", host: "hauntway.test" }, 403],
  [{ origin: "https://hauntway.test.evil.example" }, 403],
  [{ origin: "http://hauntway.test" }, 403],
  [{ origin: "http://hauntway.test", host: "hauntway.test" }, 403],
  [{ origin: "https://hauntway.test:8443" }, 403],
  [{ origin: "null" }, 403],
  [{ "sec-fetch-site": "cross-site" }, 403],
  [{ "sec-fetch-site": "same-origin", origin: "https://hauntway.test" }, 200],
])("a form with headers %j is answered with %i", async (headers, status) => {
  expect((await app.request("/submit", { method: "POST", headers: headers as HeadersInit })).status).toBe(status);
});

test.each([
  [{ "content-type": "text/plain" }, 200],
  [{ "content-type": "text/plain", origin: "https://hauntway.test" }, 200],
  [{ "content-type": "text/plain", origin: "https://evil.example" }, 403],
  [{ "content-type": "text/plain", "sec-fetch-site": "cross-site" }, 403],
  [{ "content-type": "application/x-www-form-urlencoded", origin: "null" }, 403],
  // A browser first asks whether it may send this to another site, and gets no permission.
  [{ "content-type": "application/json", origin: "https://evil.example" }, 200],
])("an API call with headers %j is answered with %i", async (headers, status) => {
  const init = { method: "POST", headers: headers as HeadersInit, body: "{}" };
  expect((await app.request("/api/submissions", init)).status).toBe(status);
});
