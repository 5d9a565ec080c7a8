/** Who gets in at the desk, which forms it takes, and what its pages are like for reviewers. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubmission } from "../../make-submission.ts";
import { OWN_ORIGIN } from "../reviewer-client.ts";
import { type DeskSite, htmlOf, startDeskSite } from "./desk-site.ts";

let site: DeskSite["site"];
let ada: DeskSite["ada"];
let ben: DeskSite["ben"];
let submit: DeskSite["submit"];
let statusOf: DeskSite["statusOf"];
beforeAll(async () => {
  ({ site, ada, ben, submit, statusOf } = await startDeskSite());
});
afterAll(() => site.close());

const PAGES = [
  "/review",
  "/review/places",
  "/review/account",
  "/review/place/inn",
  "/review/geocode?q=salem",
  "/review/poster.svg",
];

describe("without a session", () => {
  test.each([...PAGES, "/review/submission/x", "/review.data", "/review/places.data", "/review/submission/x.data"])(
    "%s leads to the sign-in, and is never kept or indexed",
    async (path) => {
      const response = await site.get(path);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
      const body = await response.text();
      const target = response.headers.get("location") ?? body;
      expect([302, 202]).toContain(response.status);
      expect(target).toContain("/review/sign-in");
      expect(body).not.toContain("Review queue");
    },
  );

  test("the sign-in leads on to the page that was wanted, and to no other site", async () => {
    const wanted = await site.get("/review/place/inn");
    expect(wanted.headers.get("location")).toBe("/review/sign-in?next=%2Freview%2Fplace%2Finn");
    const evil = await site.get("/review/sign-in?next=https%3A%2F%2Fevil.example%2F");
    expect(await evil.text()).not.toContain("evil.example");
  });

  test("a form posted to the desk changes nothing", async () => {
    const { id, page } = await submit();
    const body = new URLSearchParams({ intent: "reject", reason: "x", version: "1", token: ada.token }).toString();
    const response = await site.get(page, { method: "POST", headers: OWN_ORIGIN, body });
    expect(response.headers.get("location")).toContain("/review/sign-in");
    expect(await statusOf(id)).toBe("pending");
  });
});

describe("forms of the desk", () => {
  test.each([
    ["without a token", { token: "" }],
    ["with a stale token", { token: "0".repeat(40) }],
  ])("%s are refused", async (_what, fields) => {
    const { id, page } = await submit();
    const response = await ada.post(page, { intent: "reject", reason: "x", version: "1", ...fields });
    expect(response.status).toBe(403);
    expect(await statusOf(id)).toBe("pending");
  });

  test("another reviewer's token does not fit", async () => {
    const { id, page } = await submit();
    const response = await ada.post(page, { intent: "reject", reason: "x", version: "1", token: ben.token });
    expect(response.status).toBe(403);
    expect(await statusOf(id)).toBe("pending");
  });

  test("from another site are refused even with cookie and token", async () => {
    const { id, page } = await submit();
    const response = await ada.post(
      page,
      { intent: "reject", reason: "x", version: "1" },
      { origin: "https://evil.example" },
    );
    expect(response.status).toBe(403);
    expect(await statusOf(id)).toBe("pending");
  });

  test("an unknown action does nothing", async () => {
    const { id, page } = await submit();
    expect((await ada.post(page, { intent: "burn", version: "1" })).status).toBe(400);
    expect(await statusOf(id)).toBe("pending");
  });
});

describe("with a session", () => {
  test.each(PAGES)("%s is shown, never kept", async (path) => {
    const response = await ada.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(site.http.pages.get(path)).toBeUndefined();
  });

  test.each(["/review/submission/nobody", "/review/correction/nobody", "/review/place/nobody"])(
    "%s is 404",
    async (path) => {
      expect((await ada.get(path)).status).toBe(404);
    },
  );

  test("GET /api/submissions lists them", async () => {
    const { id } = await submit({ attractionName: "Listed House" });
    const list = await (await ada.get("/api/submissions")).json();
    expect(list[0]).toEqual({
      ...makeSubmission({ attractionName: "Listed House" }),
      id,
      status: "pending",
      submittedAt: expect.any(String),
    });
  });

  test("public pages are the same with and without it", async () => {
    expect(await htmlOf(ada.get("/"))).toBe(await htmlOf(site.get("/")));
  });

  test("the queue finds, filters and flags", async () => {
    await submit({
      attractionName: "Screaming Maze",
      attractionType: "corn-maze",
      description: "http://a.b http://c.d http://e.f",
    });
    const html = await htmlOf(ada.get("/review?q=screaming%20maze"));
    expect(html).toContain("Screaming Maze");
    expect(html).toContain("Type that the guidelines refuse");
    expect(html).toContain("Many links");
    expect(html).toContain("1 item");
    expect(await htmlOf(ada.get("/review?q=screaming%20maze&status=approved"))).toContain("0 items");
    const duplicate = await submit({ attractionName: "The Old Mill Inn" });
    expect(await htmlOf(ada.get(duplicate.page))).toContain("100% alike");
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
