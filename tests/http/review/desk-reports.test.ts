/** Visitors' reports at the desk: decide, shorten, take back, close together. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { savePlaces } from "../../../app/store/places/save-places.ts";
import { findItem } from "../../../app/store/review/review-item.ts";
import { makePlace } from "../../make-place.ts";
import { sendReport } from "../../make-report.ts";
import { makeSubmission } from "../../make-submission.ts";
import { readPage } from "../read-page.ts";
import { listingFields, type ReviewerClient, signInReviewer } from "../reviewer-client.ts";
import { startTestSite, type TestSite } from "../test-site.ts";

let site: TestSite;
let ada: ReviewerClient;
let ben: ReviewerClient;
const PLACE = "/location/old-mill-inn-salem-oregon";
beforeAll(async () => {
  site = await startTestSite({ places: [makePlace({ id: "inn", rating: 4, paranormalActivityType: "Voices" })] });
  ada = await signInReviewer(site, "ada");
  ben = await signInReviewer(site, "ben");
});
afterAll(() => site.close());

const send = (fields: Parameters<typeof sendReport>[2] = {}) => sendReport(site.store.db, "inn", fields);
const rowOf = async (id: string) => (await findItem(site.store.db, "report", id))!;
const decide = async (who: ReviewerClient, id: string, fields: Record<string, string>) =>
  who.post(`/review/report/${id}`, { version: String((await rowOf(id)).version), ...fields });
const ratingNow = async () => (await (await site.get("/api/haunted-locations/inn")).json()).rating as number;

describe("a report", () => {
  test("waits in the queue, with its flags, under its own filter", async () => {
    const { id } = await send({ account: "RUN TO https://a.example AND BUY THE GHOST TOUR NOW" });
    const page = await readPage(await ada.get("/review?kind=report"));
    expect(page.links).toContain(`/review/report/${id}?kind=report`);
    expect(page.text).toContain("Links, contact details or an address");
    expect(page.text).toContain("Capitals");
    expect((await readPage(await ada.get("/review?kind=submission"))).html).not.toContain(id);
  });

  test("is approved and moves the rating at once; the undo moves it back", async () => {
    const { id } = await send({ stars: 5 });
    const before = await ratingNow();
    expect((await decide(ada, id, { intent: "approve", shortened: (await rowOf(id)).account! })).status).toBe(303);
    expect(await ratingNow()).toBeGreaterThan(before);
    expect((await decide(ben, id, { intent: "undo" })).status).toBe(303);
    expect(await ratingNow()).toBe(before);
    const page = await readPage(await ada.get(`/review/report/${id}`));
    expect(page.text).toContain("ada approved the report");
    expect(page.text).toContain("ben undid the decision");
  });

  test("is rejected with a reason, and not without one", async () => {
    const { id, trackingToken } = await send();
    expect((await decide(ada, id, { intent: "reject", reason: "" })).status).toBe(400);
    expect((await decide(ada, id, { intent: "reject", reason: "It advertises something." })).status).toBe(303);
    const page = await readPage(await site.get(`/track/${trackingToken}`));
    expect(page.h2).toContain("Not published");
    expect(page.text).toContain("It advertises something.");
    // The page's own address is random.
    expect(page.text.replaceAll(trackingToken, "")).not.toContain("ada");
  });

  test("is shortened, never reworded, and the writer is told", async () => {
    const { id, trackingToken } = await send({ account: "Old Jim Brown of 5 Elm Street ran down the stairs with us." });
    const reworded = await decide(ada, id, { intent: "approve", shortened: "A ghost ran down the stairs." });
    expect(reworded.status).toBe(400);
    expect(await reworded.text()).toContain("Words can only be cut here, not added or changed.");
    const cut = { intent: "approve", shortened: "[...] ran down the stairs with us.", hidesName: "yes" };
    expect((await decide(ada, id, cut)).status).toBe(303);
    const tracked = await readPage(await site.get(`/track/${trackingToken}`));
    expect(tracked.text).toContain("A reviewer left something out");
    expect(tracked.text).not.toContain("Elm Street");
    expect((await readPage(await ada.get(`/review/report/${id}`))).text).toContain("Elm Street");
    expect(await (await site.get(PLACE)).text()).not.toContain("Elm Street");
  });

  test("refused for a word that was added keeps what was ticked", async () => {
    const { id } = await send({ name: "Nell Private" });
    const added = { intent: "approve", shortened: "Words of my own.", hidesName: "yes" };
    const page = await (await decide(ada, id, added)).text();
    expect(page).toMatch(/<input[^>]*name="hidesName"[^>]*checked/);
    expect(page).toContain("Words of my own.");
  });

  test("decided by two: the second is told", async () => {
    const { id } = await send();
    await decide(ada, id, { intent: "approve" });
    const late = await ben.post(`/review/report/${id}`, { version: "1", intent: "reject", reason: "No." });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain("ada was here first: approved the report");
  });

  test("that was withdrawn has no words at the desk and cannot be decided", async () => {
    const { id, trackingToken } = await send({ account: "Unrepeatable words of a visitor." });
    const { version } = await rowOf(id);
    await site.get(`/track/${trackingToken}`, {
      method: "POST",
      headers: { origin: "https://hauntway.test", "content-type": "application/x-www-form-urlencoded" },
      body: "sure=yes",
    });
    const late = await ada.post(`/review/report/${id}`, { version: String(version), intent: "approve" });
    expect(late.status).toBe(409);
    const page = await readPage(await ada.get(`/review/report/${id}`));
    expect(page.text).toContain("The writer withdrew it");
    expect(page.html).not.toContain("Unrepeatable");
    expect(page.html).not.toContain('value="approve"');
  });

  test("stands on the desk's page of its place, with the activities that the listing lacks", async () => {
    for (let i = 0; i < 3; i++) {
      const { id } = await send({
        activities: ["Orbs"],
        account: `Lights like lanterns, night number ${i}, over the pond.`,
      });
      await decide(ada, id, { intent: "approve" });
    }
    const page = await readPage(await ada.get("/review/place/inn"));
    expect(page.text).toMatch(/Visitors' reports \(\d+\)/);
    expect(page.text).toContain("Visitors noticed what the listing lacks: Orbs (3 visitors).");
  });
});

test("a report of a place that is private now is offered for rejection only", async () => {
  await savePlaces(
    site.store.db,
    [{ place: makePlace({ id: "home", access: "private" }), origin: "curated" }],
    new Date(),
  );
  const { id } = await sendReport(site.store.db, "home");
  const html = await (await ada.get(`/review/report/${id}`)).text();
  expect(html).toContain("The place is private now");
  expect(html).toContain('value="reject"');
  expect(html).not.toContain('value="approve"');
});

describe("a flood", () => {
  test("is closed together: what is alike, one reason, a line in each history, undone one by one", async () => {
    const spam = [];
    for (let i = 0; i < 4; i++)
      spam.push(await send({ account: `Visit our grand hotel tour site today, number ${i}!` }));
    const honest = await send({ account: "Nothing at all happened while we sat by the fire." });
    const alike = await readPage(await ada.get(`/review/close?like=report/${spam[0]!.id}&kind=report`));
    expect(alike.html).toMatch(/href="\/review\?kind=report"[^>]*>Back to the queue/);
    const names = [...alike.html.matchAll(/name="item"[^>]*value="([^"]+)"/g)].map((match) => match[1]!);
    expect(names.toSorted()).toEqual(spam.map(({ id }) => `report/${id}/1`).toSorted());
    expect((await ada.post("/review/close", { item: names, intent: "close", reason: "" })).status).toBe(400);
    const [taken, ...rest] = spam;
    await decide(ben, taken!.id, { intent: "reject", reason: "Spam." });
    const closed = await readPage(
      await ada.post("/review/close", { item: names, intent: "close", reason: "Advertising." }),
    );
    expect(closed.text).toContain("3 items rejected. 1 item left alone: already decided or withdrawn.");
    for (const { id } of rest)
      expect(await rowOf(id)).toMatchObject({ status: "rejected", publicReason: "Advertising." });
    expect(await rowOf(honest.id)).toMatchObject({ status: "pending" });
    expect((await decide(ada, rest[0]!.id, { intent: "undo" })).status).toBe(303);
    expect(await rowOf(rest[0]!.id)).toMatchObject({ status: "pending" });
    expect(await rowOf(rest[1]!.id)).toMatchObject({ status: "rejected" });
  });

  test("leaves alone what another reviewer only changed, and says that it still waits", async () => {
    const sent = await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    const { id } = await sent.json();
    const page = `/review/submission/${id}`;
    const fields = listingFields(await (await ben.get(page)).text());
    expect((await ben.post(page, { ...fields, intent: "draft" })).status).toBe(303);
    const item = [`submission/${id}/1`, `report/${(await send()).id}/1`];
    const closed = await readPage(await ada.post("/review/close", { item, intent: "close", reason: "A test." }));
    expect(closed.text).toContain("1 item rejected. 1 item left alone: changed meanwhile, and still in the queue.");
    const again = await readPage(await ada.post("/review/close", { item, intent: "close", reason: "A test." }));
    expect(again.text).toContain("Nothing was selected, or all of it was decided or changed meanwhile.");
  });

  test("may be of all kinds; the queue's boxes come back to be confirmed first", async () => {
    const report = await send();
    const sent = await site.get("/api/submissions", { method: "POST", body: JSON.stringify(makeSubmission()) });
    const { id } = await sent.json();
    const item = [`report/${report.id}/1`, `submission/${id}/1`, "report/nobody/1", "nonsense"];
    const asked = await readPage(await ada.post("/review/close", { item }));
    expect(asked.text).toContain("2 items with one reason.");
    expect(await rowOf(report.id)).toMatchObject({ status: "pending" });
    const closed = await readPage(await ada.post("/review/close", { item, intent: "close", reason: "A test." }));
    expect(closed.text).toContain("2 items rejected.");
  });
});

test("nothing was logged as an error", () => {
  expect(site.errors).toEqual([]);
});
