/** Saved places: hearts everywhere, and the page with the visitor's lists. */
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, inWidths, test, untilInteractive } from "./journey.ts";

const KEY = "hauntway.saved";
const WINCHESTER = "winchester-mystery-house-san-jose-california";
const WHALEY = "whaley-house-san-diego-california";
const MARY = "rms-queen-mary-long-beach-california";

const heart = (page: Page, slug: string) => page.locator(`[data-save="${slug}"]`).first();
const notice = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const entry = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: `Remove ${name}` });
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), KEY);

/** What an earlier visit left behind. */
function leaveBehind(context: BrowserContext, value: unknown): Promise<unknown> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return context.addInitScript(
    ([key, before]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, before!);
    },
    [KEY, text],
  );
}

const savedPlaces = (...slugs: string[]) => ({
  version: 2,
  lists: [{ id: "1", name: "My places" }],
  places: Object.fromEntries(slugs.map((slug, i) => [slug, { list: "1", on: `2026-10-0${i + 1}T12:00:00.000Z` }])),
  been: {},
});

test("a place is saved on a card, shown on its page, and unsaved there with a way back", async ({ page, visitor }) => {
  await visitor.visit("/state/california");
  await expect(heart(page, WHALEY)).toHaveAccessibleName("Save Whaley House");
  await heart(page, WHALEY).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
  await expect(heart(page, WHALEY)).toHaveAccessibleName("Saved Whaley House");
  await expect(notice(page)).toContainText("Saved");
  await expect(page).toHaveURL(/\/state\/california$/);

  await visitor.visit(`/location/${WHALEY}`);
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
  await heart(page, WHALEY).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "false");
  await notice(page).getByRole("button", { name: "Undo" }).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
  await visitor.expectAccessible();
});

test("a heart is right before the scripts of the page run, and does not move anything", async ({ page, context }) => {
  await leaveBehind(context, savedPlaces(WHALEY));
  await page.route("**/assets/**.js", (route) => route.abort());
  await page.goto(`/location/${WHALEY}`);
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
  const before = await heart(page, WHALEY).boundingBox();
  await page.unroute("**/assets/**.js");
  await page.reload();
  await untilInteractive(page);
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
  await heart(page, WHALEY).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "false");
  expect(await heart(page, WHALEY).boundingBox()).toEqual(before);
});

test("two tabs show the same", async ({ page, context, visitor }) => {
  await visitor.visit("/state/california");
  const other = await context.newPage();
  await other.goto("/saved");
  await untilInteractive(other);
  await expect(other.getByRole("heading", { name: "No Places Saved Yet" })).toBeVisible();
  await heart(page, WHALEY).click();
  await expect(entry(other, "Whaley House")).toBeVisible();
  await entry(other, "Whaley House").getByRole("button", { name: "Remove Whaley House" }).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "false");
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(heart(page, WHALEY)).toHaveAttribute("aria-pressed", "true");
});

test("hearts are in the explorer, in popups and in trips", async ({ page, visitor }) => {
  await visitor.visit(`/map?open=${WHALEY}`);
  const popup = page.locator(".map-popup");
  await popup.getByRole("button", { name: "Save Whaley House" }).click();
  await expect(popup.getByRole("button", { name: "Saved Whaley House" })).toBeVisible();
  const first = page.locator("#explorer-list [data-save]").first();
  await first.click();
  await expect(first).toHaveAttribute("aria-pressed", "true");
  await visitor.visit("/trip?from=San+Diego,+CA&days=1");
  const stop = page.locator(".trip-stop [data-save]").first();
  await stop.press("Enter");
  await expect(page.locator(".trip-stop [data-save][aria-pressed=true]").first()).toBeVisible();
});

