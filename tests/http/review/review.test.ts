/** Who gets in at the desk, which forms it takes, and what its pages are like for reviewers. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubmission } from "../../make-submission.ts";
import { listingFields, OWN_ORIGIN } from "../reviewer-client.ts";
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
    const filtered = await site.get("/review/submission/x?kind=submission&q=old+mill");
    const next = filtered.headers.get("location")!;
    expect(await (await site.get(next)).text()).toContain(next.replaceAll("&", "&amp;"));
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

  test("what was written is not lost: the sign-in page shows it, and asks for no password again", async () => {
    const { page } = await submit();
    const words = {
      intent: "draft",
      fullStory: "Half an hour's work.",
      reason: "Thanks.",
      current: "a secret",
      token: "x",
    };
    const body = new URLSearchParams(words).toString();
    const sent = await site.get(page, { method: "POST", headers: OWN_ORIGIN, body });
    expect(sent.status).toBe(307);
    const answer = await site.get(sent.headers.get("location")!, { method: "POST", headers: OWN_ORIGIN, body });
    expect(answer.status).toBe(401);
    const html = await htmlOf(answer);
    expect(html).toContain("Your session has ended, and nothing was saved.");
    expect(html).toContain("Half an hour&#x27;s work.</textarea>");
    expect(html).toContain("Thanks.</textarea>");
    expect(html).not.toContain("a secret");
  });
});

describe("the queue's filter", () => {
  test("stays from the list through an item and its decision to the next one", async () => {
    const first = await submit({ attractionName: "Filtered Hall One" });
    const second = await submit({ attractionName: "Filtered Hall Two" });
    const query = "?kind=submission&q=filtered+hall";
    const inHtml = query.replaceAll("&", "&amp;");
    expect(await htmlOf(ada.get(`/review${query}`))).toContain(`href="${first.page}${inHtml}"`);
    const decided = await ada.post(`${first.page}${query}`, { intent: "reject", reason: "No source.", version: "1" });
    expect(decided.headers.get("location")).toBe(`${first.page}${query}`);
    const page = await htmlOf(ada.get(`${first.page}${query}`));
    expect(page).toContain(`href="${second.page}${inHtml}"`);
    expect(page).toContain(`href="/review${inHtml}"`);
  });

  test("stays while a request's listing is edited", async () => {
    const body = new URLSearchParams({ placeId: "inn", kind: "correct", message: "Filtered request." }).toString();
    await site.get("/corrections", {
      method: "POST",
      headers: { ...OWN_ORIGIN, "x-forwarded-for": "198.51.99.7" },
      body,
    });
    const [, request] = /href="(\/review\/correction\/[^"]+)"/.exec(
      await htmlOf(ada.get("/review?q=filtered+request")),
    )!;
    const [, editor] = /href="(\/review\/place\/inn[^"]+)"/.exec(
      await htmlOf(ada.get(request!.replaceAll("&amp;", "&"))),
    )!;
    const path = editor!.replaceAll("&amp;", "&");
    const fields = listingFields(await htmlOf(ada.get(path)));
    const saved = await ada.post(path, { ...fields, intent: "save" });
    expect(saved.headers.get("location")).toBe(request);
  });

  test("leads to the last page when the one behind it is empty", async () => {
    const beyond = await ada.get("/review?kind=submission&page=99");
    expect(beyond.status).toBe(302);
    expect(beyond.headers.get("location")).toMatch(/^\/review\?kind=submission(&page=\d)?$/);
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

  test("say that nothing was saved, and show what was written, but no password", async () => {
    const stale = { token: "0".repeat(40) };
    const edit = await htmlOf(ada.post("/review/place/inn", { ...stale, houseName: "Inn of Bells", reason: "A & B" }));
    expect(edit).toContain("Nothing was saved: you signed in again");
    expect(edit).toContain('href="/review/place/inn" data-discover="true">Try again</a>');
    expect(edit).toContain("Name: Inn of Bells");
    expect(edit).toContain("answer: A &amp; B");
    const account = await htmlOf(
      ada.post("/review/account", { ...stale, current: "old lantern", next: "new lantern" }),
    );
    expect(account).toContain("Nothing was saved: you signed in again");
    expect(account).not.toContain("lantern");
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
