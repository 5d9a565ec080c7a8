/** Forms that come back, forms that cross, and what a reviewer sees before anything is published. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSubmission } from "../../make-submission.ts";
import { listingFields, OWN_ORIGIN } from "../reviewer-client.ts";
import { type DeskSite, htmlOf, startDeskSite } from "./desk-site.ts";

let site: DeskSite["site"];
let ada: DeskSite["ada"];
let ben: DeskSite["ben"];
let desk: DeskSite;
beforeAll(async () => {
  desk = await startDeskSite();
  ({ site, ada, ben } = desk);
});
afterAll(() => site.close());

let sent = 0;
/** Each at an address of its own, so that none is taken for another. */
function submit(fields: Parameters<DeskSite["submit"]>[0] = {}) {
  sent += 1;
  return desk.submit({ streetAddress: `${sent} Ferry Street`, ...fields });
}
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)![1]!;
const summaryOf = (html: string) => /<div role="alert"[\s\S]*?<\/div>/.exec(html)![0];
const visitorForm = (path: string, fields: Record<string, string>) =>
  site.get(path, {
    method: "POST",
    headers: { ...OWN_ORIGIN, "x-forwarded-for": "203.0.113.5" },
    body: new URLSearchParams(fields).toString(),
  });

test("a listing that is saved keeps its activities in their order", async () => {
  const page = "/review/place/mill";
  const fields = listingFields(await htmlOf(ada.get(page)));
  const activities = ["Voices", "Orbs", "Apparitions", "Knocking"];
  await ada.post(page, { ...fields, activities, firstActivity: "Voices", intent: "save" });
  const again = listingFields(await htmlOf(ada.get(page)));
  await ada.post(page, { ...again, houseName: "Darker Mill", intent: "save" });
  const place = await (await site.get("/api/haunted-locations/mill")).json();
  expect(place).toMatchObject({ houseName: "Darker Mill", paranormalActivityType: activities.join("; ") });
});

test("television programs are saved in our spelling; an unknown title comes back with the form", async () => {
  const page = "/review/place/inn";
  const save = async (shows: string) =>
    ada.post(page, { ...listingFields(await htmlOf(ada.get(page))), shows, hunts: "both", intent: "save" });
  expect((await save("taps, 2006\nghost adventures, Season 3")).status).toBe(303);
  const place = await (await site.get("/api/haunted-locations/inn")).json();
  expect(place).toMatchObject({ hunts: "both", shows: "Ghost Hunters, 2006\nGhost Adventures, season 3" });
  const refused = await save("A Program Nobody Made");
  expect(refused.status).toBe(400);
  expect(listingFields(await htmlOf(refused))).toMatchObject({ shows: "A Program Nobody Made" });
});

describe("opening hours", () => {
  const page = "/review/place/inn";
  const save = async (changed: Record<string, string>) =>
    ada.post(page, { ...listingFields(await htmlOf(ada.get(page))), ...changed, intent: "save" });
  const inn = async () => (await site.get("/api/haunted-locations/inn")).json();
  const thisMonth = new Date().toISOString().slice(0, 7);

  test("that are changed were checked this month; other edits leave that alone", async () => {
    expect((await save({ openingHours: "tu-su 10:00-17:00", stepFree: "partly", zipCode: "97301" })).status).toBe(303);
    const facts = { openingHours: "Tu-Su 10:00-17:00", hoursChecked: thisMonth, stepFree: "partly", zipCode: "97301" };
    expect(await inn()).toMatchObject(facts);
    await save({ hoursChecked: "2024-02" });
    await save({ houseName: "Older Inn" });
    expect(await inn()).toMatchObject({ hoursChecked: "2024-02", houseName: "Older Inn" });
    await save({ openingHours: "Mo-Su 10:00-17:00" });
    expect(await inn()).toMatchObject({ hoursChecked: thisMonth });
    await save({ openingHours: "" });
    expect(await inn()).not.toHaveProperty("hoursChecked");
  });

  test("that are not clear come back with a sentence, and nothing is saved", async () => {
    const refused = await save({ openingHours: "10-5", houseName: "Not Saved" });
    expect(refused.status).toBe(400);
    const html = await htmlOf(refused);
    expect(summaryOf(html)).toContain("Single-digit hour");
    expect(listingFields(html)).toMatchObject({ openingHours: "10-5", houseName: "Not Saved" });
    expect((await inn()).houseName).not.toBe("Not Saved");
  });
});

