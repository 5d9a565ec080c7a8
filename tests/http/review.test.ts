import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../make-place.ts";
import { makeSubmission } from "../make-submission.ts";
import {
  cookieOf,
  listingFields,
  OWN_ORIGIN,
  PASSWORD,
  type ReviewerClient,
  signInForm,
  signInReviewer,
} from "./reviewer-client.ts";
import { startTestSite, type TestSite } from "./test-site.ts";

let site: TestSite;
let ada: ReviewerClient;
let ben: ReviewerClient;
beforeAll(async () => {
  site = await startTestSite({
    places: [makePlace({ id: "inn", rating: 4 }), makePlace({ id: "mill", houseName: "Dark Mill" })],
    env: { TRUST_PROXY: "1" },
  });
  ada = await signInReviewer(site, "ada");
  ben = await signInReviewer(site, "ben");
});
afterAll(() => site.close());

let sent = 0;
async function submit(fields: Parameters<typeof makeSubmission>[0] = {}) {
  sent += 1;
  const response = await site.get("/api/submissions", {
    method: "POST",
    headers: { "x-forwarded-for": `198.51.100.${sent}` },
    body: JSON.stringify(makeSubmission(fields)),
  });
  const { id } = await response.json();
  return { id: id as string, page: `/review/submission/${id}`, track: response.headers.get("location")! };
}
/** Without the marks that React puts between texts. */
const text = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replaceAll("<!-- -->", "");

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

const statusOf = async (id: string) =>
  (await site.store.db.selectFrom("submissions").select("status").where("id", "=", id).executeTakeFirstOrThrow())
    .status;