test("lists are made, renamed, ordered and deleted, and a deletion is undone, by keyboard alone", async ({
  page,
  context,
  visitor,
}) => {
  await leaveBehind(context, savedPlaces(WINCHESTER, WHALEY, MARY));
  await visitor.visit("/saved");
  const lists = page.getByRole("navigation", { name: "Your lists" }).getByRole("link");
  await page.getByRole("button", { name: "New list" }).press("Enter");
  await expect(page.getByLabel("Name of the new list")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Give the list a name.")).toBeVisible();
  await page.keyboard.type("October");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "October" })).toBeVisible();
  await expect(page.getByText("This list is empty.")).toBeVisible();

  await lists.filter({ hasText: "My places" }).press("Enter");
  await page.getByLabel("List of Whaley House").selectOption("October");
  await expect(entry(page, "Whaley House")).toHaveCount(0);
  await expect(lists).toHaveText(["My places2", "October1"]);

  await lists.filter({ hasText: "October" }).press("Enter");
  await expect(entry(page, "Whaley House")).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).press("Enter");
  await page.getByLabel("New name for this list").fill("Halloween");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  await page.getByRole("button", { name: "Move left" }).press("Enter");
  await expect(lists).toHaveText(["Halloween1", "My places2"]);
  await expect(page.getByRole("button", { name: "Move left" })).toBeFocused();

  await page.getByRole("button", { name: "Delete list" }).press("Enter");
  await expect(page.getByText('The list "Halloween" was deleted, with 1 place.')).toBeVisible();
  await expect(lists).toHaveText(["My places2"]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(lists).toHaveText(["Halloween1", "My places2"]);
  await expect(entry(page, "Whaley House")).toBeVisible();
  await page.reload();
  await expect(lists).toHaveText(["Halloween1", "My places2"]);
});

test("notes and visits are kept, counted and drawn, and never sent", async ({ page, context, visitor }) => {
  await leaveBehind(context, savedPlaces(WINCHESTER, WHALEY));
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await visitor.visit("/saved");
  await entry(page, "Whaley House").getByRole("button", { name: "Add a note" }).click();
  await expect(page.getByLabel("Your note on Whaley House")).toBeFocused();
  await page.keyboard.type("Bring a lantern");
  await entry(page, "Whaley House").getByLabel("Been here").check();
  await entry(page, "Whaley House").getByLabel("date of your visit").fill("2026-10-30");
  await expect(page.getByText(/^of [\d,]+ places$/)).toBeVisible();
  await expect(page.getByRole("img", { name: "Map of the states: you have been to California" })).toBeVisible();
  await expect(page.getByText("Oct 30, 2026")).toBeVisible();
  await expect(entry(page, "Whaley House").getByRole("link", { name: /I Was There/ })).toHaveAttribute(
    "href",
    `/location/${WHALEY}/report`,
  );
  await page.getByRole("button", { name: "New list" }).click();
  await page.keyboard.type("Secret wishes");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/saved#list-2$/);
  await visitor.expectAccessible();
  await page.reload();
  await page.getByRole("link", { name: "My places" }).click();
  await expect(page.getByLabel("Your note on Whaley House")).toHaveValue("Bring a lantern");
  await expect(entry(page, "Whaley House").getByLabel("date of your visit")).toHaveValue("2026-10-30");
  expect(sent.filter((request) => request.includes("/saved/lookup"))).not.toEqual([]);
  expect(sent.filter((request) => /lantern|2026-10-30|Secret|My places/i.test(decodeURIComponent(request)))).toEqual(
    [],
  );
});

test("a list is sorted and filtered, and shows how far its places are", async ({ page, context, visitor }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 32.75, longitude: -117.19 });
  await leaveBehind(context, savedPlaces(WINCHESTER, WHALEY, MARY));
  await visitor.visit("/saved");
  const names = page.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(names).toHaveText(["RMS Queen Mary", "Whaley House", "Winchester Mystery House"]);
  await page.getByLabel("Sort by").selectOption("Name");
  await expect(names.first()).toHaveText("RMS Queen Mary");
  await page.getByRole("button", { name: "Distance from here" }).click();
  await expect(page.getByLabel("Sort by")).toHaveValue("distance");
  await expect(names.first()).toHaveText("Whaley House");
  await expect(entry(page, "Whaley House")).toContainText(/\d\.\d miles/);
  await page.getByLabel("Find in this list").fill("long beach");
  await expect(names).toHaveText(["RMS Queen Mary"]);
  await expect(page.getByText("1 of 3 places")).toBeVisible();
  await page.getByLabel("Find in this list").fill("");
  await page.getByLabel("Show").selectOption("Been here");
  await expect(names).toHaveCount(0);
});