describe("a form that is refused says so first, without JavaScript", () => {
  test("the submit form: in the title, in a summary with a way to each field, and with the focus", async () => {
    const html = await htmlOf(
      visitorForm("/submit", { ...makeSubmission(), attractionName: "", zipCode: "abc" } as never),
    );
    expect(titleOf(html)).toBe("Error: Report Paranormal Activity | Hauntway");
    expect(summaryOf(html)).toContain("2 fields need another look.");
    expect(summaryOf(html)).toMatch(/href="#field-attractionName"[^>]*>Attraction Name<\/a>: Required/);
    expect(summaryOf(html)).toMatch(/href="#field-zipCode"/);
    expect(html).toMatch(/<input[^>]*id="field-attractionName"[^>]*autofocus/i);
    expect(titleOf(await htmlOf(site.get("/submit")))).toBe("Report Paranormal Activity | Hauntway");
  });

  test("the form for corrections", async () => {
    const html = await htmlOf(visitorForm("/corrections", { placeId: "inn", kind: "correct", message: "" }));
    expect(titleOf(html)).toMatch(/^Error: Correct a Listing/);
    expect(summaryOf(html)).toContain('href="#correction-message"');
  });

  test("the sign-in", async () => {
    const html = await htmlOf(visitorForm("/review/sign-in", { username: "ada", password: "wrong" }));
    expect(titleOf(html)).toMatch(/^Error: Sign in/);
    expect(summaryOf(html)).toContain("The name or the password is not right.");
  });

  test.each([
    ["a name", { houseName: "" }, "houseName"],
    ["a latitude", { latitude: "99" }, "latitude"],
    ["a longitude without a latitude", { latitude: "" }, "latitude"],
    ["a longitude", { longitude: "far" }, "longitude"],
    ["a year, far below", { yearBuilt: "12" }, "yearBuilt"],
  ])("the listing form, for %s: the first bad field has the focus", async (_what, wrong, field) => {
    const { page } = await submit();
    const fields = { ...listingFields(await htmlOf(ada.get(page))), access: "open", website: "javascript:x", ...wrong };
    const response = await ada.post(page, { ...fields, intent: "approve" });
    expect(response.status).toBe(400);
    const html = await htmlOf(response);
    expect(titleOf(html)).toMatch(/^Error: Review: Lantern Hall/);
    expect(summaryOf(html)).toContain(`href="#listing-${field}"`);
    const focused = [...html.matchAll(/<(?:input|textarea|select)[^>]*autofocus[^>]*>/gi)].map(([tag]) => tag);
    expect(focused).toHaveLength(1);
    expect(focused[0]).toContain(`id="listing-${field}"`);
  });

  test("too many activities are told beside them", async () => {
    const { page } = await submit();
    const fields = listingFields(await htmlOf(ada.get(page)));
    const otherActivities = Array.from({ length: 13 }, (_, i) => `Knocking ${i}`).join("; ");
    const html = await htmlOf(ada.post(page, { ...fields, otherActivities, intent: "approve" }));
    expect(summaryOf(html)).toContain('href="#listing-activities"');
    expect(html).toContain("at most 12");
  });

  test("a new password that is refused, and a rejection without a reason", async () => {
    const account = await htmlOf(ada.post("/review/account", { current: "x", next: "short", again: "short" }));
    expect(titleOf(account)).toMatch(/^Error: Your account/);
    expect(summaryOf(account)).toContain('href="#field-next"');
    const { page } = await submit();
    const html = await htmlOf(ada.post(page, { intent: "reject", version: "1", reason: "" }));
    expect(titleOf(html)).toMatch(/^Error: Review/);
    expect(html).toMatch(/<textarea[^>]*id="reject-reason"[^>]*autofocus/i);
  });
});

test("a duplicate of no listing is told beside its field", async () => {
  const { page } = await submit();
  const html = await htmlOf(ada.post(page, { intent: "duplicate", version: "1", placeId: "nowhere" }));
  expect(html).toMatch(/<input[^>]*id="duplicate-placeId"[^>]*autofocus/i);
  expect(/<p id="duplicate-placeId-error"[\s\S]*?<\/p>/.exec(html)![0]).toContain("There is no such listing.");
});

