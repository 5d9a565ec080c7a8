/** What reviewers decide about submissions, listings and requests, and what visitors see of it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("a submission", () => {
  test("is approved as edited: published at once, told to the submitter, and undone again", async () => {
    const { id, page, track } = await submit({ attractionName: "Lantern Hotel" });
    const fields = listingFields(await htmlOf(ada.get(page)));
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
    const told = await htmlOf(site.get(track));
    expect(told).toContain("Published");
    expect(told).toContain("Thank you!");
    expect(told).toContain("/location/the-lantern-hotel-salem-oregon");

    const decided = await htmlOf(ada.get(page));
    expect(decided).toContain("Undo the decision");
    expect((await ada.post(page, { intent: "undo", version: "2" })).status).toBe(303);
    expect(await htmlOf(site.get("/api/haunted-locations"))).not.toContain("the-lantern-hotel");
    expect(await htmlOf(site.get(track))).toContain("Waiting for review");
    const again = listingFields(await htmlOf(ada.get(page)));
    expect(again.houseName).toBe("The Lantern Hotel");
  });

  test("that says what kind of place it is keeps it, whatever its words would suggest", async () => {
    const { page } = await submit({ attractionName: "Lantern Hotel", placeType: "lighthouse" });
    const html = await htmlOf(ada.get(page));
    expect(html).toMatch(/Kind of place<\/dt><dd[^>]*>Lighthouses/);
    expect(listingFields(html)).toMatchObject({ placeType: "lighthouse" });
  });

  test("is rejected with a reason only, which the submitter reads", async () => {
    const { page, track } = await submit();
    const refused = await ada.post(page, { intent: "reject", version: "1", reason: " " });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain("Please write why");
    await ada.post(page, { intent: "reject", version: "1", reason: "No sources <yet>." });
    const told = await htmlOf(site.get(track));
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
      expect(await htmlOf(site.get(track))).toContain("Already in the directory");
    }
    const { page } = await submit();
    expect((await ada.post(page, { intent: "duplicate", version: "1", placeId: "nowhere" })).status).toBe(400);
  });

  test("that two reviewers have open: the second sees it, and the later decision is refused", async () => {
    const { id, page } = await submit();
    const mine = { ...listingFields(await htmlOf(ada.get(page))), access: "open" };
    const bens = await htmlOf(ben.get(page));
    expect(bens).toContain("ada has had this open since");
    await ada.post(page, { intent: "reject", version: "1", reason: "First." });
    const late = await ben.post(page, { ...mine, token: ben.token, intent: "approve" });
    expect(late.status).toBe(409);
    expect(await htmlOf(late)).toContain("ada was here first: rejected it");
    expect(await statusOf(id)).toBe("rejected");
  });

  test("with mistakes in the listing comes back as it was written", async () => {
    const { page } = await submit();
    const fields = listingFields(await htmlOf(ada.get(page)));
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
    const fields = listingFields(await htmlOf(ada.get(page)));
    await ada.post(page, { ...fields, intent: "draft", yearBuilt: "1871" });
    expect(listingFields(await htmlOf(ben.get(page)))).toMatchObject({ yearBuilt: "1871", version: "2" });
  });
});

describe("a listing", () => {
  test("is edited, its old address redirects, and it is hidden and restored", async () => {
    const page = "/review/place/mill";
    const fields = listingFields(await htmlOf(ada.get(page)));
    const saved = await ada.post(page, { ...fields, houseName: "Darker Mill", intent: "save", reason: "Renamed" });
    expect(saved.status).toBe(303);
    expect(site.poller.catalog.bySlug.get("darker-mill-salem-oregon")?.id).toBe("mill");
    expect(site.poller.catalog.formerSlugs.get("dark-mill-salem-oregon")).toBe("mill");
    const stale = await ben.post(page, { ...fields, token: ben.token, houseName: "Other Mill", intent: "save" });
    expect(stale.status).toBe(409);
    const version = String(listingFields(await htmlOf(ada.get(page))).version);
    await ada.post(page, { intent: "hide", version });
    expect(await htmlOf(site.get("/api/haunted-locations"))).not.toContain("Darker Mill");
    const hidden = await htmlOf(ada.get(page));
    expect(hidden).toContain("Restore to the directory");
    await ada.post(page, { intent: "restore", version: String(listingFields(hidden).version) });
    expect(await htmlOf(site.get("/api/haunted-locations"))).toContain("Darker Mill");
    const history = await htmlOf(ada.get(page));
    for (const words of ["restored the listing", "hid the listing", "edited the listing", "Renamed"])
      expect(history).toContain(words);
  });

  test("that is private loses its address and pin whatever the form says", async () => {
    const fields = listingFields(await htmlOf(ada.get("/review/place/inn")));
    await ada.post("/review/place/inn", {
      ...fields,
      access: "private",
      address: "1 Secret Lane",
      latitude: "45.1",
      longitude: "-122.9",
      intent: "save",
    });
    const place = site.poller.catalog.byId.get("inn")!;
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
    const queue = await htmlOf(ada.get("/review?kind=correction"));
    const page = /\/review\/correction\/[0-9a-f-]{36}/.exec(queue)![0];
    expect(await htmlOf(ada.get(page))).toContain("We live here.");
    const refused = await ada.post(page, { intent: "decline", version: "1" });
    expect(refused.status).toBe(400);
    await ada.post(page, { intent: "hide", version: "1", reason: "It is gone." });
    expect(site.poller.catalog.byId.get("mill")).toBeUndefined();
    for (const path of [page, "/review/place/mill"]) {
      const html = await htmlOf(ada.get(path));
      expect(html).toContain("Last step: ada closed the request as done");
      expect(html).toContain("hid the listing");
      expect(html).not.toContain("approved it");
    }
    const told = await htmlOf(site.get(track));
    expect(told).toContain("Done");
    expect(told).toContain("It is gone.");
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