test("a link shows the list to somebody else, who saves it", async ({ page, context, visitor, browser }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await leaveBehind(context, { ...savedPlaces(WINCHESTER, WHALEY), lists: [{ id: "1", name: "Book club & friends" }] });
  await visitor.visit("/saved");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(notice(page)).toContainText("Link copied");
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code of the link to this list" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan a trip through these" })).toHaveAttribute(
    "href",
    `/trip?only=1&with=${WHALEY}&with=${WINCHESTER}`,
  );

  const somebody = await browser.newContext();
  const theirs = await somebody.newPage();
  theirs.on("request", (request) => sent.push(request.url()));
  await theirs.goto(address);
  await untilInteractive(theirs);
  await expect(theirs.getByRole("heading", { level: 1, name: "Book club & friends" })).toBeVisible();
  await expect(theirs).toHaveTitle("Book club & friends | Hauntway");
  await expect(theirs.getByText("2 Haunted Places")).toBeVisible();
  await theirs.getByRole("button", { name: "Save these" }).click();
  await expect(theirs.getByText('2 places saved in the list "Book club & friends".')).toBeVisible();
  expect(sent.filter((url) => /book/i.test(url.split("#")[0]!))).toEqual([]);
  await expect(heart(theirs, WHALEY)).toHaveAttribute("aria-pressed", "true");
  await theirs.getByRole("link", { name: "See your saved places" }).click();
  await expect(entry(theirs, "Winchester Mystery House")).toBeVisible();
  await somebody.close();
});

test("a link without a name is saved as one that was shared", async ({ page, visitor }) => {
  await visitor.visit(`/saved?places=${WHALEY},${WINCHESTER}`);
  await expect(page.getByRole("heading", { level: 1, name: "2 Haunted Places" })).toBeVisible();
  await expect(page).toHaveTitle("A Shared List of Haunted Places | Hauntway");
  await page.getByRole("button", { name: "Save these" }).click();
  await expect(page.getByText('2 places saved in the list "Shared with me".')).toBeVisible();
});

test("a file goes to another device; a tampered one is refused with a sentence", async ({
  page,
  context,
  visitor,
  browser,
}) => {
  const before = savedPlaces(WINCHESTER, WHALEY);
  await leaveBehind(context, { ...before, been: { [WHALEY]: "2026-10-30" } });
  await visitor.visit("/saved");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download file" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  const gpx = page.waitForEvent("download");
  await page.getByRole("button", { name: "GPX" }).click();
  expect(readFileSync(await (await gpx).path(), "utf8")).toContain("<name>Whaley House</name>");

  const device = await browser.newContext();
  const theirs = await device.newPage();
  await theirs.goto("/saved");
  await untilInteractive(theirs);
  const open = async (content: string) => {
    const chooser = theirs.waitForEvent("filechooser");
    await theirs.getByRole("button", { name: "Open file" }).click();
    await (await chooser).setFiles({ name: "saved.json", mimeType: "application/json", buffer: Buffer.from(content) });
  };
  for (const tampered of ["{", '{"version":2}', text.replace("2026-10-30", "<script>"), text.replace(WHALEY, "../x")]) {
    await open(tampered);
    await expect(theirs.getByText(/not a file of saved places from Hauntway, or it is damaged/)).toBeVisible();
    expect(await stored(theirs)).toBeNull();
  }
  await open(text);
  await expect(notice(theirs)).toContainText("2 places added.");
  await expect(entry(theirs, "Whaley House").getByLabel("Been here")).toBeChecked();
  expect(await stored(theirs)).toMatchObject({ places: before.places, been: { [WHALEY]: "2026-10-30" } });
  await device.close();
});

