/** Answers from memory where something goes wrong, and when the process ends. */
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Effort, KeptResponse } from "../../server/kept-response.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

const HEADERS = { "content-type": "text/html; charset=utf-8" };
const BODY = Buffer.from("The lady in the window. ".repeat(200));
/** A quality that is no number, so that zlib refuses to work. */
const IMPOSSIBLE = { brotli: "best", gzip: "best" } as unknown as Effort;

describe("a kept answer that cannot be compressed", () => {
  let site: TestSite;
  const unhandled = vi.fn();
  beforeAll(async () => {
    process.on("unhandledRejection", unhandled);
    site = await startTestSite();
    await site.site.pages.render("/broken", async () => new KeptResponse(200, HEADERS, BODY, { effort: IMPOSSIBLE }));
  });
  afterAll(async () => {
    process.off("unhandledRejection", unhandled);
    await site.close();
  });

  test.each(["br", "gzip"])("is a 500 in our own words for %s, and stands in the log under its name", async (form) => {
    site.errors.length = 0;
    const response = await site.get("/broken", { headers: { "accept-encoding": form } });
    expect(response.status).toBe(500);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src");
    expect(await response.text()).toBe("Something went wrong on our side. Please try again in a moment.");
    const requestId = response.headers.get("x-request-id");
    expect(requestId).toMatch(/^\w+-\w+$/);
    expect(site.errors).toEqual([{ requestId, err: expect.any(Error) }]);
    expect(unhandled).not.toHaveBeenCalled();
  });

  test("is sent to whoever takes it as it is", async () => {
    const response = await site.get("/broken", { headers: { "accept-encoding": "identity" } });
    expect([response.status, await response.text()]).toEqual([200, BODY.toString()]);
  });
});

test("pages that wait for tight packing are not packed after the site has stopped", async () => {
  const site = await startTestSite();
  const page = new KeptResponse(200, HEADERS, BODY);
  const packed = vi.spyOn(page, "packTightly");
  const { pages } = site.site;
  await pages.render("/popular", async () => page);
  for (let visit = 0; visit < 2; visit++) pages.get("/popular");
  await site.close();
  await pause(1_300);
  expect(packed).not.toHaveBeenCalled();
});
