/** What keeps a reviewer from publishing, or telling a visitor, something by accident. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePlace } from "../../make-place.ts";
import { listingFields, OWN_ORIGIN } from "../reviewer-client.ts";
import { type DeskSite, htmlOf, startDeskSite } from "./desk-site.ts";

let site: DeskSite["site"];
let ada: DeskSite["ada"];
let ben: DeskSite["ben"];
let send: DeskSite["submit"];
beforeAll(async () => {
  const inn = makePlace({ id: "inn", address: "40 Water Street", openingHours: "Mo-Sa 10:00-17:00" });
  ({ site, ada, ben, submit: send } = await startDeskSite([inn]));
});
afterAll(() => site.close());

let sent = 0;
/** At an address of its own, so that nothing else is taken for it. */
async function submit(fields: Parameters<typeof send>[0] = {}): Promise<string> {
  sent += 1;
  return (await send({ streetAddress: `${sent} Ferry Street`, ...fields })).page;
}
async function ask(kind: string, message: string) {
  const response = await site.get("/corrections", {
    method: "POST",
    headers: { ...OWN_ORIGIN, "x-forwarded-for": "203.0.113.7" },
    body: new URLSearchParams({ placeId: "inn", kind, message }).toString(),
  });
  expect(response.status).toBe(303);
  const row = await site.store.db
    .selectFrom("corrections")
    .select("id")
    .where("message", "=", message)
    .executeTakeFirstOrThrow();
  return `/review/correction/${row.id}`;
}
const text = async (response: Response | Promise<Response>) => (await htmlOf(response)).replaceAll("&#x27;", "'");
const published = () => text(site.get("/api/haunted-locations"));

test("a request shows what the listing says now, and one about the hours leads to their field", async () => {
  const page = await ask("hours", "They close at four on Sundays.");
  expect(await text(ada.get("/review?kind=correction"))).toContain("Request: hours");
  const html = await text(ada.get(page));
  expect(html).toContain("Mo-Sa 10:00-17:00");
  expect(html).toMatch(/href="\/review\/place\/inn\?[^"]*#listing-openingHours"/);
});

describe("a submission is published", () => {
  test("only when somebody said who may go there", async () => {
    const page = await submit({ attractionName: "Unsaid House" });
    const fields = listingFields(await text(ada.get(page)));
    expect(fields.access).toBe("");
    const refused = await ada.post(page, { ...fields, intent: "approve" });
    expect(refused.status).toBe(400);
    expect(await text(refused)).toMatch(/href="#listing-access"[^>]*>Access<\/a>: Required/);
    expect(await published()).not.toContain("Unsaid House");
    expect((await ada.post(page, { ...fields, intent: "draft" })).status).toBe(303);
    expect((await ada.post(page, { ...fields, version: "2", access: "open", intent: "approve" })).status).toBe(303);
    expect(await published()).toContain("Unsaid House");
  });

  test("as a private home only without its address, and without its pin", async () => {
    const street = "412 Maple Avenue";
    const page = await submit({
      attractionName: "My neighbor's house",
      streetAddress: street,
      description: "The family who lives there hears voices. You will find 412 Maple Ave. at once.",
    });
    const html = await text(ada.get(page));
    expect(html).toContain("May be a private home");
    const fields = listingFields(html);
    expect(fields.access).toBe("private");
    expect(html).toContain("its words may tell where it is: Summary, Full story.");
    const quiet = { storySummary: "A family hears voices.", fullStory: "" };
    const wrongPin = { latitude: "44.91234", longitude: "-123.01234" };
    expect((await ada.post(page, { ...fields, ...quiet, ...wrongPin, intent: "approve" })).status).toBe(303);
    const list = await published();
    expect(list).toContain("My neighbor's house");
    for (const secret of [street, "412 Maple", "44.91234"]) expect(list).not.toContain(secret);
  });

  test("and edited later as private without what leads to the people there", async () => {
    const page = await submit({ attractionName: "Quiet House", streetAddress: "4417 Larkspur Street" });
    const fields = listingFields(await text(ada.get(page)));
    const hidden = { ...fields, address: "On request", access: "private" };
    expect((await ada.post(page, { ...hidden, intent: "approve" })).status).toBe(303);
    const { id } = await site.store.db
      .selectFrom("haunted_locations")
      .select("id")
      .where("houseName", "=", "Quiet House")
      .executeTakeFirstOrThrow();
    const editor = `/review/place/${id}`;
    const listing = listingFields(await text(ada.get(editor)));
    const links = {
      website: "https://example.org/4417-larkspur",
      imageUrl: "https://example.org/4417-larkspur.jpg",
      phoneNumber: "937-555-0100",
      zipCode: "45402",
    };
    expect((await ada.post(editor, { ...listing, ...links, intent: "save" })).status).toBe(303);
    const shown = JSON.stringify(await (await site.get(`/api/haunted-locations/${id}`)).json());
    expect(shown).not.toMatch(/larkspur|555-0100|45402/i);
  });

  test("by a press of its button: Enter in a field presses one that does nothing", async () => {
    for (const path of [await submit(), "/review/place/inn"]) {
      const form = /<form[^>]*id="listing-form"[\s\S]*?<\/form>/.exec(await text(ada.get(path)))![0];
      expect(/<button[^>]*type="submit"[^>]*>/.exec(form)![0]).toContain("disabled");
    }
  });
});