test("a visit is removed after its place is no longer saved, and brought back", async ({ page, context, visitor }) => {
  await leaveBehind(context, { ...savedPlaces(), been: { [WHALEY]: "2026-10-30" } });
  await visitor.visit("/saved");
  await page.getByRole("button", { name: "Remove your visit to Whaley House" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No Places Saved Yet" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("hauntway.saved-cards"))).toBeNull();
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Oct 30, 2026")).toBeVisible();
});

test("two places are removed from a list, and both come back", async ({ page, context, visitor }) => {
  await leaveBehind(context, savedPlaces(WINCHESTER, WHALEY));
  await visitor.visit("/saved");
  for (const name of ["Winchester Mystery House", "Whaley House"]) {
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  }
  await expect(page.getByRole("heading", { name: "No Places Saved Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry(page, "Whaley House")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(entry(page, "Winchester Mystery House")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("places that left the directory say so, and keep their note", async ({ page, context, visitor }) => {
  const saved = savedPlaces(WHALEY);
  const gone = { list: "1", on: "2026-10-01T12:00:00.000Z", note: "It was cold." };
  await leaveBehind(context, { ...saved, places: { ...saved.places, "lost-inn-nowhere-ohio": gone } });
  await visitor.visit("/saved");
  const lost = entry(page, "lost inn nowhere ohio");
  await expect(lost).toContainText("No longer in the directory.");
  await expect(lost.getByRole("link")).toHaveCount(0);
  await expect(lost.getByLabel(/Your note/)).toHaveValue("It was cold.");
});

test("what an earlier release stored is still there", async ({ page, context, visitor }) => {
  await leaveBehind(context, { version: 1, places: { [WHALEY]: "2026-10-01T12:00:00.000Z" } });
  await visitor.visit("/saved");
  await expect(entry(page, "Whaley House")).toBeVisible();
  await visitor.visit("/state/california");
  await heart(page, WINCHESTER).click();
  expect(await stored(page)).toMatchObject({ version: 2, places: { [WHALEY]: { list: "1" }, [WINCHESTER]: {} } });
});

test("a storage that is forbidden or full is told of, and nothing is lost", async ({ page, context, visitor }) => {
  await leaveBehind(context, savedPlaces(WHALEY));
  await context.addInitScript((key) => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (name === key && location.search.includes("page")) throw new DOMException("Full", "QuotaExceededError");
      setItem.call(this, name, value);
    };
    if (location.pathname === "/activity-types" || location.pathname === "/most-haunted") {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    }
  }, KEY);
  await visitor.visit("/all-locations?page=2");
  const one = page.locator("[data-save]").first();
  await one.click();
  await expect(notice(page)).toContainText("has no more room for this site");
  await expect(one).toHaveAttribute("aria-pressed", "false");
  expect(Object.keys((await stored(page)).places)).toEqual([WHALEY]);

  await visitor.visit("/most-haunted");
  await page.locator("[data-save]").first().click();
  await expect(notice(page)).toContainText("does not let this site save anything");
  await page.getByRole("banner").getByRole("link", { name: "Saved" }).click();
  await expect(page.getByText("does not let this site save anything").first()).toBeVisible();
});

test("what cannot be read is left alone until the visitor decides", async ({ page, context, visitor }) => {
  await leaveBehind(context, "{broken");
  await visitor.visit("/state/california");
  await heart(page, WHALEY).click();
  await expect(notice(page)).toContainText("cannot be read");
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe("{broken");
  await visitor.visit("/saved");
  await expect(page.getByRole("button", { name: "Download them as they are" })).toBeVisible();
  await page.getByRole("button", { name: "Delete them and start again" }).click();
  await expect(page.getByRole("heading", { name: "No Places Saved Yet" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("no heart is shown, and a shared list can be read", async ({ page }) => {
    await page.goto("/state/california");
    await expect(heart(page, WHALEY)).toBeHidden();
    await page.goto("/saved");
    await expect(page.getByText("Saving places needs JavaScript")).toBeVisible();
    await page.goto(`/saved?places=${WHALEY},${WINCHESTER}`);
    await expect(page.getByRole("heading", { name: "Whaley House" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Save these" })).toBeHidden();
    await expect(page.getByRole("link", { name: "GPX" })).toBeVisible();
  });
});

test("saved places are accessible and fit the screen in every width", async ({ page, context, visitor }) => {
  test.slow();
  const look = () =>
    inWidths(page, async () => {
      await visitor.expectAccessible();
      await visitor.expectToFit();
    });
  await visitor.visit("/saved");
  await look();
  await leaveBehind(context, { ...savedPlaces(WINCHESTER, WHALEY, MARY), been: { [WHALEY]: "2026-10-30" } });
  await page.reload();
  await expect(entry(page, "Whaley House")).toContainText("San Diego");
  await look();
  await visitor.visit(`/saved?places=${WHALEY},${WINCHESTER},${MARY}`);
  await look();
});