describe("signing in", () => {
  test("sets a cookie that only this host, only https and no script can use", async () => {
    const response = await signInForm(site, "ada", PASSWORD);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/review");
    const [session, browser] = response.headers.getSetCookie();
    expect(session).toMatch(/^__Host-reviewer=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect(browser).toMatch(
      /^__Host-known-browser=[0-9a-f]{72}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/,
    );
  });

  test("under plain http the cookie has no prefix that browsers would refuse", async () => {
    const plain = await startTestSite({ env: { SITE_URL: "http://localhost:3000" } });
    await signInReviewer(plain, "ada").catch(() => {});
    const headers = { origin: "http://localhost:3000" };
    const [cookie] = (await signInForm(plain, "ada", PASSWORD, headers)).headers.getSetCookie();
    expect(cookie).toMatch(/^reviewer=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    await plain.close();
  });

  test("a wrong password and an unknown name get the same answer", async () => {
    const wrong = await signInForm(site, "ada", "wrong password", { "x-forwarded-for": "203.0.113.1" });
    const unknown = await signInForm(site, "nobody", "wrong password", { "x-forwarded-for": "203.0.113.2" });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const plain = async (response: Response, name: string) =>
      (await response.text()).replaceAll(name, "NAME").match(/role="alert"[^>]*><p>([^<]*)</)![1];
    expect(await plain(wrong, "ada")).toBe(await plain(unknown, "nobody"));
    expect(wrong.headers.get("set-cookie")).toBeNull();
  });

  test("a key that was there before is not taken over, and the old session ends", async () => {
    const planted = `__Host-reviewer=${"a".repeat(64)}`;
    const after = cookieOf(await signInForm(site, "ada", PASSWORD, { cookie: planted }));
    expect(after).not.toBe(planted);
    expect((await site.get("/review", { headers: { cookie: planted } })).status).toBe(302);
    const rotated = cookieOf(await signInForm(site, "ada", PASSWORD, { cookie: after }));
    expect((await site.get("/review", { headers: { cookie: after } })).status).toBe(302);
    expect((await site.get("/review", { headers: { cookie: rotated } })).status).toBe(200);
  });

  test("a foreign site cannot sign anybody in", async () => {
    const response = await signInForm(site, "ada", PASSWORD, { origin: "https://evil.example" });
    expect(response.status).toBe(403);
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  test("is slowed down after ten wrong guesses", async () => {
    const guess = () => signInForm(site, "ben", "wrong password", { "x-forwarded-for": "203.0.113.9" });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(401);
    const response = await guess();
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("900");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("Too many attempts.");
  });

  test("signing out ends this session, signing out everywhere ends all", async () => {
    const cleo = await signInReviewer(site, "cleo");
    const other = cookieOf(await signInForm(site, "cleo", PASSWORD));
    const out = await cleo.post("/review/sign-out", {});
    expect(out.headers.get("set-cookie")).toMatch(/^__Host-reviewer=; .*Max-Age=0/);
    expect((await cleo.get("/review")).status).toBe(302);
    expect((await site.get("/review", { headers: { cookie: other } })).status).toBe(200);
    const page = await text(site.get("/review/account", { headers: { cookie: other } }));
    const token = /name="token" value="([0-9a-f]+)"/.exec(page)![1]!;
    const third = cookieOf(await signInForm(site, "cleo", PASSWORD));
    await site.get("/review/sign-out", {
      method: "POST",
      headers: { ...OWN_ORIGIN, cookie: other },
      body: new URLSearchParams({ token, everywhere: "yes" }).toString(),
    });
    expect((await site.get("/review", { headers: { cookie: third } })).status).toBe(302);
  });

  test("a reviewer changes the own password, and only with the old one", async () => {
    const dora = await signInReviewer(site, "dora");
    const next = "a brighter lantern now";
    const wrong = await dora.post("/review/account", { current: "no", next, again: next });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("The current password is not right.");
    const changed = await dora.post("/review/account", { current: PASSWORD, next, again: next });
    expect(changed.status).toBe(302);
    const after = await site.get(changed.headers.get("location")!, { headers: { cookie: cookieOf(changed) } });
    expect(await after.text()).toContain("Your password was changed.");
    expect(await text(ada.get("/review/account"))).not.toContain("Your password was changed.");
    expect((await dora.get("/review")).status).toBe(302);
    expect((await site.get("/review", { headers: { cookie: cookieOf(changed) } })).status).toBe(200);
    expect((await signInForm(site, "dora", PASSWORD)).status).toBe(401);
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
    expect(site.site.pages.get(path)).toBeUndefined();
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
    expect(await text(ada.get("/"))).toBe(await text(site.get("/")));
  });

  test("the queue finds, filters and flags", async () => {
    await submit({
      attractionName: "Screaming Maze",
      attractionType: "corn-maze",
      description: "http://a.b http://c.d http://e.f",
    });
    const html = await text(ada.get("/review?q=screaming%20maze"));
    expect(html).toContain("Screaming Maze");
    expect(html).toContain("Type that the guidelines refuse");
    expect(html).toContain("Many links");
    expect(html).toContain("1 item");
    expect(await text(ada.get("/review?q=screaming%20maze&status=approved"))).toContain("0 items");
    const duplicate = await submit({ attractionName: "The Old Mill Inn" });
    expect(await text(ada.get(duplicate.page))).toContain("100% alike");
  });
});

describe("a submission", () => {
  test("is approved as edited: published at once, told to the submitter, and undone again", async () => {
    const { id, page, track } = await submit({ attractionName: "Lantern Hotel" });
    const fields = listingFields(await text(ada.get(page)));
    expect(fields).toMatchObject({ houseName: "Lantern Hotel", placeType: "hotel", state: "Oregon", version: "1" });
    expect(Number(fields.latitude)).toBeCloseTo(44.9, 0);
    const edited = {
      ...fields,
      houseName: "The Lantern Hotel",
      access: "tours",
      fullStory: "Old.<script>alert(1)</script>",
      activities: ["Footsteps", "Voices"],
      firstActivity: "Voices",
      id: "inn",
      slug: "stolen",
      origin: "curated",
      intent: "approve",
      reason: "Thank you!",
    };
    const approved = await ada.post(page, edited);
    expect(approved.status).toBe(303);
    const list = await (await site.get("/api/haunted-locations")).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        id: `s-${id.replaceAll("-", "").slice(0, 12)}`,
        slug: "the-lantern-hotel-salem-oregon",
        paranormalActivityType: "Voices; Footsteps",
        access: "tours",
      }),
    );
    const row = await site.store.db
      .selectFrom("haunted_locations")
      .selectAll()
      .where("slug", "=", "the-lantern-hotel-salem-oregon")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ fullStory: "Old.", origin: "submission" });
    const told = await text(site.get(track));
    expect(told).toContain("Published");
    expect(told).toContain("Thank you!");
    expect(told).toContain("/location/the-lantern-hotel-salem-oregon");

    const decided = await text(ada.get(page));
    expect(decided).toContain("Undo the decision");
    expect((await ada.post(page, { intent: "undo", version: "2" })).status).toBe(303);
    expect(await text(site.get("/api/haunted-locations"))).not.toContain("the-lantern-hotel");
    expect(await text(site.get(track))).toContain("Waiting for review");
    const again = listingFields(await text(ada.get(page)));
    expect(again.houseName).toBe("The Lantern Hotel");
  });

  test("is rejected with a reason only, which the submitter reads", async () => {
    const { page, track } = await submit();
    const refused = await ada.post(page, { intent: "reject", version: "1", reason: " " });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please write a reason");
    await ada.post(page, { intent: "reject", version: "1", reason: "No sources <yet>." });
    const told = await text(site.get(track));
    expect(told).toContain("Not accepted");
    expect(told).toContain("No sources &lt;yet&gt;.");
    expect(told).not.toMatch(/\bada\b/);
  });

  test("is marked as a duplicate by id, slug or address", async () => {
    for (const placeId of [
      "inn",
      "old-mill-inn-salem-oregon",
      "https://hauntway.test/location/old-mill-inn-salem-oregon?x#y",
    ]) {
      const { page, track } = await submit();
      expect((await ada.post(page, { intent: "duplicate", version: "1", placeId })).status).toBe(303);
      expect(await text(site.get(track))).toContain("Already in the directory");
    }
    const { page } = await submit();
    expect((await ada.post(page, { intent: "duplicate", version: "1", placeId: "nowhere" })).status).toBe(400);
  });

  test("that two reviewers have open: the second sees it, and the later decision is refused", async () => {
    const { id, page } = await submit();
    const mine = { ...listingFields(await text(ada.get(page))), access: "open" };
    const bens = await text(ben.get(page));
    expect(bens).toContain("ada has had this open since");
    await ada.post(page, { intent: "reject", version: "1", reason: "First." });
    const late = await ben.post(page, { ...mine, token: ben.token, intent: "approve" });
    expect(late.status).toBe(409);
    expect(await text(late)).toContain("ada was here first: rejected it");
    expect(await statusOf(id)).toBe("rejected");
  });

  test("with mistakes in the listing comes back as it was written", async () => {
    const { page } = await submit();
    const fields = listingFields(await text(ada.get(page)));
    const response = await ada.post(page, {
      ...fields,
      intent: "approve",
      houseName: "",
      storySummary: "My words",
      rating: "9",
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Required");
    expect(html).toContain("My words");
  });

  test("a draft is kept for later", async () => {
    const { page } = await submit();
    const fields = listingFields(await text(ada.get(page)));
    await ada.post(page, { ...fields, intent: "draft", yearBuilt: "1871" });
    expect(listingFields(await text(ben.get(page)))).toMatchObject({ yearBuilt: "1871", version: "2" });
  });
});

describe("a listing", () => {
  test("is edited, its old address redirects, and it is hidden and restored", async () => {
    const page = "/review/place/mill";
    const fields = listingFields(await text(ada.get(page)));
    const saved = await ada.post(page, { ...fields, houseName: "Darker Mill", intent: "save", reason: "Renamed" });
    expect(saved.status).toBe(303);
    expect(site.keeper.catalog.bySlug.get("darker-mill-salem-oregon")?.id).toBe("mill");
    expect(site.keeper.catalog.formerSlugs.get("dark-mill-salem-oregon")).toBe("mill");
    const stale = await ben.post(page, { ...fields, token: ben.token, houseName: "Other Mill", intent: "save" });
    expect(stale.status).toBe(409);
    const version = String(listingFields(await text(ada.get(page))).version);
    await ada.post(page, { intent: "hide", version });
    expect(await text(site.get("/api/haunted-locations"))).not.toContain("Darker Mill");
    const hidden = await text(ada.get(page));
    expect(hidden).toContain("Restore to the directory");
    await ada.post(page, { intent: "restore", version: String(listingFields(hidden).version) });
    expect(await text(site.get("/api/haunted-locations"))).toContain("Darker Mill");
    const history = await text(ada.get(page));
    for (const words of ["restored the listing", "hid the listing", "edited the listing", "Renamed"])
      expect(history).toContain(words);
  });

  test("that is private loses its address and pin whatever the form says", async () => {
    const fields = listingFields(await text(ada.get("/review/place/inn")));
    await ada.post("/review/place/inn", {
      ...fields,
      access: "private",
      address: "1 Secret Lane",
      latitude: "45.1",
      longitude: "-122.9",
      intent: "save",
    });
    const place = site.keeper.catalog.byId.get("inn")!;
    expect(place.address).toBe("Private property, not open to visitors");
    expect([place.latitude, place.longitude]).not.toEqual([45.1, -122.9]);
  });

  test("a request to remove it lands in the queue and is carried out", async () => {
    const sentRequest = await site.get("/corrections", {
      method: "POST",
      headers: { ...OWN_ORIGIN, "x-forwarded-for": "203.0.113.77" },
      body: new URLSearchParams({ placeId: "mill", kind: "remove", message: "We live here." }).toString(),
    });
    const track = sentRequest.headers.get("location")!;
    const queue = await text(ada.get("/review?kind=correction"));
    const page = /\/review\/correction\/[0-9a-f-]{36}/.exec(queue)![0];
    expect(await text(ada.get(page))).toContain("We live here.");
    const refused = await ada.post(page, { intent: "decline", version: "1" });
    expect(refused.status).toBe(400);
    await ada.post(page, { intent: "hide", version: "1", reason: "It is gone." });
    expect(site.keeper.catalog.byId.get("mill")).toBeUndefined();
    for (const path of [page, "/review/place/mill"]) {
      const html = await text(ada.get(path));
      expect(html).toContain("Last step: ada closed the request as done");
      expect(html).toContain("hid the listing");
      expect(html).not.toContain("approved it");
    }
    const told = await text(site.get(track));
    expect(told).toContain("Done");
    expect(told).toContain("It is gone.");
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