test("the queue marks what the page marks: a listing at the same address, under any name", async () => {
  const page = await submit({ attractionName: "The captain's rooms", streetAddress: "40 Water St." });
  expect(await text(ada.get(page))).toContain("same address");
  const row = (html: string) => html.slice(html.indexOf("The captain's rooms")).split("</li><li")[0];
  expect(row(await text(ada.get("/review?q=captain")))).toContain("Likely duplicate");
});

test("the queue tells who else has an item open, and the next one leads past it", async () => {
  const [mine, bens, free] = [await submit(), await submit({ attractionName: "Open House" }), await submit()];
  await ben.get(bens);
  expect(await text(ada.get("/review?q=open+house"))).toContain("ben has it open");
  expect(await text(ben.get("/review?q=open+house"))).not.toContain("has it open");
  const html = await text(ada.get(mine));
  expect(html).toContain(`href="${free}"`);
  expect(html).not.toContain(`href="${bens}"`);
});

describe("a request", () => {
  test("that nothing was done for says so beside the button, until the listing is edited for it", async () => {
    const page = await ask("correct", "The tour costs 32 dollars.");
    expect(await text(ada.get(page))).toContain("Nothing was changed for this request yet.");
    const editor = `/review/place/inn?request=${page.split("/").at(-1)}`;
    const html = await text(ada.get(editor));
    expect(html).toContain("The tour costs 32 dollars.");
    await ada.post(editor, { ...listingFields(html), ticketPrice: "32", intent: "save" });
    expect(await text(ada.get(page))).not.toContain("Nothing was changed for this request yet.");
  });

  test("to remove a listing leads to hiding it, and shows what else waits about it", async () => {
    await ask("correct", "The door is green.");
    const html = await text(ada.get(await ask("remove", "I am the owner.")));
    expect(html).toContain("The door is green.");
    expect(html).toContain("The listing is still on the site.");
    expect(html.indexOf('value="hide"')).toBeLessThan(html.indexOf('value="done"'));
  });

  test("about a hidden listing has no link to a page that is not there", async () => {
    const page = await ask("remove", "It is my house.");
    expect(await text(ada.get(page))).toContain('href="/location/');
    await ada.post(page, { intent: "hide", version: "1" });
    const html = await text(ada.get(page));
    expect(html).toContain("(hidden)");
    expect(html).not.toContain('href="/location/');
    await ada.post(page, { intent: "undo", version: "2" });
  });
});

test("an address of the desk that leads to nothing leaves the desk at hand", async () => {
  const html = await text(ada.get("/review/submission/nobody"));
  expect(html).toContain("Nothing is kept under this address");
  expect(html).toContain('aria-label="Review desk"');
});