describe("a long story", () => {
  const post = (path: string, fields: Record<string, string | string[]>, headers: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
    return site.get(path, { method: "POST", headers, body });
  };
  const asAda = () => ({ origin: "https://hauntway.test", cookie: ada.cookie });

  test.each([
    ["of 50,000 letters", "a lamp. ".repeat(6_250).trim()],
    ["of 50,000 signs of four bytes", "\u{1F56F}".repeat(25_000)],
  ])("%s is saved, as a browser sends it", async (_what, fullStory) => {
    const { page } = await submit();
    const fields = listingFields(await htmlOf(ada.get(page)));
    const answer = await post(page, { ...fields, token: ada.token, fullStory, intent: "draft" }, asAda());
    expect(answer.status).toBe(303);
    expect(listingFields(await htmlOf(ada.get(page))).fullStory).toBe(fullStory);
  });

  test("form-encoded it fits, too", async () => {
    const { page } = await submit();
    const fields = listingFields(await htmlOf(ada.get(page)));
    const fullStory = "One line.\n".repeat(5_000).trim();
    expect((await ada.post(page, { ...fields, fullStory, intent: "draft" })).status).toBe(303);
  });

  test("that is too long is named with its length, and comes back as it was written", async () => {
    const { page } = await submit();
    const fields = listingFields(await htmlOf(ada.get(page)));
    const answer = await post(
      page,
      { ...fields, token: ada.token, fullStory: "x".repeat(50_001), intent: "draft" },
      asAda(),
    );
    expect(answer.status).toBe(400);
    const html = await htmlOf(answer);
    expect(summaryOf(html)).toContain("The full story has 50,001 characters; 50,000 fit.");
    expect(html).toContain("x".repeat(50_001));
  });

  test("is for reviewers: nobody else may send that much, and nobody more", async () => {
    const big = "x".repeat(70 * 1024);
    for (const path of ["/submit", "/corrections", "/review/sign-in", "/review/account", "/review/place/inn"]) {
      const answer = await site.get(path, { method: "POST", headers: OWN_ORIGIN, body: `a=${big}` });
      expect(answer.status, path).toBe(413);
    }
    const api = await site.get("/api/submissions", { method: "POST", headers: { cookie: ada.cookie }, body: big });
    expect(api.status).toBe(413);
    const account = await ada.post("/review/account", { current: big });
    expect(account.status).toBe(413);
    const huge = await ada.post("/review/place/inn", { fullStory: "x".repeat(257 * 1024) });
    expect(huge.status).toBe(413);
    expect(await huge.text()).toContain("256 KB");
  });
});

describe("two reviewers on one item", () => {
  const news = async (path: string) => (await ada.get(path)).json();

  test("the first hears of the second's decision while the page is open", async () => {
    const { id, page } = await submit();
    const watch = `/review/watch/submission/${id}`;
    expect(await news(watch)).toEqual({ version: 1 });
    await ben.post(page, { intent: "reject", version: "1", reason: "No sources." });
    expect(await news(watch)).toMatchObject({ version: 2, last: { by: "ben", did: "rejected it" } });
    expect((await ada.get("/review/watch/submission/nobody")).status).toBe(404);
    expect((await ada.get(`/review/watch/users/${id}`)).status).toBe(404);
  });

  test("so with listings", async () => {
    const before = await news("/review/watch/place/mill");
    const fields = listingFields(await htmlOf(ben.get("/review/place/mill")));
    await ben.post("/review/place/mill", { ...fields, architectureStyle: "Brick", intent: "save" });
    const after = await news("/review/watch/place/mill");
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.last).toMatchObject({ by: "ben", did: "edited the listing" });
  });

  test("overnight stays are unknown until a reviewer says yes or no", async () => {
    const page = "/review/place/inn";
    const save = async (stay: string) => {
      await ada.post(page, { ...listingFields(await htmlOf(ada.get(page))), stay, intent: "save" });
      return listingFields(await htmlOf(ada.get(page))).stay;
    };
    expect(await htmlOf(ada.get(page))).toMatch(/<label for="listing-stay"[^>]*>Overnight stays/);
    expect([await save(""), await save("true"), await save("false")]).toEqual(["", "true", "false"]);
    const place = await (await site.get("/api/haunted-locations/inn")).json();
    expect(place).toMatchObject({ stay: false });
    expect(await save("")).toBe("");
  });

  test("a reviewer who saves too late sees both versions, and nothing is lost", async () => {
    const { page } = await submit();
    const own = { access: "open", storySummary: "Ada's summary.", yearBuilt: "1871" };
    const mine = { ...listingFields(await htmlOf(ada.get(page))), ...own };
    const bens = { ...listingFields(await htmlOf(ben.get(page))), storySummary: "Ben's summary." };
    await ben.post(page, { ...bens, token: ben.token, intent: "draft" });
    const late = await ada.post(page, { ...mine, intent: "approve", reason: "My note." });
    expect(late.status).toBe(409);
    const html = await htmlOf(late);
    expect(html).toContain("Yours was not saved");
    expect(html).toContain("ben was here first: saved a draft");
    const panel = html.slice(html.indexOf('id="conflict"'), html.indexOf('id="compare"'));
    for (const words of ["Ada's summary.", "Ben's summary.", "1871", "My note."])
      expect(panel.replaceAll("&#x27;", "'")).toContain(words);
    // The form holds what Ada wrote and the version that she saw: pressed again, it is refused again.
    const back = listingFields(html);
    expect(back).toMatchObject({ storySummary: "Ada's summary.", version: "1" });
    expect((await ada.post(page, { ...back, intent: "approve" })).status).toBe(409);
    expect((await ada.post(page, { ...back, yearBuilt: "soon", intent: "approve" })).status).toBe(400);
    expect((await ada.post(page, { ...back, intent: "draft" })).status).toBe(409);
    expect(listingFields(await htmlOf(ada.get(page))).storySummary).toBe("Ben's summary.");
    // Until she chooses in the panel.
    expect(/<input[^>]*name="replaces"[^>]*>/.exec(panel)![0]).toMatch(/form="listing-form".*value="2"/);
    expect((await ada.post(page, { ...back, replaces: "2", intent: "draft" })).status).toBe(303);
    expect(listingFields(await htmlOf(ada.get(page))).storySummary).toBe("Ada's summary.");
  });

  test("a form that came back for a mistake does not slip past a conflict", async () => {
    const { page } = await submit();
    const mine = { ...listingFields(await htmlOf(ada.get(page))), storySummary: "Ada's summary." };
    await ben.post(page, { ...mine, token: ben.token, storySummary: "Ben's summary.", intent: "draft" });
    const html = await htmlOf(ada.post(page, { ...mine, yearBuilt: "soon", intent: "approve" }));
    expect(listingFields(html).version).toBe("1");
  });

  test("a reviewer who wrote the same has nothing to choose", async () => {
    const { page } = await submit();
    const same = { ...listingFields(await htmlOf(ada.get(page))), access: "open" };
    await ben.post(page, { ...same, token: ben.token, intent: "draft" });
    const html = await htmlOf(ada.post(page, { ...same, intent: "approve" }));
    expect(html).toContain("ben was here first: saved a draft");
    expect(html).not.toContain('name="replaces"');
    expect(listingFields(html).version).toBe("2");
  });

  test("also when it is decided and the form is gone", async () => {
    const { page } = await submit();
    const mine = {
      ...listingFields(await htmlOf(ada.get(page))),
      access: "open",
      storySummary: "Half an hour's work.",
    };
    await ben.post(page, { intent: "reject", version: "1", reason: "No." });
    const html = await htmlOf(ada.post(page, { ...mine, intent: "approve" }));
    expect(html.replaceAll("&#x27;", "'")).toContain("Half an hour's work.");
    const other = await submit();
    await ben.post(other.page, { intent: "reject", version: "1", reason: "No." });
    expect(await htmlOf(ada.post(other.page, { intent: "reject", version: "1", reason: "My long reason." }))).toContain(
      "My long reason.",
    );
  });
});

describe("before it is published", () => {
  test("the page is shown as visitors will see it, and follows the form", async () => {
    const { page } = await submit({ attractionName: "Glass Hall" });
    const html = await htmlOf(ada.get(page));
    const preview = html.slice(html.indexOf('id="page-preview"'));
    for (const words of ["Glass Hall", "The Haunting Story", "Reported Paranormal Activity", "Visit Information"])
      expect(preview).toContain(words);
    const fields = listingFields(html);
    const written = {
      ...fields,
      houseName: "Glass Palace",
      fullStory: "THE FIRE\n\nIt burned.<script>alert(1)</script>",
      access: "private",
      address: "1 Secret Lane",
      rating: "nine",
    };
    const answer = await ada.post("/review/preview", { ...written, previewId: "s-1" });
    expect(answer.status).toBe(200);
    const view = await answer.json();
    expect(view).toMatchObject({ houseName: "Glass Palace", address: "Private property, not open to visitors" });
    expect(view.story[0]).toEqual({ kind: "heading", text: "THE FIRE" });
    expect(JSON.stringify(view)).not.toMatch(/Secret Lane|script/);
    expect((await ada.post("/review/preview", { houseName: "" })).status).toBe(200);
  });

  test("others in the queue that may be the same are flagged and shown beside it", async () => {
    const first = await submit({ attractionName: "Quillfeather Manor" });
    const second = await submit({ attractionName: "The Quillfeather Manor", description: "Sent by another person." });
    const queue = await htmlOf(ada.get("/review?q=quillfeather"));
    expect(queue.match(/Like another in the queue/g)).toHaveLength(2);
    const html = await htmlOf(ada.get(second.page));
    expect(html).toContain("Also waiting in the queue");
    expect(html).toContain(`/review/submission/${first.id}`);
    await ada.post(first.page, { intent: "reject", version: "1", reason: "No." });
    expect(await htmlOf(ada.get("/review?q=quillfeather"))).not.toContain("Like another in the queue");
  });
});

test("two at one address whose names share nothing are not told to be 0% alike", async () => {
  const { page } = await submit({ attractionName: "Xylophone", streetAddress: "77 Twin Lane" });
  await submit({ attractionName: "Bakery", streetAddress: "77 Twin Lane" });
  const html = await htmlOf(ada.get(page));
  expect(html).toContain("Also waiting in the queue: same address");
  expect(html).not.toMatch(/\b0% alike/);
});

test("nothing was logged as an error", () => expect(site.errors).toEqual([]));
